import type { CorrectorModel, ErrorFamilyName } from '@keelerada/contract/corrector/corrector-choices';
import type { Node } from 'prosemirror-model';
import { TextSelection, type EditorState } from 'prosemirror-state';
import type { EditorView } from 'prosemirror-view';
import { useCallback, useMemo, useRef, useState } from 'react';
import { type Correction, isAdvice, isError, isQuiet } from './corrections';
import { useCorrectorScreen } from './corrector-layout';
import type { PlacedMark } from './editor/mark-look';
import { changeMarks, readMarks, writeAtMarks } from './editor/text-marks';
import type { TextEditor } from './editor/use-text-editor';
import { useLasting } from './use-lasting';

/** A correction with the place of its mark in the document. */
export interface OpenCorrection {
  readonly correction: Correction;
  readonly mark: PlacedMark;
  /** The word before and what follows up to the next space. */
  readonly neighbours: { readonly before: string; readonly after: string };
}

const LAST_WORD = /\S+\s*$/u;
const NEXT_WORD = /^\s*\S+/u;

/** What stands beside a place of a line. */
export function cutNeighbours(line: string, from: number, to: number): OpenCorrection['neighbours'] {
  return {
    before: LAST_WORD.exec(line.slice(0, from))?.[0] ?? '',
    after: NEXT_WORD.exec(line.slice(to))?.[0] ?? '',
  };
}

function findNeighbours(doc: Node, { from, to }: PlacedMark): OpenCorrection['neighbours'] {
  const { parent, parentOffset } = doc.resolve(from);
  return cutNeighbours(parent.textContent, parentOffset, parentOffset + to - from);
}

/** What is looked at alone: a kind of error, or advice. */
export type ChosenFamily = ErrorFamilyName | 'advice';

export interface Proofreading {
  /** Errors neither accepted nor declined, in text order. */
  readonly open: readonly OpenCorrection[];
  /** Words that nothing is known about, in text order. */
  readonly quiet: readonly OpenCorrection[];
  /** Orders of words that read better, in text order. */
  readonly advice: readonly OpenCorrection[];
  /** Null while all is looked at. */
  readonly family: ChosenFamily | null;
  readonly chooseFamily: (family: ChosenFamily | null) => void;
  /** What is gone through one by one: the errors, or the chosen family. */
  readonly walked: readonly OpenCorrection[];
  readonly active: OpenCorrection | null;
  /** What the last action did, for screen readers; null as soon as the text is another. */
  readonly lastAction: {
    readonly kind: 'accepted' | 'declined';
    readonly count: number;
    readonly word: string;
  } | null;
  /** Where the active correction was chosen: by its mark or by a key, or in the list. */
  readonly activePlace: 'text' | 'list';
  readonly activate: (id: string | null, place?: 'text' | 'list') => void;
  /** Moves to the next (1) or previous (-1) correction after the open one or the cursor, around the ends. */
  readonly step: (direction: 1 | -1) => void;
  /** Writes corrections; if the open one is among them, the next is open then. The same when declining. */
  readonly accept: (corrections: readonly OpenCorrection[], suggestion?: string) => void;
  /** Accepts what a check of the corrected text does not take back; all of it if that check fails. */
  readonly acceptLasting: (corrections: readonly OpenCorrection[]) => void;
  /** The check of `acceptLasting` is under way. */
  readonly isAccepting: boolean;
  readonly decline: (corrections: readonly OpenCorrection[]) => void;
  /** Opens what comes after the open one before it goes. */
  readonly moveOn: (gone: readonly OpenCorrection[]) => void;
  /** Closes the active correction; the cursor then stands at its place in the text. */
  readonly goBack: () => void;
  /** The writer has closed the last card and opened none since. */
  readonly isClosed: { readonly current: boolean };
}

