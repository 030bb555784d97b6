import { LINES_TYPE, type Call, type CallAnswer, type CallInput } from '@keelerada/contract/fields/call';
import type { ApiError } from '@keelerada/contract/fields/errors';
import { CallFailure } from './call-failure';
import { callServer } from './call-server';

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

/** Asks a call that says how far it is; `onProgress` hears it. */
export async function callInLines<Given extends Call, Progress extends object>(
  call: Given,
  input: CallInput<Given>,
  signal: AbortSignal,
  onProgress?: (progress: Progress) => void,
): Promise<CallAnswer<Given>> {
  const response = await callServer(call.path, {
    ...(input as object),
    signal,
    accept: LINES_TYPE,
  });
  return readAnswerLines<Progress, CallAnswer<Given>>(response, onProgress);
}
