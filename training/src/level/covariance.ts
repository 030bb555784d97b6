/** Means of the columns. */
export function findMeans(rows: readonly Float64Array[]): Float64Array {
  const means = new Float64Array(rows[0]!.length);
  for (const row of rows) row.forEach((value, at) => (means[at]! += value / rows.length));
  return means;
}

/**
 * Covariance of rows whose mean is 0, moved towards a multiple of the identity by the share that Ledoit & Wolf (2004)
 * find best. Columns are scaled alike.
 */
export function fitShrunkCovariance(rows: readonly Float64Array[]): Float64Array[] {
  const count = rows.length;
  const width = rows[0]!.length;
  const sums = Array.from({ length: width }, () => new Float64Array(width));
  let fourth = 0;
  for (const row of rows) {
    let squares = 0;
    for (let i = 0; i < width; i += 1) {
      squares += row[i]! ** 2;
      const target = sums[i]!;
      for (let j = 0; j < width; j += 1) target[j]! += row[i]! * row[j]!;
    }
    fourth += squares ** 2;
  }
  const covariance = sums.map((row) => row.map((sum) => sum / count));
  const average = covariance.reduce((sum, row, i) => sum + row[i]!, 0) / width;
  const norm = covariance.reduce((sum, row) => sum + row.reduce((total, value) => total + value ** 2, 0), 0);
  const distance = norm - width * average ** 2;
  const noise = (fourth / count - norm) / count;
  const share = Math.min(1, Math.max(0, noise / distance));
  return covariance.map((row, i) =>
    row.map((value, j) => (1 - share) * value + (i === j ? share * average : 0)),
  );
}

/** Solves a symmetric positive definite system by Cholesky's method. */
export function solve(matrix: readonly Float64Array[], target: Float64Array): Float64Array {
  const width = target.length;
  const lower = Array.from({ length: width }, () => new Float64Array(width));
  for (let i = 0; i < width; i += 1) {
    for (let j = 0; j <= i; j += 1) {
      let sum = matrix[i]![j]!;
      for (let k = 0; k < j; k += 1) sum -= lower[i]![k]! * lower[j]![k]!;
      lower[i]![j] = i === j ? Math.sqrt(sum) : sum / lower[j]![j]!;
    }
  }
  const solution = target.slice();
  for (let i = 0; i < width; i += 1) {
    for (let k = 0; k < i; k += 1) solution[i]! -= lower[i]![k]! * solution[k]!;
    solution[i]! /= lower[i]![i]!;
  }
  for (let i = width - 1; i >= 0; i -= 1) {
    for (let k = i + 1; k < width; k += 1) solution[i]! -= lower[k]![i]! * solution[k]!;
    solution[i]! /= lower[i]![i]!;
  }
  return solution;
}
