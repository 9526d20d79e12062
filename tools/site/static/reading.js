// The contents mark the pages that were read to the end, as this browser alone remembers: a page
// whose end, and more than half of whose headings, came into view. A page is printed in light colours.
// A classic deferred script: a module would not load from a folder opened without a server.
"use strict";

{
  const READ = "pages-read";
  const tools = document.querySelector(".reading");
  const mark = tools?.querySelector("template").content.firstElementChild;
  const links = tools ? [...document.querySelectorAll(".bd-docs-nav a")] : [];
  const end = document.querySelector(".page-end");
  const stops = [...document.querySelectorAll("article section > :is(h1, h2, h3)"), end];
  const seen = new Set();

  const nameOf = ({ pathname }) => pathname.split("/").pop().replace(/\.html$/, "");

  const recall = () => (memory.recall(READ) ?? "").split(" ").filter(Boolean);

  const keep = (pages) => memory.keep(READ, pages.join(" "));

  const show = (pages) => {
    const read = links.filter((link) => pages.includes(nameOf(link)));
    for (const link of links) link.querySelector(".read-mark")?.remove();
    for (const link of read) link.append(mark.cloneNode(true));
    tools.querySelector(".pages-read").textContent = read.length;
    tools.hidden = !read.length;
  };

  const see = (entries, observer) => {
    for (const { isIntersecting, target } of entries) if (isIntersecting) seen.add(target);
    if (!seen.has(end) || seen.size <= stops.length / 2) return;
    observer.disconnect();
    keep([...new Set([...recall(), nameOf(location)])]);
    show(recall());
  };

  const clear = () => {
    keep([]);
    show([]);
    links[0].focus(); // the button is gone
  };

  if (tools) {
    show(recall());
    tools.querySelector("button").addEventListener("click", clear);
    if (end) {
      const observer = new IntersectionObserver(see);
      for (const stop of stops) observer.observe(stop);
    }
  }

  const root = document.documentElement;
  let theme = root.dataset.theme;
  window.addEventListener("beforeprint", () => {
    theme = root.dataset.theme;
    root.dataset.theme = "light";
  });
  window.addEventListener("afterprint", () => {
    root.dataset.theme = theme;
  });
}
