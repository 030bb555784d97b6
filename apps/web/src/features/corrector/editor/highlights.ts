import { Plugin, PluginKey } from 'prosemirror-state';
import { Decoration, DecorationSet, type EditorView } from 'prosemirror-view';
import { makePositionFinder } from './text-document';

/** A stretch of the text that is shaded; offsets are UTF-16 units of the text. */
export interface Highlight {
  readonly start: number;
  readonly end: number;
  readonly className: string;
}

const highlightsKey = new PluginKey<DecorationSet>('highlights');

/** Shades stretches such as long words; they move with the text until others are set. */
export function makeHighlightsPlugin(): Plugin<DecorationSet> {
  return new Plugin<DecorationSet>({
    key: highlightsKey,
    state: {
      init: () => DecorationSet.empty,
      apply(transaction, old) {
        const highlights = transaction.getMeta(highlightsKey) as readonly Highlight[] | undefined;
        if (highlights === undefined) return old.map(transaction.mapping, transaction.doc);
        const findPosition = makePositionFinder(transaction.doc);
        const decorations = highlights.map(({ start, end, className }) =>
          Decoration.inline(findPosition(start), findPosition(end), { class: className }),
        );
        return DecorationSet.create(transaction.doc, decorations);
      },
    },
    props: { decorations: (state) => highlightsKey.getState(state) },
  });
}

export function setHighlights(view: EditorView, highlights: readonly Highlight[]): void {
  view.dispatch(view.state.tr.setMeta(highlightsKey, highlights).setMeta('addToHistory', false));
}
