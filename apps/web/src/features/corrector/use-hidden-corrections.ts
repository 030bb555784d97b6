import { useCallback, useState } from 'react';
import { readIgnoredWords, storeIgnoredWords } from './ignored-words';
import type { KeptSession } from './kept-session';

/** What the visitor does not want to see marked. */
export function useHiddenCorrections(kept: KeptSession | null) {
  const [declined, setDeclined] = useState<ReadonlySet<string>>(() => new Set(kept?.declined));
  const [ignoredWords, setIgnoredWords] = useState(readIgnoredWords);
  const [showsPossible, setShowsPossible] = useState(false);
  const decline = useCallback(
    (keys: readonly string[]) => setDeclined((old) => new Set([...old, ...keys])),
    [],
  );
  const ignore = useCallback((word: string) => {
    setIgnoredWords((old) => {
      const words = new Set(old).add(word.toLocaleLowerCase('et'));
      storeIgnoredWords(words);
      return words;
    });
  }, []);
  return { declined, ignoredWords, showsPossible, setShowsPossible, decline, ignore };
}
