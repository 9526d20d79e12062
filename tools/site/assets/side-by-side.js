// Columns that can be hidden, all but the last one: the choice is kept, and is in the address.
// Where there is room for one column only, a tap on a paragraph shows it in the next language.
"use strict";

{
  const COLUMNS = "side-by-side-columns";
  const NARROW = window.matchMedia("(max-width: 767.98px)");
  const boxes = [...document.querySelectorAll(".tools input[type=checkbox]")];
  const status = document.querySelector(".tools [role=status]");
  const languages = boxes.map((box) => box.value);
  const strips = [...document.querySelectorAll(".strip:not(.shared)")];

  const listed = (text) => (text ?? "").split(/[ ,]/).filter((tag) => languages.includes(tag));

  const named = () => {
    const { searchParams } = new URL(location.href);
    return searchParams.get("columns");
  };

  const name = (columns) => {
    const address = new URL(location.href);
    address.searchParams.delete("columns");
    const others = address.search ? `${address.search}&` : "?";
    history.replaceState(null, "", `${others}columns=${columns.join(",")}${address.hash}`);
  };

  const shown = () => boxes.filter((box) => box.checked).map((box) => box.value);

  const seen = (strip) => strip.querySelector(".seen").lang;

  const turn = (strip, language) => {
    for (const cell of strip.querySelectorAll(".cell-of-one")) {
      cell.classList.toggle("seen", cell.lang === language);
    }
    strip.querySelector(".next").textContent = after(language);
  };

  const after = (language) => shown()[(shown().indexOf(language) + 1) % shown().length];

  const show = (columns) => {
    for (const box of boxes) {
      box.checked = columns.includes(box.value);
      document.body.classList.toggle(`without-${box.value}`, !box.checked);
    }
    document.body.style.setProperty("--columns", columns.length);
    document.body.classList.toggle("one-column", columns.length === 1);
    const own = document.documentElement.lang;
    const first = columns.includes(own) ? own : columns[0];
    for (const strip of strips) turn(strip, first);
  };

  const change = ({ target }) => {
    const last = shown().length === 0;
    status.hidden = !last;
    if (last) target.checked = true;
    show(shown());
    memory.keep(COLUMNS, shown().join(" "));
    name(shown());
  };

  const speak = () => {
    const preferred = [memory.recall("language"), ...navigator.languages];
    const wanted = preferred.map((tag) => tag?.split("-")[0]);
    const language = wanted.find((tag) => languages.includes(tag)) ?? languages[0];
    document.documentElement.lang = language;
    document.title = document.querySelector(`[aria-current] [lang=${language}]`).textContent;
  };

  // Tab reaches the first button of each section, the arrow keys its neighbours.
  const keys = (event) => {
    const step = { ArrowDown: 1, ArrowRight: 1, ArrowUp: -1, ArrowLeft: -1 }[event.key];
    if (!step || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    const strip = event.currentTarget.closest(".strip");
    strips[strips.indexOf(strip) + step]?.querySelector(".turn").focus();
  };

  const add = (strip) => {
    const button = document.getElementById("turn").content.firstElementChild.cloneNode(true);
    button.tabIndex = strip.id ? 0 : -1;
    button.addEventListener("keydown", keys);
    button.addEventListener("click", () => turn(strip, after(seen(strip))));
    strip.prepend(button);
  };

  const tap = ({ target }) => {
    const strip = target.closest(".cell-of-one")?.closest(".strip");
    const busy = target.closest("a, button, summary, [data-numbers]") || `${getSelection()}`;
    if (strip && NARROW.matches && !busy) turn(strip, after(seen(strip)));
  };

  // A page that was opened by a link with columns leads on with the same.
  const follow = ({ target }) => {
    const link = target.closest("a[href]");
    const columns = named();
    if (columns && link?.pathname.includes("/side-by-side/") && !link.search) {
      link.search = `?columns=${columns}`;
    }
  };

  speak();
  for (const strip of strips) add(strip);
  const given = listed(named());
  const remembered = listed(memory.recall(COLUMNS));
  const chosen = given.length ? given : remembered;
  show(chosen.length ? languages.filter((tag) => chosen.includes(tag)) : languages);
  if (chosen.length) name(shown());
  document.body.classList.add("in-turn");
  for (const box of boxes) box.addEventListener("change", change);
  document.addEventListener("click", tap);
  document.addEventListener("click", follow);
}
