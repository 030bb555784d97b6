import {
  findConcordance,
  type Concordance,
  type ConcordanceOptions,
} from '@keelerada/corpus-engine/concordance/find-concordance';
import { isNarrowed, narrowHits, type HitNarrowing } from '@keelerada/corpus-engine/concordance/narrow-hits';
import { findCqlHits, type CqlSearch } from '@keelerada/corpus-engine/cql/find-cql-hits';
import { findHits } from '@keelerada/corpus-engine/keyword/find-hits';
import type { Hits } from '@keelerada/corpus-engine/keyword/hits';
import type {
  FoundHits,
  OpenedHits,
  RowWindow,
  Search,
} from '@keelerada/corpus-engine/token-index/token-index';
import { countStoreMatches, type StoreMatches } from './count-store-matches';
import { listHitTexts, openParts } from './open-hit-texts';
import { openTexts } from './open-texts';
import { resolveKeyword } from './resolve-keyword';
import { OWN_TEXT, readAllHits, sampleStoreHits } from './store-hits';
import { cutLines, findKeywordLines, openRows } from './store-lines';
import type { StoreSelection } from './store-selection';

/** The lines of a window. What the store cannot put in order by itself is looked through in the texts that have hits. */
export async function findStoreLines(
  selection: StoreSelection,
  options: ConcordanceOptions,
  window: RowWindow,
): Promise<Concordance> {
  if (!('cql' in options)) {
    const keyword = await resolveKeyword(selection, options);
    const lines = await findKeywordLines(selection, keyword, options, window);
    return (
      lines ?? findConcordance(await openParts(selection, await listHitTexts(selection, keyword)), options)
    );
  }
  const matches = await countStoreMatches(selection, options);
  if (isNarrowed(options) || options.sortBy !== undefined)
    return findConcordance(await openParts(selection, matches.texts), options);
  const total = matches.count + matches.own.total;
  const opened = await openMatches(selection, matches, options, listRows(matches, window));
  return { total, listed: total, ...cutLines(opened, options, window, (index) => index) };
}

function listRows({ count, own }: StoreMatches, { from, to }: RowWindow): number[] {
  const end = Math.min(to, count + own.total);
  return Array.from({ length: Math.max(0, end - from) }, (_, i) => from + i);
}

/** Occurrences that can be opened one by one, as a worksheet picks them. */
export async function findStoreHits(
  given: StoreSelection,
  search: Search,
  narrowing?: HitNarrowing,
): Promise<FoundHits> {
  // Rows that are not narrowed are numbered as the store has them, as in memory.
  const selection = narrowing === undefined ? given.inStoreOrder() : given;
  if ('cql' in search) {
    const matches = await countStoreMatches(selection, search);
    if (narrowing !== undefined && isNarrowed(narrowing))
      return narrowOpened(findCqlHits(await openParts(selection, matches.texts), search), narrowing);
    const total = matches.count + matches.own.total;
    return { total, listed: total, open: (rows) => openMatches(selection, matches, search, rows) };
  }
  const keyword = await resolveKeyword(selection, search);
  // A sample alone is drawn without opening texts.
  if (!keyword.isExact || isNarrowed({ ...narrowing, sample: undefined })) {
    const parts = await openParts(selection, await listHitTexts(selection, keyword));
    return narrowOpened(findHits(parts, search), narrowing);
  }
  const all = await readAllHits(selection, keyword);
  const sampled = narrowing?.sample && (await sampleStoreHits(selection, all, narrowing.sample));
  return {
    total: all.texts.length,
    listed: sampled?.length ?? all.texts.length,
    async open(rows) {
      const wanted = rows.map((row) => sampled?.[row] ?? row);
      const texts = new Set(wanted.map((row) => all.texts[row]!));
      // All occurrences of these texts: a sentence is told with every one of them.
      const around = Uint32Array.from(all.texts.keys()).filter((row) => texts.has(all.texts[row]!));
      const pick = (column: Uint32Array): Uint32Array => around.map((row) => column[row]!);
      const opened = await openRows(selection, { texts: pick(all.texts), words: pick(all.words) }, keyword);
      const numbers = new Map([...around].map((row, i) => [row, opened.numbers[i]!]));
      return { hits: opened.hits, numbers: wanted.map((row) => numbers.get(row)!) };
    },
  };
}

function narrowOpened(hits: Hits, narrowing: HitNarrowing | undefined): FoundHits {
  const order = narrowing && narrowHits(hits, narrowing);
  return {
    total: hits.total,
    listed: order?.length ?? hits.total,
    open: (rows) => ({ hits, numbers: order === undefined ? rows : rows.map((row) => order[row]!) }),
  };
}

/** Opens the texts of matches, by their places among all; the automaton finds them again there. */
async function openMatches(
  selection: StoreSelection,
  matches: StoreMatches,
  search: CqlSearch,
  rows: readonly number[],
): Promise<OpenedHits> {
  const found = rows.map((row) => locateMatch(matches, row));
  const opened = [...new Set(found.map(({ text }) => text))].filter((text) => text !== OWN_TEXT);
  const hits = findCqlHits([await openTexts(selection, opened), ...selection.own], search);
  const firsts = new Map<number, number>();
  let next = 0;
  const countOf = new Map([...matches.texts].map((text, i) => [text, matches.counts[i]!]));
  for (const text of opened) {
    firsts.set(text, next);
    next += countOf.get(text)!;
  }
  firsts.set(OWN_TEXT, next);
  return { hits, numbers: found.map(({ text, place }) => firsts.get(text)! + place) };
}

function locateMatch({ texts, counts, count }: StoreMatches, row: number): { text: number; place: number } {
  if (row >= count) return { text: OWN_TEXT, place: row - count };
  let place = row;
  for (let i = 0; ; i++) {
    if (place < counts[i]!) return { text: texts[i]!, place };
    place -= counts[i]!;
  }
}
