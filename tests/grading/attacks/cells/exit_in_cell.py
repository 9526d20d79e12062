"""Ends the process in an answer.

hand-five: process-ended
"""

# cell: hand-five-answer
import os

os._exit(0)
