// A block in another language, below its own: fetched from that edition when it is asked for.
// Each section has one button, which follows the pointer from block to block; Tab reaches it, the
// arrow keys move it, Escape closes what it opened. The language chosen is remembered.
// A classic deferred script: a module would not load from a folder opened without a server.
"use strict";

{
  const SECOND = "second-language";
  const DELAY = 150; // time for the mouse to cross from the block to its button
  const here = document.documentElement.lang;
  const parts = document.getElementById("counterpart")?.content;
  const editions = [...document.querySelectorAll(".language-switch a[hreflang]")]
    .filter((link) => link.hreflang !== here)
    .map((link) => ({ code: link.hreflang, name: link.textContent, address: link.href }));
  const codes = editions.map(({ code }) => code);
  const blocks = parts && editions.length ? [...document.querySelectorAll("[data-block]")] : [];
  const buttons = new Map(); // a section's button
  const opened = new Map(); // what a block's button opened
  const loaded = new Map(); // the other editions of this page
  let shown = null;
  let leaving = 0;

  const columns = (memory.recall("side-by-side-columns") ?? "").split(" ");
  const language = memory.recall("language");
  const wanted = [memory.recall(SECOND), ...columns, language, ...navigator.languages];
  let second = wanted.map((tag) => tag?.split("-")[0]).find((tag) => codes.includes(tag));
  second ??= codes[0];

  const load = async (address) => {
    const response = await fetch(address);
    if (!response.ok) throw new Error(`${response.status}: ${address}`);
    return new DOMParser().parseFromString(await response.text(), "text/html");
  };

  const page = ({ code, address }) => {
    if (!loaded.has(code)) {
      loaded.set(code, load(address));
      loaded.get(code).catch(() => loaded.delete(code));
    }
    return loaded.get(code);
  };

  // A copy that stands on this page: its addresses lead to its own, its ids are not ours.
  const adapted = (block, address) => {
    const copy = document.importNode(block, true);
    for (const element of [copy, ...copy.querySelectorAll("*")]) {
      for (const name of ["id", "data-block", "data-numbers"]) element.removeAttribute(name);
      for (const name of ["href", "src"]) {
        const said = element.getAttribute(name);
        if (said !== null) element.setAttribute(name, new URL(said, address).href);
      }
    }
    for (const anchor of copy.querySelectorAll(".headerlink")) anchor.remove();
    return copy;
  };

  const typeset = async (element) => {
    await window.MathJax?.startup?.promise;
    await window.MathJax?.typesetPromise?.([element]);
  };

  const fill = async (block, box) => {
    const edition = editions.find(({ code }) => code === second);
    const text = box.querySelector(".counterpart-text");
    const alarm = box.querySelector("[role=alert]");
    for (const choice of box.querySelectorAll("[lang][aria-pressed]")) {
      choice.setAttribute("aria-pressed", choice.lang === second);
    }
    box.setAttribute("aria-busy", "true");
    try {
      const other = await page(edition);
      if (second !== edition.code) return; // another language was chosen meanwhile
      const found = other.querySelector(`[data-block="${block.dataset.block}"]`);
      text.lang = edition.code;
      text.replaceChildren(adapted(found, edition.address));
      alarm.hidden = true;
      await typeset(text);
    } catch {
      text.replaceChildren();
      alarm.hidden = false;
    }
    box.setAttribute("aria-busy", "false");
  };

  const sectionOf = (block) => block.parentElement.closest("section");

  const buttonOf = (block) => buttons.get(sectionOf(block));

  // The button's block is the one after it.
  const refresh = (button) => {
    button.querySelector(".code").textContent = second;
    button.setAttribute("aria-expanded", opened.has(button.nextElementSibling));
  };

  const stand = (block) => {
    const button = buttonOf(block);
    if (button.nextElementSibling !== block) block.before(button);
    refresh(button);
    return button;
  };

  const close = (block) => {
    const inside = opened.get(block)?.contains(document.activeElement);
    opened.get(block)?.remove();
    opened.delete(block);
    const button = inside ? stand(block) : buttonOf(block);
    refresh(button);
    if (inside) button.focus();
  };

  const choose = (language) => {
    second = language;
    memory.keep(SECOND, language);
    for (const [block, box] of opened) fill(block, box);
    for (const button of buttons.values()) refresh(button);
  };

  const choice = ({ code, name }) => {
    const button = document.createElement("button");
    button.type = "button";
    button.lang = code;
    button.append(name);
    button.addEventListener("click", () => choose(code));
    button.setAttribute("aria-pressed", code === second);
    return button;
  };

  const open = (block) => {
    const box = parts.querySelector(".counterpart").cloneNode(true);
    box.querySelector(".counterpart-tools").prepend(...editions.map(choice));
    box.querySelector(".close").addEventListener("click", () => close(block));
    box.addEventListener("keydown", ({ key }) => key === "Escape" && close(block));
    opened.set(block, box);
    block.after(box);
    refresh(buttonOf(block));
    fill(block, box);
  };

  const toggle = (block) => (opened.has(block) ? close(block) : open(block));

  const keys = (event) => {
    const button = event.currentTarget;
    const block = button.nextElementSibling;
    if (event.key === "Escape") close(block);
    const step = { ArrowDown: 1, ArrowRight: 1, ArrowUp: -1, ArrowLeft: -1 }[event.key];
    if (!step || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    const own = blocks.filter((each) => buttonOf(each) === button);
    const next = own[own.indexOf(block) + step];
    if (next) stand(next).focus();
  };

  const hide = () => {
    clearTimeout(leaving);
    shown?.classList.remove("shown");
    shown = null;
  };

  const show = (block) => {
    clearTimeout(leaving);
    const button = buttonOf(block);
    if (button === document.activeElement && button.nextElementSibling !== block) return;
    if (button !== shown) hide();
    shown = stand(block);
    shown.classList.add("shown");
  };

  const leave = () => {
    clearTimeout(leaving);
    leaving = setTimeout(hide, DELAY);
  };

  const over = ({ target }) => {
    const block = target.closest("[data-block]");
    if (block) show(block);
    else if (target.closest(".counterpart-button, .counterpart")) clearTimeout(leaving);
    else if (shown) leave();
  };

  for (const block of blocks) {
    if (buttonOf(block)) continue;
    const button = parts.querySelector(".counterpart-button").cloneNode(true);
    button.addEventListener("click", () => toggle(button.nextElementSibling));
    button.addEventListener("keydown", keys);
    buttons.set(sectionOf(block), button);
    stand(block);
  }
  if (blocks.length) document.addEventListener("pointerover", over);
}
