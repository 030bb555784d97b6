import { loadTrees } from '@keelerada/corrector/language/tree-ensemble';
import {
  ERROR_FEATURES,
  makeErrorRow,
  type ScoredRespelling,
} from '@keelerada/corrector/spelling/error-features';
import type { RankedToken } from '@keelerada/corrector/spelling/rank-respellings';
import { RESPELLING_FEATURES } from '@keelerada/corrector/spelling/respelling-features';
import { learnTrees, type TreeLearning, type TreeRows } from '../trees/learn-trees';
import type { TokenExample } from './collect-tokens';
import { FOLDS } from './spelling-corpus';

const RANKER: TreeLearning = {
  rounds: 160,
  leaves: 31,
  rate: 0.08,
  leastRowsInLeaf: 30,
  featureShare: 0.7,
  seed: 1,
};
const DETECTOR: TreeLearning = {
  rounds: 100,
  leaves: 15,
  rate: 0.08,
  leastRowsInLeaf: 40,
  featureShare: 0.8,
  seed: 2,
};
/** Sentences of edited text count less: their errors are made, and real ones are not marked. */
const EDITED_WEIGHT = 0.5;
/** Each fold is left out in turn; the last models have seen all. */
const LEFT_OUT = [...Array.from({ length: FOLDS }, (_, fold) => [fold]), []];

/** An example with its ranked respellings, judged by models that saw nothing of its fold. */
export interface JudgedToken {
  readonly example: TokenExample;
  readonly ranked: RankedToken;
  /** Whether each ranked respelling is right, and as it would be written. */
  readonly isRight: readonly boolean[];
  readonly surfaces: readonly string[];
}

export interface FittedSpelling {
  readonly ranker: Uint8Array;
  readonly detector: Uint8Array;
  /** Those that have not seen a fold. */
  readonly foldTrees: readonly { readonly ranker: Uint8Array; readonly detector: Uint8Array }[];
  readonly judged: readonly JudgedToken[];
}

/** Learns ranker and detector, each from all folds and, for judging, with each fold left out. */
export function fitSpellingTrees(examples: readonly TokenExample[]): FittedSpelling {
  const used = examples.filter(({ isUnjudged }) => !isUnjudged);
  const rankers = learnTrees(
    'spelling-ranker',
    stackRows(
      RESPELLING_FEATURES,
      used.flatMap((example) =>
        example.rows.map(({ values }, i) => ({ example, values, isRight: example.isRight[i]! })),
      ),
    ),
    RANKER,
    LEFT_OUT,
  );
  const foldRankers = rankers.map(loadTrees);
  const orders = new Map(
    examples.map((example) => [
      example,
      orderRows(example, (values) => foldRankers[example.fold]!.probability(values)),
    ]),
  );
  const errorRow = (example: TokenExample): Float32Array =>
    makeErrorRow(
      example.sentence.written,
      example.place,
      orders.get(example)!.respellings,
      example.description,
    );
  const detectors = learnTrees(
    'spelling-detector',
    stackRows(
      ERROR_FEATURES,
      used.map((example) => ({ example, values: errorRow(example), isRight: example.isError })),
    ),
    DETECTOR,
    LEFT_OUT,
  );
  const foldDetectors = detectors.map(loadTrees);
  const judged = examples.map((example): JudgedToken => {
    const { respellings, order } = orders.get(example)!;
    const errorProbability = foldDetectors[example.fold]!.probability(errorRow(example));
    return {
      example,
      ranked: { place: example.place, errorProbability, respellings },
      isRight: order.map((i) => example.isRight[i]!),
      surfaces: order.map((i) => example.surfaces[i]!),
    };
  });
  const all = rankers.map((ranker, fold) => ({ ranker, detector: detectors[fold]! }));
  return { ...all.at(-1)!, foldTrees: all.slice(0, FOLDS), judged };
}

interface Row {
  readonly example: TokenExample;
  readonly values: Float32Array;
  readonly isRight: boolean;
}

function stackRows(featureNames: readonly string[], rows: readonly Row[]): TreeRows {
  const values = new Float32Array(rows.length * featureNames.length);
  rows.forEach((row, i) => values.set(row.values, i * featureNames.length));
  return {
    featureNames,
    values,
    labels: Uint8Array.from(rows, ({ isRight }) => (isRight ? 1 : 0)),
    folds: Uint8Array.from(rows, ({ example }) => example.fold),
    weights: Float32Array.from(rows, ({ example }) =>
      example.sentence.source === 'edited' ? EDITED_WEIGHT : 1,
    ),
  };
}

function orderRows(
  { rows }: TokenExample,
  score: (values: Float32Array) => number,
): { readonly respellings: readonly ScoredRespelling[]; readonly order: readonly number[] } {
  const scored = rows
    .map(({ respelling: { word, cost }, values }, i) => ({ word, cost, probability: score(values), i }))
    .sort((a, b) => b.probability - a.probability);
  return { respellings: scored, order: scored.map(({ i }) => i) };
}
