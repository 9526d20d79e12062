import sys


def best_f1(y_true, y_score):
    pages = sorted(zip(y_score, y_true, strict=True), reverse=True)
    print(pages)
    wanted = sum(label for _, label in pages)
    if wanted == 0:
        print("an empty box", file=sys.stderr)
        raise ValueError("an empty box")
    found = {}
    for place, (score, _) in enumerate(pages, 1):
        found[score] = 2 * sum(label for _, label in pages[:place]) / (place + wanted)
        print(score, found[score])
    threshold = max(found, key=found.get)
    return [threshold, found[threshold]]
