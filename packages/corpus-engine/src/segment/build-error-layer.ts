import { GrowingColumn } from '../base/growing-column';
import { normaliseWord } from './normalise-word';
import { Numbering } from '../base/numbering';
import { countUnits, encodeStrings } from '../base/string-table';
import type { Segment } from './segment';
import { findEditPlaces } from '../edits/edit-places';
import type { ErrorColumns } from '../edits/error-layer';
import { allotErrorLayer, ErrorLayer, PROBABILITY_PARTS } from '../edits/error-layer';
import type { TextEdit } from '../edits/text-edit';

/** Columns that grow as edits come. */
const GROWING = [
  ...(['textEditStarts', 'starts', 'ends', 'places', 'placeEnds', 'spanStarts', 'spanEnds'] as const),
  ...(['codes', 'rules', 'probabilities', 'editWordStarts', 'written', 'forms', 'folded', 'lemmas'] as const),
] as const;

/** Collects the edits of the texts of a segment, text by text in its order, and makes a layer of them. */
export class ErrorLayerBuilder {
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

  /** Adds the edits of the next text. One whose tokens the text does not have is left out: it is of another analysis. */
  addText(edits: readonly TextEdit[] = []): void {
    const columns = this.#columns;
    const text = columns.textEditStarts.length;
    columns.textEditStarts.push(columns.starts.length);
    if (edits.length === 0) return;
    const offsets = listTokenOffsets(this.#segment, text);
    for (const edit of edits) {
      const isThere = edit.start <= edit.end && edit.end * 2 <= offsets.length && offsets.length > 0;
      if (isThere) this.#addEdit(edit, offsets);
    }
  }

  /** Texts without a call have no edits. */
  build(): ErrorLayer {
    const columns = this.#columns;
    const { texts } = this.#segment.sizes;
    const edits = columns.starts.length;
    while (columns.textEditStarts.length <= texts) columns.textEditStarts.push(edits);
    columns.editWordStarts.push(columns.forms.length);
    const { names } = this.#strings;
    const stringUnits = countUnits(names);
    const buffer = allotErrorLayer({
      ...{ texts, edits, words: columns.forms.length },
      ...{ strings: names.length, stringUnits },
    });
    const layer = new ErrorLayer(buffer);
    const laid: ErrorColumns = layer.columns;
    for (const name of GROWING) laid[name].set(columns[name].view());
    encodeStrings(names, layer.units.stringStarts, layer.units.stringUnits);
    return layer;
  }

  #addEdit(edit: TextEdit, offsets: readonly number[]): void {
    const columns = this.#columns;
    const strings = this.#strings;
    const place = findEditPlaces(edit, offsets.length / 2);
    const [spanStart, spanEnd] = findSpan(edit, place.start, offsets);
    columns.starts.push(edit.start);
    columns.ends.push(edit.end);
    columns.places.push(place.start);
    columns.placeEnds.push(place.end);
    columns.spanStarts.push(spanStart);
    columns.spanEnds.push(spanEnd);
    columns.codes.push(strings.number(edit.code));
    columns.rules.push(strings.number(edit.rule ?? ''));
    columns.probabilities.push(Math.round(edit.probability * PROBABILITY_PARTS));
    columns.editWordStarts.push(columns.forms.length);
    for (const { form, lemma } of edit.corrected) {
      columns.written.push(strings.number(form));
      columns.forms.push(strings.number(normaliseWord(form, 'form')));
      columns.folded.push(strings.number(normaliseWord(form, 'folded')));
      columns.lemmas.push(strings.number(normaliseWord(lemma, 'lemma')));
    }
  }
}

/** What is missing after the last token of the text stands at its end, anything else before the token that it precedes. */
function findSpan(
  { start, end }: TextEdit,
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
