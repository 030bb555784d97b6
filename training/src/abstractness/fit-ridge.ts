import { dot } from '../learning/vectors';
import type { SparseRow } from './noun-contexts';

const MOST_ROUNDS = 200;
const PRECISION = 1e-4;

/** Weights that minimise the squared error plus `penalty` times their squares, by conjugate gradients. */
export function fitRidge(
  rows: readonly SparseRow[],
  targets: readonly number[],
  width: number,
  penalty: number,
): Float64Array {
  const weights = new Float64Array(width);
  const residual = addUp(rows, targets, width);
  const direction = residual.slice();
  let error = dot(residual, residual);
  const goal = error * PRECISION ** 2;
  for (let round = 0; round < MOST_ROUNDS && error > goal; round += 1) {
    const image = addUp(
      rows,
      rows.map((row) => scoreRow(row, direction)),
      width,
    );
    for (let i = 0; i < width; i += 1) image[i]! += penalty * direction[i]!;
    const step = error / dot(direction, image);
    for (let i = 0; i < width; i += 1) {
      weights[i]! += step * direction[i]!;
      residual[i]! -= step * image[i]!;
    }
    const next = dot(residual, residual);
    const keep = next / error;
    for (let i = 0; i < width; i += 1) direction[i] = residual[i]! + keep * direction[i]!;
    error = next;
  }
  return weights;
}

/** Sum of the weights of a row, each times its value. */
export function scoreRow({ columns, values }: SparseRow, weights: Float64Array): number {
  let sum = 0;
  for (let i = 0; i < columns.length; i += 1) sum += values[i]! * weights[columns[i]!]!;
  return sum;
}

/** Sum of the rows, each times its factor. */
export function addUp(
  rows: readonly SparseRow[],
  factors: readonly number[] | Float64Array,
  width: number,
): Float64Array {
  const sum = new Float64Array(width);
  rows.forEach(({ columns, values }, row) => {
    const factor = factors[row]!;
    for (let i = 0; i < columns.length; i += 1) sum[columns[i]!]! += factor * values[i]!;
  });
  return sum;
}
