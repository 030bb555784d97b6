import type { CancelFlag } from '../base/cancellation';
import { sortByKeys } from '../base/sort-by-keys';
import { NO_EDGE } from '../segment/edge-reader';
import { FAR, findHead } from '../segment/word-heads';
import { findHits } from '../keyword/find-hits';
import { type SegmentPart, findTextOfPlace } from '../segment/selection';
import { joinVocabularies, type Vocabulary } from '../segment/vocabulary';
import type { SketchColumns, SketchQuery, SketchWord } from '../token-index/token-index';
import { PairTable } from './pair-table';
import { sketchRelations } from '@keelerada/contract/fields/choices';
import { RELATION_TO_DEPENDENT, RELATION_TO_HEAD } from '../near-words/sketch-relations';
import { listWordRanges, visitPairs } from '../near-words/visit-pairs';
import type { Hits } from '../keyword/hits';
import { PARTS_OF_SPEECH } from '../segment/parts-of-speech';

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

/** Counts word forms by their strings in the parts. */
class FormTally {
  readonly #names: Vocabulary;
  readonly #counts = new Map<number, number>();

  constructor(names: Vocabulary) {
    this.#names = names;
  }

  add(part: number, string: number): void {
    const id = this.#names.idMaps[part]?.[string] ?? string;
    this.#counts.set(id, (this.#counts.get(id) ?? 0) + 1);
  }

  /** The most frequent first; equals in Estonian order. */
  list(): SketchWord['forms'] {
    return [...this.#counts]
      .sort(([id, count], [otherId, other]) => other - count || id - otherId)
      .map(([id, count]) => ({ form: this.#names.get(id), count }));
  }
}

/** What the occurrences of a word are. */
function describeSketchWord(hits: Hits, names: Vocabulary): SketchWord {
  const forms = new FormTally(names);
  const classCounts = new Uint32Array(PARTS_OF_SPEECH.length);
  let textCount = 0;
  hits.parts.forEach(({ segment }, part) => {
    const { wordReadings, readingFolded, textWordStarts } = segment.sections;
    const partsOfSpeech = segment.readingPartsOfSpeech;
    let text = -1;
    for (const word of hits.positions[part]!) {
      const reading = wordReadings[word]!;
      forms.add(part, readingFolded[reading]!);
      classCounts[partsOfSpeech[reading]!]! += 1;
      if (text >= 0 && word < textWordStarts[text + 1]!) continue;
      text = findTextOfPlace(textWordStarts, word, Math.max(0, text));
      textCount += 1;
    }
  });
  const most = classCounts.reduce((best, count) => Math.max(best, count), 0);
  return { hits: hits.total, textCount, partOfSpeech: classCounts.indexOf(most), forms: forms.list() };
}
