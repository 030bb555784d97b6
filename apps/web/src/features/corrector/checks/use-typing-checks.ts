import type { CorrectorModel } from '@keelerada/contract/corrector/corrector-choices';
import { MAX_CORRECTOR_PART_CHARACTERS } from '@keelerada/contract/fields/limits';
import { useEffect, useRef, useState } from 'react';
import { CallFailure } from '../../../shared/http/call-failure';
import { listCorrections } from '../corrections';
import { correctText } from '../corrector.queries';
import type { AnalysisControl } from '../use-analysis';
import type { CheckedParagraphs } from './checked-paragraphs';

/** A pause of typing, in milliseconds. */
const PAUSE_MS = 1000;
/** Wait after a check that failed without saying for how long. */
const RETRY_MS = 15_000;
/** A whole text that is longer than this many characters is checked by the button alone. */
const MAX_WHOLE_CHARACTERS = 20_000;
const PARAGRAPH_BREAK = '\n\n';

interface TypingChecks {
  readonly text: string;
  readonly model: CorrectorModel;
  readonly isOn: boolean;
  readonly control: AnalysisControl;
  readonly known: CheckedParagraphs;
  /** More is known about the text. */
  readonly onKnown: () => void;
}

export type CheckState = 'checked' | 'unchecked' | 'waiting' | 'checking' | 'failed';

/**
 * Checks a text a pause after it was changed: at first the whole, then the paragraphs that are new. One request at a
 * time; over the server's limit it waits as long as that says. What was given up or failed by hand waits for a change.
 */
export function useTypingChecks({ text, model, isOn, control, known, onKnown }: TypingChecks): CheckState {
  const { analysis, analyse } = control;
  const [firstText] = useState(text);
  const [isChecking, setIsChecking] = useState(false);
  const [retryAtMs, setRetryAtMs] = useState(0);
  const isTouched = useRef(false);
  isTouched.current ||= text !== firstText;
  const request = useRef<AbortController | null>(null);
  useEffect(() => () => request.current?.abort(), []);
  const isGivenUp =
    (analysis.state === 'cancelled' || analysis.state === 'failed') && text === analysis.askedText;

  const putOff = (error: unknown) => {
    const seconds = error instanceof CallFailure ? error.retryAfterSeconds : null;
    setRetryAtMs(performance.now() + (seconds === null ? RETRY_MS : seconds * 1000));
  };
  const checkPart = async (part: string) => {
    const controller = new AbortController();
    request.current = controller;
    setIsChecking(true);
    try {
      const response = await correctText({ text: part, model, isPart: true, signal: controller.signal });
      known.remember(model, part, listCorrections(response, model));
      setRetryAtMs(0);
      onKnown();
    } catch (error) {
      if (!controller.signal.aborted) putOff(error);
    } finally {
      if (!controller.signal.aborted) setIsChecking(false);
    }
  };
  const unknown = known.listUnknown(model, text).map((paragraph) => paragraph.text);
  const check = useRef<() => void>(() => undefined);
  useEffect(() => {
    check.current = () => {
      const part = unknown.join(PARAGRAPH_BREAK);
      const isFirst = analysis.result?.model !== model;
      if (!isFirst && part.length <= MAX_CORRECTOR_PART_CHARACTERS) void checkPart(part);
      else if (text.length <= MAX_WHOLE_CHARACTERS) void analyse(text, model, putOff);
    };
  });
  const isBusy = isChecking || analysis.state === 'running';
  const isDue = isOn && isTouched.current && !isBusy && !isGivenUp && unknown.length > 0;
  useEffect(() => {
    if (!isDue) return;
    const timer = setTimeout(() => check.current(), Math.max(PAUSE_MS, retryAtMs - performance.now()));
    return () => clearTimeout(timer);
  }, [isDue, text, model, retryAtMs]);
  if (isBusy) return 'checking';
  if (unknown.length === 0) return analysis.result === null ? 'unchecked' : 'checked';
  if (retryAtMs > 0 && isOn) return 'failed';
  return isDue ? 'waiting' : 'unchecked';
}
