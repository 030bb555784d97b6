import type { CorrectorModel } from '@keelerada/contract/corrector/corrector-choices';
import type { CorrectionKinds } from '@keelerada/corrector/pipeline/correct-part';
import type { SentenceSpan } from '@keelerada/estonian/annotated-text';
import type { AlignedText } from '@keelerada/estonian/letters/fold-letters';
import { alignOwnText } from '../../corpus/own-text/align-own-text';
import type { CorrectorParts } from './corrector-parts';
import { askRemote, OWN_CORRECTIONS, type RemoteCorrections } from './grammar-service/ask-remote';

export interface TextToCorrect {
  readonly sent: string;
  readonly kinds: CorrectionKinds;
  readonly model: CorrectorModel;
  /** Sentences and tokens of a clean text, if they are known. No grammar service is asked about such a text, and it gets no advice. */
  readonly sentences?: readonly SentenceSpan[];
}

/** What a compute thread corrects. */
export interface PreparedText {
  readonly aligned: AlignedText;
  /** Of the clean text. */
  readonly annotation: Uint8Array;
  readonly service: RemoteCorrections;
}

/**
 * Cleans and annotates a text, and asks the grammar service meanwhile. Rejects with RequestFailure, or QueryCancelledError
 * once the signal is raised.
 */
export async function prepareText(
  { sent, kinds, model, sentences }: TextToCorrect,
  parts: CorrectorParts,
  signal: AbortSignal,
): Promise<PreparedText> {
  const aligned = alignOwnText(sent);
  const { text } = aligned;
  const [[annotation], service] = await Promise.all([
    parts.ownTextAnnotator.annotate(
      [{ text, ...(sentences && { sentences, language: 'et' as const }) }],
      signal,
    ),
    kinds === 'spelling' || sentences
      ? OWN_CORRECTIONS
      : askRemote({ sent, text, model }, parts.grammarService, signal),
  ]);
  return { aligned, annotation: annotation!.bytes, service };
}
