import type { ApiError } from '@keelerada/contract/fields/errors';
import { CallFailure } from './call-failure';

/** Answers that come line by line: progress, then the result or the errors. */
export const LINES_TYPE = 'application/x-ndjson';
/** Status of a failure that comes after the first lines of an answer. */
const LATE_FAILURE_STATUS = 503;

/** Whether an answer comes in lines; a proxy may have asked for the plain one. */
const isInLines = ({ headers, body }: Response): boolean =>
  body !== null && (headers.get('Content-Type')?.startsWith(LINES_TYPE) ?? false);

async function* readLines(body: ReadableStream<BufferSource>): AsyncGenerator<string> {
  let rest = '';
  const reader = body.pipeThrough(new TextDecoderStream()).getReader();
  for (let piece = await reader.read(); !piece.done; piece = await reader.read()) {
    const lines = (rest + piece.value).split('\n');
    rest = lines.pop() ?? '';
    yield* lines;
  }
  if (rest !== '') yield rest;
}

/** The result of an answer, which comes in lines or as it is. Rejects with CallFailure for errors and for a broken answer. */
export async function readAnswerLines<Progress extends object, Result>(
  response: Response,
  onProgress?: (progress: Progress) => void,
): Promise<Result> {
  if (!isInLines(response)) return (await response.json()) as Result;
  for await (const line of readLines(response.body!)) {
    if (line === '') continue;
    const content = JSON.parse(line) as
      | Progress
      | { readonly result: Result }
      | { readonly errors: readonly ApiError[] };
    if ('result' in content) return content.result;
    if ('errors' in content) throw new CallFailure(LATE_FAILURE_STATUS, content.errors);
    onProgress?.(content);
  }
  throw new CallFailure(0, []);
}
