import type { WordlistOptions } from '@keelerada/corpus-engine/wordlist/make-wordlist';
import { chooseWordUnit, type WordComparison } from '../tools/choose-word-unit';
import { getDefaultStopWords } from './default-stop-words';

interface RequestedWords extends WordComparison {
  readonly excludeStopwords: boolean;
  readonly customStopwords?: readonly string[] | null | undefined;
  readonly minFrequency?: number | null | undefined;
}

/** Which words a request counts, as the engine takes it. */
export function makeWordlistOptions(request: RequestedWords): WordlistOptions {
  const { type, excludeStopwords, customStopwords, minFrequency } = request;
  const customStopWords = customStopwords?.map((word) => word.replace(/\s+/gu, '')).filter((word) => word);
  return {
    unit: chooseWordUnit(request),
    ...(excludeStopwords && { defaultStopWords: getDefaultStopWords(type) }),
    ...(customStopWords && { customStopWords }),
    minFrequency: minFrequency ?? 1,
  };
}
