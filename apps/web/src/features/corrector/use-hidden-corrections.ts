import { useCallback, useState } from 'react';
import { readIgnoredWords, storeIgnoredWords } from './ignored-words';

/** What the visitor does not want to see marked. The weaker tier shows in texts of learners until the visitor chooses. */
export function useHiddenCorrections(isLearners: boolean) {
  const [ignoredWords, setIgnoredWords] = useState(readIgnoredWords);
  const [choice, setShowsPossible] = useState<boolean | null>(null);
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
  return { ignoredWords, showsPossible: choice ?? isLearners, setShowsPossible, ignore, forgetWord };
}
