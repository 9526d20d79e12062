// The rules of the search index, for the reader's query; the same as in __init__.py beside this.

function ukrainianStemmer({ endings, shortest, consonants }) {
  const closed = new RegExp(`і([${consonants}]+)$`);
  return function () {
    this.stemWord = (word) => {
      word = word.toLowerCase();
      const ending = endings.find(
        (candidate) => word.endsWith(candidate) && word.length - candidate.length >= shortest,
      );
      const stem = ending ? word.slice(0, -ending.length) : word;
      return stem.replace(/(.{3})ок$/, "$1к").replace(closed, "о$1");
    };
  };
}

function splitUkrainian(query) {
  return query
    .replace(/(?<=[\p{L}\p{N}])['’](?=[\p{L}\p{N}])/gu, "ʼ")
    .split(/[^\p{L}\p{N}_]+/u)
    .filter((word) => word);
}

function vietnameseStemmer() {
  this.stemWord = (word) =>
    word
      .toLowerCase()
      .normalize("NFD")
      .replace(/[\u0300-\u036f]/g, "")
      .replaceAll("đ", "d");
}
