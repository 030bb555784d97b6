import type { ErrorCode } from '@keelerada/contract/fields/errors';

export type FileErrorCode = Extract<
  ErrorCode,
  | 'UnsupportedMimeType'
  | 'FileTooLarge'
  | 'FileEncrypted'
  | 'FileBroken'
  | 'FileHasNoText'
  | 'FileTooComplex'
  | 'FileTookTooLong'
>;

/** Why a file gave no text. `message` is for people, `limit` is the bound that was passed. */
export interface FileTextFailure {
  code: FileErrorCode;
  message: string;
  limit?: number;
}

/** A text; `formulas` is how many formulas have a sign in their place. */
export type FileTextResult = { text: string; formulas?: number } | { error: FileTextFailure };

/** Thrown by the readers; everything else that they throw counts as a broken file. */
export class FileTextError extends Error {
  readonly code: FileErrorCode;
  readonly limit: number | undefined;

  constructor(code: FileErrorCode, message: string, limit?: number) {
    super(message);
    this.name = 'FileTextError';
    this.code = code;
    this.limit = limit;
  }
}

export function makeFailure(code: FileErrorCode, message: string, limit?: number): FileTextFailure {
  return limit === undefined ? { code, message } : { code, message, limit };
}

export const BROKEN_MESSAGE =
  'The file is damaged or incomplete. Open it in the program it was made with, save it again and retry.';

/** What a reader threw, as the named error of that file. Foreign messages may quote the text, so they go no further. */
export function toFailure(thrown: unknown): FileTextFailure {
  if (thrown instanceof FileTextError) return makeFailure(thrown.code, thrown.message, thrown.limit);
  // A deeply nested structure ends in a full call stack, a huge one in a string or array that is too long.
  if (thrown instanceof RangeError && /call stack|invalid (string|array) length/i.test(thrown.message))
    return makeFailure('FileTooComplex', 'The structure of the file is too complex to read.');
  return makeFailure('FileBroken', BROKEN_MESSAGE);
}
