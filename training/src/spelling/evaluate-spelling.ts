import { hasLearnerCorpus } from '../grammar/learner-corpus';
import { hasLanguageData } from '../language/read-sentences';
import { crossFitSpelling, crossFitThresholds } from './cross-fit-spelling';
import type { CrossFit } from './cross-fit-spelling';
import { measureTally, scoreSpelling } from './score-spelling';
import type { MarkChoice, Tally } from './score-spelling';
import type { SpellingSentence } from './spelling-corpus';

/** Prints detection and correction of misspelt words, each sentence judged by models that saw nothing of its fold. */
export async function evaluateSpelling(): Promise<void> {
  if (!hasSpellingData()) {
    console.log('spelling: skipped, ../shared/data is not there');
    return;
  }
  const crossFit = await crossFitSpelling((line) => console.log(line));
  for (const line of describeScores(crossFit)) console.log(line);
}

/** True if all that spelling learns from is there. */
export function hasSpellingData(): boolean {
  return hasLanguageData() && hasLearnerCorpus();
}

/** Lines with the scores by corpus, thresholds chosen on the other folds. */
export function describeScores(crossFit: CrossFit): string[] {
  const { sentences, gold, bySentence, judged } = crossFit;
  const thresholds = crossFitThresholds(crossFit);
  const parts: [string, (sentence: SpellingSentence) => boolean][] = [
    ['EstGEC-L2 dev and Tartu-L2', ({ source }) => source !== 'edited'],
    ['Tartu-L2', ({ source }) => source === 'tartu'],
    ['EstGEC-L2 dev', ({ source }) => source === 'dev'],
  ];
  const lines = [`thresholds on all: ${JSON.stringify(thresholds.at(-1))}`];
  const errors = judged.filter(({ example }) => example.isError && example.sentence.source === 'dev');
  for (const rank of [1, 5, 20]) {
    const found = errors.filter(({ isRight }) => isRight.slice(0, rank).includes(true)).length;
    lines.push(
      `EstGEC-L2 dev, right word among the first ${rank}: ${((100 * found) / errors.length).toFixed(1)} %`,
    );
  }
  for (const [name, isIn] of parts) {
    const chosen = sentences
      .map((sentence, i) => ({ sentence, gold: gold[i]! }))
      .filter((row) => isIn(row.sentence));
    for (const choice of ['sure', 'all'] as MarkChoice[]) {
      const { detection, correction } = scoreSpelling(
        chosen.map((row) => row.sentence),
        chosen.map((row) => row.gold),
        bySentence,
        (fold) => thresholds[fold]!,
        choice,
      );
      lines.push(
        `${name}, ${choice} marks: detection ${format(detection)}; correction ${format(correction)}`,
      );
    }
  }
  return lines;
}

function format(tally: Tally): string {
  const { precision, recall, f05 } = measureTally(tally);
  const percent = (value: number): string => value.toFixed(1);
  const counts = `${tally.right} right, ${tally.wrong} wrong, ${tally.missed} missed`;
  return `P ${percent(precision)} R ${percent(recall)} F0.5 ${percent(f05)} (${counts})`;
}
