import { foldForm } from '@keelerada/corpus-engine/segment/normalise-word';
import { findPlaces, hasWord, type KeywordQuery } from '@keelerada/corpus-engine/keyword/find-hits';
import type { Hits } from '@keelerada/corpus-engine/keyword/hits';
import { matchesPattern } from '@keelerada/corpus-engine/keyword/keyword-pattern';
import { parseKeyword, type KeywordPlace } from '@keelerada/corpus-engine/keyword/parse-keyword';
import type { WordUnit } from '@keelerada/corpus-engine/segment/segment';
import { findNumber, type StoreNames } from './store-names';
import type { StoreSelection } from './store-selection';

/** Words beside a posting that the store keeps with it. */
export const CONTEXT_WORDS = 5;

export interface ResolvedKeyword {
  readonly unit: WordUnit;
  readonly wordCount: number;
  /** Holds for the first word of each occurrence, a row of `postings_UNIT`; null where the store has none. */
  readonly condition: string | null;
  /** False where the condition holds for more than the occurrences: the texts that it finds are then looked through. */
  readonly isExact: boolean;
  /** Number of the only word that it may be; 0 for any other keyword. */
  readonly word: number;
  /** Occurrences in the store, where they are known to be exact. */
  readonly count: number;
  /** Occurrences in the own text. */
  readonly own: Hits;
}

/** Finds the meaning of a keyword that has occurrences, as `findHits` does in memory. */
export async function resolveKeyword(
  selection: StoreSelection,
  { keyword, unit }: KeywordQuery,
): Promise<ResolvedKeyword> {
  let last: ResolvedKeyword | undefined;
  for (const places of await listMeanings(selection, keyword, unit)) {
    last = await resolvePlaces(selection, unit, places);
    if (last.count + last.own.total > 0) return last;
  }
  const own = findPlaces(selection.own, []);
  return last ?? { unit, wordCount: 0, condition: null, isExact: true, word: 0, count: 0, own };
}

/** The meanings of a keyword. Which words there are is asked of the store as often as it leads to new ones. */
async function listMeanings(
  selection: StoreSelection,
  keyword: string,
  unit: WordUnit,
): Promise<readonly (readonly KeywordPlace[])[]> {
  const known = new Map<string, boolean>();
  for (;;) {
    const asked = new Set<string>();
    const isKnown = (word: string): boolean => {
      const answer = known.get(word);
      if (answer === undefined) asked.add(word);
      return answer ?? false;
    };
    const meanings = [...parseKeyword(keyword, unit, isKnown)];
    if (asked.size === 0) return meanings;
    await lookUpWords(selection, unit, [...asked], known);
  }
}

async function lookUpWords(
  selection: StoreSelection,
  unit: WordUnit,
  words: readonly string[],
  known: Map<string, boolean>,
): Promise<void> {
  const { names, own } = selection;
  const table = unit === 'lemma' ? 'lemma' : 'folded';
  const numbers = words.map((word) => findNumber(names, unit === 'form' ? foldForm(word) : word));
  const wanted = numbers.filter((number) => number > 0);
  const found = new Set<number>();
  if (wanted.length > 0) {
    const sql = `SELECT u FROM totals_${table}_all WHERE u IN (${wanted.join(', ')}) GROUP BY u HAVING sum(c) > 0`;
    const [rows] = await selection.read(sql, ['UInt32']);
    rows.forEach((row) => found.add(row));
  }
  words.forEach((word, i) => {
    known.set(word, found.has(numbers[i]!) || own.some(({ segment }) => hasWord(segment, word, unit)));
  });
}

async function resolvePlaces(
  selection: StoreSelection,
  unit: WordUnit,
  places: readonly KeywordPlace[],
): Promise<ResolvedKeyword> {
  const own = findPlaces(selection.own, places);
  const common = { unit, wordCount: places.length, own };
  const listed = places.map((place) => {
    const numbers = listNumbers(selection.names, place);
    return place.units.map(() => numbers);
  });
  const isPossible = listed.every((units) => units.some((numbers) => numbers.length > 0));
  if (!isPossible || selection.isEmpty)
    return { ...common, condition: null, isExact: true, word: 0, count: 0 };
  const isExact = places.length <= CONTEXT_WORDS + 1;
  const tests = places.slice(0, CONTEXT_WORDS + 1).map((place, i) => {
    const columns = place.units.map((one) => nameColumn(one === unit ? 'same' : 'folded', i));
    const either = columns.flatMap((column, j) =>
      listed[i]![j]!.length > 0 ? [`${column} IN (${listed[i]![j]!.join(', ')})`] : [],
    );
    return `(${either.join(' OR ')})`;
  });
  const condition = tests.join(' AND ');
  const [first] = listed;
  const isOneWord = places.length === 1 && first!.length === 1 && first![0]!.length === 1;
  const [counts] = await selection.read(
    `SELECT count() FROM postings_${unit}_all WHERE ${condition} AND ${selection.condition}`,
    ['UInt64'],
  );
  return { ...common, condition, isExact, word: isOneWord ? first![0]![0]! : 0, count: counts[0] ?? 0 };
}

/** The column of the word that stands so many words after the first, in the unit of the postings or folded. */
export function nameColumn(kind: 'same' | 'folded', distance: number): string {
  if (kind === 'same') return distance === 0 ? 'u' : distance > 0 ? `r${distance}` : `l${-distance}`;
  return distance === 0 ? 'k' : distance > 0 ? `z${distance}` : `a${-distance}`;
}

function listNumbers(names: StoreNames, { words, isPattern = false }: KeywordPlace): number[] {
  if (!isPattern) return words.map((word) => findNumber(names, word)).filter((number) => number > 0);
  const numbers: number[] = [];
  for (let rank = 0; rank < names.strings.size; rank++) {
    const word = names.strings.get(rank);
    if (words.some((pattern) => matchesPattern(pattern, word))) numbers.push(names.idOfRank[rank]!);
  }
  return numbers;
}
