import { useEffect, useState } from 'react';
import { readSelectedText } from './read-selected-text';

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
