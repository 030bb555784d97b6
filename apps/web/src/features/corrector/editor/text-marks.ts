import type { Node } from 'prosemirror-model';
import { type EditorState, Plugin, PluginKey, type Transaction } from 'prosemirror-state';
import { Decoration, DecorationSet, type EditorView } from 'prosemirror-view';
import type { MarkLook, PlacedMark } from './mark-look';
import { mapPlaces, type Place, touchesDecision, touchesMark } from './map-places';
import { makePositionFinder } from './text-document';

interface Drawn {
  readonly marks: readonly PlacedMark[];
  readonly activeId: string | null;
  readonly shownIds: ReadonlySet<string>;
  /** Corrections that have just been put in. */
  readonly folded: readonly Place[];
}

/** Draws marks: words are underlined, in a gap stands what is missing. `data-insert` is no part of the text. */
function decorateMarks(doc: Node, { marks, activeId, shownIds, folded }: Drawn): DecorationSet {
  const decorations = marks.flatMap(({ id, from, to, className, description, insert }) => {
    if (!shownIds.has(id)) return [];
    const shown = id === activeId ? `${className} is-active` : className;
    const attributes = {
      class: shown,
      id: `mark-${id}`,
      ...(description === undefined ? {} : { 'aria-description': description }),
      ...(insert === undefined ? {} : { 'data-insert': insert }),
    };
    if (from < to) return [Decoration.inline(from, to, attributes, { id })];
    const makeGap = () => {
      const gap = document.createElement('span');
      for (const [name, value] of Object.entries(attributes)) gap.setAttribute(name, value);
      gap.classList.add('is-gap');
      return gap;
    };
    return [Decoration.widget(from, makeGap, { id, key: `${id} ${shown} ${insert ?? ''}`, side: -1 })];
  });
  const written = folded
    .filter(({ from, to }) => from < to)
    .map(({ from, to }) => Decoration.inline(from, to, { class: 'is-folded' }));
  return DecorationSet.create(doc, [...decorations, ...written]);
}

/** A stretch of the text that carries a mark. Offsets are UTF-16 units of the text; an empty stretch marks a gap. */
export interface TextRange extends MarkLook {
  readonly start: number;
  readonly end: number;
}

/** A place that was looked at and left as it is; it holds until the place is written anew. */
export interface Decision extends Place {
  readonly family: string;
}

/** The same in offsets of the text. */
export interface DecidedRange {
  readonly start: number;
  readonly end: number;
  readonly family: string;
}

interface MarksState {
  readonly marks: readonly PlacedMark[];
  readonly decisions: readonly Decision[];
  readonly activeId: string | null;
  /** Marks that are drawn; the others move along unseen. */
  readonly shownIds: ReadonlySet<string>;
  /** What the last change has put in by accepting. */
  readonly folded: readonly Place[];
  readonly decorations: DecorationSet;
}

type MarksCommand =
  | { readonly kind: 'set'; readonly ranges: readonly TextRange[]; readonly shownIds: ReadonlySet<string> }
  | { readonly kind: 'decide'; readonly ids: ReadonlySet<string> }
  | { readonly kind: 'restoreDecisions'; readonly ranges: readonly DecidedRange[] }
  | { readonly kind: 'show'; readonly ids: ReadonlySet<string> }
  /** Opens the first of these that is still there. */
  | { readonly kind: 'activate'; readonly ids: readonly string[] }
  | { readonly kind: 'fold'; readonly places: readonly Place[] };

const marksKey = new PluginKey<MarksState>('textMarks');
/** How many states of the document an undo can bring marks back to. */
const REMEMBERED_STATES = 200;

type Placed = Pick<MarksState, 'marks' | 'decisions' | 'activeId'>;

/** Marks, the open one and decisions of earlier documents, so that an undo or redo brings them back. */
class MarkHistory {
  private readonly states: ({ readonly doc: Node } & Placed)[] = [];

  remember(doc: Node, { marks, decisions, activeId }: Placed): void {
    this.states.push({ doc, marks, decisions, activeId });
    if (this.states.length > REMEMBERED_STATES) this.states.shift();
  }

  find(doc: Node): Placed | undefined {
    return this.states.findLast((state) => state.doc.eq(doc));
  }
}

function placeRanges<Range extends { readonly start: number; readonly end: number }>(
  doc: Node,
  ranges: readonly Range[],
): readonly (Omit<Range, 'start' | 'end'> & Place)[] {
  const findPosition = makePositionFinder(doc);
  return ranges.map(({ start, end, ...rest }) => ({
    ...rest,
    from: findPosition(start),
    to: findPosition(end),
  }));
}

/** Whether it was decided to leave a place as it is: the very place, or one of the same family that shares words with it. */
function isDecided({ from, to, family }: Decision, decisions: readonly Decision[]): boolean {
  return decisions.some(
    (decision) =>
      (decision.from === from && decision.to === to) ||
      (decision.family === family && decision.from < to && decision.to > from),
  );
}

