import type { EditorState } from 'prosemirror-state';
import type { EditorView } from 'prosemirror-view';
import { useCallback, useMemo, useRef, useState } from 'react';
import { createEditor } from './create-editor';
import { readText } from './text-document';

export interface TextEditor {
  /** Put on the element that holds the text box. */
  readonly attach: (place: HTMLElement | null) => (() => void) | undefined;
  /** Null before the text box stands. */
  readonly view: EditorView | null;
  readonly state: EditorState | null;
  /** The text as corrections count in it. */
  readonly text: string;
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
  const attach = useCallback((place: HTMLElement | null) => {
    if (place === null) return undefined;
    const { initialText, attributes } = first.current;
    const created = createEditor(place, initialText, attributes, {
      onChange: setState,
      onMarkClick: (id) => onMarkClick.current(id),
    });
    setView(created);
    setState(created.state);
    return () => created.destroy();
  }, []);
  const doc = state?.doc;
  const text = useMemo(
    () => (doc === undefined ? options.initialText : readText(doc)),
    [doc, options.initialText],
  );
  return { attach, view, state, text };
}
