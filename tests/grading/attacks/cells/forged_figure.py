"""Sends a script in place of a figure."""

# cell: first
import base64

import matplotlib.pyplot as plt

base64.b64encode = lambda content: b'"><script>alert(1)</script>'

# cell: last
plt.plot([0, 1])
