import { FEATURE_NAMES } from '@keelerada/corrector/grammar/features/feature-names';
import { loadTrees } from '@keelerada/corrector/language/tree-ensemble';
import { learnTrees, type TreeLearning } from '../trees/learn-trees';
import type { ScoredSentence } from './choose-thresholds';
import type { CandidateRows } from './collect-rows';
import { makeRandom } from './learn-class-weights';
import { BLOCK_COUNT, type LearnerSentence } from './learner-corpus';

/** Folds of the development part; a sentence is scored by trees that have not seen its fold. */
const FOLD_COUNT = 4;
const TARTU_FOLD = 200;
/** Share of the wrong candidates of the Tartu pairs that is kept, with more weight instead. */
const KEPT_NEGATIVES = 0.4;
/** Sentences of the development part count more: the product follows their annotators. */
const DEVELOPMENT_WEIGHT = 3;
const LEARNING: TreeLearning = {
  rounds: 200,
  leaves: 31,
  rate: 0.09,
  leastRowsInLeaf: 40,
  featureShare: 0.6,
  seed: 1,
};

/** The trees of the product and the development part scored out of fold. */
export interface LearnedTrees {
  readonly file: Uint8Array;
  readonly scored: readonly ScoredSentence[];
}

/** Learns one ensemble from everything and one without each fold of the development part. */
export function learnCandidateTrees(data: readonly CandidateRows[]): LearnedTrees {
  const folds = Array.from({ length: FOLD_COUNT }, (_, fold) => [fold]);
  const [file, ...files] = learnTrees('grammar/trees', makeTable(data), LEARNING, [[], ...folds]);
  const trees = files.map(loadTrees);
  const width = FEATURE_NAMES.length;
  const scored = data
    .filter(({ learner }) => learner.source === 'dev')
    .map(({ learner, candidates, rows, labels }) => ({
      gold: learner.gold,
      candidates,
      labels,
      probabilities: Float64Array.from(candidates, (_, i) =>
        trees[findFold(learner)]!.probability(rows.subarray(i * width, (i + 1) * width)),
      ),
    }));
  return { file: file!, scored };
}

function findFold({ source, block }: LearnerSentence): number {
  return source === 'dev' ? Math.floor((block * FOLD_COUNT) / BLOCK_COUNT) : TARTU_FOLD;
}

function makeTable(data: readonly CandidateRows[]): Parameters<typeof learnTrees>[1] {
  const random = makeRandom(3);
  const width = FEATURE_NAMES.length;
  const kept: { readonly rows: CandidateRows; readonly i: number; readonly weight: number }[] = [];
  for (const rows of data) {
    const isDevelopment = rows.learner.source === 'dev';
    rows.labels.forEach((label, i) => {
      const share = label === 1 || isDevelopment ? 1 : KEPT_NEGATIVES;
      if (random() < share) kept.push({ rows, i, weight: (isDevelopment ? DEVELOPMENT_WEIGHT : 1) / share });
    });
  }
  const values = new Float32Array(kept.length * width);
  kept.forEach(({ rows, i }, row) => values.set(rows.rows.subarray(i * width, (i + 1) * width), row * width));
  return {
    featureNames: FEATURE_NAMES,
    values,
    labels: Uint8Array.from(kept, ({ rows, i }) => rows.labels[i]!),
    folds: Uint8Array.from(kept, ({ rows }) => findFold(rows.learner)),
    weights: Float32Array.from(kept, ({ weight }) => weight),
  };
}
