// What scrolls sideways is reached with the keyboard: formulas and figures everywhere, and side by
// side, where the theme's script is not loaded, code and tables as well.
// A classic deferred script: a module would not load from a folder opened without a server.
"use strict";

{
  const BOXES = `div.math > mjx-container, .wide-figure,
    .side-by-side-page :is(pre, .pst-scrollable-table-container)`;

  const reach = (box) => {
    if (box.scrollWidth > box.clientWidth) box.tabIndex = 0;
    else box.removeAttribute("tabindex");
  };

  const sizes = new ResizeObserver((entries) => entries.forEach(({ target }) => reach(target)));
  const watch = () => document.querySelectorAll(BOXES).forEach((box) => sizes.observe(box));

  // MathJax, where the page has it, is loaded by then and may still be setting the formulas.
  window.addEventListener("load", async () => {
    await window.MathJax?.startup?.promise;
    watch();
  });
}
