import type { Concordance, ConcordanceOptions } from '@keelerada/corpus-engine/concordance/find-concordance';
import type { ContextWidth } from '@keelerada/corpus-engine/concordance/context-range';
import { showErrors } from '@keelerada/corpus-engine/concordance/list-row-errors';
import { HitCutter } from '@keelerada/corpus-engine/concordance/narrow-hits';
import { sortByKeys } from '@keelerada/corpus-engine/base/sort-by-keys';
import type { Hits } from '@keelerada/corpus-engine/keyword/hits';
import type { OpenedHits, RowWindow } from '@keelerada/corpus-engine/token-index/token-index';
import { openLines } from './open-texts';
import type { ResolvedKeyword } from './resolve-keyword';
import {
  listSortDistances,
  OWN_TEXT,
  readAllHits,
  readHitPage,
  sampleStoreHits,
  type StoreHits,
} from './store-hits';
import type { StoreSelection } from './store-selection';

/** Rows of a concordance, and the place of each occurrence among all in the order of the texts. */
interface PlacedRows {
  readonly texts: Uint32Array;
  readonly words: Uint32Array;
  readonly places: Uint32Array;
  readonly listed: number;
}

/**
 * The lines of a keyword whose occurrences the store finds without opening texts; undefined where it does not keep the words
 * to sort by, or where lines are chosen by what stands in them.
 */
export async function findKeywordLines(
  selection: StoreSelection,
  keyword: ResolvedKeyword,
  options: ConcordanceOptions,
  window: RowWindow,
): Promise<Concordance | undefined> {
  const { sample, filter, near, counted, sortBy = [], width, line } = options;
  const distances = listSortDistances(sortBy, keyword.wordCount);
  if (!keyword.isExact || distances === undefined) return undefined;
  if ([filter, near, counted].some((part) => part !== undefined)) return undefined;
  const isPlain = sample === undefined && sortBy.length === 0 && selection.listed === null;
  const rows = isPlain
    ? await pageRows(selection, keyword, window)
    : await orderRows(selection, keyword, options, distances, window);
  const reach = measureReach(keyword, width, [...distances.flat(), ...(line?.markedAt ?? [])]);
  const opened = await openRows(selection, rows, keyword, reach);
  return {
    total: keyword.count + keyword.own.total,
    listed: rows.listed,
    ...cutLines(opened, options, window, (index) => rows.places[index - window.from]!),
  };
}

/** Cuts the lines of a window from its occurrences; `hitOf` is the place of a line's occurrence among all. */
export function cutLines(
  { hits, numbers }: OpenedHits,
  options: ConcordanceOptions,
  window: RowWindow,
  hitOf: (index: number) => number,
): Omit<Concordance, 'total' | 'listed'> {
  const { width, line } = options;
  const cutter = new HitCutter(hits, width);
  const numberOf = (index: number): number => numbers[index - window.from]!;
  return {
    range: (index) => cutter.cut(numberOf(index)),
    line(index, range) {
      if (line === undefined) return undefined;
      const filled = cutter.locate(numberOf(index), (ofPart, place) =>
        ofPart.fill(place, range, line.characters, line.markedAt),
      );
      return { ...filled, hit: hitOf(index) };
    },
    ...showErrors(hits.parts, options),
  };
}

async function pageRows(
  selection: StoreSelection,
  keyword: ResolvedKeyword,
  { from, to }: RowWindow,
): Promise<PlacedRows> {
  const listed = keyword.count + keyword.own.total;
  const stored = await readHitPage(selection, keyword, from, to);
  const ownFrom = Math.max(0, from - keyword.count);
  const ownTo = Math.max(ownFrom, Math.min(to, listed) - keyword.count);
  const own = keyword.own.positions[0]?.subarray(ownFrom, ownTo) ?? new Uint32Array();
  const size = stored.texts.length + own.length;
  const texts = new Uint32Array(size).fill(OWN_TEXT);
  const words = new Uint32Array(size);
  texts.set(stored.texts);
  words.set(stored.words);
  words.set(own, stored.words.length);
  return { texts, words, places: Uint32Array.from({ length: size }, (_, i) => from + i), listed };
}

async function orderRows(
  selection: StoreSelection,
  keyword: ResolvedKeyword,
  { sample }: ConcordanceOptions,
  distances: readonly (readonly number[])[],
  { from, to }: RowWindow,
): Promise<PlacedRows> {
  const hits = await readAllHits(selection, keyword, distances.flat());
  const sampled = sample === undefined ? undefined : await sampleStoreHits(selection, hits, sample);
  const order = sortRows(hits, sampled);
  const places = order.slice(from, Math.min(to, order.length));
  const pick = (column: Uint32Array): Uint32Array => places.map((row) => column[row]!);
  return { texts: pick(hits.texts), words: pick(hits.words), places, listed: order.length };
}

/** From the least important key to the most important: each sort is stable. */
function sortRows({ texts, keys }: StoreHits, sampled: Uint32Array | undefined): Uint32Array {
  let order = sampled;
  for (const column of [...keys].reverse()) order = sortByKeys(column, order);
  return order ?? sortByKeys(new Uint32Array(texts.length));
}

/** Words on each side of the first one of a keyword that its line looks at. */
function measureReach({ wordCount }: ResolvedKeyword, width: ContextWidth, distances: number[]): number {
  const shown = width.type === 'WORD' ? width.count : 0;
  return wordCount + Math.max(shown, ...distances.map(Math.abs));
}

/** Opens the texts of rows, no more of them than lines with a reach need; the occurrences are those of the rows alone. */
export async function openRows(
  selection: StoreSelection,
  { texts, words }: Pick<StoreHits, 'texts' | 'words'>,
  { wordCount }: Pick<ResolvedKeyword, 'wordCount'>,
  reach?: number,
): Promise<OpenedHits> {
  const opened = [...new Set(texts)].filter((text) => text !== OWN_TEXT).sort((a, b) => a - b);
  const { own } = selection;
  const read = reach === undefined ? undefined : { words: groupWords(texts, words), reach };
  const part = await openLines(selection, opened, read);
  const { segment } = part;
  const starts = new Map(opened.map((text, i) => [text, segment.sections.textWordStarts[i]!]));
  const placesOf = (isOwn: boolean): Uint32Array =>
    Uint32Array.from(
      new Set(
        [...texts].flatMap((text, row) =>
          (text === OWN_TEXT) === isOwn ? [words[row]! + (isOwn ? 0 : starts.get(text)!)] : [],
        ),
      ),
    ).sort();
  const stored = placesOf(false);
  const ownPlaces = placesOf(true);
  const hits: Hits = {
    parts: [part, ...own],
    positions: own.length === 0 ? [stored] : [stored, ownPlaces],
    wordCount,
    total: stored.length + ownPlaces.length,
  };
  const numbers = new Map<number, number>([...stored].map((place, i) => [place, i]));
  const ownNumbers = new Map<number, number>([...ownPlaces].map((place, i) => [place, stored.length + i]));
  return {
    hits,
    numbers: Uint32Array.from(texts, (text, row) =>
      text === OWN_TEXT ? ownNumbers.get(words[row]!)! : numbers.get(words[row]! + starts.get(text)!)!,
    ),
  };
}

function groupWords(texts: Uint32Array, words: Uint32Array): Map<number, number[]> {
  const groups = new Map<number, number[]>();
  texts.forEach((text, row) => {
    const group = groups.get(text);
    if (group === undefined) groups.set(text, [words[row]!]);
    else group.push(words[row]!);
  });
  return groups;
}
