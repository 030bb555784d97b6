import type { AssessedSentence, AssessedWord, Mark } from '../words/assessed-word';

/** Where a word comes again: in its own sentence, in a neighbouring sentence, or in both. */
export type RepetitionPlace = 'same-sentence' | 'next-sentence' | 'both-sentence';

export interface Repetition extends Mark {
  readonly place: RepetitionPlace;
}

/** Lemmas too common for a repetition to be one of style. */
const COMMON_LEMMAS = new Set(['ja', 'mina', 'olema', 'ei', 'et']);
const PRONOUNS = new Set(['PRON', 'DET']);

/**
 * Words whose lemma comes again in the same or in a neighbouring sentence, in text order; every occurrence is one.
 * Numerals and the lemmas ja, mina, olema, ei and et never are, pronouns only inside a sentence.
 */
export function findRepetitions(sentences: readonly AssessedSentence[]): Repetition[] {
  const counted = sentences.map(({ words }) => words.filter(isCounted));
  const counts = counted.map(countLemmas);
  return counted.flatMap((words, index) =>
    words.flatMap((word): Repetition[] => {
      const { start, end, lemma } = word;
      const isInSame = counts[index]!.get(lemma)! > 1;
      const isInNext =
        !PRONOUNS.has(word.upos) &&
        (counts[index - 1]?.has(lemma) === true || counts[index + 1]?.has(lemma) === true);
      if (isInSame) return [{ start, end, place: isInNext ? 'both-sentence' : 'same-sentence' }];
      return isInNext ? [{ start, end, place: 'next-sentence' }] : [];
    }),
  );
}

function isCounted({ lemma, upos }: AssessedWord): boolean {
  return upos !== 'NUM' && !COMMON_LEMMAS.has(lemma);
}

function countLemmas(words: readonly AssessedWord[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const { lemma } of words) counts.set(lemma, (counts.get(lemma) ?? 0) + 1);
  return counts;
}
