import { compareEstonian, makeEstonianSortKey } from '@keelerada/corpus-engine/base/estonian-collation';
import { sortByKeys } from '@keelerada/corpus-engine/base/sort-by-keys';

/** Letters packed into one 32-bit key; four of seven bits each. */
const KEY_LETTERS = 4;
const CLASS_BITS = 7;
const SYMBOL_CLASS = 1;
const FIRST_DIGIT_CLASS = 2;
const FIRST_LETTER_CLASS = 12;
const FIRST_CYRILLIC_CLASS = 45;
const LAST_CLASS = 127;
/** First sort keys of digits, letters and other scripts in the Estonian collation. */
const FIRST_DIGIT_WEIGHT = makeEstonianSortKey('0').charCodeAt(0);
const FIRST_LETTER_WEIGHT = makeEstonianSortKey('a').charCodeAt(0);
const LAST_LETTER_WEIGHT = makeEstonianSortKey('y').charCodeAt(0);
const FIRST_CYRILLIC_WEIGHT = makeEstonianSortKey('а').charCodeAt(0);
const CYRILLIC_LETTERS = 0x30;

const classes = new Map<number, number>();

/** Place of a letter in the alphabet in seven bits, in the order of the collation; letters that share a class are told apart later. */
function classOfUnit(unit: number): number {
  let known = classes.get(unit);
  if (known === undefined) {
    const weight = makeEstonianSortKey(String.fromCharCode(unit)).charCodeAt(0);
    if (weight < FIRST_DIGIT_WEIGHT) known = SYMBOL_CLASS;
    else if (weight < FIRST_LETTER_WEIGHT) known = FIRST_DIGIT_CLASS + weight - FIRST_DIGIT_WEIGHT;
    else if (weight <= LAST_LETTER_WEIGHT) known = FIRST_LETTER_CLASS + weight - FIRST_LETTER_WEIGHT;
    else if (weight < FIRST_CYRILLIC_WEIGHT) known = FIRST_CYRILLIC_CLASS - 1;
    else if (weight < FIRST_CYRILLIC_WEIGHT + CYRILLIC_LETTERS)
      known = FIRST_CYRILLIC_CLASS + weight - FIRST_CYRILLIC_WEIGHT;
    else known = LAST_CLASS;
    classes.set(unit, known);
  }
  return known;
}

const isSharedClass = (place: number) =>
  place === SYMBOL_CLASS || place === FIRST_CYRILLIC_CLASS - 1 || place === LAST_CLASS;

/** First letters as one number. After a class that several letters share nothing may decide, so the rest stays 0. */
function makePrefixKey(word: string): number {
  let key = 0;
  let isOpen = true;
  for (let i = 0; i < KEY_LETTERS; i++) {
    const place: number = isOpen && i < word.length ? classOfUnit(word.charCodeAt(i)) : 0;
    isOpen = isOpen && !isSharedClass(place);
    key = (key << CLASS_BITS) | place;
  }
  return key >>> 0;
}

/** Different words in the order of the Estonian alphabet: radix sort by first letters, then each run by itself. */
function sortWords(words: string[]): string[] {
  const keys = Uint32Array.from(words, makePrefixKey);
  const order = sortByKeys(keys);
  const sorted: string[] = [];
  let run: string[] = [];
  for (let i = 0; i < order.length; i++) {
    run.push(words[order[i]!]!);
    if (i + 1 < order.length && keys[order[i]!] === keys[order[i + 1]!]) continue;
    if (run.length > 1) run.sort(compareEstonian);
    for (const word of run) sorted.push(word);
    run = [];
  }
  return sorted;
}

function rankBy<Value>(
  values: readonly Value[],
  sortDistinct: (distinct: Set<Value>) => Iterable<Value>,
): Uint32Array {
  const ranks = new Map<Value, number>();
  for (const value of sortDistinct(new Set(values))) ranks.set(value, ranks.size);
  return Uint32Array.from(values, (value) => ranks.get(value) ?? 0);
}

/** Place of each text among the different texts, by the Estonian alphabet; equal texts share a place. */
export function rankTexts(texts: readonly string[]): Uint32Array {
  return rankBy(texts, (distinct) => sortWords([...distinct]));
}

/** Place of each number among the different numbers. */
export function rankNumbers(numbers: readonly number[]): Uint32Array {
  return rankBy(numbers, (distinct) => Float64Array.from(distinct).sort());
}

/** Stable order (indexes) of rows by their ranks, linear in their number; equal ranks stay in the order they came both ways. */
export function orderByRanks(ranks: Uint32Array, isDescending: boolean): Uint32Array {
  const rankCount = ranks.reduce((most, rank) => Math.max(most, rank + 1), 0);
  const starts = new Uint32Array(rankCount + 1);
  const readPlace = (rank: number) => (isDescending ? rankCount - 1 - rank : rank);
  for (const rank of ranks) starts[readPlace(rank) + 1]! += 1;
  for (let place = 1; place <= rankCount; place++) starts[place]! += starts[place - 1]!;
  const order = new Uint32Array(ranks.length);
  ranks.forEach((rank, index) => {
    const place = readPlace(rank);
    order[starts[place]!] = index;
    starts[place]! += 1;
  });
  return order;
}
