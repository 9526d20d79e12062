// A computed number shows its exact value and expression: under the mouse, focused, or tapped.
// Tab reaches the first number of each section, the arrow keys its neighbours, Escape closes.
// A classic deferred script: a module would not load from a folder opened without a server.
"use strict";

{
  const note = document.getElementById("number-note");
  const rows = note?.querySelector("tbody");
  const numbers = note ? [...document.querySelectorAll("[data-numbers]")] : [];
  const GAP = 6;
  const DELAY = 150; // time for the mouse to cross the gap
  let shown = null;
  let leaving = 0;

  const cell = (name, text) => {
    const element = document.createElement(name);
    element.append(text);
    return element;
  };

  const row = ([printed, exact, expression]) => {
    const element = document.createElement("tr");
    const last = document.createElement("td");
    last.append(cell("code", expression));
    element.append(cell("td", printed), cell("td", exact), last);
    return element;
  };

  // Below the number, or above it where there is more room; within the window.
  const place = (number) => {
    note.style.maxHeight = "none";
    const box = number.getBoundingClientRect();
    const under = window.innerHeight - box.bottom - 2 * GAP;
    const over = box.top - 2 * GAP;
    const below = note.offsetHeight <= under || under >= over;
    note.style.maxHeight = `${below ? under : over}px`;
    const top = below ? box.bottom + GAP : box.top - note.offsetHeight - GAP;
    const right = document.documentElement.clientWidth - note.offsetWidth - GAP;
    note.style.left = `${Math.max(GAP, Math.min(box.left, right)) + window.scrollX}px`;
    note.style.top = `${top + window.scrollY}px`;
  };

  const hide = () => {
    clearTimeout(leaving);
    shown?.removeAttribute("aria-describedby");
    shown = null;
    note.hidden = true;
  };

  const show = (number) => {
    clearTimeout(leaving);
    if (number === shown) return;
    hide();
    shown = number;
    rows.replaceChildren(...JSON.parse(number.dataset.numbers).map(row));
    note.hidden = false;
    number.setAttribute("aria-describedby", note.id);
    place(number);
  };

  const leave = () => {
    clearTimeout(leaving);
    leaving = setTimeout(hide, DELAY);
  };

  const move = (number, step) => {
    const visible = numbers.filter((each) => each.checkVisibility());
    visible[visible.indexOf(number) + step]?.focus();
  };

  const keys = (event) => {
    const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
    if (!step || event.target !== event.currentTarget) return; // a wide formula scrolls by them
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    move(event.currentTarget, step);
  };

  const sections = new Set();
  for (const number of numbers) {
    const section = number.closest("section, .strip");
    number.tabIndex = sections.has(section) ? -1 : 0;
    sections.add(section);
    number.addEventListener("focus", () => show(number));
    number.addEventListener("blur", hide);
    number.addEventListener("click", () => show(number));
    number.addEventListener("keydown", keys);
  }
  const byMouse = (act) => (event) => event.pointerType === "mouse" && act(event);
  const over = ({ target }) => {
    const number = target.closest("[data-numbers]");
    if (number) show(number);
    else if (note.contains(target)) clearTimeout(leaving);
    else if (shown && shown !== document.activeElement) leave();
  };
  if (note) {
    document.addEventListener("pointerover", byMouse(over));
    document.addEventListener("pointerdown", ({ target }) => {
      if (!target.closest("[data-numbers], #number-note")) hide();
    });
    document.addEventListener("keydown", ({ key }) => {
      if (key === "Escape") hide();
    });
    window.addEventListener("resize", hide);
  }
}
