import { copyText } from '../../copy-text';
import { matchEmoticon } from '../../segmentation/match-symbol';
import { capitaliseFirst } from './word-shape';

/**
 * How a treebank lemma comes from a Vabamorf analysis: `S` its lemma as it is, `L` in lower case, `C` with a capital,
 * `W` the word itself, `w` the word in lower case, `-2+ne` cut two letters off the lemma and put `ne`,
 * `=text` these very letters.
 */
export type LemmaOperation = string;

/** What UD has in place of the lemma of a part that was written apart (relation `goeswith`). */
export const NO_LEMMA = '_';

/** Longest cut and longest new ending, in letters, that count as a pattern and not as a lexical fact. */
const LONGEST_CUT = 4;
const LONGEST_ENDING = 4;

/** Characters that Vabamorf marks roots with; they are removed from lemmas, even if a word was written with them. */
const ROOT_MARKS = /[_=+<>\]~?]/g;

/** The lemma of an analysis with the characters of the word that were taken for marks (`+372`, `fail_nimi.txt`, `:-D`). */
function keepOwnCharacters(analysisLemma: string, word: string): string {
  if (/^[:;=^<>]/.test(word) && matchEmoticon(word, 0, word.length) === word.length) return word;
  const bare = word.replace(ROOT_MARKS, '');
  if (bare === word || bare.toLowerCase() !== analysisLemma.toLowerCase()) return analysisLemma;
  return word;
}

/** The first operation that leads from the analysis to the lemma. */
export function findLemmaOperation(analysed: string, word: string, lemma: string): LemmaOperation {
  const analysisLemma = keepOwnCharacters(analysed, word);
  if (analysisLemma === lemma) return 'S';
  if (analysisLemma.toLowerCase() === lemma) return 'L';
  if (capitaliseFirst(analysisLemma) === lemma) return 'C';
  if (word === lemma) return 'W';
  if (word.toLowerCase() === lemma) return 'w';
  let kept = 0;
  while (kept < lemma.length && kept < analysisLemma.length && lemma[kept] === analysisLemma[kept]) kept++;
  const cut = analysisLemma.length - kept;
  const ending = lemma.slice(kept);
  const isPattern = kept > 0 && cut <= LONGEST_CUT && ending.length <= LONGEST_ENDING;
  return isPattern ? `-${cut}+${ending}` : `=${lemma}`;
}

/** The lemma an operation gives; undefined if it does not apply (a cut longer than the lemma). */
export function applyLemmaOperation(
  operation: LemmaOperation,
  analysed: string,
  word: string,
): string | undefined {
  const analysisLemma = keepOwnCharacters(analysed, word);
  switch (operation.charAt(0)) {
    case 'S':
      return analysisLemma;
    case 'L':
      return analysisLemma.toLowerCase();
    case 'C':
      return capitaliseFirst(analysisLemma);
    case 'W':
      return word;
    case 'w':
      return word.toLowerCase();
    case '=':
      return copyText(operation.slice(1));
  }
  const plus = operation.indexOf('+');
  const cut = Number(operation.slice(1, plus));
  if (cut >= analysisLemma.length) return undefined;
  return copyText(analysisLemma.slice(0, analysisLemma.length - cut) + operation.slice(plus + 1));
}

/** True for operations that say something about more words than the one they were seen with. */
export function isGeneralOperation(operation: LemmaOperation): boolean {
  return !operation.startsWith('=');
}

/** True for a cut with a new ending. */
export function isCutOperation(operation: LemmaOperation): boolean {
  return operation.startsWith('-');
}
