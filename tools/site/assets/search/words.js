// What a text is searched by. The same for the book and for the reader's query, in every language:
// Cyrillic words lose their endings, Latin ones their marks, numbers stay as they are.

const NARROW = "\u00a0\u2009\u202f"; // between thousands
const NUMBER = `\\d+(?:[${NARROW}]\\d{3}(?!\\d))*(?:\\.\\d+)?`;
const PIECE = new RegExp(`${NUMBER}(?:/${NUMBER})?|\\p{L}(?:[\\p{L}\\p{M}\\p{N}]|['’ʼ](?=\\p{L}))*`, "gu");
const GREEK = {
  α: "alpha", β: "beta", γ: "gamma", ε: "epsilon", η: "eta", θ: "theta", λ: "lambda", μ: "mu",
  ξ: "xi", π: "pi", ρ: "rho", σ: "sigma", φ: "phi", ψ: "psi",
}; // prettier-ignore

// Each step leaves at least three letters. On the nouns of the book, 99 % of the pairs of forms meet.
const CONSONANT = "[бвгджзклмнпрстфхцчшщ]";
const ENDINGS = [
  "а е є и ы і ї о у ю я ь й ою ею єю ью ой ей єй ий ый ій ая яя ое ее ые ие ую юю ої ьої ьою",
  "ам ям ом ем єм им ым ім ах ях их ых іх ів їв ов ев єв ами ями ими ыми іми",
  "ого его ього ому ему ьому ет ют ат ят ит ут ете ите емо имо ємо",
  "ют ють уть ать ять ить еш иш ешь ишь",
].join(" ").replaceAll(" ", "|");
const STEPS = [
  [/(.)\1+/g, "$1"], // класс, клас; кросс-валидация
  [/(?<=.{3})с[яь]$/, ""], // a verb's
  [new RegExp(`(?<=.{3})(?:${ENDINGS})$`), ""],
  [/(?<=.{3})[иіьйї]$/, ""], // значени-ями
  [/(?<=.{3})(?:[аяиіїує][влт]|ет|[аое]м|[аяиіы]х|[аеуюя])$/, ""], // what looks like one more ending
  [/(?<=.{4})[еая]н$/, ""], // сравнение, сравнить
  [new RegExp(`(?<=.${CONSONANT})ь?[оеіє](${CONSONANT})$`), "$1"], // оценок, оценка; поріг, порога
  [new RegExp(`і(${CONSONANT}+)$`), "о$1"], // влучність, влучності
  [/[зцс]$/, (letter) => ({ з: "г", ц: "к", с: "х" })[letter]], // порозі, поріг
];

const cyrillic = (word) => STEPS.reduce((stem, step) => stem.replace(...step), word);

// Vietnamese writes the last sound of "tỉ" as "tỷ" too.
const latin = (word) =>
  word
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .replaceAll("đ", "d")
    .replace(/(?<=[hklmst])y$/, "i");

const folded = (piece) =>
  piece
    .replace(new RegExp(`[${NARROW}'’ʼ]`, "g"), "")
    .normalize("NFKC")
    .toLowerCase()
    .replaceAll("ё", "е")
    .replaceAll("ґ", "г")
    .replace(/\p{Script=Greek}/gu, (letter) => ` ${GREEK[letter] ?? letter} `)
    .trim()
    .split(/\s+/);

const LATIN = /\p{Script=Latin}/u;
const known = new Map();

function term(word) {
  if (/^\d/.test(word)) return word;
  if (!known.has(word)) known.set(word, LATIN.test(word) ? latin(word) : cyrillic(word));
  return known.get(word);
}

// Words that a question is put with, and that say little of what it is about.
const LITTLE = new Set(
  [
    "а без в во вы для до если же за и из или их к как какая какие какой когда ли между мне можно на",
    "надо не нет но ну о об однако он она от по при с со так такое также там то у чего чем что это я",
    "або ви від він вона для до є з за зі й коли мені можна на не ні о під по при та так таке те у хто",
    "це чи чого чим чому що щоб як яка який якщо які між",
    "bị các có cái cho của để do gì hay hoặc khi là làm mà mình một nào này nên nếu như những ra sao",
    "ta tại thế thì tôi trong từ và vào về vì với",
    "a an and are as do does for how in is it of on or the to what when which why with",
  ]
    .join(" ")
    .split(" ")
    .map(term),
);
export const saysLittle = (term) => LITTLE.has(term);

// The words of a text, each with the place where it stands and the terms that it is found by.
export function* pieces(text) {
  for (const { 0: piece, index } of text.matchAll(PIECE)) {
    const words = folded(piece);
    yield { start: index, end: index + piece.length, words, terms: words.map(term) };
  }
}

// A pair of neighbours counts as a term as well, and so does a Latin word with its marks: they
// begin with a sign, by which they are told from plain terms.
export const isPair = (term) => term.startsWith("+");
export const isPlain = (term) => !/^[+=]/.test(term);

// The terms of a text: "đường cong" gives duong, =đường, cong, +duongcong.
export function terms(text) {
  const found = [];
  let last = "";
  for (const piece of pieces(text.normalize("NFC"))) {
    piece.terms.forEach((plain, i) => {
      const word = piece.words[i];
      found.push(plain);
      if (LATIN.test(word) && /\p{M}|đ/u.test(word.normalize("NFD"))) found.push(`=${word}`);
      if (last && !saysLittle(plain)) found.push(`+${last}${plain}`);
      last = saysLittle(plain) ? "" : plain;
    });
  }
  return found;
}

// A title or a term as one, whatever stands between its words.
export const whole = (text) => terms(text).filter(isPlain).join(" ");

// A query may write thousands with a plain space, a decimal comma, and a fraction with spaces.
export const asked = (query) =>
  terms(
    query
      .replace(/(?<=\d) (?=\d{3}(?!\d))/g, "\u202f")
      .replace(/(?<=\d),(?=\d)/g, ".")
      .replace(/(?<=\d)\s*[/⁄∕]\s*(?=\d)/g, "/"),
  );
