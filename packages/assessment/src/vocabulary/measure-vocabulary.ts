import { type AbstractnessModel, estimateAbstractness, isAbstract } from '../abstractness/abstractness-model';
import type { AssessedSentence, AssessedWord, Mark } from '../words/assessed-word';
import { type Diversity, measureDiversity } from './diversity';
import { findRepetitions, type Repetition } from './find-repetitions';
import { isConsideredWord, isContentWord } from './stop-words';

/** What the vocabulary figures need beside the annotation. */
export interface VocabularyKnowledge {
  /** The 5,000 most frequent lemmas, in small letters. */
  readonly frequentLemmas: ReadonlySet<string>;
  readonly abstractness: AbstractnessModel;
}

/** Estimated abstractness of a noun of the text: 1 concrete to 3 abstract (Mikk et al. 2003). */
export interface NounAbstractness extends Mark {
  readonly lemma: string;
  readonly value: number;
  readonly isAbstract: boolean;
}

/** A lemma of the text, and whether it is among the most frequent ones. */
export interface CountedLemma {
  readonly lemma: string;
  readonly count: number;
  readonly isFrequent: boolean;
}

/** Vocabulary of a text. Marks are in text order. */
export interface Vocabulary {
  /** The words considered, by lemma; the most frequent of the text first. */
  readonly lemmas: readonly CountedLemma[];
  readonly diversity: Diversity;
  /** Common nouns. */
  readonly nouns: readonly NounAbstractness[];
  /** Mean over the common nouns; undefined where there is none. */
  readonly meanAbstractness: number | undefined;
  readonly marks: {
    /** Lemma not among the most frequent; numerals, proper names and abbreviations left out. */
    readonly lowFrequencyWords: readonly Mark[];
    readonly contentWords: readonly Mark[];
    readonly abstractNouns: readonly Mark[];
    readonly repetitions: readonly Repetition[];
  };
}

/** Vocabulary figures and marks of the sentences of a text, in time linear in its words. */
export function measureVocabulary(
  sentences: readonly AssessedSentence[],
  { frequentLemmas, abstractness }: VocabularyKnowledge,
): Vocabulary {
  const words = sentences.flatMap((sentence) => sentence.words);
  const considered = words.filter(isConsideredWord);
  const nouns = rateNouns(words, abstractness);
  return {
    lemmas: countLemmas(considered, frequentLemmas),
    diversity: measureDiversity(considered.map(toDiversityWord)),
    nouns,
    meanAbstractness: findMeanAbstractness(nouns),
    marks: {
      lowFrequencyWords: considered.filter(({ lemma }) => !frequentLemmas.has(lemma)).map(toMark),
      contentWords: words.filter(isContentWord).map(toMark),
      abstractNouns: nouns.filter((noun) => noun.isAbstract).map(toMark),
      repetitions: findRepetitions(sentences),
    },
  };
}

function countLemmas(
  words: readonly AssessedWord[],
  frequentLemmas: VocabularyKnowledge['frequentLemmas'],
): CountedLemma[] {
  const counts = new Map<string, number>();
  for (const { lemma } of words) counts.set(lemma, (counts.get(lemma) ?? 0) + 1);
  return [...counts]
    .sort(([, one], [, other]) => other - one)
    .map(([lemma, count]) => ({ lemma, count, isFrequent: frequentLemmas.has(lemma) }));
}

/** The common nouns among words with their abstractness; equal nouns are estimated once. */
export function rateNouns(words: readonly AssessedWord[], model: AbstractnessModel): NounAbstractness[] {
  const known = new Map<string, number>();
  return words
    .filter(({ upos }) => upos === 'NOUN')
    .map(({ start, end, lemma, root }) => {
      const key = `${lemma}\u0000${root}`;
      const value = known.get(key) ?? estimateAbstractness(model, lemma, root);
      known.set(key, value);
      return { start, end, lemma, value, isAbstract: isAbstract(model, value) };
    });
}

/** Mean abstractness; undefined where there is no noun. */
export function findMeanAbstractness(nouns: readonly NounAbstractness[]): number | undefined {
  if (nouns.length === 0) return undefined;
  return nouns.reduce((sum, { value }) => sum + value, 0) / nouns.length;
}

/** A word as the diversity measures compare it. */
export function toDiversityWord({ lemma, form }: AssessedWord): { lemma: string; form: string } {
  return { lemma, form: form.toLowerCase() };
}

function toMark({ start, end }: Mark): Mark {
  return { start, end };
}
