import type { GrammarSentence } from '../sentence/grammar-sentence';

const OPENING = /^[„“"«‹‚'‘]$/u;
const CLOSING = /^[”“"»›‘’']$/u;
/** Speech in quotes is Estonian unless so large a share of its words is unknown. */
const FOREIGN_SHARE = 0.5;

/** Places of the words in quotes that are not Estonian: most of them are unknown. A quote that is not closed is none. */
export function findForeignQuotes({ tokens }: GrammarSentence): ReadonlySet<number> {
  const places = new Set<number>();
  let open = -1;
  tokens.forEach(({ form }, place) => {
    if (open >= 0 && CLOSING.test(form)) {
      const inside = Array.from({ length: place - open - 1 }, (_, i) => open + 1 + i);
      const words = inside.filter((at) => tokens[at]!.isWord);
      const unknown = words.filter((at) => !tokens[at]!.isKnown);
      if (unknown.length >= FOREIGN_SHARE * words.length) for (const at of words) places.add(at);
      open = -1;
    } else if (OPENING.test(form)) {
      open = place;
    }
  });
  return places;
}
