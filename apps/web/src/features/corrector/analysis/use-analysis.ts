import type { CorrectorProgress, CorrectorResponse } from '@keelerada/contract/corrector/corrector';
import type { CorrectorModel } from '@keelerada/contract/corrector/corrector-choices';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useNotices } from '../../../shared/notices/notices';
import { correctText } from './corrector.queries';
import type { KeptSession } from './kept-session';

/** An answer, kept together with the text and the model that it was asked for. */
export interface AnalysisResult {
  readonly response: CorrectorResponse;
  readonly text: string;
  readonly model: CorrectorModel;
}

/** Who gave the newest answer; it says nothing of a text. */
export interface AnsweredBy {
  readonly model: CorrectorModel;
  readonly response: Pick<CorrectorResponse, 'grammarService' | 'grammarServiceName'>;
}

/** What is known of the text as it stands now; nothing here is about an earlier one. */
export interface Analysis {
  /** A failed or cancelled request counts until the text changes. */
  readonly state: 'none' | 'running' | 'failed' | 'cancelled';
  /** Null as soon as the text is not the very one that the answer is about. */
  readonly result: AnalysisResult | null;
  /** Null before the first answer about any text. */
  readonly answeredBy: AnsweredBy | null;
  readonly progress: CorrectorProgress | null;
  readonly error: unknown;
}

export interface AnalysisControl {
  readonly analysis: Analysis;
  /** The newest answer about a whole text, maybe an earlier one: to be kept over a reload, not to be shown. */
  readonly newest: AnalysisResult | null;
  /** Takes an answer; that about a part of the text alone (`isPart`) is no result. */
  readonly take: (answer: AnalysisResult, isPart: boolean) => void;
  /**
   * Asks about the text; an earlier request under way is given up. With `onFailure` nobody asked for it by hand: a
   * failure is told to that alone.
   */
  readonly analyse: (
    text: string,
    model: CorrectorModel,
    onFailure?: (error: unknown) => void,
  ) => Promise<void>;
  readonly cancel: () => void;
  readonly forget: () => void;
}

interface State extends Omit<Analysis, 'result'> {
  readonly askedText: string | null;
  readonly newest: AnalysisResult | null;
}

const noRequest = { state: 'none', progress: null, error: null, askedText: null } as const;
const nothing: State = { ...noRequest, newest: null, answeredBy: null };

/** The answer that an earlier visit kept. */
export function restoreAnswer(kept: KeptSession | null): AnalysisResult | null {
  if (kept === null || kept.response === null) return null;
  return { response: kept.response, text: kept.analysedText, model: kept.model };
}

interface AnalysisOptions {
  readonly kept: AnalysisResult | null;
  /** As it stands now. */
  readonly text: string;
  readonly onAnswer: (answer: AnalysisResult) => void;
}

/** The request of the corrector and its answer; leaving the page gives a running one up. */
export function useAnalysis({ kept, text: textNow, onAnswer }: AnalysisOptions): AnalysisControl {
  const [now, setNow] = useState<State>({ ...nothing, newest: kept, answeredBy: kept });
  const { showFailure } = useNotices();
  const pending = useRef<AbortController | null>(null);
  const tellAnswer = useRef(onAnswer);
  useLayoutEffect(() => {
    tellAnswer.current = onAnswer;
  });
  useEffect(() => () => pending.current?.abort(), []);
  const take: AnalysisControl['take'] = (answer, isPart) => {
    setNow((old) => ({ ...old, newest: isPart ? old.newest : answer, answeredBy: answer }));
    tellAnswer.current(answer);
  };
  const analyse: AnalysisControl['analyse'] = async (text, model, onFailure) => {
    pending.current?.abort();
    const controller = new AbortController();
    pending.current = controller;
    const { signal } = controller;
    setNow((old) => ({ ...old, ...noRequest, state: 'running', askedText: text }));
    try {
      const onProgress = (progress: CorrectorProgress) => setNow((old) => ({ ...old, progress }));
      const response = await correctText({ text, model, signal, onProgress });
      if (signal.aborted) return;
      setNow((old) => ({ ...old, ...noRequest }));
      take({ response, text, model }, false);
    } catch (error) {
      if (signal.aborted) return;
      setNow((old) => ({ ...old, state: onFailure ? 'none' : 'failed', progress: null, error }));
      (onFailure ?? showFailure)(error);
    }
  };
  const cancel = () => {
    pending.current?.abort();
    setNow((old) => ({ ...old, state: 'cancelled', progress: null }));
  };
  const forget = () => {
    pending.current?.abort();
    setNow(nothing);
  };
  const { newest, answeredBy, askedText, ...request } = now;
  const isOfText = now.state === 'running' || askedText === textNow;
  const { state, progress, error } = isOfText ? request : noRequest;
  const result = newest?.text === textNow ? newest : null;
  return { analysis: { state, result, answeredBy, progress, error }, newest, take, analyse, cancel, forget };
}
