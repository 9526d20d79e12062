// Which places of the book answer a query, the best first.
import MiniSearch from "./minisearch.js";
import { asked, isPair, isPlain, saysLittle, terms, whole } from "./words.js";

// What a title says counts most, what a cell of code does least.
const FIELDS = { title: 3, page: 1.5, terms: 2, text: 1, code: 0.4 };
// A definition answers better than the text around it, the book better than its lists.
const DEFINITION = 1.5;
const LISTS = { "glossary.html": 0.4, "api.html": 0.6 };
const LITTLE = 0.1; // of a word that says little
// How much more a place counts if all of the query is its title, or a term that it introduces.
const TITLED = 2;
const INTRODUCED = 20;
const PAIR = 2; // of two words that stand together
const ENOUGH = 0.5; // of what the place with the most of the query has

export function indexed(places) {
  const uses = new Map(); // in how many fields of places each term stands
  const index = new MiniSearch({
    fields: Object.keys(FIELDS),
    tokenize: (text) => {
      const found = terms(text);
      for (const term of new Set(found)) uses.set(term, (uses.get(term) ?? 0) + 1);
      return found;
    },
    processTerm: (term) => term,
  });
  index.addAll(
    places.map(({ terms: introduced = [], ...place }, id) => ({
      id,
      ...place,
      terms: introduced.join(" / "),
    })),
  );
  return {
    index,
    uses,
    places,
    worth: places.map(
      ({ address, kind }) =>
        (kind === "definition" ? DEFINITION : 1) * (LISTS[address.split("#")[0]] ?? 1),
    ),
    titles: places.map(({ title }) => whole(title)),
    introduced: places.map(({ terms: introduced = [] }) => introduced.map(whole)),
  };
}

// The places in order, each with the terms that were found in it.
export function find({ index, uses, places, worth, titles, introduced }, query) {
  const known = (term) => uses.has(term);
  // A compound that the book writes apart counts as the pair.
  const wanted = [...new Set(asked(query))].map((term) =>
    !known(term) && known(`+${term}`) ? `+${term}` : term,
  );
  const rarity = (term) =>
    (saysLittle(term) ? LITTLE : 1) * Math.log(1 + places.length / (uses.get(term) ?? 1));
  const weight = (terms) => terms.filter((term) => !isPair(term)).reduce((sum, term) => sum + rarity(term), 1);
  const all = whole(query);
  const share = (words) =>
    ` ${all} `.includes(` ${words} `) ? weight(words.split(" ")) / weight(all.split(" ")) : 0;
  const rated = ({ id, score, queryTerms, match }) => {
    const covered = weight(queryTerms) / weight(wanted);
    const introduces = INTRODUCED * Math.max(0, ...introduced[id].map(share)) ** 2;
    const named = introduces > 1 ? introduces : titles[id] === all ? TITLED : 1;
    // MiniSearch multiplies by the number of terms matched; how rare they are says more.
    const rating = (score / queryTerms.length) * covered * named * worth[id];
    return { place: places[id], terms: Object.keys(match), covered, rating };
  };
  // A word that the book does not have may be the beginning of one, or mistyped.
  const unknown = (term) => isPlain(term) && !known(term);
  const found = index
    .search(query, {
      tokenize: () => wanted,
      boost: FIELDS,
      boostTerm: (term) => (saysLittle(term) ? LITTLE : isPair(term) ? PAIR : 1),
      prefix: unknown,
      fuzzy: (term) => (unknown(term) && /^\p{L}{4,}$/u.test(term) ? 0.25 : false),
    })
    .map(rated);
  const most = Math.max(...found.map(({ covered }) => covered));
  return found
    .filter(({ covered }) => covered >= ENOUGH * most)
    .sort((a, b) => b.rating - a.rating);
}
