"""The homework: texts and stubs by language, and what checks an answer."""
