import type {
  CorrectorProgress,
  CorrectorRequest,
  CorrectorResponse,
} from '@keelerada/contract/corrector/corrector';
import type { CorrectorModel } from '@keelerada/contract/corrector/corrector-choices';
import { CORRECTOR_PATH } from '@keelerada/contract/site/paths';
import { callServer } from '../../../shared/http/call-server';
import { LINES_TYPE, readAnswerLines } from '../../../shared/http/read-answer-lines';

export interface CorrectorCall {
  readonly text: string;
  readonly model: CorrectorModel;
  /** What changed of a text that is being written. */
  readonly isPart?: boolean;
  readonly signal: AbortSignal;
  readonly onProgress?: (progress: CorrectorProgress) => void;
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
  return readAnswerLines<CorrectorProgress, CorrectorResponse>(response, onProgress);
}
