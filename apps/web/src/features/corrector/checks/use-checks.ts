import type { CorrectorModel } from '@keelerada/contract/corrector/corrector-choices';
import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { Correction } from '../analysis/corrections';
import { readText } from '../editor/text-document';
import type { TextEditor } from '../editor/use-text-editor';
import type { KeptSession } from '../analysis/kept-session';
import { restoreAnswer, useAnalysis, type AnalysisResult } from '../analysis/use-analysis';
import { CheckedParagraphs } from './checked-paragraphs';
import { readPresent } from './read-present';
import { useTypingChecks } from './use-typing-checks';

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
