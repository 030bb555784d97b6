import type { CorrectorResponse, Fragment } from '@keelerada/contract/corrector/corrector';
import type { CorrectorModel } from '@keelerada/contract/corrector/corrector-choices';
import { detectLanguage } from '@keelerada/estonian/detect-language';
import { segmentText } from '@keelerada/estonian/segmentation/segment-text';
import { LONGEST_SENT } from './align-sentence';
import { askChat } from './ask-chat';
import { askFragments } from './ask-fragments';
import { askTartunlp } from './ask-tartunlp';
import { type GrammarService, nameGrammarService, type RemoteEdit } from './grammar-service';

export interface RemoteCorrections {
  /** Null if no service was asked or it gave no usable answer, or one as edits. */
  readonly remote: readonly Fragment[] | null;
  /** Edits of the clean text, which are still to be typed and explained; null as above. */
  readonly edits: readonly RemoteEdit[] | null;
  readonly grammarService: CorrectorResponse['grammarService'];
  /** Who answered in place of the own model, as far as it has a name. */
  readonly grammarServiceName?: string;
}

export const OWN_CORRECTIONS: RemoteCorrections = { remote: null, edits: null, grammarService: 'own' };

/**
 * Asks the grammar service about an Estonian text if one is configured and the model is the one that it stands for. A text
 * with a sentence of more than `LONGEST_SENT` tokens stays here.
 */
export async function askRemote(
  { sent, text, model }: { readonly sent: string; readonly text: string; readonly model: CorrectorModel },
  service: GrammarService | null,
  signal: AbortSignal,
): Promise<RemoteCorrections> {
  if (model !== 'grammarchecker' || service === null || detectLanguage(sent) !== 'et') return OWN_CORRECTIONS;
  const sentences = segmentText(text);
  if (sentences.some(({ tokens }) => tokens.length > LONGEST_SENT)) return OWN_CORRECTIONS;
  const remote = service.api === 'fragments' ? await askFragments(service, sent, signal) : null;
  const edits =
    service.api === 'chat'
      ? await askChat(service, text, sentences, signal)
      : service.api === 'tartunlp'
        ? await askTartunlp(service, text, signal)
        : null;
  if (remote === null && edits === null) return { ...OWN_CORRECTIONS, grammarService: 'ownForRemote' };
  const name = nameGrammarService(service);
  return { remote, edits, grammarService: 'remote', ...(name !== null && { grammarServiceName: name }) };
}
