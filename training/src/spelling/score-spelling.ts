import { findTier } from '@keelerada/corrector/spelling/find-spelling-corrections';
import type { SpellingThresholds } from '@keelerada/corrector/spelling/spelling-model';
import type { JudgedToken } from './fit-spelling-trees';
import type { SpellingSentence } from './spelling-corpus';
import type { AnnotatorGold } from './spelling-gold';

/** Right marks, wrong marks and errors that were missed. */
export interface Tally {
  readonly right: number;
  readonly wrong: number;
  readonly missed: number;
}

export interface SpellingScore {
  /** A mark is right if an annotator calls the word misspelt. */
  readonly detection: Tally;
  /** A mark is right if its first replacement is the annotator's. */
  readonly correction: Tally;
}

const NOTHING: Tally = { right: 0, wrong: 0, missed: 0 };

/** Precision, recall and F0.5 in percent. */
export function measureTally({ right, wrong, missed }: Tally): {
  precision: number;
  recall: number;
  f05: number;
} {
  const share = (part: number, whole: number): number => (whole === 0 ? 0 : (100 * part) / whole);
  const precision = share(right, right + wrong);
  const recall = share(right, right + missed);
  const f05 = share(1.25 * precision * recall, 0.25 * precision + recall) / 100;
  return { precision, recall, f05 };
}

/** Which marks count: those that are sure, or all that are shown. */
export type MarkChoice = 'sure' | 'all';

/** Scores the marks of some sentences; of several annotators the one that agrees most counts, as in the M2 measure. */
export function scoreSpelling(
  sentences: readonly SpellingSentence[],
  gold: readonly (readonly AnnotatorGold[])[],
  judged: ReadonlyMap<SpellingSentence, readonly JudgedToken[]>,
  thresholdsOf: (fold: number) => SpellingThresholds,
  choice: MarkChoice,
): SpellingScore {
  let [detection, correction] = [NOTHING, NOTHING];
  sentences.forEach((sentence, i) => {
    const thresholds = thresholdsOf(sentence.fold);
    const marks = (judged.get(sentence) ?? []).filter(({ ranked }) => {
      const tier = findTier(ranked, thresholds);
      return choice === 'sure' ? tier === 'sure' : tier !== undefined;
    });
    detection = addTallies(
      detection,
      chooseTally(gold[i]!, (annotator) => tallyMarks(marks, annotator, () => true)),
    );
    correction = addTallies(
      correction,
      chooseTally(gold[i]!, (annotator) =>
        tallyMarks(marks, annotator, (mark, right) => right.includes(mark.surfaces[0]!)),
      ),
    );
  });
  return { detection, correction };
}

function tallyMarks(
  marks: readonly JudgedToken[],
  { right, unjudged }: AnnotatorGold,
  isRight: (mark: JudgedToken, words: readonly string[]) => boolean,
): Tally {
  let [found, wrong] = [0, 0];
  for (const mark of marks) {
    const words = right.get(mark.example.place);
    if (words && isRight(mark, words)) found += 1;
    else if (!unjudged.has(mark.example.place)) wrong += 1;
  }
  return { right: found, wrong, missed: right.size - found };
}

function chooseTally(gold: readonly AnnotatorGold[], tally: (annotator: AnnotatorGold) => Tally): Tally {
  const value = ({ right, wrong, missed }: Tally): number => 2 * right - wrong - 0.5 * missed;
  return gold.map(tally).reduce((a, b) => (value(b) > value(a) ? b : a));
}

function addTallies(a: Tally, b: Tally): Tally {
  return { right: a.right + b.right, wrong: a.wrong + b.wrong, missed: a.missed + b.missed };
}
