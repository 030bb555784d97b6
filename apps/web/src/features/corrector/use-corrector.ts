import { type CorrectorModel, looksLikeLearners } from '@keelerada/contract/corrector/corrector-choices';
import { MAX_CORRECTOR_CHARACTERS } from '@keelerada/contract/fields/limits';
import { useEffect, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate } from 'react-router';
import { keep, readFields, readKept } from '../../shared/kept-value/kept-storage';
import { useChecks } from './checks/use-checks';
import {
  chooseCorrections,
  type Correction,
  endsWritten,
  isAboutWord,
  isError,
} from './analysis/corrections';
import { useCorrectorScreen } from './corrector-layout';
import { readOffset } from './editor/text-document';
import { type TextEditor, useTextEditor } from './editor/use-text-editor';
import { readKeptSession, keepSession } from './analysis/kept-session';
import type { AnalysisControl, AnalysisResult } from './analysis/use-analysis';
import { useCorrectionMarks } from './use-correction-marks';
import { useHints } from './use-hints';
import { type Proofreading, useProofreading } from './use-proofreading';
import { readIgnoredWords, storeIgnoredWords } from './ignored-words';
import { readPresent } from './checks/read-present';
import { readMarks } from './editor/text-marks';

const KEEP_AFTER_MS = 400;

interface SessionKeeping {
  readonly editor: TextEditor;
  readonly model: CorrectorModel;
  readonly newest: AnalysisResult | null;
  readonly corrections: readonly Correction[];
}

/** Keeps text, answer, open corrections and decisions over a reload, a moment after the last change. */
function useSessionKeeping({ editor, model, newest, corrections }: SessionKeeping): void {
  const { state, text } = editor;
  useEffect(() => {
    if (state === null) return;
    const { doc } = state;
    const keep = () =>
      keepSession({
        text,
        model: newest?.model ?? model,
        response: newest?.response ?? null,
        analysedText: newest?.text ?? '',
        corrections: readPresent(state, corrections),
        decisions: readMarks(state).decisions.map(({ from, to, family }) => ({
          family,
          start: readOffset(doc, from),
          end: readOffset(doc, to),
        })),
      });
    let isKept = false;
    const timer = setTimeout(() => {
      isKept = true;
      keep();
    }, KEEP_AFTER_MS);
    window.addEventListener('pagehide', keep);
    return () => {
      clearTimeout(timer);
      window.removeEventListener('pagehide', keep);
      if (!isKept) keep();
    };
  }, [state, text, model, newest, corrections]);
}

/** What the visitor does not want to see marked. The weaker tier shows in texts of learners until the visitor chooses. */
function useHiddenCorrections(isLearners: boolean) {
  const [ignoredWords, setIgnoredWords] = useState<ReadonlySet<string>>(readIgnoredWords);
  const [choice, setShowsPossible] = useState<boolean | null>(null);
  const changeWords = (change: (words: Set<string>) => void) => {
    const words = new Set(ignoredWords);
    change(words);
    storeIgnoredWords(words);
    setIgnoredWords(words);
  };
  return {
    ignoredWords,
    showsPossible: choice ?? isLearners,
    setShowsPossible,
    ignore: (word: string) => changeWords((words) => words.add(word.toLocaleLowerCase('et'))),
    forgetWord: (word: string) => changeWords((words) => words.delete(word)),
  };
}

const STORAGE_KEY = 'correctorSettings';

interface CorrectorSettings {
  /** Checks what changed after a pause of typing. */
  readonly checksWhileTyping: boolean;
  /** A mark tells place, then kind, then rule, then answer. */
  readonly hintFirst: boolean;
}

function readSettings(stored: unknown): CorrectorSettings {
  const { checksWhileTyping, hintFirst } = readFields(stored);
  return { checksWhileTyping: checksWhileTyping !== false, hintFirst: hintFirst === true };
}

/** Switches that this browser keeps. */
function useCorrectorSettings() {
  const [settings, setSettings] = useState(() => readKept('browser', STORAGE_KEY, readSettings));
  const changeSettings = (change: Partial<CorrectorSettings>) => {
    const next = { ...settings, ...change };
    setSettings(next);
    // Without storage they hold until the page is left.
    keep('browser', STORAGE_KEY, next);
  };
  return { settings, changeSettings };
}

const nothing: readonly Correction[] = [];

