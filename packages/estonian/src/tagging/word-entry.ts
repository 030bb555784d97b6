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

/** A reading that a word may have, with all that the choice among them needs. One object, so that it lies in one place. */
export interface WordCandidate {
  readonly tag: Tag;
  readonly lemma: string;
  readonly lemmaHash: number;
  /** Hash of how the lemma comes from the analysis. */
  readonly operationHash: number;
  /** The analysis it comes from, -1 for none. */
  readonly analysisIndex: number;
  /** What the form by itself gives; 0 where there is no choice, and while the weights still change. */
  formScore: number;
  /** What is answered for it, from the first time it is chosen. */
  reading: TokenReading | undefined;
}

/** All that is known of a word form before its context: looks and candidates. Made once for a form. */
export interface WordEntry {
  readonly look: WordLook;
  readonly analyses: EstonianFormAnalyses;
  /** The likeliest without context first. */
  readonly candidates: readonly WordCandidate[];
  /** Hashes of the different lemmas. Plain arrays, for typed ones of a few numbers take longer to make than to use. */
  readonly distinctLemmas: readonly number[];
  /** The same of the lemmas in lower case: what "the same word" means elsewhere in the text. */
  readonly stems: readonly number[];
  readonly isCapitalised: boolean;
  /** What to learn from while the weights still change. */
  readonly features: FormFeatures | undefined;
}

/** The features of a form by itself. */
export interface FormFeatures {
  /** Joined with the parts of each candidate's tag. */
  readonly word: Int32Array;
  /** Complete features of each candidate. */
  readonly candidates: readonly Int32Array[];
}

/** Prepares a form for tagging with weights that stay the same. */
export function makeWordEntry(
  form: string,
  analyses: EstonianFormAnalyses,
  knowledge: TaggingKnowledge,
  weights: Weights,
): WordEntry {
  const word = readWord(form, analyses, knowledge);
  const { candidates } = word.entry;
  if (candidates.length === 1) return word.entry;
  formScores.begin(candidates);
  writeWordFeatures(word.entry.look, wordBuffer);
  formScores.addContext(wordBuffer.values, wordBuffer.count, weights);
  visitCandidates(word, (k) => {
    const own = weights.sum(candidateBuffer.values, candidateBuffer.count);
    candidates[k]!.formScore = formScores.scores[k]! + own;
  });
  return word.entry;
}

/** Prepares a form for learning: its features are kept, for the weights change. */
export function makeLearnedEntry(
  form: string,
  analyses: EstonianFormAnalyses,
  knowledge: TaggingKnowledge,
): WordEntry {
  const word = readWord(form, analyses, knowledge);
  if (word.entry.candidates.length === 1) return { ...word.entry, features: NO_FEATURES };
  writeWordFeatures(word.entry.look, wordBuffer);
  const candidates: Int32Array[] = [];
  visitCandidates(word, () => candidates.push(candidateBuffer.copy()));
  return { ...word.entry, features: { word: wordBuffer.copy(), candidates } };
}

/** A sole candidate is never scored. */
const NO_FEATURES: FormFeatures = { word: new Int32Array(), candidates: [] };
const formScores = new CandidateScores();
const wordBuffer = new FeatureBuffer('word');
const candidateBuffer = new FeatureBuffer('candidate');
const NO_ANALYSER_TAG = hashString('none');

/** A form as it is read at first. */
interface ReadWord {
  readonly entry: WordEntry;
  /** Where its candidates come from, in the same order. */
  readonly sources: readonly Candidate[];
  /** Hash of Vabamorf's tag of each analysis. */
  readonly analyserTags: readonly number[];
}

/** Writes the features of each candidate in turn into `candidateBuffer`. */
function visitCandidates({ entry, sources, analyserTags }: ReadWord, visit: (k: number) => void): void {
  for (let k = 0; k < sources.length; k++) {
    const analyserTag = analyserTags[sources[k]!.analysisIndex] ?? NO_ANALYSER_TAG;
    writeCandidateFeatures(entry.look, sources[k]!, k, entry.candidates[k]!, analyserTag, candidateBuffer);
    visit(k);
  }
}

function readWord(form: string, analyses: EstonianFormAnalyses, knowledge: TaggingKnowledge): ReadWord {
  const shape = findWordShape(form);
  const sources = generateCandidates({ word: form, shape, analyses }, knowledge);
  const candidates = sources.map((source) => makeCandidate(source, knowledge));
  const distinctLemmas = listDistinct(candidates.map(({ lemmaHash }) => lemmaHash));
  const isSmall = candidates.every(({ lemma }) => lemma === lemma.toLowerCase());
  const { isKnown } = analyses;
  const analyserTags = analyses.analyses.map(hashAnalyserTag);
  const facts = { form, shape, isKnown, candidates: sources, lemmas: distinctLemmas };
  const entry: WordEntry = {
    look: describeWord({ ...facts, analyserTags: listDistinct(analyserTags) }, knowledge),
    analyses,
    candidates,
    distinctLemmas,
    stems: isSmall
      ? distinctLemmas
      : listDistinct(candidates.map(({ lemma }) => hashString(lemma.toLowerCase()))),
    isCapitalised: shape === 'capital' || shape === 'upper',
    features: undefined,
  };
  return { entry, sources, analyserTags };
}

function makeCandidate(
  { tagId, lemma, operation, analysisIndex }: Candidate,
  { tags }: TaggingKnowledge,
): WordCandidate {
  return {
    tag: tags[tagId]!,
    lemma,
    lemmaHash: hashString(lemma),
    operationHash: hashString(operation.charAt(0)),
    analysisIndex,
    formScore: 0,
    reading: undefined,
  };
}

/** Each number once, in the order of their first places; made for a handful of them. */
function listDistinct(numbers: readonly number[]): readonly number[] {
  if (numbers.length === 1) return numbers;
  const isFirst = (number: number, i: number): boolean => numbers.indexOf(number) === i;
  // Cut to their length, for they are kept as long as the form is.
  return numbers.every(isFirst) ? numbers : numbers.filter(isFirst).slice();
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
