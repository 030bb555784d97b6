import type { TokenReading } from '../annotated-text';
import type { EstonianFormAnalyses } from '../morphology';
import { hashAnalyserTag } from './analysis-keys';
import { writeCandidateFeatures } from './candidate-features';
import { FeatureBuffer } from './feature-buffer';
import { hashString } from './feature-hash';
import { generateCandidates } from './generate-candidates';
import type { Candidate } from './generate-candidates';
import type { Tag } from './tag-inventory';
import type { TaggingKnowledge } from './tagging-knowledge';
import type { Weights } from './weights';
import { writeWordFeatures } from './word-features';
import { describeWord } from './word-look';
import type { WordLook } from './word-look';
import { findWordShape } from './word-shape';

/** The different values of one part of the tag among a word's candidates, and which candidate has which. */
export interface CandidateParts {
  readonly hashes: readonly number[];
  readonly indexOfCandidate: readonly number[];
}

/** All that is known of a word form before its context: looks and candidates. Made once for a form. */
export interface WordEntry {
  readonly look: WordLook;
  readonly analyses: EstonianFormAnalyses;
  readonly candidates: readonly Candidate[];
  readonly tags: readonly Tag[];
  /** Plain arrays, for typed ones of a few numbers take longer to make than to use. */
  readonly lemmaHashes: readonly number[];
  readonly operationHashes: readonly number[];
  readonly distinctLemmas: readonly number[];
  /** Hashes of the different lemmas, in lower case: what "the same word" means elsewhere in the text. */
  readonly stems: readonly number[];
  readonly isCapitalised: boolean;
  readonly full: CandidateParts;
  readonly upos: CandidateParts;
  readonly short: CandidateParts;
  /** What the form by itself gives to each candidate; features to learn from instead while the weights still change. */
  readonly own: Float64Array | FormFeatures;
  /** What is answered for each candidate, from the first time it is chosen. */
  readonly readings: TokenReading[];
}

/** The features of a form by itself. */
export interface FormFeatures {
  /** Joined with the parts of each candidate's tag. */
  readonly word: Int32Array;
  /** Complete features of each candidate. */
  readonly candidates: readonly Int32Array[];
}

type WordReadings = Omit<WordEntry, 'own' | 'readings'>;

/** Prepares a form for tagging with weights that stay the same. */
export function makeWordEntry(
  form: string,
  analyses: EstonianFormAnalyses,
  knowledge: TaggingKnowledge,
  weights: Weights,
): WordEntry {
  const readings = readWord(form, analyses, knowledge);
  const own = new Float64Array(readings.candidates.length);
  if (own.length > 1) {
    writeWordFeatures(readings.look, wordBuffer);
    addContextScores(readings, wordBuffer.values, wordBuffer.count, weights, own);
    visitCandidates(readings, (k) => {
      own[k]! += weights.sum(candidateBuffer.values, candidateBuffer.count);
    });
  }
  return withOwn(readings, own);
}

/** Prepares a form for learning: its features are kept, for the weights change. */
export function makeLearnedEntry(
  form: string,
  analyses: EstonianFormAnalyses,
  knowledge: TaggingKnowledge,
): WordEntry {
  const readings = readWord(form, analyses, knowledge);
  if (readings.candidates.length === 1) return withOwn(readings, NO_FEATURES);
  writeWordFeatures(readings.look, wordBuffer);
  const candidates: Int32Array[] = [];
  visitCandidates(readings, () => candidates.push(candidateBuffer.copy()));
  return withOwn(readings, { word: wordBuffer.copy(), candidates });
}

/** A sole candidate is never scored. */
const NO_FEATURES: FormFeatures = { word: new Int32Array(), candidates: [] };
const wordBuffer = new FeatureBuffer('word');
const candidateBuffer = new FeatureBuffer('candidate');
const NO_ANALYSER_TAG = hashString('none');

