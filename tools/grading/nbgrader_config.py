# nbgrader's configuration of the course; made with it, so change tools/grading/nbgrader_config.py.
from nbgrader.converters import GenerateAssignment
from nbgrader.preprocessors import ClearSolutions

c = get_config()  # noqa: F821

# The stubs stand in the text, in the student's language; solutions are files of their own.
c.GenerateAssignment.preprocessors = [
    step for step in GenerateAssignment.preprocessors.default() if step is not ClearSolutions
]
# A warning on stderr is no failed test.
c.IgnorePattern.pattern = "(?s).*"
c.Execute.timeout = 10
