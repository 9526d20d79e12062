// What the browser remembers of its reader, between visits where that is allowed.
// A classic script: a module would not load from a folder opened without a server.
"use strict";

const memory = {
  recall(key) {
    try {
      return localStorage.getItem(key);
    } catch {
      return null;
    }
  },

  keep(key, value) {
    try {
      localStorage.setItem(key, value);
    } catch {
      // A reader who keeps sites from storing anything has the choice for this page.
    }
  },
};
