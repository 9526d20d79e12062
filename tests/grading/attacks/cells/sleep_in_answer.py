"""Sleeps for a day in an answer.

hand-five: timed-out
"""

# cell: hand-five-answer
import time

time.sleep(86400)
