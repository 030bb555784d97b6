import type { Node } from 'prosemirror-model';
import type { EditorState, Transaction } from 'prosemirror-state';
import { Plugin, PluginKey } from 'prosemirror-state';
import type { EditorView } from 'prosemirror-view';
import { Decoration, DecorationSet } from 'prosemirror-view';
import { makePositionFinder } from './text-document';

/** A stretch of the text that carries a mark. Offsets are UTF-16 units of the text; an empty stretch marks a gap. */
export interface TextRange {
  readonly id: string;
  readonly start: number;
  readonly end: number;
  readonly className: string;
  /** What a screen reader hears after the marked words; for marks that can be acted upon. */
  readonly description?: string;
}

/** A mark in the document of now. */
export interface PlacedMark {
  readonly id: string;
  readonly from: number;
  readonly to: number;
  readonly className: string;
  readonly description?: string;
}

interface MarksState {
  readonly marks: readonly PlacedMark[];
  readonly activeId: string | null;
  /** Marks that are drawn; the others move along unseen. */
  readonly shownIds: ReadonlySet<string>;
  readonly decorations: DecorationSet;
}

type MarksCommand =
  | { readonly kind: 'set'; readonly ranges: readonly TextRange[] }
  | { readonly kind: 'remove'; readonly ids: ReadonlySet<string> }
  | { readonly kind: 'show'; readonly ids: ReadonlySet<string> }
  | { readonly kind: 'activate'; readonly id: string | null };

const marksKey = new PluginKey<MarksState>('textMarks');
/** How many states of the document an undo can bring marks back to. */
const REMEMBERED_STATES = 200;

function decorate(
  doc: Node,
  marks: readonly PlacedMark[],
  activeId: string | null,
  shownIds: ReadonlySet<string>,
): DecorationSet {
  const decorations = marks.flatMap(({ id, from, to, className, description }) => {
    if (!shownIds.has(id)) return [];
    const shown = id === activeId ? `${className} is-active` : className;
    const attributes = {
      class: shown,
      id: `mark-${id}`,
      ...(description === undefined ? {} : { 'aria-description': description }),
    };
    if (from < to) return [Decoration.inline(from, to, attributes, { id })];
    const makeGap = () => {
      const gap = document.createElement('span');
      for (const [name, value] of Object.entries(attributes)) gap.setAttribute(name, value);
      gap.classList.add('is-gap');
      return gap;
    };
    return [Decoration.widget(from, makeGap, { id, key: `${id} ${shown}`, side: -1 })];
  });
  return DecorationSet.create(doc, decorations);
}

const LETTER = /[\p{L}\p{N}]/u;

function hasLetterAt(doc: Node, from: number, to: number): boolean {
  return LETTER.test(doc.textBetween(Math.max(from, 0), Math.min(to, doc.content.size), '\n'));
}

/** Whether letters were written directly before or after a marked word: it is another word then. */
function isProlonged(mark: PlacedMark, from: number, to: number, before: Node, after: Node): boolean {
  return (
    (!hasLetterAt(before, mark.from - 1, mark.from) && hasLetterAt(after, from - 1, from)) ||
    (!hasLetterAt(before, mark.to, mark.to + 1) && hasLetterAt(after, to, to + 1))
  );
}

/** Marks after a change: those that it touched are gone, the others move with their words. */
function mapMarks(
  marks: readonly PlacedMark[],
  transaction: Transaction,
  before: Node,
): readonly PlacedMark[] {
  return marks.flatMap((mark) => {
    let { from, to } = mark;
    let isBeside = false;
    for (const map of transaction.mapping.maps) {
      let isTouched = false;
      map.forEach((start, end) => {
        isBeside ||= start === to || end === from;
        isTouched ||= from === to ? start <= from && end >= from : start < to && end > from;
      });
      if (isTouched) return [];
      from = map.map(from, 1);
      to = map.map(to, -1);
    }
    if (isBeside && mark.from < mark.to && isProlonged(mark, from, to, before, transaction.doc)) return [];
    return [{ ...mark, from, to }];
  });
}

/** Marks of earlier documents, so that an undo or redo brings them back. */
class MarkHistory {
  private readonly states: { readonly doc: Node; readonly marks: readonly PlacedMark[] }[] = [];

  remember(doc: Node, marks: readonly PlacedMark[]): void {
    this.states.push({ doc, marks });
    if (this.states.length > REMEMBERED_STATES) this.states.shift();
  }

  find(doc: Node): readonly PlacedMark[] | undefined {
    return this.states.findLast((state) => state.doc.eq(doc))?.marks;
  }

  forget(): void {
    this.states.length = 0;
  }
}

function placeRanges(doc: Node, ranges: readonly TextRange[]): readonly PlacedMark[] {
  const findPosition = makePositionFinder(doc);
  return ranges.map(({ start, end, ...mark }) => ({
    ...mark,
    from: findPosition(start),
    to: findPosition(end),
  }));
}

const nothing: MarksState = {
  marks: [],
  activeId: null,
  shownIds: new Set(),
  decorations: DecorationSet.empty,
};

/** Keeps marks at their words through edits, undo and redo. */
export function makeMarksPlugin(): Plugin<MarksState> {
  const history = new MarkHistory();
  const apply = (transaction: Transaction, old: MarksState, before: EditorState): MarksState => {
    const command = transaction.getMeta(marksKey) as MarksCommand | undefined;
    if (command === undefined && !transaction.docChanged) return old;
    const { doc } = transaction;
    let { marks, activeId, shownIds } = old;
    if (transaction.docChanged) {
      history.remember(before.doc, marks);
      const isUndo = transaction.getMeta('history$') !== undefined;
      marks = (isUndo ? history.find(doc) : undefined) ?? mapMarks(marks, transaction, before.doc);
    }
    if (command?.kind === 'set') {
      marks = placeRanges(doc, command.ranges);
      history.forget();
    }
    if (command?.kind === 'remove') marks = marks.filter(({ id }) => !command.ids.has(id));
    if (command?.kind === 'show') shownIds = command.ids;
    if (command?.kind === 'activate') activeId = command.id;
    if (!marks.some(({ id }) => id === activeId && shownIds.has(id))) activeId = null;
    return { marks, activeId, shownIds, decorations: decorate(doc, marks, activeId, shownIds) };
  };
  return new Plugin<MarksState>({
    key: marksKey,
    state: { init: () => nothing, apply },
    props: { decorations: (state) => marksKey.getState(state)?.decorations },
  });
}

export function readMarks(state: EditorState): Pick<MarksState, 'marks' | 'activeId'> {
  return marksKey.getState(state) ?? nothing;
}

/** Changes the marks; the text and its undo history stay as they are. */
export function changeMarks(view: EditorView, command: MarksCommand): void {
  view.dispatch(view.state.tr.setMeta(marksKey, command).setMeta('addToHistory', false));
}