/** Those that come after the ones that go, around the end; ids in the order in which they are tried. */
function listNext(walked: readonly OpenCorrection[], gone: readonly OpenCorrection[]): readonly string[] {
  const goneIds = new Set(gone.map(({ mark }) => mark.id));
  const last = walked.findLastIndex(({ mark }) => goneIds.has(mark.id));
  return [...walked.slice(last + 1), ...walked.slice(0, last + 1)]
    .map(({ mark }) => mark.id)
    .filter((id) => !goneIds.has(id));
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

function placeCursor(view: EditorView, position: number): void {
  const { doc, tr } = view.state;
  view.dispatch(tr.setSelection(TextSelection.near(doc.resolve(position))));
}

/** What is gone through one by one: all errors, or one family; that is left once nothing of it is there. */
function useWalked({ open, advice }: Pick<Proofreading, 'open' | 'advice'>, hintFirst: boolean) {
  const [wanted, chooseFamily] = useState<ChosenFamily | null>(null);
  const ofFamily = hintFirst ? [] : [...open, ...advice].filter(({ mark }) => mark.family === wanted);
  const family = ofFamily.length === 0 ? null : wanted;
  const walked = family === null ? open : ofFamily;
  return { family, chooseFamily, walked };
}

/** Opens cards, with their marks in sight. */
function useOpenCard(view: EditorView | null) {
  const [activePlace, setActivePlace] = useState<'text' | 'list'>('text');
  const isClosed = useRef(false);
  const screen = useCorrectorScreen();
  const activateFirst = useCallback(
    (ids: readonly string[], place: 'text' | 'list') => {
      setActivePlace(place);
      if (view === null) return;
      isClosed.current = false;
      changeMarks(view, { kind: 'activate', ids });
      // A list below the text would go out of sight.
      if (place === 'list' && screen === 'tablet') return;
      const mark = document.getElementById(`mark-${readMarks(view.state).activeId}`);
      mark?.scrollIntoView({ block: 'nearest' });
    },
    [view, screen],
  );
  const activate = useCallback<Proofreading['activate']>(
    (id, place = 'text') => activateFirst(id === null ? [] : [id], place),
    [activateFirst],
  );
  return { activePlace, activate, activateFirst, isClosed };
}

/** Accepting and declining corrections in the text box. */
export function useProofreading(
  { view, state }: Pick<TextEditor, 'view' | 'state'>,
  corrections: readonly Correction[],
  { model, hintFirst }: { readonly model: CorrectorModel; readonly hintFirst: boolean },
): Proofreading {
  const [last, setLast] = useState<(Proofreading['lastAction'] & { readonly doc: Node }) | null>(null);
  const placed = usePlaced({ state }, corrections);
  const parts = { ...placed, ...useWalked(placed, hintFirst), ...useOpenCard(view) };
  const { quiet, advice, active, walked, activate, activateFirst } = parts;
  const step = (direction: 1 | -1): void => {
    if (view === null || walked.length === 0) return;
    const now = active?.mark.from ?? view.state.selection.from - 1;
    const [rest, around] =
      direction === 1
        ? [walked.find(({ mark }) => mark.from > now), walked[0]!]
        : [walked.findLast(({ mark }) => mark.from < now), walked.at(-1)!];
    activate((rest ?? around).mark.id);
  };
  const moveOn: Proofreading['moveOn'] = (gone) => {
    if (!gone.some(({ mark }) => mark.id === active?.mark.id)) return;
    const own = [walked, advice, quiet].find((list) => list.some(({ mark }) => mark.id === active?.mark.id));
    activateFirst([...listNext(own ?? [], gone), ...listNext(walked, gone)], parts.activePlace);
  };
  const tell = (kind: 'accepted' | 'declined', done: readonly OpenCorrection[], { doc }: EditorState) =>
    setLast({ kind, count: done.length, word: done[0]?.correction.text ?? '', doc });
  const accept: Proofreading['accept'] = (chosen, suggestion) => {
    if (view === null || chosen.length === 0) return;
    writeAtMarks(
      view,
      chosen.map(({ correction, mark }) => ({ mark, text: suggestion ?? correction.corrected_text })),
    );
    moveOn(chosen);
    tell('accepted', chosen, view.state);
  };
  return {
    ...parts,
    lastAction: last !== null && state !== null && last.doc.eq(state.doc) ? last : null,
    step,
    accept,
    ...useLasting<OpenCorrection>(view, model, accept),
    decline(chosen) {
      if (view === null || chosen.length === 0) return;
      changeMarks(view, { kind: 'decide', ids: new Set(chosen.map(({ mark }) => mark.id)) });
      moveOn(chosen);
      tell('declined', chosen, view.state);
    },
    goBack() {
      if (view === null || active === null) return;
      placeCursor(view, active.mark.to);
      activate(null);
      parts.isClosed.current = true;
      view.focus();
    },
    moveOn,
  };
}
