import { makeTable } from '@keelerada/estonian/make-table';
import { FOREIGN_STEMS, INSIDE_PLACES, OUTSIDE_PLACES } from './place-names';

/** Endings of the cases that are made from the genitive. */
const ENDINGS = makeTable<string>({
  ...{ g: '', ill: 'sse', in: 's', el: 'st', all: 'le', ad: 'l', abl: 'lt' },
  ...{ tr: 'ks', ter: 'ni', es: 'na', ab: 'ta', kom: 'ga' },
});
const VOWEL = /[aeiouõäöü]/u;
const SHORTEST_COMPARED = 7;
/** Shorter words are compared in the local cases only: personal names may be nearly the same. */
const SHORTEST_NAME = 6;
const LOCAL_CASES = { inside: ['ill', 'in', 'el'], outside: ['all', 'ad', 'abl'] } as const;

/** A form of the name of a place. */
export interface PlaceForm {
  readonly form: string;
  /** Nominative. */
  readonly name: string;
  /** Vabamorf's code of the case, without number: `n`, `ill`. */
  readonly case: string;
  /** Whether the place takes the inner (`Tartus`) or outer local cases (`Saaremaal`). */
  readonly series: 'inside' | 'outside';
}

const forms = new Map<string, PlaceForm>();
const bySkeleton = new Map<string, PlaceForm[]>();
const genitives = new Map<
  string,
  { readonly genitive: string; readonly short: string; readonly series: PlaceForm['series'] }
>();

function add(place: PlaceForm): void {
  if (!forms.has(place.form)) forms.set(place.form, place);
  const key = makeSkeleton(place.form);
  bySkeleton.set(key, [...(bySkeleton.get(key) ?? []), place]);
}

for (const [list, series] of [
  [INSIDE_PLACES, 'inside'],
  [OUTSIDE_PLACES, 'outside'],
] as const) {
  for (const entry of list.split(/\s+/u).filter(Boolean)) {
    const [name = '', given, short = ''] = entry.split(':');
    const genitive = given === undefined || given === '' ? name : given;
    genitives.set(name, { genitive, short, series });
    add({ form: name, name, case: 'n', series });
    for (const [code, ending] of ENDINGS) add({ form: genitive + ending, name, case: code, series });
    if (short !== '') add({ form: short, name, case: 'ill', series });
    add({ form: makePartitive(name, genitive), name, case: 'p', series });
  }
}

function makePartitive(name: string, genitive: string): string {
  if (name.endsWith('maa')) return `${genitive}d`;
  return /[aeiouõäöü]$/u.test(name) ? `${genitive}t` : genitive;
}

/** Letters that learners confuse made one, doubled ones single. */
function makeSkeleton(word: string): string {
  return word
    .toLowerCase()
    .replace(/[’']/gu, '')
    .replace(/[ä]/gu, 'a')
    .replace(/[õö]/gu, 'o')
    .replace(/[üy]/gu, 'u')
    .replace(/j/gu, 'i')
    .replace(/[bp]/gu, 'p')
    .replace(/[dt]/gu, 't')
    .replace(/[gk]/gu, 'k')
    .replace(/w/gu, 'v')
    .replace(/[šžz]/gu, 's')
    .replace(/(.)\1+/gu, '$1');
}

/** True for a case form of the name of a place in the table, as it is written. */
export function isPlaceForm(word: string): boolean {
  return forms.has(word);
}

/** The form of the table, if the word is one. */
export function findPlaceForm(word: string): PlaceForm | undefined {
  return forms.get(word);
}

/** The form of a place in a case; the short illative where there is one. */
export function makePlaceForm(name: string, code: string): string {
  const { genitive, short } = genitives.get(name)!;
  return code === 'ill' && short !== '' ? short : genitive + ENDINGS.get(code)!;
}

/** Two syllables, the first one long, no stop that grows weaker: their short illative is written as the nominative. */
const BARE_ILLATIVE =
  /^[^aeiouõäöü]*(?:[aeiouõäöü]{2}[^aeiouõäöü]+|[aeiouõäöü][^aeiouõäöü]{2,})[aeiouõäöü]$/iu;

/** True where the nominative of a place says where to as well: `sõidan Narva`, `lähen Rootsi`. */
export function isBareIllative(name: string): boolean {
  const { genitive, short } = genitives.get(name)!;
  return genitive === name && (short === name || (short === '' && BARE_ILLATIVE.test(name)));
}

/**
 * The form of a place that a misspelt one is likely meant to be: a foreign stem with an ending, the same letters but for
 * those that are easily confused, or one letter away with the same ending. Undefined if there is none or more than one.
 */
export function guessPlaceForm(word: string): string | undefined {
  if (forms.has(word)) return undefined;
  const foreign = readForeignStem(word);
  if (foreign) return foreign;
  const same = (bySkeleton.get(makeSkeleton(word)) ?? []).filter(
    (place) => hasSameEnding(word, place.form) && (word.length >= SHORTEST_NAME || isLocal(place)),
  );
  if (same.length > 0)
    return onlyOne(
      same.map(({ form }) => form),
      word,
    );
  if (word.length < SHORTEST_COMPARED) return undefined;
  const near = [...forms.values()].filter((place) => isLocal(place) && isOneLetterAway(word, place.form));
  return onlyOne(
    near.map(({ form }) => form),
    word,
  );
}

function isLocal(place: PlaceForm): boolean {
  const ending = ENDINGS.get(place.case) ?? '';
  return (LOCAL_CASES[place.series] as readonly string[]).includes(place.case) && place.form.endsWith(ending);
}

/** `Roma`, and the base form of a name that has another genitive: `Londons`. `Vilniusse` is right. */
const WRONG_STEMS = [
  ...Object.entries(FOREIGN_STEMS),
  ...[...genitives].flatMap(([name, { genitive }]) =>
    genitive === name || name.endsWith('s') ? [] : [[name, name] as const],
  ),
];

function readForeignStem(word: string): string | undefined {
  for (const [stem, name] of WRONG_STEMS) {
    if (!word.startsWith(stem)) continue;
    const ending = word.slice(stem.length);
    const code =
      [...ENDINGS].find(([key, written]) => key !== 'g' && written === ending)?.[0] ??
      (ending === 'se' ? 'ill' : undefined);
    if (code) return makePlaceForm(name, code);
  }
  return undefined;
}

function onlyOne(found: readonly string[], word: string): string | undefined {
  const different = [...new Set(found)].filter((form) => form !== word);
  return different.length === 1 ? different[0] : undefined;
}

/** True if both words end alike, a doubled letter counting once: `Tartuss` and `Tartus`, not `Soomes` and `Soome`. */
function hasSameEnding(a: string, b: string): boolean {
  return makeSkeleton(a).at(-1) === makeSkeleton(b).at(-1);
}

function isOneLetterAway(word: string, form: string): boolean {
  // `Itaalies`: the vowel before the ending may differ too.
  const sameEnd = word.length === form.length && VOWEL.test(word.at(-2)!) ? -1 : -2;
  if (
    word[0] !== form[0] ||
    word.slice(sameEnd) !== form.slice(sameEnd) ||
    Math.abs(word.length - form.length) > 1
  )
    return false;
  let start = 0;
  while (start < word.length && word[start] === form[start]) start += 1;
  let end = 0;
  while (end < Math.min(word.length, form.length) - start && word.at(-1 - end) === form.at(-1 - end))
    end += 1;
  return Math.max(word.length, form.length) - start - end <= 1;
}
