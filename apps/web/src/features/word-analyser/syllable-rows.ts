import type { AnalysedWord } from './analysed-word';
import { orderGroups, roundShare, WordCounter, type WordCount } from './counted-words';

export interface SyllableRow {
  readonly syllable: string;
  /** Occurrences at the beginning of words, words of one syllable among them. */
  readonly beginning: number;
  readonly middle: number;
  readonly end: number;
  readonly words: readonly WordCount[];
  readonly frequency: number;
  /** Per cent of all syllables, 2 decimals. */
  readonly percentage: number;
}

interface Group {
  readonly syllable: string;
  beginning: number;
  middle: number;
  end: number;
  readonly words: WordCounter;
}

const PERCENTAGE_DIGITS = 2;

/** The syllables of the words with their places. Foreign words and numbers have none. */
export function countSyllables(words: readonly AnalysedWord[]): readonly SyllableRow[] {
  const groups = new Map<string, Group>();
  let total = 0;
  words.forEach((word, id) => {
    const { syllables, count } = word;
    const seen = new Set<Group>();
    total += syllables.length * count;
    syllables.forEach((syllable, place) => {
      let group = groups.get(syllable);
      if (group === undefined) {
        group = { syllable, beginning: 0, middle: 0, end: 0, words: new WordCounter() };
        groups.set(syllable, group);
      }
      group[findPlace(place, syllables.length)] += count;
      if (!seen.has(group)) group.words.add(word, id);
      seen.add(group);
    });
  });
  return orderGroups(groups, ({ syllable }) => syllable).map(({ words: counter, ...group }) => {
    const frequency = group.beginning + group.middle + group.end;
    return {
      ...group,
      words: counter.list(),
      frequency,
      percentage: roundShare(frequency, total, PERCENTAGE_DIGITS),
    };
  });
}

function findPlace(index: number, length: number): 'beginning' | 'middle' | 'end' {
  if (index === 0) return 'beginning';
  return index === length - 1 ? 'end' : 'middle';
}
