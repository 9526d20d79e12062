"""Wrong implementations that students really write, one module for each assignment.

Each module has `MISTAKES`: the mistake's id, as marks and messages name it, and the function.
None of this is released to students.
"""
