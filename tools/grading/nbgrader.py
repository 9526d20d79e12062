"""nbgrader itself: its API on our course folder, quiet unless it fails."""

import logging
import os
import sys
from pathlib import Path

from nbgrader.apps.api import NbGraderAPI
from nbgrader.coursedir import CourseDirectory
from traitlets.config import Config, PyFileConfigLoader

CONFIG = Path(__file__).with_name("nbgrader_config.py")


def api(course: Path, **options: dict) -> NbGraderAPI:
    """nbgrader's API for the course in that folder; options are sections of its configuration."""
    config = PyFileConfigLoader("nbgrader_config.py", path=str(course)).load_config()
    config.merge(Config(options))
    config.CourseDirectory.root = str(course.resolve())
    # nbgrader starts alembic by its name, which only an activated environment finds.
    os.environ["PATH"] = os.pathsep.join([str(Path(sys.executable).parent), os.environ["PATH"]])
    logging.getLogger("traitlets").addHandler(logging.NullHandler())
    return NbGraderAPI(CourseDirectory(config=config), config=config, log_level="ERROR")
