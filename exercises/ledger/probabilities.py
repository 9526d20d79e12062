"""What the claims of the homework on probabilities need."""

from tools.numbers.witnesses import agree

__all__ = ["agree"]
