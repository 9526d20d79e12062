r"""Formulas as lines of text."""

import pytest

from tools.site.formulas import plain


@pytest.mark.parametrize(
    ("tex", "text"),
    [
        (r"\frac{34}{45} \approx 0.7556", "34/45 ≈ 0.7556"),
        (r"\tfrac12", "1/2"),
        (r"\frac{\mathrm{TP}}{\mathrm{TP} + \mathrm{FP}}", "TP/(TP + FP)"),
        (r"\frac12\left( S_0 + S_1 \right)", "1/2(S₀ + S₁)"),
        (r"F_\beta", "Fᵦ"),
        (r"n_+", "n₊"),
        (r"\sum_{j=1}^{n_+} \frac{j}{r_j}", "∑_(j=1)^(n₊) j/rⱼ"),
        (r"\hat y = [s \ge t]", "ŷ = [s ≥ t]"),
        (r"10\,000", "10\N{NARROW NO-BREAK SPACE}000"),
        (r"\Phi\bigl(1.5/\sqrt{2}\bigr)", "Φ(1.5/√2)"),
        (r"\sqrt{a + b}", "√(a + b)"),
        (r"-0.5 \cdot \ln 2 \qquad \lambda \in \{0, 1\}", "−0.5 · ln 2 λ ∈ {0, 1}"),
        (r"\begin{aligned} a &= b \\ c &= d \end{aligned}", "a = b; c = d"),
        (r"\text{ошибка класса } k", "ошибка класса k"),
        (r"\begin{pmatrix} 1 & 2 \\ 3 & 4 \end{pmatrix} .", "1 2; 3 4."),
        (r"t^* = 10^6", "t* = 10⁶"),
    ],
)
def test_a_formula_says_the_same_in_a_line(tex: str, text: str):
    assert plain(tex) == text
