import type { EditorState, Transaction } from 'prosemirror-state';
import type { EditorView } from 'prosemirror-view';
import { useCallback, useMemo, useRef, useState } from 'react';
import { createEditor, makeState } from './create-editor';
import { readText } from './text-document';

export interface TextEditor {
  /** Put on the element that holds the text box. */
  readonly attach: (place: HTMLElement | null) => (() => void) | undefined;
  /** Null before the text box stands. */
  readonly view: EditorView | null;
  readonly state: EditorState | null;
  /** The text as corrections count in it. */
  readonly text: string;
  /** Another number for each text that has taken the place of another. */
  readonly textNumber: number;
}

/** Whether a change leaves so little of a text in its place that it is another one. */
export function isAnother({ before, doc, docChanged, mapping }: Transaction): boolean {
  if (!docChanged) return false;
  let removed = 0;
  for (const map of mapping.maps) map.forEach((from, to) => (removed += to - from));
  const shorter = Math.min(before.content.size, doc.content.size);
  const kept = Math.min(shorter, before.content.size - removed);
  return kept * 2 < shorter || readText(doc) === '';
}

/** The text box of a page that was left, so that one who comes back can undo what was done before. */
let left: EditorState | null = null;

export function forgetLeftText(): void {
  left = null;
}

interface TextEditorOptions {
  readonly initialText: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly onMarkClick: (id: string) => void;
}

/** One text box for as long as the page stands; `attributes` and `initialText` of the first render count. */
export function useTextEditor(options: TextEditorOptions): TextEditor {
  const first = useRef(options);
  const onMarkClick = useRef(options.onMarkClick);
  onMarkClick.current = options.onMarkClick;
  const [view, setView] = useState<EditorView | null>(null);
  const [state, setState] = useState<EditorState | null>(null);
  const [textNumber, setTextNumber] = useState(0);
  const attach = useCallback((place: HTMLElement | null) => {
    if (place === null) return undefined;
    const { initialText, attributes } = first.current;
    const isLeft = left !== null && readText(left.doc) === initialText;
    const initialState = isLeft ? left! : makeState(initialText);
    const created = createEditor(place, initialState, attributes, {
      onChange: (next, transaction) => {
        setState(next);
        if (isAnother(transaction)) setTextNumber((number) => number + 1);
      },
      onMarkClick: (id) => onMarkClick.current(id),
    });
    setView(created);
    setState(created.state);
    return () => {
      left = created.state;
      created.destroy();
    };
  }, []);
  const doc = state?.doc;
  const text = useMemo(
    () => (doc === undefined ? options.initialText : readText(doc)),
    [doc, options.initialText],
  );
  return { attach, view, state, text, textNumber };
}
