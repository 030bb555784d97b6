import {
  correctorCall,
  type CorrectorProgress,
  type CorrectorResponse,
} from '@keelerada/contract/corrector/corrector';
import type { CorrectorModel } from '@keelerada/contract/corrector/corrector-choices';
import { callInLines } from '../../../shared/http/read-answer-lines';

export interface CorrectorQuestion {
  readonly text: string;
  readonly model: CorrectorModel;
  /** What changed of a text that is being written. */
  readonly isPart?: boolean;
  readonly signal: AbortSignal;
  readonly onProgress?: (progress: CorrectorProgress) => void;
}

/** Corrects and assesses a text; progress comes with long ones. Rejects as `callServer` does. */
export function correctText({
  text,
  model,
  isPart = false,
  signal,
  onProgress,
}: CorrectorQuestion): Promise<CorrectorResponse> {
  const body = { tekst: text, model, showPossible: true, isPart };
  return callInLines(correctorCall, { body }, signal, onProgress);
}
