import type { CorrectorModel } from '@keelerada/contract/corrector/corrector-choices';
import { useCallback, useEffect, useLayoutEffect, useRef, useState, useEffectEvent } from 'react';
import type { Correction } from '../analysis/corrections';
import { readText } from '../editor/text-document';
import type { TextEditor } from '../editor/use-text-editor';
import type { KeptSession } from '../analysis/kept-session';
import {
  restoreAnswer,
  useAnalysis,
  type AnalysisResult,
  type AnalysisControl,
} from '../analysis/use-analysis';
import { CheckedParagraphs } from './checked-paragraphs';
import { readPresent } from './read-present';
import { MAX_CORRECTOR_PART_CHARACTERS } from '@keelerada/contract/fields/limits';
import { CallFailure } from '../../../shared/http/call-failure';
import { useIsOnline } from '../../../shared/http/use-is-online';
import { correctText } from '../analysis/corrector.queries';
import { splitParagraphs, type Paragraph } from './split-paragraphs';

/** A pause of typing, in milliseconds. */
const PAUSE_MS = 1000;
/** A pause after which a short text is asked about as a whole, so that its level is that of the text of now. */
const REST_MS = 4000;
/** Wait after a check that failed without saying for how long. */
const RETRY_MS = 15_000;
/** A longer text is checked part by part; as a whole when it is asked for. */
const MAX_WHOLE_CHARACTERS = 20_000;
const PARAGRAPH_BREAK = '\n\n';

interface TypingChecks {
  readonly text: string;
  readonly model: CorrectorModel;
  readonly isOn: boolean;
  readonly wantsWhole: boolean;
  readonly control: AnalysisControl;
  readonly known: CheckedParagraphs;
}

type CheckState = 'checked' | 'unchecked' | 'waiting' | 'checking' | 'failed';

const countCharacters = (paragraphs: readonly Paragraph[]) =>
  paragraphs.reduce((sum, { text }) => sum + text.length, 0);

/** The first paragraphs that go into one call, at least one. */
function joinFirst(paragraphs: readonly Paragraph[]): string {
  let joined = paragraphs[0]?.text ?? '';
  for (const { text } of paragraphs.slice(1)) {
    const longer = joined + PARAGRAPH_BREAK + text;
    if (longer.length > MAX_CORRECTOR_PART_CHARACTERS) break;
    joined = longer;
  }
  return joined;
}

function readRetryAt(error: unknown): number {
  const seconds = error instanceof CallFailure ? error.retryAfterSeconds : null;
  return performance.now() + (seconds === null ? RETRY_MS : seconds * 1000);
}

/** Asks about a part of a text, or about the whole of a short one. */
function usePartChecks(model: CorrectorModel, take: AnalysisControl['take']) {
  const [asked, setAsked] = useState<'changes' | 'rest' | null>(null);
  const request = useRef<AbortController | null>(null);
  useEffect(() => () => request.current?.abort(), []);
  /** Resolves to an error, or to null. */
  const checkPart = async (part: string, text: string, kind: 'changes' | 'rest'): Promise<unknown> => {
    const controller = new AbortController();
    const { signal } = controller;
    request.current = controller;
    setAsked(kind);
    try {
      const response = await correctText({ text: part, model, isPart: true, signal });
      if (!signal.aborted) take({ response, text: part, model }, part !== text);
      return null;
    } catch (error) {
      return error;
    } finally {
      if (!signal.aborted) setAsked(null);
    }
  };
  return { asked, checkPart };
}

/**
 * Checks a text a pause after it was changed: at first the whole, then the paragraphs that are new, and the whole again
 * where most of it is new, where what is looked at needs it, and after a longer pause. One request at a time; over the
 * server's limit it waits as long as that says. What was given up or failed by hand waits for a change.
 */
