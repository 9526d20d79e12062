"""A module `check` and messages beside the notebook."""

def change(path):
    path.with_name("check.py").write_text("function = number = fraction = print")
    path.with_name("messages.json").write_text("{}")
    path.with_name("mistakes.json").write_text("[]")
    path.with_name("timestamp.txt").write_text("the year 1999")
