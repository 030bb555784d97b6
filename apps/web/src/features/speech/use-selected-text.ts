import { useEffect, useState } from 'react';

type TextBox = HTMLTextAreaElement | HTMLInputElement;

/** The marked part of a text box; empty for fields without a selection, such as a check box. */
function readFromBox(box: TextBox): string {
  const { selectionStart, selectionEnd, value } = box;
  return selectionStart === null || selectionEnd === null ? '' : value.slice(selectionStart, selectionEnd);
}

function isTextBox(element: Element | null): element is TextBox {
  const isInput = element instanceof HTMLInputElement && ['text', 'search'].includes(element.type);
  return isInput || element instanceof HTMLTextAreaElement;
}

/**
 * The text that the visitor has marked, in the page or in a text box; empty if there is none. A text box keeps its marked
 * part while the focus is elsewhere, as it is for those who reach the button by keyboard.
 */
function readSelectedText(): string {
  const focused = document.activeElement;
  const marked = isTextBox(focused) ? readFromBox(focused) : (document.getSelection()?.toString() ?? '');
  if (marked.trim() !== '' || isTextBox(focused)) return marked.trim();
  const boxes = [...document.querySelectorAll('textarea, input')].filter(isTextBox);
  return boxes.map((box) => readFromBox(box).trim()).find((text) => text !== '') ?? '';
}

/** The text marked last; it is kept when the visitor marks nothing. */
export function useSelectedText(): string {
  const [text, setText] = useState(readSelectedText);
  useEffect(() => {
    const look = (): void => setText((kept) => readSelectedText() || kept);
    // Not every browser tells of a selection in a text box by the first event.
    const events = ['selectionchange', 'select', 'keyup', 'pointerup'];
    for (const name of events) document.addEventListener(name, look);
    return () => {
      for (const name of events) document.removeEventListener(name, look);
    };
  }, []);
  return text;
}
