"""Classification metrics, from scratch: the definitions are in `course_lib.exact`."""
