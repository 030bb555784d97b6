import { MASKED } from './mask-text';
import type { TextMark } from './text-mark';

type Found = Omit<TextMark, 'type' | 'tier'>;

/** What a mark may follow: a word, a number, a closing bracket or quote. */
const BEFORE = `(?<=[\\p{L}\\p{M}\\p{N})\\]”“"»%${MASKED}])`;
/** `sõna ,`; a mark of a table (`- , -`), a decimal (` .5`), dots (` ...`) and low quotes (` ,,`) are none. */
const SPACE_BEFORE = new RegExp(
  `${BEFORE}[ \\t]+(?:,(?![,'\\d])|[!?]{1,3}(?![!?\\p{L}\\d=])|[.;](?=\\s|$)|:(?=\\s+[\\p{L}„"“]|\\n|$))`,
  'gmu',
);
/** `viis : kaks` is a ratio where numbers stand on both sides. */
const NUMBER_BEFORE = /\d[ \t]*$/u;
/** `sõna,sõna`, `läheb?Mul`, `kodus.Siis`, `1990.aastal`. The comma of `x,y` and the point of `dr.H` stay. */
const SPACE_MISSING = [
  new RegExp(`(?<=[\\p{L}”“»)${MASKED}]),(?=[„“"«]?\\p{L}{2})|(?<=\\p{L}{2}),(?=\\p{L} )`, 'gu'),
  /(?<=\p{L}{2}[”“"»)]?);(?=\p{L}{2})/gu,
  /(?<=\p{L}{2}[”“"»)]?)[!?]+(?=\p{Lu}(?:\p{Ll}| ))/gu,
  /(?<=[\s„“"(]\p{L}?\p{Ll}{2,30})\.(?=\p{Lu}\p{Ll}+[\s,])/gu,
  /(?<=(?<![\d.:,-])\d{1,4})\.(?=(?!nda|nde|ndal|ndat)\p{Ll}{3})/gu,
];
const BRACKETED = /(\p{Ll}{3})?\(([^()\n=+*_]{3,200})\)(\p{L}{2})?/gu;
/** Several words, or a name: no part of a word (`õpilase(d)`). */
const [SEVERAL_WORDS, NAME] = [/\p{L}{3}.*\s\S|\S\s.*\p{L}{3}/u, /^\p{Lu}\p{Ll}{2,}$/u];
/** Two or three spaces between words; more line columns up. */
const DOUBLED = /(?<=[\p{L}\d,;:”“"»)]) {2,3}(?=[\p{L}\d„“"«(])/gu;
/** Columns, in a line of spaces. */
const COLUMNS = / {4}|\t|\|/u;

function addSpaces(masked: string): Found[] {
  return SPACE_MISSING.flatMap((pattern) =>
    [...masked.matchAll(pattern)].map(({ 0: mark, index }): Found => {
      return { start: index, end: index + mark.length, right: `${mark} `, because: 'space-missing' };
    }),
  );
}

/** `õpilane(12 aastat vana)ja`, `Riias(Läti)`. */
function addSpacesAtBrackets(masked: string): Found[] {
  const add = (start: number, right: string): Found[] => [
    { start, end: start + 1, right, because: 'space-outside' },
  ];
  return [...masked.matchAll(BRACKETED)].flatMap(([, before = '', inner = '', after = ''], i, all) => {
    const open = all[i]!.index + before.length;
    const isSeveral = SEVERAL_WORDS.test(inner);
    const opening = before !== '' && (isSeveral || NAME.test(inner)) ? add(open, ' (') : [];
    return after !== '' && isSeveral ? [...opening, ...add(open + inner.length + 1, ') ')] : opening;
  });
}

function removeSpacesBefore(masked: string): Found[] {
  return [...masked.matchAll(SPACE_BEFORE)].flatMap(({ 0: found, index }): Found[] => {
    const mark = found.trimStart();
    const end = index + found.length;
    const isRatio = mark === ':' && NUMBER_BEFORE.test(masked.slice(Math.max(0, index - 1), index));
    if (isRatio) return [];
    // `sõna ,sõna`: the space stands on the wrong side.
    const right = /[,;]/u.test(mark) && /\p{L}/u.test(masked.charAt(end)) ? `${mark} ` : mark;
    return [{ start: index, end, right, because: 'space-before' }];
  });
}

function removeDoubledSpaces(masked: string): Found[] {
  const found: Found[] = [];
  let at = 0;
  for (const line of masked.split('\n')) {
    if (!COLUMNS.test(line)) {
      for (const { 0: spaces, index } of line.matchAll(DOUBLED)) {
        const start = at + index;
        found.push({ start, end: start + spaces.length, right: ' ', because: 'space-doubled' });
      }
    }
    at += line.length + 1;
  }
  return found;
}

/** Spaces that are missing, doubled or before a mark. */
export function findSpacing(masked: string): TextMark[] {
  const missing = [...addSpaces(masked), ...addSpacesAtBrackets(masked)];
  return [...removeSpacesBefore(masked), ...missing, ...removeDoubledSpaces(masked)].map((found) => ({
    ...found,
    type: 'wrongPunctuation',
    tier: 'sure',
  }));
}