const nothing: MarksState = {
  marks: [],
  decisions: [],
  activeId: null,
  shownIds: new Set(),
  folded: [],
  decorations: DecorationSet.empty,
};

function moveThrough(old: Placed, transaction: Transaction, before: Node): Placed {
  return {
    marks: mapPlaces(old.marks, transaction, before, touchesMark),
    decisions: mapPlaces(old.decisions, transaction, before, touchesDecision),
    activeId: old.activeId,
  };
}

/** Marks as they were with a document; what was decided since then holds on. */
function bringBack(known: Placed | undefined, moved: Placed): Placed {
  if (known === undefined) return moved;
  const newer = moved.decisions.filter((decision) => !isDecided(decision, known.decisions));
  const decisions = [...known.decisions, ...newer];
  const marks = known.marks.filter((mark) => !isDecided(mark, decisions));
  return { marks, decisions, activeId: known.activeId };
}

/** The mark that is open after a check: what it found at the same place, or at a part of it. */
function findSame(active: PlacedMark | undefined, marks: readonly PlacedMark[]): PlacedMark | undefined {
  if (active === undefined) return undefined;
  const { from, to } = active;
  return (
    marks.find((mark) => mark.from === from && mark.to === to) ??
    marks.find((mark) => mark.from < to && mark.to > from)
  );
}

function obey(command: MarksCommand, doc: Node, old: MarksState): Partial<MarksState> {
  switch (command.kind) {
    case 'set': {
      const marks = placeRanges(doc, command.ranges).filter((mark) => !isDecided(mark, old.decisions));
      const { shownIds } = command;
      const active = old.marks.find(({ id }) => id === old.activeId);
      return { marks, shownIds, activeId: findSame(active, marks)?.id ?? null };
    }
    case 'decide': {
      const decided = old.marks.filter(({ id }) => command.ids.has(id));
      return {
        marks: old.marks.filter(({ id }) => !command.ids.has(id)),
        decisions: [...old.decisions, ...decided.map(({ from, to, family }) => ({ from, to, family }))],
      };
    }
    case 'restoreDecisions':
      return { decisions: placeRanges(doc, command.ranges) };
    case 'show':
      return { shownIds: command.ids };
    case 'activate':
      return { activeId: command.ids.find((id) => old.marks.some((mark) => mark.id === id)) ?? null };
    case 'fold':
      return { folded: command.places };
  }
}

/** Keeps marks and decisions at their words through edits, undo and redo. */
export function makeMarksPlugin(): Plugin<MarksState> {
  const history = new MarkHistory();
  const apply = (transaction: Transaction, old: MarksState, before: EditorState): MarksState => {
    const command = transaction.getMeta(marksKey) as MarksCommand | undefined;
    if (command === undefined && !transaction.docChanged) return old;
    const { doc } = transaction;
    let state = old;
    if (transaction.docChanged) {
      history.remember(before.doc, old);
      const isUndo = transaction.getMeta('history$') !== undefined;
      const known = isUndo ? history.find(doc) : undefined;
      state = { ...state, ...bringBack(known, moveThrough(old, transaction, before.doc)), folded: [] };
    }
    if (command !== undefined) state = { ...state, ...obey(command, doc, state) };
    const { marks } = state;
    const activeId = marks.find(({ id }) => id === state.activeId)?.id ?? null;
    return { ...state, activeId, decorations: decorateMarks(doc, { ...state, activeId }) };
  };
  return new Plugin<MarksState>({
    key: marksKey,
    state: { init: () => nothing, apply },
    props: { decorations: (state) => marksKey.getState(state)?.decorations },
  });
}

export function readMarks(state: EditorState): Pick<MarksState, 'marks' | 'activeId' | 'decisions'> {
  return marksKey.getState(state) ?? nothing;
}

/** Writes corrections in the places of their marks, as one step of undo. */
export function writeAtMarks(
  view: EditorView,
  written: readonly { readonly mark: Place; readonly text: string }[],
): void {
  const { tr } = view.state;
  // From the end, so that the earlier places stay as they are.
  for (const { mark, text } of written.toReversed()) tr.insertText(text, mark.from, mark.to);
  const places = written.map(({ mark }) => ({
    from: tr.mapping.map(mark.from, -1),
    to: tr.mapping.map(mark.to, 1),
  }));
  view.dispatch(tr.setMeta(marksKey, { kind: 'fold', places } satisfies MarksCommand));
}

/** Changes the marks; the text and its undo history stay as they are. */
export function changeMarks(view: EditorView, command: MarksCommand): void {
  view.dispatch(view.state.tr.setMeta(marksKey, command).setMeta('addToHistory', false));
}
