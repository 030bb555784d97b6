import type { CancelFlag } from '../base/cancellation';
import { sortByKeys } from '../base/sort-by-keys';
import { NO_EDGE } from '../segment/edge-reader';
import { FAR, findHead } from '../segment/word-heads';
import { findHits } from '../keyword/find-hits';
import type { SegmentPart } from '../segment/selection';
import { joinVocabularies, type Vocabulary } from '../segment/vocabulary';
import type { SketchColumns, SketchQuery } from '../token-index/token-index';
import { describeSketchWord, FormTally } from './describe-sketch-word';
import { PairTable } from './pair-table';
import { sketchRelations } from '@keelerada/contract/fields/choices';
import { RELATION_TO_DEPENDENT, RELATION_TO_HEAD } from '../near-words/sketch-relations';
import { listWordRanges, visitPairs } from '../near-words/visit-pairs';

/**
 * The collocates of a word by their relation to it in the dependency trees of the texts. The cost is linear in the words of
 * the texts: one pass finds the pairs, another one how often each collocate stands in each relation at all. Throws
 * QueryCancelledError.
 */
export function countSketch(
  parts: readonly SegmentPart[],
  { keyword }: SketchQuery,
  cancel?: CancelFlag,
): SketchColumns {
  const hits = findHits(parts, { keyword, unit: 'lemma' }, cancel);
  const names = joinVocabularies(parts.map(({ segment }) => segment));
  const table = new PairTable(hits, names);
  const forms = sketchRelations.map(() => new FormTally(names));
  parts.forEach(({ segment }, part) => {
    const { wordReadings, readingFolded } = segment.sections;
    visitPairs(hits, part, cancel, (relation, node, collocate) => {
      table.add(relation, part, node, collocate);
      forms[relation]!.add(part, readingFolded[wordReadings[node]!]!);
    });
  });
  const order = sortByKeys(table.relations.view(), sortByKeys(table.ids.view()));
  const relations = Uint8Array.from(order, (row) => table.relations.get(row));
  const ids = order.map((row) => table.ids.get(row));
  return {
    word: describeSketchWord(hits, names),
    names,
    relations,
    ids,
    counts: order.map((row) => table.counts.get(row)),
    totals: countTotals(parts, names, { relations, ids }, cancel),
    forms: forms.map((tally) => tally.list()[0]?.form ?? ''),
    readExample: (row) => table.readExample(order[row]!),
  };
}

/** How many pairs of its relation have the collocate of each row in its place. */
function countTotals(
  parts: readonly SegmentPart[],
  { size, idMaps }: Vocabulary,
  { relations, ids }: Pick<SketchColumns, 'relations' | 'ids'>,
  cancel: CancelFlag | undefined,
): Uint32Array {
  if (ids.length === 0) return new Uint32Array();
  const slots = numberInOrder(sketchRelations.length, relations);
  const candidates = numberInOrder(size, ids);
  const width = 1 + slots.reduce((most, slot) => Math.max(most, slot), 0);
  const counts = new Uint32Array((1 + candidates.reduce((most, one) => Math.max(most, one), 0)) * width);
  const readSlot = (relation: number, kind: number): number => (kind === NO_EDGE ? 0 : slots[relation]!);
  const slotToDependent = Uint8Array.from(RELATION_TO_DEPENDENT, readSlot);
  const slotToHead = Uint8Array.from(RELATION_TO_HEAD, readSlot);
  parts.forEach((part, index) => {
    const { sections } = part.segment;
    const { readingLemmas, wordReadings, wordEdges, wordHeads } = sections;
    const idMap = idMaps[index] ?? null;
    const cells = readingLemmas.map(
      (string) => width * candidates[idMap === null ? string : idMap[string]!]!,
    );
    for (const [from, to] of listWordRanges(part, cancel))
      for (let word = from; word < to; word++) {
        const kind = wordEdges[word]!;
        const steps = wordHeads[word]!;
        const head = steps === FAR ? findHead(sections, word) : word + ((steps << 24) >> 24);
        // Cells of words that are no collocates are never read, nor is the first slot, that of words without an edge and of
        // relations that the word does not have: counting them too saves the branches.
        counts[cells[wordReadings[word]!]! + slotToDependent[kind]!]! += 1;
        counts[cells[wordReadings[head]!]! + slotToHead[kind]!]! += 1;
      }
  });
  return ids.map((id, row) => counts[width * candidates[id]! + slots[relations[row]!]!]!);
}

/** A number from 1 for each different value below `size`, 0 for values that do not occur. */
function numberInOrder(size: number, values: Uint8Array | Uint32Array): Uint32Array {
  const numbers = new Uint32Array(size);
  let next = 0;
  for (const value of values) if (numbers[value] === 0) numbers[value] = ++next;
  return numbers;
}
