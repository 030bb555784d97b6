import type { ApiError } from '@keelerada/contract/errors';
import { MAX_UPLOAD_BYTES } from '@keelerada/contract/limits';
import { makeApiError, RequestFailure } from '../../platform/errors/request-failure';
import { cleanFileName } from '../../platform/file-text/file-kind';
import type { FileTextResult } from '../../platform/file-text/file-text-error';
import type { FileTextExtractor } from '../../platform/file-text/file-text-extractor';

/** A file as it came in: its bytes, or that it was too large to keep. */
export type ReceivedFile = { name: string; bytes: Uint8Array } | { name: string; isTooLarge: true };

/** Files of one upload that are held in memory at the same time, the one just arriving not counted. */
const MAX_FILES_IN_WORK = 2;
const TEXT_SEPARATOR = '\n\n';

interface FileOutcome {
  name: string;
  result: FileTextResult;
}

async function readFile(
  file: ReceivedFile,
  extractor: FileTextExtractor,
  signal: AbortSignal,
): Promise<FileOutcome> {
  const name = cleanFileName(file.name);
  if ('bytes' in file) return { name, result: await extractor.extractTextFromFile(file, signal) };
  const message = `The file is larger than ${MAX_UPLOAD_BYTES / 1024 / 1024} MB.`;
  return { name, result: { error: { code: 'FileTooLarge', message, limit: MAX_UPLOAD_BYTES } } };
}

function listErrors(outcomes: readonly FileOutcome[]): ApiError[] {
  const errors = outcomes.flatMap(({ name, result }) =>
    'error' in result
      ? [makeApiError(result.error.code, result.error.message, name, result.error.limit)]
      : [],
  );
  // Clients look at the first code, and the specification has words of its own for a wrong type.
  const isWrongType = (error: ApiError) => error.code === 'UnsupportedMimeType';
  return [...errors.filter(isWrongType), ...errors.filter((error) => !isWrongType(error))];
}

/**
 * Texts of all files in their order, parted by an empty line.
 * @throws RequestFailure with one error for each file that gave no text: 413 where only sizes are at fault, else 400
 */
export async function collectFileTexts(
  files: AsyncIterable<ReceivedFile>,
  extractor: FileTextExtractor,
  signal: AbortSignal,
): Promise<string> {
  const stop = new AbortController();
  const whole = AbortSignal.any([signal, stop.signal]);
  const readings: Promise<FileOutcome>[] = [];
  try {
    for await (const file of files) {
      const reading = readFile(file, extractor, whole);
      // It is awaited below; should the form break off before, its failure is nobody's concern.
      reading.catch(() => undefined);
      readings.push(reading);
      await readings.at(-MAX_FILES_IN_WORK);
    }
    const outcomes = await Promise.all(readings);
    const errors = listErrors(outcomes);
    if (errors.length > 0) {
      throw new RequestFailure(errors.every((error) => error.code === 'FileTooLarge') ? 413 : 400, errors);
    }
    return outcomes.flatMap(({ result }) => ('text' in result ? [result.text] : [])).join(TEXT_SEPARATOR);
  } finally {
    stop.abort();
  }
}
