from dataclasses import dataclass


@dataclass
class Costs:
    fp: int
    fn: int

    def total(self, y, flags):
        return sum(
            self.fp * (f and not t) + self.fn * (t and not f) for t, f in zip(y, flags, strict=True)
        )


def flags_at(scores, threshold):
    return [score >= threshold for score in scores]


def decide(val_true, val_score, test_true, test_score, cost_fp, cost_fn):
    costs = Costs(cost_fp, cost_fn)
    candidates = sorted([float("inf"), *val_score])[::-1]
    best = candidates[0]
    for candidate in candidates[1:]:
        now, before = (costs.total(val_true, flags_at(val_score, t)) for t in (candidate, best))
        best = candidate if now < before else best
    everyone, nobody = [True] * len(test_true), [False] * len(test_true)
    base = min(costs.total(test_true, rule) for rule in (everyone, nobody))
    return (best, costs.total(test_true, flags_at(test_score, best)), base)
