import type { ApiError } from '@keelerada/contract/fields/errors';
import { MAX_UPLOAD_BYTES } from '@keelerada/contract/fields/limits';
import { makeApiError, RequestFailure } from '../../platform/errors/request-failure';
import { cleanFileName } from '../../platform/file-text/formats/file-kind';
import type { FileTextResult } from '../../platform/file-text/formats/file-text-error';
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
  form: object,
): Promise<FileOutcome> {
  const name = cleanFileName(file.name);
  if ('bytes' in file) return { name, result: await extractor.extractTextFromFile(file, signal, form) };
  const message = `The file is larger than ${MAX_UPLOAD_BYTES / 1024 / 1024} MB.`;
  return { name, result: { error: { code: 'FileTooLarge', message, limit: MAX_UPLOAD_BYTES } } };
}

function listErrors(outcomes: readonly FileOutcome[]): ApiError[] {
  const errors = outcomes.flatMap(({ name, result }) =>
    'error' in result
      ? [makeApiError(result.error.code, result.error.message, name, result.error.limit)]
      : [],
  );
  // Clients look at the first code, and the screens have a message of its own for a wrong type.
  const isWrongType = (error: ApiError) => error.code === 'UnsupportedMimeType';
  return [...errors.filter(isWrongType), ...errors.filter((error) => !isWrongType(error))];
}

const isTooSlow = ({ result }: FileOutcome) => 'error' in result && result.error.code === 'FileTookTooLong';

/**
 * Reads the files of one form, each as it is handed in. Once one took too long the form is an error whatever its other
 * files hold: those at work are stopped, those that wait are not begun. What was found by then stands.
 */
function createFormReading(extractor: FileTextExtractor, signal: AbortSignal) {
  const stop = new AbortController();
  const whole = AbortSignal.any([signal, stop.signal]);
  const form = {};

  async function read(file: ReceivedFile): Promise<FileOutcome | undefined> {
    if (stop.signal.aborted) return undefined;
    try {
      const outcome = await readFile(file, extractor, whole, form);
      if (isTooSlow(outcome)) stop.abort();
      return outcome;
    } catch (error) {
      if (stop.signal.aborted && !signal.aborted) return undefined;
      throw error;
    }
  }
  return { read, stop: () => stop.abort() };
}

/**
 * Texts of all files in their order, separated by an empty line, and how many formulas have a sign in their place.
 * @throws RequestFailure with one error for each file that gave no text: 413 where only sizes are at fault, else 400
 */
export async function collectFileTexts(
  files: AsyncIterable<ReceivedFile>,
  extractor: FileTextExtractor,
  signal: AbortSignal,
): Promise<{ readonly text: string; readonly formulas: number }> {
  const form = createFormReading(extractor, signal);
  const readings: Promise<FileOutcome | undefined>[] = [];
  try {
    for await (const file of files) {
      const reading = form.read(file);
      // It is awaited below; if the form breaks off before, its failure is ignored.
      reading.catch(() => undefined);
      readings.push(reading);
      await readings.at(-MAX_FILES_IN_WORK);
    }
    const outcomes = (await Promise.all(readings)).filter((outcome) => outcome !== undefined);
    const errors = listErrors(outcomes);
    if (errors.length > 0)
      throw new RequestFailure(errors.every((error) => error.code === 'FileTooLarge') ? 413 : 400, errors);
    const read = outcomes.flatMap(({ result }) => ('text' in result ? [result] : []));
    return {
      text: read.map(({ text }) => text).join(TEXT_SEPARATOR),
      formulas: read.reduce((sum, { formulas = 0 }) => sum + formulas, 0),
    };
  } finally {
    form.stop();
  }
}
