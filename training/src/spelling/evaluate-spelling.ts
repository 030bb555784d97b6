import { type Counts, measureCounts } from '../learning/measure-counts';
import { type CrossFit, crossFitSpelling, crossFitThresholds } from './cross-fit-spelling';
import { scoreSpelling } from './score-spelling';
import type { SpellingSentence } from './spelling-corpus';

/** Prints detection and correction of misspelt words, each sentence judged by models that saw nothing of its fold. */
export async function evaluateSpelling(): Promise<void> {
  const crossFit = await crossFitSpelling((line) => console.log(line));
  for (const line of describeScores(crossFit)) console.log(line);
}

const PARTS: readonly [string, (sentence: SpellingSentence) => boolean][] = [
  ['EstGEC-L2 dev and Tartu-L2', ({ source }) => source !== 'edited'],
  ['Tartu-L2', ({ source }) => source === 'tartu'],
  ['EstGEC-L2 dev', ({ source }) => source === 'dev'],
];

/** Lines with the scores by corpus, thresholds chosen on the other folds. */
export function describeScores(crossFit: CrossFit): string[] {
  const { sentences, bySentence, judged } = crossFit;
  const thresholds = crossFitThresholds(crossFit);
  const errors = judged.filter(({ example }) => example.isError && example.sentence.source === 'dev');
  return [
    `thresholds on all: ${JSON.stringify(thresholds.at(-1))}`,
    ...[1, 5, 20].map((rank) => {
      const found = errors.filter(({ isRight }) => isRight.slice(0, rank).includes(true)).length;
      const share = ((100 * found) / errors.length).toFixed(1);
      return `EstGEC-L2 dev, right word among the first ${rank}: ${share} %`;
    }),
    ...PARTS.flatMap(([name, isIn]) =>
      (['sure', 'all'] as const).map((choice) => {
        const chosen = sentences.filter(isIn);
        const score = scoreSpelling(chosen, bySentence, (fold) => thresholds[fold]!, choice);
        const { detection, correction } = score;
        return `${name}, ${choice} marks: detection ${format(detection)}; correction ${format(correction)}`;
      }),
    ),
  ];
}

function format(counts: Counts): string {
  const { precision, recall, f05 } = measureCounts(counts);
  const percent = (share: number): string => (100 * share).toFixed(1);
  const { correct, proposed, gold } = counts;
  const shown = `${correct} right, ${proposed - correct} wrong, ${gold - correct} missed`;
  return `P ${percent(precision)} R ${percent(recall)} F0.5 ${percent(f05)} (${shown})`;
}
