import {
  type CorrectorModel,
  type ErrorFamilyName,
  isErrorType,
} from '@keelerada/contract/corrector/corrector-choices';
import type { Node } from 'prosemirror-model';
import { TextSelection, type EditorState } from 'prosemirror-state';
import type { EditorView } from 'prosemirror-view';
import { useMemo, useRef, useState, useEffect } from 'react';
import { type Correction, isAdvice, isError, isQuiet, listCorrections } from './analysis/corrections';
import { useCorrectorScreen } from './corrector-layout';
import type { PlacedMark } from './editor/mark-look';
import { changeMarks, readMarks, writeAtMarks } from './editor/text-marks';
import type { TextEditor } from './editor/use-text-editor';
import { readOffset, readText } from './editor/text-document';
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
function useLasting<Open extends Placed>(
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

/** Those that come after the ones that go, around the end; ids in the order in which they are tried. */
function listNext(walked: readonly OpenCorrection[], gone: readonly OpenCorrection[]): readonly string[] {
  const goneIds = new Set(gone.map(({ mark }) => mark.id));
  const last = walked.findLastIndex(({ mark }) => goneIds.has(mark.id));
  return [...walked.slice(last + 1), ...walked.slice(0, last + 1)]
    .map(({ mark }) => mark.id)
    .filter((id) => !goneIds.has(id));
}

/** The corrections that have a mark, with their places of now, in text order. */
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
  /** Errors neither accepted nor declined. */
  const open = useMemo(() => all.filter(({ correction }) => isError(correction)), [all]);
  return {
    open,
    /** Words that nothing is known about. */
    quiet: all.filter(({ correction }) => isQuiet(correction)),
    /** Orders of words that read better. */
    advice: all.filter(({ correction }) => isAdvice(correction)),
    active: all.find(({ mark }) => mark.id === placed?.activeId) ?? null,
  };
}

function placeCursor(view: EditorView, position: number): void {
  const { doc, tr } = view.state;
  view.dispatch(tr.setSelection(TextSelection.near(doc.resolve(position))));
}

/** What is gone through one by one: all errors, or one family; that is left once nothing of it is there. */
function useWalked(
  { open, advice }: Pick<ReturnType<typeof usePlaced>, 'open' | 'advice'>,
  hintFirst: boolean,
) {
  const [wanted, chooseFamily] = useState<ChosenFamily | null>(null);
  const ofFamily = hintFirst ? [] : [...open, ...advice].filter(({ mark }) => mark.family === wanted);
  /** Null while all is looked at. */
  const family = ofFamily.length === 0 ? null : wanted;
  const walked = family === null ? open : ofFamily;
  return { family, chooseFamily, walked };
}

/** Opens cards, with their marks in sight. */
function useOpenCard(view: EditorView | null) {
  /** Where the active correction was chosen: by its mark or by a key, or in the list. */
  const [activePlace, setActivePlace] = useState<'text' | 'list'>('text');
  /** The writer has closed the last card and opened none since. */
  const isClosed = useRef(false);
  const screen = useCorrectorScreen();
  const activateFirst = (ids: readonly string[], place: 'text' | 'list') => {
    setActivePlace(place);
    if (view === null) return;
    isClosed.current = false;
    changeMarks(view, { kind: 'activate', ids });
    // A list below the text would go out of sight.
    if (place === 'list' && screen === 'tablet') return;
    const mark = document.getElementById(`mark-${readMarks(view.state).activeId}`);
    mark?.scrollIntoView({ block: 'nearest' });
  };
  const activate = (id: string | null, place: 'text' | 'list' = 'text') =>
    activateFirst(id === null ? [] : [id], place);
  return { activePlace, activate, activateFirst, isClosed };
}

/** What the last action did. */
interface LastAction {
  readonly kind: 'accepted' | 'declined';
  readonly count: number;
  readonly word: string;
  readonly doc: Node;
}

type Done = ReadonlyMap<string, LastAction['kind']>;

/** What was accepted and declined in a text; another text begins anew. */
function useDone(textNumber: number) {
  const [kept, setKept] = useState<{ readonly textNumber: number; readonly all: Done }>();
  const all: Done = kept?.textNumber === textNumber ? kept.all : new Map();
  const add = (kind: LastAction['kind'], chosen: readonly OpenCorrection[]) => {
    const errors = chosen.filter(({ correction }) => isError(correction));
    const added = errors.map(({ correction, mark }) => [`${mark.id} ${correction.text}`, kind] as const);
    setKept((now) => {
      const before = now?.textNumber === textNumber ? now.all : [];
      return { textNumber, all: new Map([...before, ...added]) };
    });
  };
  return { all, add };
}

/** Accepting and declining corrections in the text box. */
export function useProofreading(
  { view, state, textNumber }: Pick<TextEditor, 'view' | 'state' | 'textNumber'>,
  corrections: readonly Correction[],
  { model, hintFirst }: { readonly model: CorrectorModel; readonly hintFirst: boolean },
) {
  const [last, setLast] = useState<LastAction | null>(null);
  const placed = usePlaced({ state }, corrections);
  const parts = { ...placed, ...useWalked(placed, hintFirst), ...useOpenCard(view) };
  const { quiet, advice, active, walked, activate, activateFirst } = parts;
  /** Moves to the next (1) or previous (-1) correction after the open one or the cursor, around the ends. */
  const step = (direction: 1 | -1): void => {
    if (view === null || walked.length === 0) return;
    const now = active?.mark.from ?? view.state.selection.from - 1;
    const [rest, around] =
      direction === 1
        ? [walked.find(({ mark }) => mark.from > now), walked[0]!]
        : [walked.findLast(({ mark }) => mark.from < now), walked.at(-1)!];
    activate((rest ?? around).mark.id);
  };
  /** Opens what comes after the open one before it goes. */
  const moveOn = (gone: readonly OpenCorrection[]) => {
    if (!gone.some(({ mark }) => mark.id === active?.mark.id)) return;
    const own = [walked, advice, quiet].find((list) => list.some(({ mark }) => mark.id === active?.mark.id));
    activateFirst([...listNext(own ?? [], gone), ...listNext(walked, gone)], parts.activePlace);
  };
  const done = useDone(textNumber);
  const tell = (kind: LastAction['kind'], chosen: readonly OpenCorrection[], { doc }: EditorState) => {
    setLast({ kind, count: chosen.length, word: chosen[0]?.correction.text ?? '', doc });
    done.add(kind, chosen);
  };
  /** Writes corrections; if the open one is among them, the next is open then. The same when declining. */
  const accept = (chosen: readonly OpenCorrection[], suggestion?: string) => {
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
    /** What became of the errors of this text. */
    done: done.all,
    /** For screen readers; null as soon as the text is another. */
    lastAction: last !== null && state !== null && last.doc.eq(state.doc) ? last : null,
    step,
    accept,
    ...useLasting<OpenCorrection>(view, model, accept),
    decline: (chosen: readonly OpenCorrection[]) => {
      if (view === null || chosen.length === 0) return;
      changeMarks(view, { kind: 'decide', ids: new Set(chosen.map(({ mark }) => mark.id)) });
      moveOn(chosen);
      tell('declined', chosen, view.state);
    },
    /** Closes the active correction; the cursor then stands at its place in the text. */
    goBack: () => {
      if (view === null || active === null) return;
      placeCursor(view, active.mark.to);
      activate(null);
      parts.isClosed.current = true;
      view.focus();
    },
    moveOn,
  };
}

export type Proofreading = ReturnType<typeof useProofreading>;
