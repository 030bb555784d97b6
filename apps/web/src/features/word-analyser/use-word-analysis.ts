import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { WordAnalyserRequest, WordAnalyserResponse } from '@keelerada/contract/word-analyser';
import { useLanguage } from '../../shared/i18n/use-language';
import { makeTextFields } from '../../shared/text-selection/make-text-fields';
import { useTextSelection } from '../../shared/text-selection/text-selection';
import { fetchWords } from './word-analyser.queries';

export type OwnTextLanguage = NonNullable<WordAnalyserRequest['ownTextLanguage']> | null;

export interface WordAnalysis {
  readonly request: WordAnalyserRequest;
  readonly state: 'running' | 'cancelled' | 'failed' | 'done';
  /** Null unless `done`. */
  readonly answer: WordAnalyserResponse | null;
  readonly error: unknown;
  /** Changes with every question. */
  readonly id: string;
  readonly retry: () => void;
  readonly cancel: () => void;
}

/**
 * The analysis of the chosen texts in the language of the interface. It runs when the screen opens, and again when texts or
 * languages change; what was answered before is then gone.
 */
export function useWordAnalysis(ownTextLanguage: OwnTextLanguage): WordAnalysis {
  const language = useLanguage();
  const texts = useTextSelection();
  const { ownTexts, revision, hasTexts } = texts;
  const client = useQueryClient();
  const request: WordAnalyserRequest = {
    ...makeTextFields(texts),
    language,
    ownTextLanguage: ownTexts === null ? null : ownTextLanguage,
    countsEqual: true,
  };
  // The revision stands for the texts, which may be a million characters.
  const queryKey = ['word-analyser', revision, language, request.ownTextLanguage];
  const query = useQuery({
    queryKey,
    queryFn: ({ signal }) => fetchWords(request, signal),
    enabled: hasTexts,
    meta: { showsProgress: true },
  });
  return {
    request,
    state: readState(query),
    answer: query.data ?? null,
    error: query.error,
    id: queryKey.join(' '),
    retry: () => void query.refetch(),
    cancel: () => void client.cancelQueries({ queryKey }),
  };
}

function readState(query: {
  readonly status: 'pending' | 'error' | 'success';
  readonly fetchStatus: 'fetching' | 'paused' | 'idle';
}): WordAnalysis['state'] {
  if (query.status === 'success') return 'done';
  if (query.fetchStatus !== 'idle') return 'running';
  return query.status === 'error' ? 'failed' : 'cancelled';
}
