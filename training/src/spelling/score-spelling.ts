import { findTier } from '@keelerada/corrector/spelling/find-spelling-corrections';
import type { SpellingThresholds } from '@keelerada/corrector/spelling/spelling-model';
import type { Counts } from '../learning/measure-counts';
import type { JudgedToken } from './fit-spelling-trees';
import type { SpellingSentence } from './spelling-corpus';
import type { AnnotatorGold } from './spelling-gold';

export interface SpellingScore {
  /** A mark is right if an annotator calls the word misspelt. */
  readonly detection: Counts;
  /** A mark is right if its first replacement is the annotator's. */
  readonly correction: Counts;
}

const NOTHING: Counts = { correct: 0, proposed: 0, gold: 0 };

/** Which marks count: those that are sure, or all that are shown. */
export type MarkChoice = 'sure' | 'all';

/** Scores the marks of some sentences; of several annotators the one that agrees most counts, as in the M2 measure. */
export function scoreSpelling(
  sentences: readonly SpellingSentence[],
  judged: ReadonlyMap<SpellingSentence, readonly JudgedToken[]>,
  thresholdsOf: (fold: number) => SpellingThresholds,
  choice: MarkChoice,
): SpellingScore {
  let [detection, correction] = [NOTHING, NOTHING];
  for (const sentence of sentences) {
    const thresholds = thresholdsOf(sentence.fold);
    const marks = (judged.get(sentence) ?? []).filter(({ ranked }) => {
      const tier = findTier(ranked, thresholds);
      return choice === 'sure' ? tier === 'sure' : tier !== undefined;
    });
    detection = addTallies(
      detection,
      chooseTally(sentence.gold, (annotator) => tallyMarks(marks, annotator, () => true)),
    );
    correction = addTallies(
      correction,
      chooseTally(sentence.gold, (annotator) =>
        tallyMarks(marks, annotator, (mark, right) => right.includes(mark.surfaces[0]!)),
      ),
    );
  }
  return { detection, correction };
}

function tallyMarks(
  marks: readonly JudgedToken[],
  { right, unjudged }: AnnotatorGold,
  isRight: (mark: JudgedToken, words: readonly string[]) => boolean,
): Counts {
  let [correct, proposed] = [0, 0];
  for (const mark of marks) {
    const words = right.get(mark.example.place);
    const isCorrect = words !== undefined && isRight(mark, words);
    if (isCorrect) correct += 1;
    if (isCorrect || !unjudged.has(mark.example.place)) proposed += 1;
  }
  return { correct, proposed, gold: right.size };
}

function chooseTally(gold: readonly AnnotatorGold[], tally: (annotator: AnnotatorGold) => Counts): Counts {
  const rate = ({ correct, proposed, gold: wanted }: Counts): number =>
    3.5 * correct - proposed - 0.5 * wanted;
  return gold.map(tally).reduce((a, b) => (rate(b) > rate(a) ? b : a));
}

function addTallies(a: Counts, b: Counts): Counts {
  return { correct: a.correct + b.correct, proposed: a.proposed + b.proposed, gold: a.gold + b.gold };
}
