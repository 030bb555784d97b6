import { FEATURE_NAMES } from '@keelerada/corrector/grammar/features/feature-names';
import { findAskingRule } from '@keelerada/corrector/rules/engine/rule-candidates';
import { loadTrees } from '@keelerada/corrector/language/tree-ensemble';
import { makeRandom } from '../learning/random-order';
import { learnTrees, type TreeLearning } from '../trees/learn-trees';
import type { ScoredSentence } from './choose-thresholds';
import type { CandidateRows } from './collect-rows';
import { BLOCK_COUNT, type LearnerSentence } from './learner-corpus';

/** Folds of the development part and of edited text; a sentence is scored by trees that have not seen its fold. */
const FOLD_COUNT = 4;
const TARTU_FOLD = 200;
/** Share of the wrong candidates that is kept, with more weight instead. */
const KEPT_NEGATIVES: Readonly<Record<LearnerSentence['source'], number>> = {
  dev: 1,
  tartu: 0.4,
  edited: 0.1,
};
/**
 * Weight of a sentence. The development part counts more, because the product follows its annotators. Edited text has
 * nothing to correct: at weight 1 it costs more learner errors than it saves false alarms.
 */
const WEIGHTS: Readonly<Record<LearnerSentence['source'], number>> = { dev: 3, tartu: 1, edited: 0.25 };
const LEARNING: TreeLearning = {
  rounds: 300,
  leaves: 31,
  rate: 0.06,
  leastRowsInLeaf: 60,
  featureShare: 0.6,
  seed: 1,
};

/** The trees of the product, and the development part and edited text scored out of fold. */
export interface LearnedTrees {
  readonly file: Uint8Array;
  /** Those that have not seen a fold of the development part. */
  readonly foldFiles: readonly Uint8Array[];
  readonly scored: readonly ScoredSentence[];
  readonly edited: readonly ScoredSentence[];
}

/**
 * Learns one ensemble from everything and one without each fold of the development part. `features` are the first values
 * of a row that they see.
 */
export function learnCandidateTrees(
  data: readonly CandidateRows[],
  features: readonly string[],
): LearnedTrees {
  const folds = Array.from({ length: FOLD_COUNT }, (_, fold) => [fold]);
  const [file, ...files] = learnTrees('grammar/trees', makeTable(data, features), LEARNING, [[], ...folds]);
  const trees = files.map(loadTrees);
  const width = FEATURE_NAMES.length;
  const score = (source: LearnerSentence['source']): ScoredSentence[] =>
    data
      .filter(({ learner }) => learner.source === source)
      .map(({ learner, candidates, rows, labels }) => ({
        gold: learner.gold,
        written: learner.written,
        candidates,
        labels,
        probabilities: Float64Array.from(candidates, (_, i) =>
          trees[findFold(learner)]!.probability(rows.subarray(i * width, (i + 1) * width)),
        ),
      }));
  return { file: file!, foldFiles: files, scored: score('dev'), edited: score('edited') };
}

export function findFold({ source, block }: Pick<LearnerSentence, 'source' | 'block'>): number {
  return source === 'tartu' ? TARTU_FOLD : Math.floor((block * FOLD_COUNT) / BLOCK_COUNT);
}

function makeTable(
  data: readonly CandidateRows[],
  featureNames: readonly string[],
): Parameters<typeof learnTrees>[1] {
  const random = makeRandom(3);
  const width = FEATURE_NAMES.length;
  const kept: { readonly rows: CandidateRows; readonly i: number; readonly weight: number }[] = [];
  for (const rows of data) {
    const { source } = rows.learner;
    rows.labels.forEach((label, i) => {
      // What rules ask for is rare, and each false alarm of theirs tells something.
      const isAsked = findAskingRule(rows.candidates[i]!) !== undefined;
      const share = label === 1 || isAsked ? 1 : KEPT_NEGATIVES[source];
      if (random() < share) kept.push({ rows, i, weight: WEIGHTS[source] / share });
    });
  }
  const seen = featureNames.length;
  const values = new Float32Array(kept.length * seen);
  kept.forEach(({ rows, i }, row) => values.set(rows.rows.subarray(i * width, i * width + seen), row * seen));
  return {
    featureNames,
    values,
    labels: Uint8Array.from(kept, ({ rows, i }) => rows.labels[i]!),
    folds: Uint8Array.from(kept, ({ rows }) => findFold(rows.learner)),
    weights: Float32Array.from(kept, ({ weight }) => weight),
  };
}
