"""Draws a figure that no browser would like."""

# cell: last
import matplotlib.pyplot as plt

plt.figure(figsize=(80, 80))
