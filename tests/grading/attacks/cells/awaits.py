"""An answer that awaits."""

# cell: hand-five-answer
import asyncio

await asyncio.sleep(0.01)
ap_five = Fraction(34, 45)
