import { QueryCancelledError } from '@keelerada/corpus-engine/base/cancellation';
import { CqlError } from '@keelerada/corpus-engine/cql/cql-error';
import { IndexIncompleteError, IndexTooLargeError } from '@keelerada/corpus-engine/token-index/token-index';
import { AnnotationFormatError } from '@keelerada/estonian/annotation-format/annotation-format-error';

/** Errors that callers tell apart by their class. Any other error arrives as an Error with its name and message. */
const KNOWN_CLASSES = [
  QueryCancelledError,
  CqlError,
  IndexIncompleteError,
  IndexTooLargeError,
  AnnotationFormatError,
];

/** An error without its class, which structured cloning between threads drops. */
export interface PackedError {
  readonly name: string;
  readonly message: string;
  readonly fields: object;
}

export function packError(thrown: unknown): PackedError {
  const error = thrown instanceof Error ? thrown : new Error(String(thrown));
  return { name: error.name, message: error.message, fields: { ...error } };
}

export function unpackError({ name, message, fields }: PackedError): Error {
  const error = Object.assign(new Error(message), fields, { name });
  const known = KNOWN_CLASSES.find((one) => one.name === name);
  if (known !== undefined) Object.setPrototypeOf(error, known.prototype);
  return error;
}