/** The text, its analysis and its corrections, kept for as long as this tab of the browser stands. */
export function useCorrector(defaultModel: CorrectorModel, showsCorrections: boolean) {
  const { t } = useTranslation('corrector');
  const givenText = useGivenText();
  const [kept] = useState(() => (givenText === null ? readKeptSession() : null));
  const [model, setModel] = useState<CorrectorModel>(defaultModel);
  const { settings, changeSettings } = useCorrectorSettings();
  const activate = useRef<(id: string) => void>(() => undefined);
  const editor = useTextEditor({
    initialText: givenText ?? kept?.text ?? '',
    attributes: {
      role: 'textbox',
      'aria-label': t('text.label'),
      'aria-multiline': 'true',
      'data-first-stop': '',
      spellcheck: 'false',
      lang: 'et',
    },
    onMarkClick: (id) => activate.current(id),
  });
  const { checksWhileTyping: isOn, hintFirst } = settings;
  const checks = useChecks({ editor, model, isOn, wantsWhole: !showsCorrections, kept });
  const { corrections: all, control, ...state } = checks;
  const { newest, ...asking } = control;
  useCheckOfGivenText(givenText, model, control);
  const isLearners = useLearnersLook(editor, model === 'spellchecker' ? nothing : all);
  const hidden = useHiddenCorrections(isLearners);
  const { ignoredWords, showsPossible } = hidden;
  const caret = readCaret(editor);
  const corrections = useMemo(() => {
    const chosen = chooseCorrections(all, { ignoredWords, showsPossible });
    return caret === null ? chosen : chosen.filter((each) => !endsWritten(each, editor.text, caret));
  }, [all, ignoredWords, showsPossible, caret, editor.text]);
  const proofreading = useProofreading(editor, corrections, { model, hintFirst });
  const screen = useCorrectorScreen();
  const hints = useHints(hintFirst, proofreading.active);
  useEffect(() => {
    activate.current = proofreading.activate;
  });
  const shown = showsCorrections ? corrections : nothing;
  const opensFirst = () => screen === 'phone' && showsCorrections && !proofreading.isClosed.current;
  useCorrectionMarks({ view: editor.view, kept, corrections: all, shown, hintFirst, opensFirst });
  useSessionKeeping({ editor, model, newest, corrections: all });
  return {
    ...asking,
    ...state,
    editor,
    model,
    setModel,
    proofreading,
    hidden: { ...hidden, ignore: makeIgnore(hidden.ignore, proofreading) },
    hints,
    settings,
    changeSettings,
    screen,
    /** The active correction is told about beside its mark, not in its card. */
    isBesideMark: screen === 'tablet' && proofreading.activePlace === 'text',
  };
}

/** Takes a word into the own words; the next card opens, as its marks are gone. */
function makeIgnore(ignore: (word: string) => void, { open, quiet, moveOn }: Proofreading) {
  const fold = (word: string) => word.toLocaleLowerCase('et');
  return (word: string) => {
    moveOn(
      [...open, ...quiet].filter(({ correction: one }) => isAboutWord(one) && fold(one.text) === fold(word)),
    );
    ignore(word);
  };
}

/** Where the caret stands in the text; null while nobody writes in the box. */
function readCaret({ view, state }: TextEditor): number | null {
  return view?.hasFocus() === true && state !== null ? readOffset(state.doc, state.selection.head) : null;
}

export type Corrector = ReturnType<typeof useCorrector>;

/** True from when the text looks like a learner's until it is another: what is mended may not hide other marks. */
function useLearnersLook({ text, textNumber }: TextEditor, corrections: readonly Correction[]): boolean {
  const [learners, setLearners] = useState<number | null>(null);
  const sureErrors = corrections.filter((one) => one.tier === 'sure' && isError(one)).length;
  const isNow = learners === textNumber || looksLikeLearners(text, sureErrors);
  if (isNow && learners !== textNumber) setLearners(textNumber);
  return isNow;
}

/** The text that another page hands over in the navigation state. It is taken once: a reload keeps what was edited. */
function useGivenText(): string | null {
  const { state } = useLocation() as { state: { text?: string } | null };
  const navigate = useNavigate();
  const [text] = useState(state?.text ?? null);
  useEffect(() => {
    if (text !== null) void navigate('.', { replace: true, state: null });
  }, [text, navigate]);
  return text;
}

/** Who handed the text over has asked for its check. */
function useCheckOfGivenText(
  givenText: string | null,
  model: CorrectorModel,
  { analyse }: AnalysisControl,
): void {
  const isAsked = useRef(false);
  useEffect(() => {
    if (isAsked.current || givenText === null || givenText.trim() === '') return;
    isAsked.current = true;
    if (givenText.length <= MAX_CORRECTOR_CHARACTERS) void analyse(givenText, model);
  }, [givenText, model, analyse]);
}
