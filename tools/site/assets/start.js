// Opens the reader's edition: the one chosen before, else by the browser's languages, else Russian.
// `index.html#choose` shows the three links instead.
"use strict";

{
  const open = () => {
    const links = [...document.querySelectorAll("a[hreflang]")];
    const edition = (language) => links.find((link) => link.hreflang === language);
    const preferred = [memory.recall("language"), ...navigator.languages];
    const wanted = preferred.map((tag) => tag?.split("-")[0]);
    location.replace((wanted.map(edition).find(Boolean) ?? links[0]).href);
  };

  const remember = ({ target }) => {
    const link = target.closest("a[hreflang]");
    if (link) memory.keep("language", link.hreflang);
  };

  document.addEventListener("click", remember);
  if (location.hash !== "#choose") document.addEventListener("DOMContentLoaded", open);
}
