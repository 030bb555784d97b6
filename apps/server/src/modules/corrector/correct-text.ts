import type { CorrectorRequest, CorrectorResponse, Fragment } from '@keelerada/contract/corrector';
import { detectLanguage } from '@keelerada/estonian/detect-language';
import type { RunOptions } from '../../platform/compute/compute-pool';
import { badRequest } from '../../platform/errors/request-failure';
import { alignOwnText } from '../../platform/own-text/align-own-text';
import { askGrammarService } from './ask-grammar-service';
import { correctTask, type CorrectInput } from './correct-task';
import type { CorrectorParts } from './corrector-parts';

/** What the analysis makes tokens of: anything but white space, controls and zero-width characters. */
const ANY_TOKEN = /[^\s\p{Cc}\u00ad\u200b\u2060]/u;

/** Throws RequestFailure for a text with nothing to correct. */
export function checkText(text: string): void {
  if (!ANY_TOKEN.test(text)) throw badRequest('MandatoryField', 'tekst', 'There is no text to correct.');
}

/**
 * Corrects and assesses a text. Resolves to the JSON of the answer. Rejects with RequestFailure, MorphologyUnavailableError,
 * or QueryCancelledError once the signal is raised.
 */
export async function correctText(
  request: CorrectorRequest,
  parts: CorrectorParts,
  options: RunOptions & { readonly signal: AbortSignal },
): Promise<Uint8Array> {
  const { tekst: sent, model, showPossible } = request;
  checkText(sent);
  const { text } = alignOwnText(sent);
  const [[annotation], remote] = await Promise.all([
    parts.ownTextAnnotator.annotate([{ text }], options.signal),
    findRemote(request, parts, options.signal),
  ]);
  const input: CorrectInput = {
    ...{ sent, model, showPossible, version: parts.version },
    annotation: annotation!.bytes,
    ...remote,
  };
  return parts.pool.run(correctTask, input, options);
}

/** The same as an object. */
export async function readCorrections(...call: Parameters<typeof correctText>): Promise<CorrectorResponse> {
  return JSON.parse(new TextDecoder().decode(await correctText(...call))) as CorrectorResponse;
}

async function findRemote(
  { tekst, model }: CorrectorRequest,
  { grammarUrl }: CorrectorParts,
  signal: AbortSignal,
): Promise<{ remote: Fragment[] | null; grammarService: CorrectorResponse['grammarService'] }> {
  const isAsked = model === 'grammarchecker' && grammarUrl !== null && detectLanguage(tekst) === 'et';
  if (!isAsked) return { remote: null, grammarService: 'own' };
  const remote = await askGrammarService(grammarUrl, tekst, signal);
  return { remote, grammarService: remote ? 'remote' : 'ownForRemote' };
}
