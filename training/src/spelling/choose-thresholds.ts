import type { SpellingThresholds } from '@keelerada/corrector/spelling/spelling-model';
import type { JudgedToken } from './fit-spelling-trees';
import { measureTally, scoreSpelling, type Tally } from './score-spelling';
import type { SpellingSentence } from './spelling-corpus';
import type { AnnotatorGold } from './spelling-gold';

const STEPS = Array.from({ length: 15 }, (_, i) => 0.1 + i * 0.05);
const REPLACEMENT_STEPS = [0, 0.1, 0.2, 0.3, 0.4, 0.5];

/** F0.5 is flat near its best: so many points are given up for precision. */
const TOLERANCE = 0.5;

/**
 * The thresholds with the highest precision among those whose F0.5 is near the best: of correction for the sure marks, of
 * detection for all marks.
 */
export function chooseThresholds(
  sentences: readonly SpellingSentence[],
  gold: readonly (readonly AnnotatorGold[])[],
  judged: ReadonlyMap<SpellingSentence, readonly JudgedToken[]>,
): SpellingThresholds {
  const possibleError = pickPrecise(STEPS, (step) => {
    const thresholds = { sureError: 1, possibleError: step, sureReplacement: 1 };
    return scoreSpelling(sentences, gold, judged, () => thresholds, 'all').detection;
  });
  const choices = STEPS.filter((step) => step >= possibleError).flatMap((sureError) =>
    REPLACEMENT_STEPS.map((sureReplacement) => ({ sureError, possibleError, sureReplacement })),
  );
  return pickPrecise(
    choices,
    (thresholds) => scoreSpelling(sentences, gold, judged, () => thresholds, 'sure').correction,
  );
}

function pickPrecise<Choice>(choices: readonly Choice[], score: (choice: Choice) => Tally): Choice {
  const scored = choices.map((choice) => ({ choice, ...measureTally(score(choice)) }));
  const best = Math.max(...scored.map(({ f05 }) => f05));
  const near = scored.filter(({ f05 }) => f05 >= best - TOLERANCE);
  return near.reduce((a, b) => (b.precision > a.precision ? b : a)).choice;
}
