"""Begins with a byte-order mark."""

def change(path):
    path.write_bytes(b"\xef\xbb\xbf" + path.read_bytes())
