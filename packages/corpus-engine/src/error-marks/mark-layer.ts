import { StringTable, type StringUnits } from '../base/string-table';
import type { ErrorMark } from './error-mark';

/** Columns of a layer in the order of its memory: who has how many cells of 32 bits. */
const COLUMNS = {
  /** First mark of each text, and their number at the end. */
  textStarts: 'texts',
  /** Tokens of the mark, counted in its text, as in `ErrorMark`. */
  starts: 'marks',
  ends: 'marks',
  /** Tokens that the mark stands on, as `findMarkPlaces` says; at least one. */
  places: 'marks',
  placeEnds: 'marks',
  /** What is written, as UTF-16 offsets from the start of the text; equal where something is missing. */
  spanStarts: 'marks',
  spanEnds: 'marks',
  codes: 'marks',
  /** The empty string where no rule is known. */
  rules: 'marks',
  probabilities: 'marks',
  /** First corrected word of each mark, and their number at the end. */
  markWordStarts: 'markEnds',
  written: 'words',
  forms: 'words',
  folded: 'words',
  lemmas: 'words',
  stringStarts: 'stringEnds',
} as const;

type ColumnName = keyof typeof COLUMNS;
export type MarkLayerColumns = Readonly<Record<ColumnName, Uint32Array>>;

export interface MarkLayerSizes {
  readonly texts: number;
  readonly marks: number;
  readonly words: number;
  readonly strings: number;
  readonly stringUnits: number;
}

const SIZE_NAMES = ['texts', 'marks', 'words', 'strings', 'stringUnits'] as const;
const HEADER_CELLS = 8;
/** Probabilities are whole numbers of this part of one. */
export const PROBABILITY_PARTS = 10_000;

function countCells(sizes: MarkLayerSizes, name: ColumnName): number {
  const owner = COLUMNS[name];
  if (owner === 'texts') return sizes.texts + 1;
  if (owner === 'markEnds') return sizes.marks + 1;
  if (owner === 'stringEnds') return sizes.strings + 1;
  return sizes[owner];
}

/** Memory of a layer that other threads can open, with its sizes written and its columns empty. */
export function allotMarkLayer(sizes: MarkLayerSizes): SharedArrayBuffer {
  const names = Object.keys(COLUMNS) as ColumnName[];
  const cells = names.reduce((sum, name) => sum + countCells(sizes, name), HEADER_CELLS);
  const buffer = new SharedArrayBuffer(cells * 4 + sizes.stringUnits * 2);
  const header = new Uint32Array(buffer, 0, HEADER_CELLS);
  SIZE_NAMES.forEach((name, i) => (header[i] = sizes[name]));
  return buffer;
}

/**
 * The errors of the texts of one segment, beside it: in shared memory, made anew when errors change. Words and types are
 * numbers of strings that the layer has itself. Marks of a text follow each other in the order they were given.
 */
export class MarkLayer {
  readonly buffer: SharedArrayBuffer;
  readonly sizes: MarkLayerSizes;
  readonly columns: MarkLayerColumns;
  readonly strings: StringTable;
  /** The strings end to end, in no order. */
  readonly units: StringUnits;

  /** Opens the memory of a layer that this or another thread has made. */
  constructor(buffer: SharedArrayBuffer) {
    this.buffer = buffer;
    const header = new Uint32Array(buffer, 0, HEADER_CELLS);
    const sizes: Record<string, number> = {};
    SIZE_NAMES.forEach((name, i) => (sizes[name] = header[i]!));
    this.sizes = sizes as unknown as MarkLayerSizes;
    let offset = HEADER_CELLS * 4;
    const columns: Partial<Record<ColumnName, Uint32Array>> = {};
    for (const name of Object.keys(COLUMNS) as ColumnName[]) {
      columns[name] = new Uint32Array(buffer, offset, countCells(this.sizes, name));
      offset += columns[name].byteLength;
    }
    this.columns = columns as MarkLayerColumns;
    const stringUnits = new Uint16Array(buffer, offset, this.sizes.stringUnits);
    this.units = { stringStarts: this.columns.stringStarts, stringUnits };
    this.strings = new StringTable(this.columns.stringStarts, stringUnits);
  }

  /** The marks whose place touches part of a text, in UTF-16 units from its start; what is missing at a border touches it. */
  listTouching(text: number, from: number, to: number): number[] {
    const { textStarts, spanStarts, spanEnds } = this.columns;
    const touching: number[] = [];
    for (let mark = textStarts[text]!; mark < textStarts[text + 1]!; mark++) {
      const start = spanStarts[mark]!;
      const end = spanEnds[mark]!;
      if (start === end ? start >= from && end <= to : end > from && start < to) touching.push(mark);
    }
    return touching;
  }

  readCode(mark: number): string {
    return this.strings.get(this.columns.codes[mark]!);
  }

  readProbability(mark: number): number {
    return this.columns.probabilities[mark]! / PROBABILITY_PARTS;
  }

  /** What belongs in the place of a mark, as it is written in a line; empty where nothing does. */
  readCorrected(mark: number): string {
    return joinWords(this.#readWords(mark).map(({ form }) => form));
  }

  /** The marks of a text as they were given, lemmas in lower case. */
  readMarks(text: number): ErrorMark[] {
    const { textStarts, starts, ends, rules } = this.columns;
    const first = textStarts[text]!;
    return Array.from({ length: textStarts[text + 1]! - first }, (_, i) => {
      const mark = first + i;
      const rule = this.strings.get(rules[mark]!);
      return {
        start: starts[mark]!,
        end: ends[mark]!,
        corrected: this.#readWords(mark),
        code: this.readCode(mark),
        ...(rule !== '' && { rule }),
        probability: this.readProbability(mark),
      };
    });
  }

  #readWords(mark: number): ErrorMark['corrected'] {
    const { markWordStarts, written, lemmas } = this.columns;
    const first = markWordStarts[mark]!;
    return Array.from({ length: markWordStarts[mark + 1]! - first }, (_, i) => ({
      form: this.strings.get(written[first + i]!),
      lemma: this.strings.get(lemmas[first + i]!),
    }));
  }
}

const NO_SPACE_BEFORE = /^[.,;:!?…)\]”»]/u;
const NO_SPACE_AFTER = /[([„«]$/u;

/** Words and punctuation with the spaces that a text has between them. */
function joinWords(words: readonly string[]): string {
  return words.reduce((text, word, i) => {
    const isApart = i > 0 && !NO_SPACE_BEFORE.test(word) && !NO_SPACE_AFTER.test(text);
    return text + (isApart ? ' ' : '') + word;
  }, '');
}
