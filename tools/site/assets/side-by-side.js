// Columns that can be hidden, all but the last one; the choice and the reader's language are kept.
"use strict";

{
  const COLUMNS = "side-by-side-columns";
  const boxes = [...document.querySelectorAll(".tools input[type=checkbox]")];
  const status = document.querySelector(".tools [role=status]");
  const languages = boxes.map((box) => box.value);

  const recall = (key) => {
    try {
      return localStorage.getItem(key);
    } catch {
      return null;
    }
  };

  const keep = (key, value) => {
    try {
      localStorage.setItem(key, value);
    } catch {
      // The columns can be hidden all the same, for this visit.
    }
  };

  const shown = () => boxes.filter((box) => box.checked).map((box) => box.value);

  const show = (columns) => {
    for (const box of boxes) {
      box.checked = columns.includes(box.value);
      document.body.classList.toggle(`without-${box.value}`, !box.checked);
    }
    document.body.style.setProperty("--columns", columns.length);
  };

  const change = ({ target }) => {
    const last = shown().length === 0;
    status.hidden = !last;
    if (last) target.checked = true;
    show(shown());
    keep(COLUMNS, shown().join(" "));
  };

  const speak = () => {
    const wanted = [recall("language"), ...navigator.languages].map((tag) => tag?.split("-")[0]);
    const language = wanted.find((tag) => languages.includes(tag)) ?? languages[0];
    document.documentElement.lang = language;
    document.title = document.querySelector(`[aria-current] [lang=${language}]`).textContent;
  };

  const remembered = (recall(COLUMNS) ?? "").split(" ").filter((tag) => languages.includes(tag));
  speak();
  show(remembered.length ? remembered : languages);
  for (const box of boxes) box.addEventListener("change", change);
}
