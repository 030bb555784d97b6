import type { Assessment } from '@keelerada/assessment/assess-text';
import type { TextMark } from '@keelerada/contract/corrector/corrector';
import type { TextMarkKind } from '@keelerada/contract/corrector/corrector-choices';
import type { AlignedText } from '@keelerada/estonian/letters/fold-letters';

type Mark = Pick<TextMark, 'start' | 'end' | 'repetition'>;

/** The marks of an assessment in the text as it was sent, by kind and in text order. */
export function placeMarks({ complexity, vocabulary }: Assessment, aligned: AlignedText): TextMark[] {
  const byKind: Record<TextMarkKind, readonly Mark[]> = {
    longsentence: complexity.marks.longSentences,
    longword: complexity.marks.longWords,
    nouns: complexity.marks.nouns,
    wordrepetition: vocabulary.marks.repetitions.map(({ place, ...mark }) => ({
      ...mark,
      repetition: place,
    })),
    uncommonwords: vocabulary.marks.lowFrequencyWords,
    abstractwords: vocabulary.marks.abstractNouns,
    contentwords: vocabulary.marks.contentWords,
  };
  return Object.entries(byKind).flatMap(([kind, marks]) =>
    marks.map(({ start, end, repetition }) => ({
      kind: kind as TextMarkKind,
      ...(repetition && { repetition }),
      start: aligned.findStart(start),
      end: aligned.findEnd(end),
    })),
  );
}
