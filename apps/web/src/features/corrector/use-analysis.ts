import type { CorrectorProgress, CorrectorResponse } from '@keelerada/contract/corrector/corrector';
import type { CorrectorModel } from '@keelerada/contract/corrector/corrector-choices';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useNotices } from '../../shared/notices/notices';
import { correctText } from './corrector.queries';
import type { KeptSession } from './kept-session';

export interface AnalysisResult {
  readonly response: CorrectorResponse;
  /** The text and the model that the answer is about. */
  readonly text: string;
  readonly model: CorrectorModel;
}

export interface Analysis {
  readonly state: 'none' | 'running' | 'done' | 'failed' | 'cancelled';
  /** The newest answer; it stays while the next one is on its way. */
  readonly result: AnalysisResult | null;
  readonly progress: CorrectorProgress | null;
  readonly error: unknown;
  /** The text that was asked about last, here and now. */
  readonly askedText: string | null;
}

export interface AnalysisControl {
  readonly analysis: Analysis;
  /**
   * Asks; an earlier request under way is given up. With `onFailure` nobody asked for it by hand: a failure is told to
   * that alone and the newest answer stays.
   */
  readonly analyse: (
    text: string,
    model: CorrectorModel,
    onFailure?: (error: unknown) => void,
  ) => Promise<void>;
  readonly cancel: () => void;
  readonly forget: () => void;
}

const nothing: Analysis = { state: 'none', result: null, progress: null, error: null, askedText: null };

function restore(kept: KeptSession | null): Analysis {
  if (kept === null || kept.response === null) return nothing;
  const { response, analysedText: text, model } = kept;
  return { ...nothing, state: 'done', result: { response, text, model } };
}

const withoutRequest = ({ result }: Analysis): Analysis => ({
  ...nothing,
  state: result === null ? 'none' : 'done',
  result,
});

/** The request of the corrector and its answer; leaving the page gives a running one up. */
export function useAnalysis(kept: KeptSession | null): AnalysisControl {
  const [analysis, setAnalysis] = useState<Analysis>(() => restore(kept));
  const { showFailure } = useNotices();
  const pending = useRef<AbortController | null>(null);
  useEffect(() => () => pending.current?.abort(), []);
  const analyse = useCallback<AnalysisControl['analyse']>(
    async (text, model, onFailure) => {
      pending.current?.abort();
      const controller = new AbortController();
      pending.current = controller;
      const { signal } = controller;
      setAnalysis(({ result }) => ({ ...nothing, state: 'running', result, askedText: text }));
      try {
        const onProgress = (progress: CorrectorProgress) => setAnalysis((old) => ({ ...old, progress }));
        const response = await correctText({ text, model, signal, onProgress });
        if (!signal.aborted) setAnalysis({ ...nothing, state: 'done', result: { response, text, model } });
      } catch (error) {
        if (signal.aborted) return;
        if (onFailure !== undefined) {
          setAnalysis(withoutRequest);
          onFailure(error);
          return;
        }
        showFailure(error);
        setAnalysis((old) => ({ ...old, state: 'failed', progress: null, error }));
      }
    },
    [showFailure],
  );
  const cancel = useCallback(() => {
    pending.current?.abort();
    setAnalysis((old) => ({ ...old, state: 'cancelled', progress: null }));
  }, []);
  const forget = useCallback(() => {
    pending.current?.abort();
    setAnalysis(nothing);
  }, []);
  return { analysis, analyse, cancel, forget };
}
