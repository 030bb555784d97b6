import type { CorrectorModel } from '@keelerada/contract/corrector-choices';
import type { Node } from 'prosemirror-model';
import { TextSelection } from 'prosemirror-state';
import type { EditorView } from 'prosemirror-view';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { Correction } from './corrections';
import { isAdvice, isError, isQuiet } from './corrections';
import type { PlacedMark } from './editor/mark-look';
import { changeMarks, readMarks } from './editor/text-marks';
import { readOffset, readText } from './editor/text-document';
import type { TextEditor } from './editor/use-text-editor';
import { keepLasting } from './proofreading/keep-lasting';

/** A correction with the place of its mark in the document. */
export interface OpenCorrection {
  readonly correction: Correction;
  readonly mark: PlacedMark;
  /** The word before and what follows up to the next space. */
  readonly neighbours: { readonly before: string; readonly after: string };
}

const LAST_WORD = /\S+\s*$/u;
const NEXT_WORD = /^\s*\S+/u;

function findNeighbours(doc: Node, { from, to }: PlacedMark): OpenCorrection['neighbours'] {
  const { parent, parentOffset } = doc.resolve(from);
  const line = parent.textContent;
  return {
    before: LAST_WORD.exec(line.slice(0, parentOffset))?.[0] ?? '',
    after: NEXT_WORD.exec(line.slice(parentOffset + to - from))?.[0] ?? '',
  };
}

export interface Proofreading {
  /** Errors neither accepted nor declined, in text order. */
  readonly open: readonly OpenCorrection[];
  /** Words that nothing is known about, in text order. */
  readonly quiet: readonly OpenCorrection[];
  /** Orders of words that read better, in text order. */
  readonly advice: readonly OpenCorrection[];
  readonly active: OpenCorrection | null;
  /** What the last action did, for screen readers. */
  readonly lastAction: {
    readonly kind: 'accepted' | 'declined';
    readonly count: number;
    readonly word: string;
  } | null;
  /** Where the active correction was chosen: by its mark or by a key, or in the list. */
  readonly activePlace: 'text' | 'list';
  readonly activate: (id: string | null, place?: 'text' | 'list') => void;
  /** Moves to the next (1) or previous (-1) correction after the cursor, around the ends. */
  readonly step: (direction: 1 | -1) => void;
  readonly accept: (corrections: readonly OpenCorrection[], suggestion?: string) => void;
  /** Accepts what a check of the corrected text does not take back; all of it if that check fails. */
  readonly acceptLasting: (corrections: readonly OpenCorrection[]) => void;
  /** The check of `acceptLasting` is under way. */
  readonly isAccepting: boolean;
  readonly decline: (corrections: readonly OpenCorrection[]) => void;
  /** Closes the active correction; the cursor then stands at its place in the text. */
  readonly goBack: () => void;
}

function replaceMarks(view: EditorView, corrections: readonly OpenCorrection[], suggestion?: string): void {
  const { tr } = view.state;
  // From the end, so that the earlier places stay as they are.
  for (const { correction, mark } of corrections.toReversed()) {
    tr.insertText(suggestion ?? correction.corrected_text, mark.from, mark.to);
  }
  view.dispatch(tr);
}

/** The corrections that have a mark, with their places of now. */
function usePlaced({ state }: Pick<TextEditor, 'state'>, corrections: readonly Correction[]) {
  const placed = state === null ? null : readMarks(state);
  const doc = state?.doc;
  const all = useMemo(() => {
    const byId = new Map(corrections.map((correction) => [correction.error_id, correction]));
    return (placed?.marks ?? []).flatMap((mark): readonly OpenCorrection[] => {
      const correction = byId.get(mark.id);
      if (correction === undefined || doc === undefined) return [];
      return [{ correction, mark, neighbours: findNeighbours(doc, mark) }];
    });
  }, [corrections, placed?.marks, doc]);
  const open = useMemo(() => all.filter(({ correction }) => isError(correction)), [all]);
  const quiet = useMemo(() => all.filter(({ correction }) => isQuiet(correction)), [all]);
  const advice = useMemo(() => all.filter(({ correction }) => isAdvice(correction)), [all]);
  return { open, quiet, advice, active: all.find(({ mark }) => mark.id === placed?.activeId) ?? null };
}

/** Those of some corrections that last, with the places that their marks have then. */
async function findLasting(
  view: EditorView,
  chosen: readonly OpenCorrection[],
  check: { readonly model: CorrectorModel; readonly signal: AbortSignal },
): Promise<readonly OpenCorrection[]> {
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

/** Accepting and declining corrections in the text box. */
export function useProofreading(
  { view, state }: Pick<TextEditor, 'view' | 'state'>,
  corrections: readonly Correction[],
  model: CorrectorModel,
): Proofreading {
  const [isAccepting, setIsAccepting] = useState(false);
  const lastingCheck = useRef<AbortController | null>(null);
  useEffect(() => () => lastingCheck.current?.abort(), []);
  const [lastAction, setLastAction] = useState<Proofreading['lastAction']>(null);
  const { open, quiet, advice, active } = usePlaced({ state }, corrections);
  const [activePlace, setActivePlace] = useState<'text' | 'list'>('text');
  const activate = useCallback<Proofreading['activate']>(
    (id, place = 'text') => {
      setActivePlace(place);
      if (view !== null) changeMarks(view, { kind: 'activate', id });
    },
    [view],
  );
  const step = (direction: 1 | -1): void => {
    if (view === null || open.length === 0) return;
    const now = active?.mark.from ?? view.state.selection.from - 1;
    const rest =
      direction === 1
        ? open.find(({ mark }) => mark.from > now)
        : open.findLast(({ mark }) => mark.from < now);
    const next = rest ?? (direction === 1 ? open[0]! : open.at(-1)!);
    activate(next.mark.id);
    document.getElementById(`mark-${next.mark.id}`)?.scrollIntoView({ block: 'nearest' });
  };
  const tell = (kind: 'accepted' | 'declined', done: readonly OpenCorrection[]) =>
    setLastAction({ kind, count: done.length, word: done[0]?.correction.text ?? '' });
  return {
    open,
    quiet,
    advice,
    active,
    lastAction,
    activePlace,
    activate,
    step,
    accept(chosen, suggestion) {
      if (view === null || chosen.length === 0) return;
      replaceMarks(view, chosen, suggestion);
      tell('accepted', chosen);
    },
    async acceptLasting(chosen) {
      if (view === null || chosen.length === 0 || isAccepting) return;
      const controller = new AbortController();
      lastingCheck.current = controller;
      setIsAccepting(true);
      const lasting = await findLasting(view, chosen, { model, signal: controller.signal });
      if (controller.signal.aborted) return;
      setIsAccepting(false);
      replaceMarks(view, lasting);
      tell('accepted', lasting);
    },
    isAccepting,
    decline(chosen) {
      if (view === null || chosen.length === 0) return;
      changeMarks(view, { kind: 'decide', ids: new Set(chosen.map(({ mark }) => mark.id)) });
      tell('declined', chosen);
    },
    goBack() {
      if (view === null || active === null) return;
      const { doc, tr } = view.state;
      view.dispatch(tr.setSelection(TextSelection.near(doc.resolve(active.mark.to))));
      activate(null);
      view.focus();
    },
  };
}
