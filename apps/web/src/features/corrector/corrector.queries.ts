import type { CorrectorProgress, CorrectorRequest, CorrectorResponse } from '@keelerada/contract/corrector';
import type { CorrectorModel } from '@keelerada/contract/corrector-choices';
import type { ApiError } from '@keelerada/contract/errors';
import { CORRECTOR_PATH } from '@keelerada/contract/paths';
import { callServer } from '../../shared/http/call-server';
import { CallFailure } from '../../shared/http/call-failure';

const LINES_TYPE = 'application/x-ndjson';
/** Status of a failure that comes after the first lines of an answer. */
const LATE_FAILURE_STATUS = 503;

type AnswerLine =
  CorrectorProgress | { readonly result: CorrectorResponse } | { readonly errors: readonly ApiError[] };

export interface CorrectorCall {
  readonly text: string;
  readonly model: CorrectorModel;
  /** What changed of a text that is being written. */
  readonly isPart?: boolean;
  readonly signal: AbortSignal;
  readonly onProgress?: (progress: CorrectorProgress) => void;
}

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

/** Corrects and assesses a text; progress comes with long ones. Rejects as `callServer` does. */
export async function correctText({
  text,
  model,
  isPart = false,
  signal,
  onProgress,
}: CorrectorCall): Promise<CorrectorResponse> {
  const body: CorrectorRequest = { tekst: text, model, showPossible: true, isPart };
  const response = await callServer(CORRECTOR_PATH, { body, signal, accept: LINES_TYPE });
  const isInLines = response.headers.get('Content-Type')?.startsWith(LINES_TYPE) ?? false;
  if (!isInLines || response.body === null) return (await response.json()) as CorrectorResponse;
  for await (const line of readLines(response.body)) {
    if (line === '') continue;
    const content = JSON.parse(line) as AnswerLine;
    if ('result' in content) return content.result;
    if ('errors' in content) throw new CallFailure(LATE_FAILURE_STATUS, content.errors);
    onProgress?.(content);
  }
  throw new CallFailure(0, []);
}
