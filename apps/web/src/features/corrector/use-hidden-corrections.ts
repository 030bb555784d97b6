import { useCallback, useState } from 'react';
import { readIgnoredWords, storeIgnoredWords } from './ignored-words';

/** What the visitor does not want to see marked. */
export function useHiddenCorrections() {
  const [ignoredWords, setIgnoredWords] = useState(readIgnoredWords);
  const [showsPossible, setShowsPossible] = useState(false);
  const changeWords = useCallback((change: (words: Set<string>) => void) => {
    setIgnoredWords((old) => {
      const words = new Set(old);
      change(words);
      storeIgnoredWords(words);
      return words;
    });
  }, []);
  const ignore = useCallback(
    (word: string) => changeWords((words) => words.add(word.toLocaleLowerCase('et'))),
    [changeWords],
  );
  const forgetWord = useCallback((word: string) => changeWords((words) => words.delete(word)), [changeWords]);
  return { ignoredWords, showsPossible, setShowsPossible, ignore, forgetWord };
}