function useTypingChecks({ text, model, isOn, wantsWhole, control, known }: TypingChecks) {
  const { analysis, analyse, take } = control;
  const { answeredBy, result, state } = analysis;
  const [firstText] = useState(text);
  const [retryAtMs, setRetryAtMs] = useState(0);
  const isTouched = useRef(false);
  isTouched.current ||= text !== firstText;
  useIsOnline(useCallback(() => setRetryAtMs(0), []));
  const putOff = (error: unknown) => setRetryAtMs(error === null ? 0 : readRetryAt(error));
  const { asked, checkPart } = usePartChecks(model, take);
  const isLong = text.length > MAX_WHOLE_CHARACTERS;
  const unknown = known.listUnknown(model, text);
  const parts = isLong
    ? unknown.filter((each) => each.text.length <= MAX_CORRECTOR_PART_CHARACTERS)
    : unknown;
  const unknownCharacters = countCharacters(unknown);
  const isWholeMissing = result === null && text.trim() !== '';
  const isRest = unknown.length === 0;
  const check = useEffectEvent(() => {
    const isWhole = wantsWhole || isRest || unknownCharacters * 2 > text.length;
    const part = isWhole && !isLong ? text : joinFirst(parts);
    const isFirst = answeredBy?.model !== model && !isLong;
    if (!isFirst && part.length <= MAX_CORRECTOR_PART_CHARACTERS)
      void checkPart(part, text, isRest ? 'rest' : 'changes').then(putOff);
    else void analyse(text, model, putOff);
  });
  const isBusy = asked !== null || state === 'running';
  const isGivenUp = state === 'cancelled' || state === 'failed';
  const mostAtRest = wantsWhole ? MAX_WHOLE_CHARACTERS : MAX_CORRECTOR_PART_CHARACTERS;
  const hasMore = parts.length > 0 || (isWholeMissing && text.length <= mostAtRest);
  const isDue = isOn && isTouched.current && !isBusy && !isGivenUp && hasMore;
  const changedAtMs = useRef(0);
  useEffect(() => {
    changedAtMs.current = performance.now();
  }, [text]);
  useEffect(() => {
    if (!isDue) return;
    const pauseMs = isRest && !wantsWhole ? REST_MS : PAUSE_MS;
    const dueAtMs = Math.max(changedAtMs.current + pauseMs, retryAtMs);
    const timer = setTimeout(() => check(), dueAtMs - performance.now());
    return () => clearTimeout(timer);
  }, [isDue, isRest, wantsWhole, text, model, retryAtMs]);
  const checkState = (): CheckState => {
    if (state === 'running') return 'checking';
    if (unknown.length === 0 && !(wantsWhole && isWholeMissing))
      return answeredBy === null ? 'unchecked' : 'checked';
    if (asked !== null) return 'checking';
    if (retryAtMs > 0 && isOn) return 'failed';
    return isDue ? 'waiting' : 'unchecked';
  };
  return {
    checkState: checkState(),
    checkedShare: 1 - unknownCharacters / countCharacters(splitParagraphs(text)),
  };
}

interface Checks {
  readonly editor: TextEditor;
  readonly model: CorrectorModel;
  readonly isOn: boolean;
  /** What is looked at is about the whole text. */
  readonly wantsWhole: boolean;
  readonly kept: KeptSession | null;
}

function makeKnown(kept: AnalysisResult | null): CheckedParagraphs {
  const known = new CheckedParagraphs();
  if (kept !== null) known.remember(kept);
  return known;
}

/**
 * Corrections and language of the text as it stands now, from checks of the whole text and of the paragraphs that
 * changed. Places are those at the last check; between checks the marks move with the text.
 */
export function useChecks({ editor, model, isOn, wantsWhole, kept }: Checks) {
  const { view, text } = editor;
  const [keptAnswer] = useState(() => restoreAnswer(kept));
  const [known] = useState(() => makeKnown(keptAnswer));
  const [corrections, setCorrections] = useState<readonly Correction[]>(kept?.corrections ?? []);
  const present = useRef(corrections);
  useLayoutEffect(() => {
    present.current = corrections;
  }, [corrections]);
  const place = useCallback(
    (placedModel: CorrectorModel) => {
      if (view === null) return;
      const now = readText(view.state.doc);
      setCorrections(known.place(placedModel, now, readPresent(view.state, present.current)));
    },
    [view, known],
  );
  const control = useAnalysis({
    kept: keptAnswer,
    text,
    onAnswer: (answer) => {
      known.remember(answer);
      place(answer.model);
    },
  });
  const { answeredBy } = control.analysis;
  const shownModel = answeredBy?.model ?? model;
  // An undo leads back to what is known: its marks stand at once.
  const isKnown = answeredBy !== null && known.listUnknown(shownModel, text).length === 0;
  const placedText = useRef(text);
  useEffect(() => {
    if (!isKnown || placedText.current === text) return;
    place(shownModel);
  }, [isKnown, text, place, shownModel]);
  useEffect(() => {
    placedText.current = text;
  }, [text]);
  const forget = () => {
    control.forget();
    known.forget();
    setCorrections([]);
  };
  const typing = useTypingChecks({ text, model, isOn, wantsWhole, control, known });
  return {
    control: { ...control, forget },
    corrections,
    language: known.findLanguage(shownModel, text),
    ...typing,
  };
}
