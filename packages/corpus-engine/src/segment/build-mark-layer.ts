import { GrowingColumn } from '../base/growing-column';
import { normaliseWord } from './normalise-word';
import { Numbering } from '../base/numbering';
import { countUnits, encodeStrings } from '../base/string-table';
import type { Segment } from './segment';
import { findMarkPlaces } from '../error-marks/mark-places';
import {
  allotMarkLayer,
  MarkLayer,
  type MarkLayerColumns,
  PROBABILITY_PARTS,
} from '../error-marks/mark-layer';
import type { ErrorMark } from '../error-marks/error-mark';

/** Columns that grow as marks come. */
const GROWING = [
  ...(['textStarts', 'starts', 'ends', 'places', 'placeEnds', 'spanStarts', 'spanEnds'] as const),
  ...(['codes', 'rules', 'probabilities', 'markWordStarts', 'written', 'forms', 'folded', 'lemmas'] as const),
] as const;

/** Collects the marks of the texts of a segment, text by text in its order, and makes a layer of them. */
export class MarkLayerBuilder {
  readonly #segment: Segment;
  readonly #columns = Object.fromEntries(GROWING.map((name) => [name, new GrowingColumn(16)])) as Record<
    (typeof GROWING)[number],
    GrowingColumn
  >;
  readonly #strings = new Numbering();

  constructor(segment: Segment) {
    this.#segment = segment;
    this.#strings.number('');
  }

  /** Adds the marks of the next text. One whose tokens the text does not have is left out: it is of another analysis. */
  addText(marks: readonly ErrorMark[] = []): void {
    const columns = this.#columns;
    const text = columns.textStarts.length;
    columns.textStarts.push(columns.starts.length);
    if (marks.length === 0) return;
    const offsets = listTokenOffsets(this.#segment, text);
    for (const mark of marks) {
      const isThere = mark.start <= mark.end && mark.end * 2 <= offsets.length && offsets.length > 0;
      if (isThere) this.#addMark(mark, offsets);
    }
  }

  /** Texts without a call have no marks. */
  build(): MarkLayer {
    const columns = this.#columns;
    const { texts } = this.#segment.sizes;
    const marks = columns.starts.length;
    while (columns.textStarts.length <= texts) columns.textStarts.push(marks);
    columns.markWordStarts.push(columns.forms.length);
    const { names } = this.#strings;
    const stringUnits = countUnits(names);
    const buffer = allotMarkLayer({
      ...{ texts, marks, words: columns.forms.length },
      ...{ strings: names.length, stringUnits },
    });
    const layer = new MarkLayer(buffer);
    const laid: MarkLayerColumns = layer.columns;
    for (const name of GROWING) laid[name].set(columns[name].view());
    encodeStrings(names, layer.units.stringStarts, layer.units.stringUnits);
    return layer;
  }

  #addMark(mark: ErrorMark, offsets: readonly number[]): void {
    const columns = this.#columns;
    const strings = this.#strings;
    const place = findMarkPlaces(mark, offsets.length / 2);
    const [spanStart, spanEnd] = findSpan(mark, place.start, offsets);
    columns.starts.push(mark.start);
    columns.ends.push(mark.end);
    columns.places.push(place.start);
    columns.placeEnds.push(place.end);
    columns.spanStarts.push(spanStart);
    columns.spanEnds.push(spanEnd);
    columns.codes.push(strings.number(mark.code));
    columns.rules.push(strings.number(mark.rule ?? ''));
    columns.probabilities.push(Math.round(mark.probability * PROBABILITY_PARTS));
    columns.markWordStarts.push(columns.forms.length);
    for (const { form, lemma } of mark.corrected) {
      columns.written.push(strings.number(form));
      columns.forms.push(strings.number(normaliseWord(form, 'form')));
      columns.folded.push(strings.number(normaliseWord(form, 'folded')));
      columns.lemmas.push(strings.number(normaliseWord(lemma, 'lemma')));
    }
  }
}

/** What is missing after the last token of the text stands at its end, anything else before the token that it precedes. */
function findSpan(
  { start, end }: ErrorMark,
  place: number,
  offsets: readonly number[],
): readonly [number, number] {
  if (end > start) return [offsets[2 * start]!, offsets[2 * end - 1]!];
  const at = place < start ? offsets[2 * place + 1]! : offsets[2 * place]!;
  return [at, at];
}

/** Start and end of each token of a text in turn, from the start of the text. */
function listTokenOffsets(segment: Segment, text: number): number[] {
  const { sections } = segment;
  const { wordStarts, markStarts, markReadings, readingLengths } = sections;
  const base = sections.textContentStarts[text]!;
  const wordEnd = sections.textWordStarts[text + 1]!;
  const markEnd = sections.textMarkStarts[text + 1]!;
  let word = sections.textWordStarts[text]!;
  let mark = sections.textMarkStarts[text]!;
  const offsets: number[] = [];
  while (word < wordEnd || mark < markEnd) {
    const isWord = mark >= markEnd || (word < wordEnd && wordStarts[word]! < markStarts[mark]!);
    const start = isWord ? wordStarts[word]! : markStarts[mark]!;
    const end = isWord ? segment.wordEnd(word) : start + readingLengths[markReadings[mark]!]!;
    offsets.push(start - base, end - base);
    if (isWord) word += 1;
    else mark += 1;
  }
  return offsets;
}
