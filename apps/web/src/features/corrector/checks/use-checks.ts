import type { CorrectorModel } from '@keelerada/contract/corrector/corrector-choices';
import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { Correction } from '../corrections';
import { listCorrections } from '../corrections';
import { readText } from '../editor/text-document';
import type { TextEditor } from '../editor/use-text-editor';
import type { KeptSession } from '../kept-session';
import type { AnalysisControl, AnalysisResult } from '../use-analysis';
import { CheckedParagraphs } from './checked-paragraphs';
import { readPresent } from './read-present';
import { useTypingChecks } from './use-typing-checks';

interface Checks {
  readonly editor: TextEditor;
  readonly model: CorrectorModel;
  readonly isOn: boolean;
  readonly control: AnalysisControl;
  readonly kept: KeptSession | null;
}

function makeKnown(kept: KeptSession | null): CheckedParagraphs {
  const known = new CheckedParagraphs();
  if (kept !== null && kept.response !== null)
    known.remember(kept.model, kept.analysedText, listCorrections(kept.response, kept.model));
  return known;
}

/**
 * Corrections of the text as it stands now, from checks of the whole text and of the paragraphs that changed. Their
 * places are those at the last check; between checks the marks move with the text.
 */
export function useChecks({ editor, model, isOn, control, kept }: Checks) {
  const { view, text } = editor;
  const { result } = control.analysis;
  const [known] = useState(() => makeKnown(kept));
  const [corrections, setCorrections] = useState<readonly Correction[]>(kept?.corrections ?? []);
  const present = useRef(corrections);
  useLayoutEffect(() => {
    present.current = corrections;
  }, [corrections]);
  const shownModel = result?.model ?? model;
  const place = useCallback(() => {
    if (view === null) return;
    const now = readText(view.state.doc);
    setCorrections(known.place(shownModel, now, readPresent(view.state, present.current)));
  }, [view, known, shownModel]);
  const taken = useRef<AnalysisResult | null>(result);
  useEffect(() => {
    if (taken.current === result) return;
    taken.current = result;
    if (result === null) known.forget();
    else known.remember(result.model, result.text, listCorrections(result.response, result.model));
    place();
  }, [result, known, place]);
  // An undo leads back to what is known: its marks stand at once.
  const isKnown = result !== null && known.listUnknown(shownModel, text).length === 0;
  const placedText = useRef(text);
  useEffect(() => {
    if (!isKnown || placedText.current === text) return;
    place();
  }, [isKnown, text, place]);
  useEffect(() => {
    placedText.current = text;
  }, [text]);
  const state = useTypingChecks({ text, model, isOn, control, known, onKnown: place });
  return { corrections, checkState: state };
}
