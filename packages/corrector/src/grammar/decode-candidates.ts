import { overlap, type Candidate } from './candidates/candidate';
import type { Thresholds } from './grammar-model';

/** The likeliest candidates at or above their thresholds that do not overlap, as indices, best first. */
export function decodeCandidates(
  candidates: readonly Candidate[],
  probabilities: ArrayLike<number>,
  thresholds: Thresholds,
  isTaken: (candidate: Candidate) => boolean = () => false,
): number[] {
  const order = [...candidates.keys()]
    .filter((i) => probabilities[i]! >= thresholds[candidates[i]!.kind])
    .sort((a, b) => probabilities[b]! - probabilities[a]!);
  const kept: number[] = [];
  for (const i of order) {
    const candidate = candidates[i]!;
    if (!isTaken(candidate) && !kept.some((j) => overlap(candidate, candidates[j]!))) kept.push(i);
  }
  return kept;
}
