"""Prints for ever in an answer.

hand-tied: too-much-output
"""

# cell: hand-tied-answer
while True:
    print("words " * 1000)
