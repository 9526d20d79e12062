// The search page: the places of the book that answer the query, as the reader types it.
import { find, indexed } from "./ranking.js";
import { isPlain, pieces, saysLittle } from "./words.js";

const SHOWN = 10; // results at first, and more at each wish
const LENGTH = 240; // of an excerpt, in characters
const BEFORE = 60; // of them before the first word found
const SETTLED = 200; // milliseconds without a key

const form = document.querySelector("main form.bd-search");
const field = form.querySelector("input");
const status = document.getElementById("search-status");
const list = document.getElementById("search-results");
const more = document.getElementById("search-more");

// Tells which words to mark in a place: those found, and where marks were typed, with them.
function sought(matched) {
  const plain = matched.filter(isPlain);
  const telling = plain.filter((term) => !saysLittle(term));
  const found = new Set(telling.length ? telling : plain);
  const typed = new Set(matched.filter((term) => term.startsWith("=")).map((term) => term.slice(1)));
  const withMarks = new Set([...typed].flatMap((word) => [...pieces(word)].flatMap((p) => p.terms)));
  return ({ words, terms }) =>
    terms.some((term, i) => found.has(term) && (!withMarks.has(term) || typed.has(words[i])));
}

// The part of a text with the most of the words found, as nodes; those words are marked.
function excerpt(text, hits) {
  const worth = (from) => {
    const within = hits.filter(({ start, end }) => start >= from && end <= from + LENGTH - BEFORE);
    return new Set(within.flatMap((hit) => hit.terms)).size;
  };
  const best = hits.reduce((a, b) => (worth(b.start) > worth(a.start) ? b : a), hits[0]);
  let start = Math.max(0, (best?.start ?? 0) - BEFORE);
  if (start) start = text.indexOf(" ", start) + 1;
  let end = start + LENGTH;
  if (end < text.length) end = text.lastIndexOf(" ", end);
  const inside = hits.filter((hit) => hit.start >= start && hit.end <= end);
  return [start > 0 ? "…" : "", ...marked(text, inside, start, end), end < text.length ? "…" : ""];
}

function marked(text, hits, start, end) {
  const parts = [];
  for (const hit of hits) {
    const mark = document.createElement("mark");
    mark.append(text.slice(hit.start, hit.end));
    parts.push(text.slice(start, hit.start), mark);
    start = hit.end;
  }
  return [...parts, text.slice(start, end)];
}

function element(name, className, ...content) {
  const made = document.createElement(name);
  made.className = className;
  made.append(...content);
  return made;
}

function item({ place, terms }) {
  const { label = "", title, address, page = "", text = "", code = "" } = place;
  const isSought = sought(terms);
  const hits = (text) => [...pieces(text)].filter(isSought);
  const told = hits(text).length || !hits(code).length ? text : code;
  const link = element("a", "", label ? `${label}. ${title}` : title);
  link.href = address;
  return element(
    "li",
    "",
    link,
    element("span", "search-page", page),
    element("p", "", ...excerpt(told, hits(told))),
  );
}

function show(results, from = 0) {
  const next = results.slice(from, from + SHOWN).map(item);
  list.append(...next);
  more.hidden = list.children.length === results.length;
  more.onclick = () => {
    show(results, list.children.length);
    list.children[from + SHOWN].querySelector("a").focus();
  };
}

function answer(index) {
  const query = field.value.trim();
  const results = query ? find(index, query) : [];
  list.replaceChildren();
  show(results);
  status.textContent = !query
    ? ""
    : results.length
      ? status.dataset.found.replace("%s", results.length)
      : status.dataset.none;
}

// The address follows the query, so that it can be kept, shared, and asked in another language.
let settling = 0;
function settle() {
  const address = new URL(location);
  if (field.value.trim()) address.searchParams.set("q", field.value.trim());
  else address.searchParams.delete("q");
  clearTimeout(settling);
  settling = setTimeout(() => history.replaceState(null, "", address), SETTLED);
}

async function start() {
  field.value = new URLSearchParams(location.search).get("q") ?? "";
  if (!field.value) field.focus();
  form.addEventListener("submit", (event) => event.preventDefault());
  status.textContent = status.dataset.preparing;
  const response = await fetch(list.dataset.places);
  if (!response.ok) throw new Error(`${response.url}: ${response.status}`);
  const index = indexed(await response.json());
  answer(index);
  field.addEventListener("input", () => {
    answer(index);
    settle();
  });
}

start().catch((error) => {
  status.textContent = status.dataset.failed;
  throw error;
});
