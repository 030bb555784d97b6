import { baseKeymap } from 'prosemirror-commands';
import { history, redo, undo } from 'prosemirror-history';
import { keymap } from 'prosemirror-keymap';
import { Fragment, Slice } from 'prosemirror-model';
import { EditorState, TextSelection, type Transaction } from 'prosemirror-state';
import { EditorView } from 'prosemirror-view';
import { cleanText } from './clean-text';
import { makeHighlightsPlugin } from './highlights';
import { makeMarksPlugin } from './text-marks';
import { makeDocument, normaliseText } from './text-document';

interface EditorHooks {
  readonly onChange: (state: EditorState, transaction: Transaction) => void;
  /** A mark of this id was clicked. */
  readonly onMarkClick: (id: string) => void;
}

const MARK_ID_PREFIX = 'mark-';

function findMarkId(target: EventTarget | null): string | null {
  const mark = target instanceof Element ? target.closest(`[id^="${MARK_ID_PREFIX}"]`) : null;
  return mark === null ? null : mark.id.slice(MARK_ID_PREFIX.length);
}

export function makeState(text: string): EditorState {
  const keys = { 'Mod-z': undo, 'Mod-y': redo, 'Shift-Mod-z': redo };
  return EditorState.create({
    doc: makeDocument(normaliseText(text)),
    plugins: [history(), keymap(keys), keymap(baseKeymap), makeMarksPlugin(), makeHighlightsPlugin()],
  });
}

/** A slice that is the pasted plain text, cleaned, a line a paragraph, open at both ends so that it joins its neighbours. */
function sliceText(text: string): Slice {
  return new Slice(Fragment.from(makeDocument(cleanText(text)).content), 1, 1);
}

/** The text box of the corrector: plain text with marks, undo and redo. Pasted text is cleaned; what is copied is what stands there. */
export function createEditor(
  place: HTMLElement,
  state: EditorState,
  attributes: Readonly<Record<string, string>>,
  hooks: EditorHooks,
): EditorView {
  const view: EditorView = new EditorView(place, {
    state,
    attributes: { ...attributes },
    clipboardTextParser: sliceText,
    clipboardTextSerializer: (slice) => slice.content.textBetween(0, slice.content.size, '\n'),
    handlePaste(editor, event) {
      const pasted = event.clipboardData?.getData('text/plain') ?? '';
      if (pasted === '') return false;
      editor.dispatch(editor.state.tr.replaceSelection(sliceText(pasted)).scrollIntoView());
      return true;
    },
    handleClick(editor, position, event) {
      const id = findMarkId(event.target);
      if (id === null) return false;
      // Activating draws the mark again, and the browser then loses the cursor that the click has set.
      const { doc, tr } = editor.state;
      if (!event.shiftKey) editor.dispatch(tr.setSelection(TextSelection.near(doc.resolve(position))));
      hooks.onMarkClick(id);
      return false;
    },
    dispatchTransaction(transaction) {
      view.updateState(view.state.apply(transaction));
      hooks.onChange(view.state, transaction);
    },
  });
  return view;
}

/** Puts another text in place of the whole one; it can be undone. */
export function replaceText(view: EditorView, text: string): void {
  const { doc, tr } = view.state;
  view.dispatch(tr.replaceWith(0, doc.content.size, makeDocument(normaliseText(text)).content));
}
