"""Blocks every signal, and sleeps.

hand-five: timed-out
"""

# cell: hand-five-answer
import signal
import time

signal.pthread_sigmask(signal.SIG_BLOCK, range(1, 65))
time.sleep(86400)
