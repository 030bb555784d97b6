import { GrowingColumn } from '../base/growing-column';
import type { Hits } from '../keyword/hits';
import { findFirstAtLeast } from '../segment/selection';
import type { Vocabulary } from '../segment/vocabulary';

/** UTF-16 units of sentences that make good examples. */
const SHORT_EXAMPLE = 40;
const LONG_EXAMPLE = 120;
/** Units of a sentence that are shown before and after a pair. */
const SHOWN_AROUND = 100;

/** The pairs of a word by relation and collocate, each with an example. */
export class PairTable {
  readonly relations = new GrowingColumn();
  readonly ids = new GrowingColumn();
  readonly counts = new GrowingColumn();
  readonly #hits: Hits;
  readonly #vocabularySize: number;
  readonly #idMaps: Vocabulary['idMaps'];
  readonly #rows = new Map<number, number>();
  readonly #parts = new GrowingColumn();
  readonly #nodes = new GrowingColumn();
  readonly #collocates = new GrowingColumn();
  /** How far the length of the example's sentence is from that of a good one. */
  readonly #faults = new GrowingColumn();
  /** Sentence of the pair that came last, and the part it lies in. */
  #sentence = 0;
  #part = -1;

  constructor(hits: Hits, { size, idMaps }: Vocabulary) {
    this.#hits = hits;
    this.#vocabularySize = size;
    this.#idMaps = idMaps;
  }

  get size(): number {
    return this.ids.length;
  }

  /** Adds a pair; quickest in the order of the text. */
  add(relation: number, part: number, node: number, collocate: number): void {
    const { sections } = this.#hits.parts[part]!.segment;
    const string = sections.readingLemmas[sections.wordReadings[collocate]!]!;
    const id = this.#idMaps[part]?.[string] ?? string;
    const key = relation * this.#vocabularySize + id;
    const row = this.#rows.get(key);
    if (row === undefined) {
      this.#rows.set(key, this.ids.length);
      this.relations.push(relation);
      this.ids.push(id);
      this.counts.push(1);
      this.#parts.push(part);
      this.#nodes.push(node);
      this.#collocates.push(collocate);
      this.#faults.push(this.#rate(part, node));
      return;
    }
    this.counts.set(row, this.counts.get(row) + 1);
    if (this.#faults.get(row) === 0) return;
    const fault = this.#rate(part, node);
    if (fault >= this.#faults.get(row)) return;
    this.#parts.set(row, part);
    this.#nodes.set(row, node);
    this.#collocates.set(row, collocate);
    this.#faults.set(row, fault);
  }

  /** The example of a row in five pieces, see `SketchColumns`. */
  readExample(row: number): readonly string[] {
    const part = this.#parts.get(row);
    const { segment } = this.#hits.parts[part]!;
    const [node, collocate] = [this.#nodes.get(row), this.#collocates.get(row)];
    const [first, second] = [Math.min(node, collocate), Math.max(node, collocate)];
    const { wordStarts, sentenceStarts, sentenceEnds } = segment.sections;
    const [start, end] = [wordStarts[first]!, segment.wordEnd(second)];
    const sentence = this.#findSentence(part, node);
    let from = Math.max(sentenceStarts[sentence]!, start - SHOWN_AROUND);
    while (from < start && from > sentenceStarts[sentence]! && !segment.content.isSpaceAt(from - 1))
      from += 1;
    let to = Math.min(sentenceEnds[sentence]!, end + SHOWN_AROUND);
    while (to > end && to < sentenceEnds[sentence]! && !segment.content.isSpaceAt(to)) to -= 1;
    const cuts = [from, start, segment.wordEnd(first), wordStarts[second]!, end, Math.max(to, end)];
    const pieces = cuts.slice(1).map((cut, i) => cutLine(segment.content.slice(cuts[i]!, cut)));
    if (from > sentenceStarts[sentence]!) pieces[0] = `… ${pieces[0]!.trimStart()}`;
    else pieces[0] = pieces[0]!.trimStart();
    pieces[4] = to < sentenceEnds[sentence]! ? `${pieces[4]!.trimEnd()} …` : pieces[4]!.trimEnd();
    return pieces;
  }

  #rate(part: number, word: number): number {
    const { sentenceStarts, sentenceEnds } = this.#hits.parts[part]!.segment.sections;
    const sentence = this.#findSentence(part, word);
    const length = sentenceEnds[sentence]! - sentenceStarts[sentence]!;
    return Math.max(0, SHORT_EXAMPLE - length, length - LONG_EXAMPLE);
  }

  /** The sentence of a word; quickest for one that stands soon after the last. */
  #findSentence(part: number, word: number): number {
    const { sentenceStarts, wordStarts } = this.#hits.parts[part]!.segment.sections;
    const start = wordStarts[word]!;
    const isAfter = part === this.#part && sentenceStarts[this.#sentence]! <= start;
    this.#sentence = findFirstAtLeast(sentenceStarts, start + 1, isAfter ? this.#sentence : 0) - 1;
    this.#part = part;
    return this.#sentence;
  }
}

const cutLine = (text: string): string => text.replace(/\s+/gu, ' ');
