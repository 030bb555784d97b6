import { basename } from 'node:path';
import { type FileLine, measureFile, readFileLines } from '../../../platform/file-text/read-file-lines';
import type { M2Sentence } from '../../error-marks/align-m2';
import type { HumanMark } from '../../store/human-mark';
import type { TextAnnotation, TextProperty } from '../../store/corpus-text';

/** A text as read from a file, before cleaning. */
export interface RawText {
  /** A UUID, or null if the file gives none. */
  readonly id: string | null;
  readonly content: string;
  readonly properties: readonly TextProperty[];
  /** The file does not give all properties: a text that is already stored keeps its own. */
  readonly lacksProperties?: boolean;
  /** Errors that people marked in the content; null takes those away that are stored, absent leaves them. */
  readonly edits?: readonly HumanMark[] | null;
  /** What the file says of its tokens: places in `content`, which is clean already. */
  readonly annotation?: TextAnnotation;
  /** File and line or entry, for messages. */
  readonly place: string;
}

/** Errors that people marked in a text of the corpus. */
export interface ImportedMarks {
  readonly id: string;
  readonly place: string;
  readonly sentences: readonly M2Sentence[];
}

/** A record that was not taken, and why. */
export interface ImportProblem {
  readonly place: string;
  readonly reason: string;
}

/** What a reader yields, in the order of the file: a text, marks of a stored text, a problem, or progress in a part without texts. */
export type ImportItem =
  | { readonly kind: 'text'; readonly text: RawText; readonly bytesRead: number }
  | { readonly kind: 'marks'; readonly marks: ImportedMarks; readonly bytesRead: number }
  | { readonly kind: 'problem'; readonly problem: ImportProblem }
  | { readonly kind: 'progress'; readonly bytesRead: number };

/** A file or folder; each `read` starts at its beginning. */
export interface ImportSource {
  /** The path as the user gave it. */
  readonly name: string;
  /** A rough estimate of what its texts and their analyses take in the database, from the size of the file. */
  readonly expectedBytes: number;
  /** The measure of `bytesRead`, for progress. */
  readonly totalBytes: number;
  read(): AsyncIterable<ImportItem>;
}

/** A file that cannot be imported at all: nothing of it is stored. */
export class ImportSourceError extends Error {
  constructor(message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = 'ImportSourceError';
  }
}

export function makeProblem(place: string, reason: string): Extract<ImportItem, { kind: 'problem' }> {
  return { kind: 'problem', problem: { place, reason } };
}

/** A file that is read line by line, plain or gzip, under its own name. */
export async function openLines(
  path: string,
  read: (name: string, lines: AsyncGenerator<FileLine>) => AsyncIterable<ImportItem>,
): Promise<ImportSource> {
  const { size, expectedBytes } = await measureFile(path);
  return {
    ...{ name: path, expectedBytes, totalBytes: size },
    read: () => read(basename(path), readFileLines(path)),
  };
}
