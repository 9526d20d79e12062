// Opens the reader's edition: the one chosen before, else by the browser's languages, else Russian.
// `index.html#choose` shows the three links instead.
"use strict";

{
  const remembered = () => {
    try {
      return localStorage.getItem("language");
    } catch {
      return null;
    }
  };

  const open = () => {
    const links = [...document.querySelectorAll("a[hreflang]")];
    const edition = (language) => links.find((link) => link.hreflang === language);
    const wanted = [remembered(), ...navigator.languages].map((tag) => tag?.split("-")[0]);
    location.replace((wanted.map(edition).find(Boolean) ?? links[0]).href);
  };

  const remember = ({ target }) => {
    const link = target.closest("a[hreflang]");
    if (!link) return;
    try {
      localStorage.setItem("language", link.hreflang);
    } catch {
      // The link works all the same.
    }
  };

  document.addEventListener("click", remember);
  if (location.hash !== "#choose") document.addEventListener("DOMContentLoaded", open);
}
