import { useQuery, useQueryClient } from '@tanstack/react-query';
import {
  wordAnalyserCall,
  type WordAnalyserRequest,
  type WordAnalyserResponse,
} from '@keelerada/contract/tools/word-analyser';
import { useMemo } from 'react';
import { useSelectionSize } from '../../shared/text-selection/use-selection-size';
import { callApi } from '../../shared/http/call-api';
import { useLanguage } from '../../shared/i18n/use-language';
import { makeTextFields } from '../../shared/text-selection/make-text-fields';
import { useTextSelection } from '../../shared/text-selection/text-selection';

/** Words of the chosen texts, about; null while they are not known. Where the server does not tell, those of the own text. */
function useWordCount(): number | null {
  const { corpusTextIds, ownTexts } = useTextSelection();
  const { data, isError } = useSelectionSize();
  const ownWords = useMemo(() => ownTexts?.match(/\S+/gu)?.length ?? 0, [ownTexts]);
  if (corpusTextIds === null || isError) return ownWords;
  return data === undefined ? null : data.words + ownWords;
}

export type OwnTextLanguage = NonNullable<WordAnalyserRequest['ownTextLanguage']> | null;

export interface WordAnalysis {
  readonly request: WordAnalyserRequest;
  readonly state: 'running' | 'cancelled' | 'failed' | 'done';
  /** Words of the texts, about; null while they are not known. */
  readonly words: number | null;
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
  const words = useWordCount();
  const request: WordAnalyserRequest = {
    ...makeTextFields(texts),
    language,
    ownTextLanguage: ownTexts === null ? null : ownTextLanguage,
    countsEqual: true,
  };
  // The revision stands for the texts, which may be a million characters.
  const queryKey = ['word-analyser', revision, language, request.ownTextLanguage];
  const id = queryKey.join(' ');
  const query = useQuery({
    queryKey,
    queryFn: ({ signal }) => callApi(wordAnalyserCall, { body: request, signal }),
    enabled: hasTexts,
    meta: { showsProgress: true },
  });
  return {
    request,
    state: readState(query),
    words,
    answer: query.data ?? null,
    error: query.error,
    id,
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
