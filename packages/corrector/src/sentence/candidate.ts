import type { RuleEvidence } from './rule-evidence';
import type { WordGroup } from './cloze-classes';

/** Other replacements of the same words are offered from this probability on; no threshold but that of certain rules is lower. */
export const LEAST_OFFERED_PROBABILITY = 0.05;

/**
 * Kinds of corrections that are tried, in the order of their numbers as a feature; `rule` is one that only a named rule
 * offers.
 */
export const CANDIDATE_KINDS = [
  'comma-insert',
  'comma-delete',
  'spelling',
  'confusion',
  'form',
  'spelling-form',
  'capital',
  'join',
  'split',
  'move',
  'end-mark',
  'missing-end',
  'rule',
] as const;

export type CandidateKind = (typeof CANDIDATE_KINDS)[number];

/** A lemma in one of its forms, with Vabamorf's codes. */
export interface WordReading {
  readonly lemma: string;
  readonly pos: string;
  readonly code: string;
}

/** Log probabilities of the forms of a word at its place, in the order of the codes of its group. */
export interface FormScores {
  readonly group: WordGroup;
  /** From the context alone. */
  readonly context: Float64Array;
  /** From the context and the form that is written. */
  readonly corrected: Float64Array;
}

/** A reading with the probabilities of the forms that its lemma may have in its place. */
export interface ScoredReading {
  readonly reading: WordReading;
  readonly scores: FormScores;
}

/** A possible replacement of some tokens of a sentence. */
export interface Candidate {
  readonly kind: CandidateKind;
  /** Half-open range of tokens; empty for an insertion before `start`. */
  readonly start: number;
  readonly end: number;
  /** The replacing tokens; empty for a deletion. */
  readonly replacement: readonly string[];
  /** Reading of the written word that a changed form starts from. */
  readonly written?: WordReading;
  /** The reading that the values of the form are taken from: the written one, or that of a respelled word. */
  readonly scored?: ScoredReading;
  /** Reading of the new word. */
  readonly reading?: WordReading;
  /** Evidence of the spelling candidates. */
  readonly spelling?: SpellingEvidence;
  /** Evidence of the named rules. */
  readonly evidence?: readonly RuleEvidence[];
  /** Old and new place of a moved token. */
  readonly move?: { readonly from: number; readonly to: number };
}

/** How a respelling was found. */
export interface SpellingEvidence {
  /** Cost of the letter changes, in nats. */
  readonly cost: number;
  /** Place among the speller's suggestions. */
  readonly rank: number;
  /** Place in the list of respellings. */
  readonly score: number;
}

/** A candidate that the models offer, not a rule alone. */
export interface TrainedCandidate extends Candidate {
  readonly kind: Exclude<CandidateKind, 'rule'>;
}

/** A candidate's tokens and replacement as one string; equal candidates have equal keys. */
export function candidateKey({ start, end, replacement }: Candidate): string {
  return `${start} ${end} ${replacement.join(' ')}`;
}

/** True if two candidates cannot both be made. */
export function overlap(a: Candidate, b: Candidate): boolean {
  if (a.start === a.end && b.start === b.end) return a.start === b.start;
  return a.start < b.end && b.start < a.end;
}
