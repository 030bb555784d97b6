import {
  ABSTRACTNESS_BITS,
  findHead,
  listNounFeatures,
  placeOf,
  signOf,
} from '@keelerada/assessment/abstractness/noun-features';
import { mean, measureSpread, dot } from '../learning/vectors';
import { fitRidge, scoreRow, addUp } from './fit-ridge';
import type { NounContexts, SparseRow } from './noun-contexts';
import type { RatedNoun } from './read-rated-nouns';
import { makeRandom } from '../learning/random-order';

const FORM_WIDTH = 2 ** ABSTRACTNESS_BITS;
const VECTOR_SIZE = 150;
const PENALTY = 10;
/** How much a part of a noun's description weighs against the hashed features, whose values are 1. */
const VECTOR_WEIGHT = 4;
const CASE_WEIGHT = 0.5;

/** Numbers that describe how a noun is used: its vector, its cases, and 1 for being known at all. */
export type ContextVectors = ReadonlyMap<string, Float64Array>;

/** Vectors of all nouns of the plain texts. */
export function makeContextVectors({
  nouns,
  neighbours,
  neighbourCount,
  cases,
}: NounContexts): ContextVectors {
  const vectors = embedRows(neighbours, neighbourCount, VECTOR_SIZE);
  const columns = [...cases[0]!.keys()].map((at) => cases.map((row) => row[at]!));
  const [means, spreads] = [columns.map(mean), columns.map(measureSpread)];
  return new Map(
    nouns.map((noun, row) => [
      noun,
      Float64Array.from([
        ...vectors[row]!.map((value) => value * VECTOR_WEIGHT),
        ...cases[row]!.map((value, at) => (CASE_WEIGHT * (value - means[at]!)) / spreads[at]!),
        1,
      ]),
    ]),
  );
}

/** A fitted model. `own` and `head` weigh the context vector of a noun and that of its last compound part. */
export interface FittedAbstractness {
  readonly bias: number;
  readonly form: Float64Array;
  readonly own: Float64Array;
  readonly head: Float64Array;
}

/** Ridge regression of the ratings on form and contexts. */
export function fitAbstractness(nouns: readonly RatedNoun[], vectors: ContextVectors): FittedAbstractness {
  const size = vectors.values().next().value?.length ?? 0;
  const bias = mean(nouns.map(({ rating }) => rating));
  const rows = nouns.map((noun) => makeRow(noun, vectors, size));
  const weights = fitRidge(
    rows,
    nouns.map(({ rating }) => rating - bias),
    FORM_WIDTH + 2 * size,
    PENALTY,
  );
  return {
    bias,
    form: weights.slice(0, FORM_WIDTH),
    own: weights.slice(FORM_WIDTH, FORM_WIDTH + size),
    head: weights.slice(FORM_WIDTH + size),
  };
}

/** The value of a noun, not yet cut to 1 to 3. */
export function predictAbstractness(
  fitted: FittedAbstractness,
  noun: Omit<RatedNoun, 'rating'>,
  vectors: ContextVectors,
): number {
  const row = makeRow(noun, vectors, fitted.own.length);
  const weights = new Float64Array(FORM_WIDTH + 2 * fitted.own.length);
  weights.set(fitted.form);
  weights.set(fitted.own, FORM_WIDTH);
  weights.set(fitted.head, FORM_WIDTH + fitted.own.length);
  return fitted.bias + scoreRow(row, weights);
}

function makeRow(
  { lemma, root }: Omit<RatedNoun, 'rating'>,
  vectors: ContextVectors,
  size: number,
): SparseRow {
  const hashed = [...listNounFeatures(lemma, root)];
  const columns = hashed.map(placeOf);
  const values: number[] = hashed.map(signOf);
  const add = (vector: Float64Array | undefined, offset: number): void => {
    vector?.forEach((value, at) => {
      columns.push(offset + at);
      values.push(value);
    });
  };
  add(vectors.get(lemma), FORM_WIDTH);
  add(vectors.get(findHead(lemma, root)), FORM_WIDTH + size);
  return { columns: Int32Array.from(columns), values: Float64Array.from(values) };
}

/** Columns drawn beyond those wanted, and rounds of iteration: usual values of randomised SVD (Halko et al. 2011). */
const OVERSAMPLING = 20;
const ROUNDS = 4;
const SEED = 7;

/**
 * Vectors of the rows of a sparse matrix: the left singular vectors of the `size` largest singular values, each times
 * the root of its value, brought to length 1. Randomised, with a fixed seed.
 */
export function embedRows(rows: readonly SparseRow[], columns: number, size: number): Float64Array[] {
  const width = size + OVERSAMPLING;
  const random = makeRandom(SEED);
  let right: Float64Array[] = Array.from({ length: width }, () =>
    Float64Array.from({ length: columns }, () => random() - 0.5),
  );
  let left = orthogonalise(right.map((vector) => scoreRows(rows, vector)));
  for (let round = 0; round < ROUNDS; round += 1) {
    right = orthogonalise(left.map((vector) => addUp(rows, vector, columns)));
    left = orthogonalise(right.map((vector) => scoreRows(rows, vector)));
  }
  const strengths = left.map((vector) => {
    const image = addUp(rows, vector, columns);
    return Math.sqrt(dot(image, image));
  });
  const order = [...strengths.keys()]
    .sort((one, other) => strengths[other]! - strengths[one]!)
    .slice(0, size);
  return rows.map((_, row) => {
    const vector = Float64Array.from(order, (index) => left[index]![row]! * Math.sqrt(strengths[index]!));
    const length = Math.sqrt(dot(vector, vector)) || 1;
    return vector.map((value) => value / length);
  });
}

const scoreRows = (rows: readonly SparseRow[], vector: Float64Array): Float64Array =>
  Float64Array.from(rows, (row) => scoreRow(row, vector));

/** Gram-Schmidt, done twice for the sake of precision. */
function orthogonalise(vectors: Float64Array[]): Float64Array[] {
  for (let round = 0; round < 2; round += 1)
    vectors.forEach((vector, index) => {
      for (let before = 0; before < index; before += 1) {
        const other = vectors[before]!;
        const shared = dot(vector, other);
        for (let i = 0; i < vector.length; i += 1) vector[i]! -= shared * other[i]!;
      }
      const length = Math.sqrt(dot(vector, vector)) || 1;
      for (let i = 0; i < vector.length; i += 1) vector[i]! /= length;
    });
  return vectors;
}
