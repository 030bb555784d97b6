import type { FeatureBuffer } from './weights/feature-buffer';
import { hashString, joinHashes } from './weights/feature-hash';
import type { Candidate } from './candidates/generate-candidates';
import { isGeneralOperation } from './candidates/lemma-operation';
import type { Tag } from './candidates/tag-inventory';
import type { WordLook } from './word-look';

const PRIOR_STEPS = [
  0.001, 0.003, 0.01, 0.03, 0.06, 0.12, 0.2, 0.3, 0.4, 0.5, 0.6, 0.7, 0.8, 0.88, 0.94, 0.97, 0.99,
];

function findPriorStep(prior: number): number {
  let step = 0;
  while (step < PRIOR_STEPS.length && prior >= PRIOR_STEPS[step]!) step++;
  return step;
}

const OWN_LETTERS = hashString('=');
const LEMMA_END = 3;
const LAST_RANK = 3;

/** What a candidate says. */
interface HashedReading {
  readonly tag: Tag;
  readonly lemmaHash: number;
}

/**
 * Writes the complete features of one candidate that hang on the word form alone. `rank`: its place by prior;
 * `analyserTag`: that of its analysis.
 */
export function writeCandidateFeatures(
  look: WordLook,
  candidate: Candidate,
  rank: number,
  { tag, lemmaHash }: HashedReading,
  analyserTag: number,
  out: FeatureBuffer,
): void {
  const { lemma } = candidate;
  const operation = isGeneralOperation(candidate.operation) ? hashString(candidate.operation) : OWN_LETTERS;
  const prior = findPriorStep(candidate.prior);
  const frequency = look.frequency.anywhere;
  const isCapital = lemma.charAt(0) === lemma.charAt(0).toLowerCase() ? 0 : 1;
  const lemmaEnd = joinHashes(hashString(lemma.slice(-LEMMA_END)), isCapital);
  out.clear();
  out.addPair(lemmaHash, tag.fullHash);
  out.addPair(lemmaHash, tag.uposHash);
  out.addPair(lemmaHash, look.wordHash);
  out.addPair(analyserTag, tag.fullHash);
  out.addPair(analyserTag, tag.uposHash);
  out.add(prior);
  out.addPair(prior, Math.min(rank, LAST_RANK));
  out.addPair(prior, tag.uposHash);
  out.addPair(prior, tag.fullHash);
  out.addPair(prior, frequency);
  out.addPair(operation, tag.uposHash);
  out.addPair(operation, look.shapeHash);
  out.addPair(operation, look.suffixHash);
  out.addPair(operation, frequency);
  out.addPair(operation, look.seenHash);
  out.addTriple(isCapital, look.seenHash, look.shapeHash);
  out.addPair(lemmaEnd, look.suffixHash);
  out.addPair(lemmaEnd, look.shapeHash);
  out.addPair(lemmaEnd, analyserTag);
  out.addTriple(look.isKnown ? 1 : 0, analyserTag, look.shapeHash);
}
