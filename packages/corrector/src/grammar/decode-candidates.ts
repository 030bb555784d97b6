import { findAskingRule } from '../rules/engine/rule-candidates';
import { overlap, type Candidate } from '../sentence/candidate';
import type { ThresholdKind, Thresholds } from './grammar-model';

/** Estimated probability that a certain rule is right; the precision measured on learner texts is about this. */
export const CERTAIN_PROBABILITY = 0.9;

/** Rules whose reading of the neighbouring words differs from that of the trained commas: no comma is inserted at their edges. */
const ALONE: ReadonlySet<string> = new Set(['comparison', 'doubled', 'missing-word']);

interface Choosing {
  /** Chosen already. */
  readonly taken?: readonly number[];
  /** Whether two candidates give words of one phrase forms that do not go together. */
  readonly splitsPhrase?: (one: Candidate, other: Candidate) => boolean;
}

/**
 * The likeliest candidates at or above their thresholds that do not contradict each other, as indices, best first: what a
 * certain rule asks for comes before all others.
 */
export function decodeCandidates(
  candidates: readonly Candidate[],
  probabilities: ArrayLike<number>,
  thresholds: Thresholds,
  { taken = [], splitsPhrase = () => false }: Choosing = {},
): number[] {
  const rank = (i: number): number => (findAskingRule(candidates[i]!)?.isCertain ? 1 : probabilities[i]!);
  const order = [...candidates.keys()]
    .filter((i) => probabilities[i]! >= findThreshold(candidates[i]!, thresholds))
    .sort((a, b) => rank(b) - rank(a));
  const kept: number[] = [];
  for (const i of order) {
    const isAgainst = (j: number): boolean =>
      contradict(candidates[i]!, candidates[j]!) || splitsPhrase(candidates[i]!, candidates[j]!);
    if (![...taken, ...kept].some(isAgainst)) kept.push(i);
  }
  return kept;
}

/** The probability of a candidate, raised where a certain rule asks for it. */
export function scoreCandidate(candidate: Candidate, probability: number): number {
  return findAskingRule(candidate)?.isCertain ? Math.max(CERTAIN_PROBABILITY, probability) : probability;
}

function findThreshold(candidate: Candidate, thresholds: Thresholds): number {
  const kind = findThresholdKind(candidate);
  return kind === 'certain' ? thresholds.certain : Math.min(thresholds[kind], thresholds[candidate.kind]);
}

/** The kind whose threshold counts for a candidate. */
export function findThresholdKind(candidate: Candidate): ThresholdKind {
  const asking = findAskingRule(candidate);
  if (asking?.isCertain) return 'certain';
  return asking ? 'rule' : candidate.kind;
}

function contradict(a: Candidate, b: Candidate): boolean {
  if (overlap(a, b)) return true;
  if (dependsOnForm(a, b) || dependsOnForm(b, a)) return true;
  const [ruleOfA, ruleOfB] = [findAskingRule(a)?.rule, findAskingRule(b)?.rule];
  if (ruleOfA && ruleOfB) return a.start === b.start;
  return isAdjacentComma(a, b, ruleOfB) || isAdjacentComma(b, a, ruleOfA);
}

/** Whether a certain rule asks for the first because of the form that the second changes: „kolm aastat”, not „kolme aastat”. */
function dependsOnForm(asked: Candidate, { start, end, kind, reading }: Candidate): boolean {
  const asking = findAskingRule(asked);
  const isForm = kind === 'form' || reading?.pos === 'N';
  if (!isForm || asking?.isCertain !== true || asking.wordAt === undefined) return false;
  return asking.wordAt >= start && asking.wordAt < end;
}

function isAdjacentComma(comma: Candidate, other: Candidate, rule: string | undefined): boolean {
  if (comma.kind !== 'comma-insert' || rule === undefined || !ALONE.has(rule)) return false;
  return comma.start >= other.start && comma.start <= other.end;
}
