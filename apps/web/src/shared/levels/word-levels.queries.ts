import { MAX_KEYWORD_CHARACTERS, MAX_LEVELLED_WORDS } from '@keelerada/contract/fields/limits';
import { wordLevelsCall, type WordLevelsResponse } from '@keelerada/contract/corrector/word-levels';
import { useQuery } from '@tanstack/react-query';
import { callApi } from '../http/call-api';
import { numberRequest } from '../http/number-request';

/**
 * Levels of base forms in the order given, as far as one call goes; undefined until they are there. The same list asks
 * once: it has to be the same object.
 */
export function useWordLevels(lemmas: readonly string[]): WordLevelsResponse | undefined {
  const { data } = useQuery({
    queryKey: ['word-levels', numberRequest(lemmas)],
    queryFn: ({ signal }) => {
      const algvormid = lemmas
        .filter(({ length }) => length <= MAX_KEYWORD_CHARACTERS)
        .slice(0, MAX_LEVELLED_WORDS);
      return callApi(wordLevelsCall, { body: { algvormid }, signal });
    },
    enabled: lemmas.length > 0,
    meta: { handlesErrors: true },
  });
  return data;
}
