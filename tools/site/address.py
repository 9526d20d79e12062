"""Where the site is published: the one address from which every page's own is made."""

import os
from typing import Any
from urllib.parse import SplitResult, urlsplit

from tools.site.editions import ConfigurationError

VARIABLE = "SITE_URL"


def site_address(config: dict[str, Any]) -> str:
    """The address of the site's root, with a slash at its end.

    It is what `SITE_URL` says, for a preview elsewhere, or the configuration's `html.baseurl`.

    Raises
    ------
    ConfigurationError
        When that is not the whole address of a site.
    """
    preview = os.environ.get(VARIABLE)
    said = preview or config.get("html", {}).get("baseurl")
    if not isinstance(said, str) or not _is_whole(said):
        place = VARIABLE if preview else "_config.yml: html.baseurl"
        raise ConfigurationError(
            f"{place}: {said!r} is not the address of a site: "
            "write it whole, as in https://example.org/course/"
        )
    return said.rstrip("/") + "/"


def _is_whole(address: str) -> bool:
    try:
        parts: SplitResult = urlsplit(address)
        port = parts.port  # reading it may find it wrong
    except ValueError:
        return False
    strange = parts.query or parts.fragment or any(sign.isspace() for sign in address)
    return parts.scheme in ("http", "https") and bool(parts.hostname) and port != 0 and not strange
