import type { EditorView } from 'prosemirror-view';
import { useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { type Correction, isAdvice, isError, isQuiet, nameFamily } from './analysis/corrections';
import { changeMarks, readMarks, type TextRange } from './editor/text-marks';
import type { KeptSession } from './analysis/kept-session';
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

const listIds = (corrections: readonly Correction[]) => new Set(corrections.map(({ error_id: id }) => id));

interface CorrectionMarks {
  readonly view: EditorView | null;
  readonly kept: KeptSession | null;
  readonly corrections: readonly Correction[];
  /** Corrections whose marks are drawn; the marks of the others move along unseen. */
  readonly shown: readonly Correction[];
  /** Marks tell their place alone. */
  readonly hintFirst: boolean;
  /** Whether a check opens the first error where none was open. */
  readonly opensFirst: () => boolean;
}

/** A check never shuts the card: where its error is gone, the next one is open. */
function keepOpen(view: EditorView, after: number, shown: readonly Correction[]): void {
  const { marks, activeId } = readMarks(view.state);
  if (activeId !== null && listIds(shown).has(activeId)) return;
  const errorIds = listIds(shown.filter(isError));
  const errors = marks.filter(({ id }) => errorIds.has(id));
  const next = errors.find(({ from }) => from >= after) ?? errors[0];
  if (next !== undefined) changeMarks(view, { kind: 'activate', ids: [next.id] });
}

/** Gives all corrections their marks in the text, and draws those that are shown. */
export function useCorrectionMarks(options: CorrectionMarks): void {
  const { view, kept, corrections, shown, hintFirst, opensFirst } = options;
  const { t } = useTranslation('corrector');
  const nameType = useTypeLabel();
  const describe = (correction: Correction) => {
    if (isQuiet(correction)) return t('quiet.title');
    if (hintFirst && !isAdvice(correction)) return t('hints.place');
    return `${nameType(correction.correction_type)}: ${correction.suggestions.join(', ')}`;
  };
  const decisions = useRef(kept?.decisions ?? []);
  const setMarks = useEffectEvent((editor: EditorView) => {
    if (decisions.current.length > 0)
      changeMarks(editor, { kind: 'restoreDecisions', ranges: decisions.current });
    decisions.current = [];
    const old = readMarks(editor.state);
    const wasOpen = old.marks.find(({ id }) => id === old.activeId);
    const ranges = corrections.map((correction) => makeRange(correction, describe(correction)));
    changeMarks(editor, { kind: 'set', ranges, shownIds: listIds(shown) });
    if (wasOpen !== undefined) keepOpen(editor, wasOpen.from, shown);
  });
  const openFirst = useEffectEvent((editor: EditorView) => {
    if (opensFirst()) keepOpen(editor, editor.state.selection.from, shown);
  });
  // Before the screen is drawn, so that marks and cards change together.
  useLayoutEffect(() => {
    if (view !== null) setMarks(view);
  }, [view, corrections, hintFirst]);
  useEffect(() => {
    if (view === null) return;
    changeMarks(view, { kind: 'show', ids: listIds(shown) });
    openFirst(view);
  }, [view, shown]);
}
