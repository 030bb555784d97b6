import type { EstonianFormAnalyses } from '../morphology';
import { listCandidateFeatures } from './candidate-features';
import { hashString } from './feature-hash';
import { generateCandidates } from './generate-candidates';
import type { Candidate } from './generate-candidates';
import type { Tag } from './tag-inventory';
import type { TaggingKnowledge } from './tagging-knowledge';
import type { Weights } from './weights';
import { listWordFeatures } from './word-features';
import { describeWord } from './word-look';
import type { WordLook } from './word-look';

/** The different values of one part of the tag among a word's candidates, and which candidate has which. */
export interface CandidateParts {
  readonly hashes: Int32Array;
  readonly indexOfCandidate: Uint8Array;
}

/** All that is known of a word form before its context: looks, candidates, features. Made once for a form. */
export interface WordEntry {
  readonly look: WordLook;
  readonly analyses: EstonianFormAnalyses;
  readonly candidates: readonly Candidate[];
  readonly tags: readonly Tag[];
  readonly lemmaHashes: Int32Array;
  readonly operationHashes: Int32Array;
  readonly distinctLemmas: Int32Array;
  /** Hashes of the different lemmas, in lower case: what "the same word" means elsewhere in the text. */
  readonly stems: Int32Array;
  readonly isCapitalised: boolean;
  readonly full: CandidateParts;
  readonly upos: CandidateParts;
  readonly short: CandidateParts;
  readonly wordFeatures: Int32Array;
  readonly candidateFeatures: readonly Int32Array[];
  /** Sum of the weights of `wordFeatures` and `candidateFeatures` for each candidate, where the weights stay the same. */
  staticScores: Float64Array | undefined;
}

export const NO_FEATURES = new Int32Array();

/** Prepares a form for tagging. */
export function makeWordEntry(
  form: string,
  analyses: EstonianFormAnalyses,
  knowledge: TaggingKnowledge,
): WordEntry {
  const candidates = generateCandidates(form, analyses, knowledge);
  const tags = candidates.map(({ tagId }) => knowledge.tags[tagId]!);
  const look = describeWord(form, analyses, candidates, knowledge);
  return {
    look,
    analyses,
    candidates,
    tags,
    lemmaHashes: Int32Array.from(candidates, ({ lemma }) => hashString(lemma)),
    distinctLemmas: Int32Array.from(new Set(candidates.map(({ lemma }) => hashString(lemma)))),
    operationHashes: Int32Array.from(candidates, ({ operation }) => hashString(operation.charAt(0))),
    stems: Int32Array.from(new Set(candidates.map(({ lemma }) => hashString(lemma.toLowerCase())))),
    isCapitalised: look.shape === 'capital' || look.shape === 'upper',
    full: collectParts(tags.map(({ fullHash }) => fullHash)),
    upos: collectParts(tags.map(({ uposHash }) => uposHash)),
    short: collectParts(tags.map(({ shortHash }) => shortHash)),
    // A sole candidate is never scored.
    wordFeatures: candidates.length > 1 ? listWordFeatures(look) : NO_FEATURES,
    candidateFeatures: candidates.map((candidate, rank) =>
      candidates.length > 1
        ? listCandidateFeatures(look, candidate, rank, tags[rank]!, analyses)
        : NO_FEATURES,
    ),
    staticScores: undefined,
  };
}

function collectParts(hashes: readonly number[]): CandidateParts {
  const distinct = [...new Set(hashes)];
  return {
    hashes: Int32Array.from(distinct),
    indexOfCandidate: Uint8Array.from(hashes, (hash) => distinct.indexOf(hash)),
  };
}

/**
 * Adds to `scores` what context features give to each candidate through the three parts of its tag. A part that all
 * candidates share would give all the same, so it is passed over.
 */
export function addContextScores(
  entry: WordEntry,
  contexts: Int32Array,
  count: number,
  weights: Weights,
  scores: Float64Array,
): void {
  for (const parts of [entry.full, entry.upos, entry.short]) {
    if (parts.hashes.length > 1) addPartScores(parts, contexts, count, weights, scores);
  }
}

/** The same through one part of the tag. */
export function addPartScores(
  parts: CandidateParts,
  contexts: Int32Array,
  count: number,
  weights: Weights,
  scores: Float64Array,
): void {
  const { hashes, indexOfCandidate } = parts;
  for (let part = 0; part < hashes.length; part++) {
    const score = weights.sumCrossed(contexts, count, hashes[part]!);
    for (let k = 0; k < indexOfCandidate.length; k++) {
      if (indexOfCandidate[k] === part) scores[k]! += score;
    }
  }
}

/** The part of the candidates' scores that hangs on the form alone. */
export function scoreForm(entry: WordEntry, weights: Weights): Float64Array {
  const scores = new Float64Array(entry.candidates.length);
  addContextScores(entry, entry.wordFeatures, entry.wordFeatures.length, weights, scores);
  entry.candidateFeatures.forEach((features, k) => {
    scores[k]! += weights.sum(features, features.length);
  });
  return scores;
}
