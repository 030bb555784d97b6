import type { WordlistRequest } from '@keelerada/contract/wordlist';
import type { CorpusEngine, WordlistAnswer } from '../../platform/corpus-index/corpus-engine';
import { chooseTexts } from '../../platform/text-selection/choose-texts';
import { getDefaultStopWords } from './default-stop-words';

/** Words of the chosen texts with their frequencies (SPEC 3, "Word list row"). Throws RequestFailure. */
export async function makeWordlist(
  request: WordlistRequest,
  engine: Pick<CorpusEngine, 'makeWordlist'>,
  signal: AbortSignal,
): Promise<WordlistAnswer> {
  const { type, keepCapitalization, excludeStopwords, customStopwords, minFrequency } = request;
  const query = {
    ...chooseTexts(request),
    type,
    // Lemmas have no case of their own: they are always compared in lower case.
    keepCapitalization: keepCapitalization && type === 'WORDS',
    defaultStopWords: excludeStopwords ? getDefaultStopWords(type) : undefined,
    customStopWords: customStopwords?.map((word) => word.replace(/\s+/gu, '')).filter((word) => word !== ''),
    minFrequency: minFrequency ?? undefined,
  };
  return engine.makeWordlist(query, signal);
}
