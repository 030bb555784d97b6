import type { SpellingThresholds } from '@keelerada/corrector/spelling/spelling-model';
import type { JudgedToken } from './fit-spelling-trees';
import { measureTally, scoreSpelling } from './score-spelling';
import type { SpellingSentence } from './spelling-corpus';
import type { AnnotatorGold } from './spelling-gold';

const STEPS = Array.from({ length: 15 }, (_, i) => 0.1 + i * 0.05);
const REPLACEMENT_STEPS = [0, 0.1, 0.2, 0.3, 0.4, 0.5];

/** The thresholds with the best F0.5: of correction for the sure marks, of detection for all marks. */
export function chooseThresholds(
  sentences: readonly SpellingSentence[],
  gold: readonly (readonly AnnotatorGold[])[],
  judged: ReadonlyMap<SpellingSentence, readonly JudgedToken[]>,
): SpellingThresholds {
  const possibleError = pickBest(STEPS, (step) => {
    const thresholds = { sureError: 1, possibleError: step, sureReplacement: 1 };
    return measureTally(scoreSpelling(sentences, gold, judged, () => thresholds, 'all').detection).f05;
  });
  const choices = STEPS.filter((step) => step >= possibleError).flatMap((sureError) =>
    REPLACEMENT_STEPS.map((sureReplacement) => ({ sureError, possibleError, sureReplacement })),
  );
  return pickBest(
    choices,
    (thresholds) =>
      measureTally(scoreSpelling(sentences, gold, judged, () => thresholds, 'sure').correction).f05,
  );
}

function pickBest<Choice>(choices: readonly Choice[], score: (choice: Choice) => number): Choice {
  const scored = choices.map((choice) => ({ choice, score: score(choice) }));
  return scored.reduce((a, b) => (b.score > a.score ? b : a)).choice;
}
