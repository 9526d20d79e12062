"""Runs the book's notebooks, each once, and keeps their outputs for all who need them.

A kept output is used again only while the cells, `course_lib` and the pinned
requirements are what they were when it was made.
"""

from tools.execution.outputs import ExecutionError, cache_folder, executed

__all__ = ["ExecutionError", "cache_folder", "executed"]
