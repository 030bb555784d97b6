import { hashSet, hashString, joinHashes } from './weights/feature-hash';
import type { Candidate } from './candidates/generate-candidates';
import type { Tag } from './candidates/tag-inventory';
import type { TaggingKnowledge, WordFrequency } from './candidates/tagging-knowledge';
import { normaliseWord, type WordShape } from './candidates/word-shape';

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

const BORDER = hashString('border of the sentence');

/** Stands for a word outside the sentence. */
export const BORDER_LOOK: WordLook = {
  form: '',
  normalised: '',
  shape: 'no-letter',
  isKnown: true,
  frequency: { anywhere: 0, lowerCase: 0, capitalInside: 0 },
  wordHash: BORDER,
  suffixHash: BORDER,
  shapeHash: BORDER,
  seenHash: BORDER,
  ambiguityHash: BORDER,
  bestHash: BORDER,
  lemmaSetHash: BORDER,
  analyserHash: BORDER,
};

/** Tags less likely than this are left out of the ambiguity class. */
const LEAST_CLASS_PRIOR = 0.02;

/** What a form is described by. */
export interface WordFacts {
  readonly form: string;
  readonly shape: WordShape;
  readonly isKnown: boolean;
  /** The likeliest first. */
  readonly candidates: readonly Candidate[];
  /** Hashes of the different lemmas of the candidates, and of Vabamorf's tag of each analysis. */
  readonly lemmas: readonly number[];
  readonly analyserTags: readonly number[];
}

/** Describes a form. */
export function describeWord(facts: WordFacts, knowledge: TaggingKnowledge): WordLook {
  const { form, shape, isKnown, candidates } = facts;
  const normalised = normaliseWord(form);
  const frequency = knowledge.findWordFrequency(normalised);
  const shortTags = sumByShortTag(candidates, knowledge.tags);
  return {
    form,
    normalised,
    shape,
    isKnown,
    frequency,
    wordHash: hashString(normalised),
    suffixHash: hashString(normalised.slice(-3)),
    shapeHash: hashString(shape),
    seenHash: joinHashes(frequency.lowerCase, frequency.capitalInside),
    ambiguityHash: hashAmbiguityClass(shortTags),
    bestHash: findLikeliest(shortTags),
    lemmaSetHash: hashSet(facts.lemmas),
    analyserHash: hashSet(listDistinct(facts.analyserTags)),
  };
}

/** Each number once; made for a handful of them. */
function listDistinct(numbers: readonly number[]): readonly number[] {
  const distinct: number[] = [];
  for (const number of numbers) if (!distinct.includes(number)) distinct.push(number);
  return distinct;
}

interface ShortTag {
  readonly hash: number;
  prior: number;
}

/** The different short tags of the candidates, in their order, with how likely each is. */
function sumByShortTag(candidates: readonly Candidate[], tags: readonly Tag[]): readonly ShortTag[] {
  const sums: ShortTag[] = [];
  for (const { tagId, prior } of candidates) {
    const hash = tags[tagId]!.shortHash;
    const known = sums.find((sum) => sum.hash === hash);
    if (known === undefined) sums.push({ hash, prior });
    else known.prior += prior;
  }
  return sums;
}

function hashAmbiguityClass(shortTags: readonly ShortTag[]): number {
  const members: number[] = [];
  for (const { hash, prior } of shortTags) if (prior >= LEAST_CLASS_PRIOR) members.push(hash);
  return hashSet(members);
}

function findLikeliest(shortTags: readonly ShortTag[]): number {
  let best: ShortTag | undefined;
  for (const one of shortTags) if (best === undefined || one.prior > best.prior) best = one;
  return best?.hash ?? 0;
}
