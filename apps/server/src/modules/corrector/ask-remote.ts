import type { CorrectorRequest, CorrectorResponse, Fragment } from '@keelerada/contract/corrector';
import { detectLanguage } from '@keelerada/estonian/detect-language';
import { askGrammarService } from './ask-grammar-service';
import type { CorrectorParts } from './corrector-parts';

export interface RemoteCorrections {
  /** Null if no service was asked or it gave no usable answer. */
  readonly remote: Fragment[] | null;
  readonly grammarService: CorrectorResponse['grammarService'];
}

/** Asks the grammar service about an Estonian text if one is configured and the model is the one that it stands for. */
export async function askRemote(
  { tekst, model }: Pick<CorrectorRequest, 'tekst' | 'model'>,
  { grammarUrl }: Pick<CorrectorParts, 'grammarUrl'>,
  signal: AbortSignal,
): Promise<RemoteCorrections> {
  const isAsked = model === 'grammarchecker' && grammarUrl !== null && detectLanguage(tekst) === 'et';
  if (!isAsked) return { remote: null, grammarService: 'own' };
  const remote = await askGrammarService(grammarUrl, tekst, signal);
  return { remote, grammarService: remote ? 'remote' : 'ownForRemote' };
}
