import { StringTable, type StringUnits } from '../base/string-table';
import type { TextEdit } from './text-edit';

/** Columns of a layer in the order of its memory: who has how many cells of 32 bits. */
const COLUMNS = {
  /** First edit of each text, and their number at the end. */
  textEditStarts: 'texts',
  /** Tokens of the edit, counted in its text, as in `TextEdit`. */
  starts: 'edits',
  ends: 'edits',
  /** Tokens that the edit stands on, as `findEditPlaces` says; at least one. */
  places: 'edits',
  placeEnds: 'edits',
  /** What is written, as UTF-16 offsets from the start of the text; equal where something is missing. */
  spanStarts: 'edits',
  spanEnds: 'edits',
  codes: 'edits',
  /** The empty string where no rule is known. */
  rules: 'edits',
  probabilities: 'edits',
  /** First corrected word of each edit, and their number at the end. */
  editWordStarts: 'editEnds',
  written: 'words',
  forms: 'words',
  folded: 'words',
  lemmas: 'words',
  stringStarts: 'stringEnds',
} as const;

type ColumnName = keyof typeof COLUMNS;
export type ErrorColumns = Readonly<Record<ColumnName, Uint32Array>>;

export interface ErrorSizes {
  readonly texts: number;
  readonly edits: number;
  readonly words: number;
  readonly strings: number;
  readonly stringUnits: number;
}

const SIZE_NAMES = ['texts', 'edits', 'words', 'strings', 'stringUnits'] as const;
const HEADER_CELLS = 8;
/** Probabilities are whole numbers of this part of one. */
export const PROBABILITY_PARTS = 10_000;

function countCells(sizes: ErrorSizes, name: ColumnName): number {
  const owner = COLUMNS[name];
  if (owner === 'texts') return sizes.texts + 1;
  if (owner === 'editEnds') return sizes.edits + 1;
  if (owner === 'stringEnds') return sizes.strings + 1;
  return sizes[owner];
}

/** Memory of a layer that other threads can open, with its sizes written and its columns empty. */
export function allotErrorLayer(sizes: ErrorSizes): SharedArrayBuffer {
  const names = Object.keys(COLUMNS) as ColumnName[];
  const cells = names.reduce((sum, name) => sum + countCells(sizes, name), HEADER_CELLS);
  const buffer = new SharedArrayBuffer(cells * 4 + sizes.stringUnits * 2);
  const header = new Uint32Array(buffer, 0, HEADER_CELLS);
  SIZE_NAMES.forEach((name, i) => (header[i] = sizes[name]));
  return buffer;
}

/**
 * The errors of the texts of one segment, beside it: in shared memory, made anew when errors change. Words and types are
 * numbers of strings that the layer has itself. Edits of a text follow each other in the order they were given.
 */
export class ErrorLayer {
  readonly buffer: SharedArrayBuffer;
  readonly sizes: ErrorSizes;
  readonly columns: ErrorColumns;
  readonly strings: StringTable;
  /** The strings end to end, in no order. */
  readonly units: StringUnits;

  /** Opens the memory of a layer that this or another thread has made. */
  constructor(buffer: SharedArrayBuffer) {
    this.buffer = buffer;
    const header = new Uint32Array(buffer, 0, HEADER_CELLS);
    const sizes: Record<string, number> = {};
    SIZE_NAMES.forEach((name, i) => (sizes[name] = header[i]!));
    this.sizes = sizes as unknown as ErrorSizes;
    let offset = HEADER_CELLS * 4;
    const columns: Partial<Record<ColumnName, Uint32Array>> = {};
    for (const name of Object.keys(COLUMNS) as ColumnName[]) {
      columns[name] = new Uint32Array(buffer, offset, countCells(this.sizes, name));
      offset += columns[name].byteLength;
    }
    this.columns = columns as ErrorColumns;
    const stringUnits = new Uint16Array(buffer, offset, this.sizes.stringUnits);
    this.units = { stringStarts: this.columns.stringStarts, stringUnits };
    this.strings = new StringTable(this.columns.stringStarts, stringUnits);
  }

  /** The edits whose place touches part of a text, in UTF-16 units from its start; what is missing at a border touches it. */
  listTouching(text: number, from: number, to: number): number[] {
    const { textEditStarts, spanStarts, spanEnds } = this.columns;
    const touching: number[] = [];
    for (let edit = textEditStarts[text]!; edit < textEditStarts[text + 1]!; edit++) {
      const start = spanStarts[edit]!;
      const end = spanEnds[edit]!;
      if (start === end ? start >= from && end <= to : end > from && start < to) touching.push(edit);
    }
    return touching;
  }

  readCode(edit: number): string {
    return this.strings.get(this.columns.codes[edit]!);
  }

  readProbability(edit: number): number {
    return this.columns.probabilities[edit]! / PROBABILITY_PARTS;
  }

  /** What belongs in the place of an edit, as it is written in a line; empty where nothing does. */
  readCorrected(edit: number): string {
    return joinWords(this.#readWords(edit).map(({ form }) => form));
  }

  /** The edits of a text as they were given, lemmas in lower case. */
  readEdits(text: number): TextEdit[] {
    const { textEditStarts, starts, ends, rules } = this.columns;
    const first = textEditStarts[text]!;
    return Array.from({ length: textEditStarts[text + 1]! - first }, (_, i) => {
      const edit = first + i;
      const rule = this.strings.get(rules[edit]!);
      return {
        start: starts[edit]!,
        end: ends[edit]!,
        corrected: this.#readWords(edit),
        code: this.readCode(edit),
        ...(rule !== '' && { rule }),
        probability: this.readProbability(edit),
      };
    });
  }

  #readWords(edit: number): TextEdit['corrected'] {
    const { editWordStarts, written, lemmas } = this.columns;
    const first = editWordStarts[edit]!;
    return Array.from({ length: editWordStarts[edit + 1]! - first }, (_, i) => ({
      form: this.strings.get(written[first + i]!),
      lemma: this.strings.get(lemmas[first + i]!),
    }));
  }
}

const NO_SPACE_BEFORE = /^[.,;:!?…)\]”»]/u;
const NO_SPACE_AFTER = /[([„«]$/u;

/** Words and marks with the spaces that a text has between them. */
function joinWords(words: readonly string[]): string {
  return words.reduce((text, word, i) => {
    const isApart = i > 0 && !NO_SPACE_BEFORE.test(word) && !NO_SPACE_AFTER.test(text);
    return text + (isApart ? ' ' : '') + word;
  }, '');
}
