"""Builds the site: an edition for each language, a start page, and the pages side by side."""