/** Writes the features of each candidate in turn into `candidateBuffer`. */
function visitCandidates(
  { look, analyses, candidates, tags }: WordReadings,
  visit: (k: number) => void,
): void {
  candidates.forEach((candidate, k) => {
    const analysis = analyses.analyses[candidate.analysisIndex];
    const analyserTag = analysis ? hashAnalyserTag(analysis) : NO_ANALYSER_TAG;
    writeCandidateFeatures(look, candidate, k, tags[k]!, analyserTag, candidateBuffer);
    visit(k);
  });
}

function readWord(form: string, analyses: EstonianFormAnalyses, knowledge: TaggingKnowledge): WordReadings {
  const shape = findWordShape(form);
  const candidates = generateCandidates({ word: form, shape, analyses }, knowledge);
  const tags = candidates.map(({ tagId }) => knowledge.tags[tagId]!);
  const lemmaHashes = candidates.map(({ lemma }) => hashString(lemma));
  const distinctLemmas = listDistinct(lemmaHashes);
  const isSmall = candidates.every(({ lemma }) => lemma === lemma.toLowerCase());
  const { isKnown } = analyses;
  const analyserTags = listDistinct(analyses.analyses.map(hashAnalyserTag));
  return {
    look: describeWord({ form, shape, isKnown, candidates, lemmas: distinctLemmas, analyserTags }, knowledge),
    analyses,
    candidates,
    tags,
    lemmaHashes,
    distinctLemmas,
    operationHashes: candidates.map(({ operation }) => hashString(operation.charAt(0))),
    stems: isSmall
      ? distinctLemmas
      : listDistinct(candidates.map(({ lemma }) => hashString(lemma.toLowerCase()))),
    isCapitalised: shape === 'capital' || shape === 'upper',
    full: collectParts(tags.map(({ fullHash }) => fullHash)),
    upos: collectParts(tags.map(({ uposHash }) => uposHash)),
    short: collectParts(tags.map(({ shortHash }) => shortHash)),
  };
}

/** Field by field, so that entries for tagging and for learning have one shape. */
function withOwn(readings: WordReadings, own: WordEntry['own']): WordEntry {
  return {
    look: readings.look,
    analyses: readings.analyses,
    candidates: readings.candidates,
    tags: readings.tags,
    lemmaHashes: readings.lemmaHashes,
    operationHashes: readings.operationHashes,
    distinctLemmas: readings.distinctLemmas,
    stems: readings.stems,
    isCapitalised: readings.isCapitalised,
    full: readings.full,
    upos: readings.upos,
    short: readings.short,
    own,
    readings: [],
  };
}

/** Each number once, in the order of their first places; made for a handful of them. */
function listDistinct(numbers: readonly number[]): readonly number[] {
  if (numbers.length === 1) return numbers;
  return numbers.filter((number, i) => numbers.indexOf(number) === i);
}

const SOLE_CANDIDATE = [0];

function collectParts(hashes: readonly number[]): CandidateParts {
  if (hashes.length === 1) return { hashes, indexOfCandidate: SOLE_CANDIDATE };
  const distinct = listDistinct(hashes);
  return { hashes: distinct, indexOfCandidate: hashes.map((hash) => distinct.indexOf(hash)) };
}

/**
 * Adds to `scores` what context features give to each candidate through the three parts of its tag. A part that all
 * candidates share would give all the same, so it is passed over.
 */
export function addContextScores(
  entry: Pick<WordEntry, 'full' | 'upos' | 'short'>,
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

/** What the features of a form give to each candidate. */
export function scoreForm(
  entry: WordEntry,
  { word, candidates }: FormFeatures,
  weights: Weights,
): Float64Array {
  const scores = new Float64Array(entry.candidates.length);
  addContextScores(entry, word, word.length, weights, scores);
  candidates.forEach((features, k) => {
    scores[k]! += weights.sum(features, features.length);
  });
  return scores;
}
