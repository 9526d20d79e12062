// The switch keeps the reader at the same section or search, and the choice is remembered.
// A classic deferred script: a module would not load from a folder opened without a server.
"use strict";

{
  const HEADER = 120; // a section that begins under the sticky header is being read

  const inView = (element) => {
    const { top, bottom } = element.getBoundingClientRect();
    return bottom > HEADER && top < window.innerHeight;
  };

  const target = () => {
    const id = decodeURIComponent(location.hash.slice(1));
    return id && document.getElementById(id);
  };

  const sectionInView = () => {
    const sections = [...document.querySelectorAll("article section[id], .strip[id]")];
    return sections.findLast((section) => section.getBoundingClientRect().top <= HEADER);
  };

  // The place in the address, while the reader is still there; else the section being read.
  // What its author gave no label is numbered, differently in each language.
  const place = () => {
    const named = /^#id\d+$/.test(location.hash) ? null : target();
    if (named && inView(named.closest("section, .strip") ?? named)) return location.hash;
    const section = sectionInView();
    return section ? `#${section.id}` : "";
  };

  for (const link of document.querySelectorAll(".language-switch a")) {
    link.addEventListener("click", () => {
      link.search = location.search; // what the reader searches for
      link.hash = place();
      if (link.hreflang) memory.keep("language", link.hreflang);
    });
  }
}
