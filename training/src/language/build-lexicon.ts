import { capitalise } from '@keelerada/estonian/capitalise';
import { morphology } from '../morphology';
import type { LexiconEntry } from './write-lexicon';
import { readData } from '../project-files';
import type { SourceSentence } from './read-sentences';

/** What may stand in the lexicon: Latin letters, with hyphens or an apostrophe inside. */
const WORD = /^[a-zà-ž]+(?:['’-][a-zà-ž]+)*$/iu;
/** Only these letters stand in words that are offered. */
const ESTONIAN_WORD = /^[a-zõäöüšž'-]+$/u;
const MOST_LETTERS = 32;
/** A word that no dictionary knows must have been seen so often in running text to be a word of the language model. */
const LEAST_UNKNOWN_COUNT = 3;
/** Uses inside sentences below which the share of capitals is drawn towards the dictionary's view. */
const CAPITAL_PRIOR = 2;
/** A word is offered with a capital letter if more of its uses have one. */
const NAME_SHARE = 0.5;

/** Weights of the sources in the frequency of a word; they add up to 1. */
const SOURCE_WEIGHTS = { balanced: 0.3, subtitles: 0.2, fiction: 0.15, text: 0.3, web: 0.05 } as const;
type FrequencySource = keyof typeof SOURCE_WEIGHTS;

interface WordCounts {
  lower: number;
  /** Capitalised uses, not at the beginning of a sentence. */
  capital: number;
  initial: number;
}

/**
 * The words of the lexicon with mixed frequencies. The morphology decides which words may be offered. A word that only
 * held-out sentences would have is so rare that its frequency is that of the lists.
 */
export function buildLexicon(sentences: readonly SourceSentence[]): LexiconEntry[] {
  const counts = countWords(sentences);
  const lists = readFrequencyLists(counts);
  const frequency = mixFrequencies(lists);
  const words = [...frequency.keys()].filter((word) => WORD.test(word) && word.length <= MOST_LETTERS);
  return words.flatMap((word) => {
    const [isLowerKnown, isNameKnown] = [word, capitalise(word)].map((form) => morphology.isKnown(form));
    const { lower, capital, initial } = counts.get(word) ?? { lower: 0, capital: 0, initial: 0 };
    const prior = isNameKnown && !isLowerKnown ? 1 : 0;
    const capitalShare = (capital + CAPITAL_PRIOR * prior) / (lower + capital + CAPITAL_PRIOR);
    const isKnown = capitalShare > NAME_SHARE ? isNameKnown! : isLowerKnown!;
    if (!isKnown && lower + capital + initial < LEAST_UNKNOWN_COUNT) return [];
    const isCandidate = isKnown && ESTONIAN_WORD.test(word) && (word.length > 1 || word === 'a');
    return [{ word, frequency: frequency.get(word)!, capitalShare, isCandidate }];
  });
}

function countWords(sentences: readonly SourceSentence[]): Map<string, WordCounts> {
  const counts = new Map<string, WordCounts>();
  for (const { tokens } of sentences)
    tokens.forEach((token, i) => {
      if (!WORD.test(token)) return;
      const lower = token.toLowerCase();
      const entry = counts.get(lower) ?? { lower: 0, capital: 0, initial: 0 };
      counts.set(lower, entry);
      if (token === lower) entry.lower += 1;
      else if (i === 0 || !/\p{L}|,|\d/u.test(tokens[i - 1]!)) entry.initial += 1;
      else entry.capital += 1;
    });
  return counts;
}

function readFrequencyLists(
  counts: ReadonlyMap<string, WordCounts>,
): Record<FrequencySource, ReadonlyMap<string, number>> {
  const rows = (name: string): string[] =>
    readData(`lexical/${name}`)
      .replace(/^\ufeff/u, '')
      .normalize('NFC')
      .split('\n')
      .filter(Boolean);
  const web = rows('web-word-forms.txt.gz').map((form, rank): [string, number] => [form, 1 / (rank + 10)]);
  return {
    balanced: sumCounts(rows('word-frequency.txt.gz').map((row) => parsePair(row.split(' ').reverse()))),
    subtitles: sumCounts(rows('opensubtitles-50k.txt.gz').map((row) => parsePair(row.split(' ')))),
    fiction: sumCounts(rows('newer-fiction-forms.tsv.gz').map((row) => parsePair(row.split('\t')))),
    text: new Map(
      [...counts].map(([word, { lower, capital, initial }]) => [word, lower + capital + initial]),
    ),
    web: sumCounts(web),
  };
}

function parsePair([word = '', count = '']: readonly string[]): [string, number] {
  return [word, Number(count)];
}

function sumCounts(rows: readonly (readonly [string, number])[]): Map<string, number> {
  const sums = new Map<string, number>();
  for (const [word, count] of rows) {
    if (!(count > 0)) continue; // a few rows are broken
    const lower = word.toLowerCase();
    sums.set(lower, (sums.get(lower) ?? 0) + count);
  }
  return sums;
}

function mixFrequencies(
  lists: Readonly<Record<FrequencySource, ReadonlyMap<string, number>>>,
): Map<string, number> {
  const mixed = new Map<string, number>();
  for (const [source, weight] of Object.entries(SOURCE_WEIGHTS)) {
    const list = lists[source as FrequencySource];
    const total = [...list.values()].reduce((sum, count) => sum + count, 0);
    for (const [word, count] of list) mixed.set(word, (mixed.get(word) ?? 0) + (weight * count) / total);
  }
  return mixed;
}
