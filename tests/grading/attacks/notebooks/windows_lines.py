"""Lines end as on Windows."""

def change(path):
    path.write_bytes(path.read_bytes().replace(b"\n", b"\r\n"))
