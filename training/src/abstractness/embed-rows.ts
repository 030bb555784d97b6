import { makeRandom } from '../learning/random-order';
import { dot } from '../learning/vectors';
import { addUp, scoreRow } from './fit-ridge';
import type { SparseRow } from './noun-contexts';

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
  for (let round = 0; round < 2; round += 1) {
    vectors.forEach((vector, index) => {
      for (let before = 0; before < index; before += 1) {
        const other = vectors[before]!;
        const shared = dot(vector, other);
        for (let i = 0; i < vector.length; i += 1) vector[i]! -= shared * other[i]!;
      }
      const length = Math.sqrt(dot(vector, vector)) || 1;
      for (let i = 0; i < vector.length; i += 1) vector[i]! /= length;
    });
  }
  return vectors;
}
