"""What of a picture passes from a student's process."""

import base64
import io

import pytest
from matplotlib.figure import Figure

from tools.grading.sandbox.picture import png


def drawn(inches: float) -> bytes:
    file = io.BytesIO()
    Figure(figsize=(inches, inches)).savefig(file, format="png", dpi=72)
    return file.getvalue()


def test_figure_passes_as_it_is() -> None:
    sent = base64.b64encode(drawn(3)).decode()
    assert png(sent) == sent


@pytest.mark.parametrize(
    "sent",
    [
        None,
        3,
        "",
        "<script>alert(1)</script>",
        base64.b64encode(b"<script>").decode(),
        base64.b64encode(drawn(1)[:20]).decode(),
        base64.b64encode(b"GIF89a" + bytes(100)).decode(),
        base64.b64encode(drawn(60)).decode(),
        base64.b64encode(drawn(1) + bytes(1_000_000)).decode(),
        base64.b64encode(drawn(1)).decode() + '"><script>',
        "\ud800",
    ],
)
def test_anything_else_does_not(sent: object) -> None:
    assert png(sent) is None
