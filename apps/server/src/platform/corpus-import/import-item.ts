import type { TextProperty } from '../corpus-store/corpus-text';

/** A text as a file holds it, not cleaned yet. */
export interface RawText {
  /** A UUID, or null where the file gives none. */
  readonly id: string | null;
  readonly content: string;
  readonly properties: readonly TextProperty[];
  /** The file whose name and folder the id was made of; absent where the user gave the id. */
  readonly idFromFile?: string;
  /** The file could not tell all properties: a text that is stored already keeps those it has. */
  readonly lacksProperties?: boolean;
  /** File and line or entry, for messages. */
  readonly place: string;
}

/** A record that was not taken, and why. */
export interface ImportProblem {
  readonly place: string;
  readonly reason: string;
}

/** What a reader gives, in the order of the file: a text, a problem, or a step forward in a part that holds no texts. */
export type ImportItem =
  | { readonly kind: 'text'; readonly text: RawText; readonly bytesRead: number }
  | { readonly kind: 'problem'; readonly problem: ImportProblem }
  | { readonly kind: 'progress'; readonly bytesRead: number };

/** A file or folder that can be read from the start again. */
export interface ImportSource {
  /** The path as it was given. */
  readonly name: string;
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
