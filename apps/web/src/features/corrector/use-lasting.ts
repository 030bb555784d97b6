import { type CorrectorModel, isErrorType } from '@keelerada/contract/corrector/corrector-choices';
import type { EditorView } from 'prosemirror-view';
import { useEffect, useRef, useState } from 'react';
import { type Correction, listCorrections } from './analysis/corrections';
import type { PlacedMark } from './editor/mark-look';
import { readOffset, readText } from './editor/text-document';
import { readMarks } from './editor/text-marks';
import { MAX_CORRECTOR_PART_CHARACTERS } from '@keelerada/contract/fields/limits';
import {
  applyEdits,
  findUndoneEdits,
  type TextEdit,
} from '@keelerada/estonian/corrections/find-undone-edits';
import { correctText } from './analysis/corrector.queries';

/**
 * Edits of a text without those whose words a check of the edited text would mark again: corrections that contradict each
 * other or that would be taken back. Rejects as the check does.
 */
async function keepLasting<Edit extends TextEdit>(
  text: string,
  edits: readonly Edit[],
  { model, signal }: { readonly model: CorrectorModel; readonly signal: AbortSignal },
): Promise<readonly Edit[]> {
  const edited = applyEdits(text, edits);
  const isPart = edited.text.length <= MAX_CORRECTOR_PART_CHARACTERS;
  const response = await correctText({ text: edited.text, model, isPart, signal });
  const errors = listCorrections(response, model).filter(
    ({ tier, correction_type: type }) => tier === 'sure' && isErrorType(type),
  );
  const undone = new Set(findUndoneEdits(edited, errors));
  return edits.filter((edit) => !undone.has(edit));
}

interface Placed {
  readonly correction: Correction;
  readonly mark: PlacedMark;
}

/** Those of some corrections that last, with the places that their marks have then. */
async function findLasting<Open extends Placed>(
  view: EditorView,
  chosen: readonly Open[],
  check: { readonly model: CorrectorModel; readonly signal: AbortSignal },
): Promise<readonly Open[]> {
  const { doc } = view.state;
  const edits = chosen.map((open) => ({
    start: readOffset(doc, open.mark.from),
    end: readOffset(doc, open.mark.to),
    replacement: open.correction.corrected_text,
    open,
  }));
  const lasting = await keepLasting(readText(doc), edits, check).catch(() => edits);
  const marks = new Map(readMarks(view.state).marks.map((mark) => [mark.id, mark]));
  return lasting.flatMap(({ open }) => {
    const mark = marks.get(open.mark.id);
    return mark === undefined ? [] : [{ ...open, mark }];
  });
}

/** Accepting several corrections at once, after a check of the text with all of them in place. */
export function useLasting<Open extends Placed>(
  view: EditorView | null,
  model: CorrectorModel,
  accept: (lasting: readonly Open[]) => void,
): { readonly acceptLasting: (chosen: readonly Open[]) => void; readonly isAccepting: boolean } {
  const [isAccepting, setIsAccepting] = useState(false);
  const check = useRef<AbortController | null>(null);
  useEffect(() => () => check.current?.abort(), []);
  const checkAndAccept = async (from: EditorView, chosen: readonly Open[]) => {
    const controller = new AbortController();
    check.current = controller;
    setIsAccepting(true);
    const lasting = await findLasting(from, chosen, { model, signal: controller.signal });
    if (controller.signal.aborted) return;
    setIsAccepting(false);
    accept(lasting);
  };
  const acceptLasting = (chosen: readonly Open[]): void => {
    if (view !== null && chosen.length > 0 && !isAccepting) void checkAndAccept(view, chosen);
  };
  return { acceptLasting, isAccepting };
}
