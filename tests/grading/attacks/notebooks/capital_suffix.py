"""Named in capitals by an old system."""


def change(path):
    path.rename(path.with_name("average-precision.IPYNB"))
