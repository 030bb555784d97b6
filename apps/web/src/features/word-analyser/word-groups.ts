import type { AnalysedWord } from './analysed-word';
import { orderGroups, roundShare, WordCounter, type WordCount } from './counted-words';

/** Words that share what a table is about. */
interface WordGroup {
  readonly wordClass: string;
  readonly words: readonly WordCount[];
  readonly frequency: number;
  /** Per cent of all words that are not foreign. */
  readonly percentage: number;
}

/** Percentages have 2 decimals. */
export interface LemmaRow extends WordGroup {
  readonly lemma: string;
}

/** Percentages have 1 decimal. */
export interface FormRow extends WordGroup {
  readonly form: string;
}

const LEMMA_DIGITS = 2;
const FORM_DIGITS = 1;

/** Base forms with their word forms. A base form of two classes makes two rows. */
export function countLemmas(words: readonly AnalysedWord[]): readonly LemmaRow[] {
  return groupWords(words, ({ lemma }) => lemma, LEMMA_DIGITS).map(({ name, ...row }) => ({
    lemma: name,
    ...row,
  }));
}

/** Word classes and grammatical forms with their words. */
export function countForms(words: readonly AnalysedWord[]): readonly FormRow[] {
  return groupWords(words, ({ form }) => form, FORM_DIGITS).map(({ name, ...row }) => ({
    form: name,
    ...row,
  }));
}

interface GrowingGroup {
  readonly name: string;
  readonly wordClass: string;
  readonly words: WordCounter;
  frequency: number;
}

/** Groups words by a name and their class; foreign words are left out. */
function groupWords(
  words: readonly AnalysedWord[],
  readName: (word: AnalysedWord) => string,
  digits: number,
): readonly (WordGroup & { readonly name: string })[] {
  const groups = new Map<string, GrowingGroup>();
  let total = 0;
  words.forEach((word, id) => {
    if (word.isForeign) return;
    const { wordClass, count } = word;
    const name = readName(word);
    const key = `${name}\t${wordClass}`;
    let group = groups.get(key);
    if (group === undefined)
      groups.set(key, (group = { name, wordClass, words: new WordCounter(), frequency: 0 }));
    group.words.add(word, id);
    group.frequency += count;
    total += count;
  });
  return orderGroups(groups, ({ name }) => name).map(({ words: counter, ...group }) => ({
    ...group,
    words: counter.list(),
    percentage: roundShare(group.frequency, total, digits),
  }));
}
