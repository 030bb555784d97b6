import type { EditorView } from 'prosemirror-view';
import { useEffect, useLayoutEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { Correction } from './corrections';
import { isAdvice, isQuiet, nameFamily } from './corrections';
import type { TextRange } from './editor/text-marks';
import { changeMarks } from './editor/text-marks';
import type { KeptSession } from './kept-session';
import { useTypeLabel } from './proofreading/use-type-label';

function nameClass(correction: Correction, family: string): string {
  if (isQuiet(correction)) return 'quiet-mark';
  return isAdvice(correction) ? 'advice-mark' : `error error-${family} tier-${correction.tier}`;
}

/** The mark of a correction; `description` is what a screen reader hears. */
function makeRange(correction: Correction, description: string): TextRange {
  const family = nameFamily(correction);
  const isGap = correction.start === correction.end;
  return {
    id: correction.error_id,
    start: correction.start,
    end: correction.end,
    className: nameClass(correction, family),
    family,
    description,
    ...(isGap ? { insert: correction.corrected_text.trim() } : {}),
  };
}

interface CorrectionMarks {
  readonly view: EditorView | null;
  readonly kept: KeptSession | null;
  readonly corrections: readonly Correction[];
  /** Corrections whose marks are drawn; the marks of the others move along unseen. */
  readonly shown: readonly Correction[];
  /** Marks tell their place alone. */
  readonly hintFirst: boolean;
}

/** Gives all corrections their marks in the text, and draws those that are shown. */
export function useCorrectionMarks({ view, kept, corrections, shown, hintFirst }: CorrectionMarks): void {
  const { t } = useTranslation('corrector');
  const nameType = useTypeLabel();
  const describe = (correction: Correction) => {
    if (isQuiet(correction)) return t('quiet.title');
    if (hintFirst && !isAdvice(correction)) return t('hints.place');
    return `${nameType(correction.correction_type)}: ${correction.suggestions.join(', ')}`;
  };
  const describeNow = useRef(describe);
  const decisions = useRef(kept?.decisions ?? []);
  useLayoutEffect(() => {
    describeNow.current = describe;
  });
  // Before the screen is drawn, so that marks and cards change together.
  useLayoutEffect(() => {
    if (view === null) return;
    if (decisions.current.length > 0)
      changeMarks(view, { kind: 'restoreDecisions', ranges: decisions.current });
    decisions.current = [];
    const ranges = corrections.map((correction) => makeRange(correction, describeNow.current(correction)));
    changeMarks(view, { kind: 'set', ranges });
  }, [view, corrections, hintFirst]);
  useEffect(() => {
    if (view !== null) changeMarks(view, { kind: 'show', ids: new Set(shown.map(({ error_id: id }) => id)) });
  }, [view, shown]);
}
