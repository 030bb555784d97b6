import type { EstonianFormAnalyses } from '../morphology';
import { hashString, joinHashes } from './feature-hash';
import type { Candidate } from './generate-candidates';
import type { Tag } from './tag-inventory';
import type { TaggingKnowledge, WordFrequency } from './tagging-knowledge';
import { findWordShape, normaliseWord } from './word-shape';
import type { WordShape } from './word-shape';

/** What neighbours and features see of a word form, whatever its reading turns out to be. */
export interface WordLook {
  readonly form: string;
  /** Lower case, digits as 0. */
  readonly normalised: string;
  readonly shape: WordShape;
  readonly isKnown: boolean;
  readonly frequency: WordFrequency;
  readonly wordHash: number;
  readonly suffixHash: number;
  readonly shapeHash: number;
  /** The frequency of the word as written small and as written with a capital, one hash. */
  readonly seenHash: number;
  /** The set of short tags the word may well have. */
  readonly ambiguityHash: number;
  /** The short tag that is likeliest without context. */
  readonly bestHash: number;
  /** The set of lemmas the word may have. */
  readonly lemmaSetHash: number;
  /** The tags Vabamorf gives. */
  readonly analyserHash: number;
}

/** Tags less likely than this are left out of the ambiguity class. */
const LEAST_CLASS_PRIOR = 0.02;

/** Describes a form with its candidates (the likeliest first). */
export function describeWord(
  form: string,
  { analyses, isKnown }: EstonianFormAnalyses,
  candidates: readonly Candidate[],
  knowledge: TaggingKnowledge,
): WordLook {
  const normalised = normaliseWord(form);
  const shape = findWordShape(form);
  const frequency = knowledge.findWordFrequency(normalised);
  return {
    form,
    normalised,
    shape,
    isKnown,
    frequency,
    wordHash: hashString(normalised),
    suffixHash: hashString(normalised.slice(-3)),
    shapeHash: hashString(shape),
    seenHash: hashString(`${frequency.lowerCase}/${frequency.capitalInside}`),
    ambiguityHash: hashAmbiguityClass(candidates, knowledge.tags),
    bestHash: findLikeliestShortTag(candidates, knowledge.tags),
    lemmaSetHash: hashSet(candidates.map(({ lemma }) => lemma)),
    analyserHash: hashSet(analyses.map(({ partOfSpeech, form: code }) => `${partOfSpeech} ${code}`)),
  };
}

function hashSet(members: readonly string[]): number {
  return hashString([...new Set(members)].sort().join('|'));
}

function sumByShortTag(candidates: readonly Candidate[], tags: readonly Tag[]): Map<number, number> {
  const sums = new Map<number, number>();
  for (const { tagId, prior } of candidates) {
    const { shortHash } = tags[tagId]!;
    sums.set(shortHash, (sums.get(shortHash) ?? 0) + prior);
  }
  return sums;
}

function hashAmbiguityClass(candidates: readonly Candidate[], tags: readonly Tag[]): number {
  const sums = sumByShortTag(candidates, tags);
  const members = [...sums].filter(([, prior]) => prior >= LEAST_CLASS_PRIOR).map(([hash]) => hash);
  return members.sort((a, b) => a - b).reduce(joinHashes, 0);
}

function findLikeliestShortTag(candidates: readonly Candidate[], tags: readonly Tag[]): number {
  let best = 0;
  let bestPrior = -1;
  for (const [hash, prior] of sumByShortTag(candidates, tags)) {
    if (prior <= bestPrior) continue;
    best = hash;
    bestPrior = prior;
  }
  return best;
}
