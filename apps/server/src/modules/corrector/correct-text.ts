import type { CorrectorRequest, CorrectorResponse } from '@keelerada/contract/corrector/corrector';
import { hasTokens } from '@keelerada/contract/fields/typed-text';
import type { RunOptions } from '../../platform/compute/compute-pool';
import { badRequest } from '../../platform/errors/request-failure';
import { correctTask, type CorrectInput } from './correct-task';
import type { CorrectorParts } from './corrector-parts';
import { prepareText } from './prepare-text';

/** Throws RequestFailure for a text with nothing to correct. */
export function checkText(text: string): void {
  if (!hasTokens(text)) throw badRequest('MandatoryField', 'tekst', 'There is no text to correct.');
}

/**
 * Corrects and assesses a text. Resolves to the JSON of the answer. Rejects with RequestFailure, or QueryCancelledError
 * once the signal is raised.
 */
export async function correctText(
  request: Omit<CorrectorRequest, 'isPart'>,
  parts: CorrectorParts,
  options: RunOptions & { readonly signal: AbortSignal },
): Promise<Uint8Array> {
  const { tekst: sent, model, showPossible } = request;
  checkText(sent);
  const { annotation, service } = await prepareText({ sent, kinds: 'all', model }, parts, options.signal);
  const input: CorrectInput = {
    ...{ sent, model, showPossible: showPossible ?? null, version: parts.version },
    annotation,
    ...service,
  };
  return parts.pool.run(correctTask, input, options);
}

/** The same as an object. */
export async function readCorrections(...call: Parameters<typeof correctText>): Promise<CorrectorResponse> {
  return JSON.parse(new TextDecoder().decode(await correctText(...call))) as CorrectorResponse;
}
