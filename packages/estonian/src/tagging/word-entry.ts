import type { TokenReading } from '../annotated-text';
import type { EstonianFormAnalyses } from '../morphology';
import { hashAnalyserTag } from './analysis-keys';
import { CandidateScores } from './candidate-scores';
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
  /** What the form by itself gives to each candidate; features to learn from instead while the weights still change. */
  readonly own: readonly number[] | FormFeatures;
  /** What is answered for each candidate, from the first time it is chosen. */
  readonly readings: (TokenReading | undefined)[];
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
  if (readings.candidates.length === 1) return withOwn(readings, NO_CHOICE);
  formScores.begin(readings.tags);
  writeWordFeatures(readings.look, wordBuffer);
  formScores.addContext(wordBuffer.values, wordBuffer.count, weights);
  visitCandidates(readings, (k) => {
    formScores.scores[k]! += weights.sum(candidateBuffer.values, candidateBuffer.count);
  });
  return withOwn(
    readings,
    readings.candidates.map((_, k) => formScores.scores[k]!),
  );
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
const NO_CHOICE = [0];
const formScores = new CandidateScores();
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
    own,
    readings: readings.candidates.map(() => undefined),
  };
}

/** Each number once, in the order of their first places; made for a handful of them. */
function listDistinct(numbers: readonly number[]): readonly number[] {
  if (numbers.length === 1) return numbers;
  return numbers.filter((number, i) => numbers.indexOf(number) === i);
}

/** Adds to all candidates of a word what the features of its form give to each. */
export function addFormScores(
  candidates: CandidateScores,
  { word, candidates: features }: FormFeatures,
  weights: Weights,
): void {
  candidates.addContext(word, word.length, weights);
  for (let k = 0; k < features.length; k++) {
    candidates.scores[k]! += weights.sum(features[k]!, features[k]!.length);
  }
}
