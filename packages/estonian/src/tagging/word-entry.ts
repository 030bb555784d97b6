import type { TokenReading } from '../annotated-text';
import type { EstonianFormAnalyses } from '../morphology';
import { hashAnalyserTag } from './candidates/analysis-keys';
import { CandidateScores } from './candidate-scores';
import { writeCandidateFeatures } from './candidate-features';
import { copyText } from '../copy-text';
import { FeatureBuffer } from './weights/feature-buffer';
import { hashString } from './weights/feature-hash';
import { type Candidate, generateCandidates } from './candidates/generate-candidates';
import { settleAnalyses } from './settle-analyses';
import type { Tag } from './candidates/tag-inventory';
import type { TaggingKnowledge } from './candidates/tagging-knowledge';
import type { Weights } from './weights/weights';
import { writeWordFeatures } from './word-features';
import { describeWord, type WordLook } from './word-look';
import { capitaliseFirst, findWordShape } from './candidates/word-shape';

/** A reading that a word may have, with all that the choice among them needs. One object, so that it lies in one place. */
export interface WordCandidate extends TokenReading {
  readonly tag: Tag;
  readonly lemmaHash: number;
  /** Hash of how the lemma comes from the analysis. */
  readonly operationHash: number;
  /** What the form by itself gives; 0 if there is no choice, and while the weights still change. */
  formScore: number;
}

/** All that is known of a word form before its context: looks and candidates. Made once for a form. */
export interface WordEntry {
  readonly look: WordLook;
  /** The readings that are not given up by the form alone, the likeliest without context first. */
  readonly candidates: readonly WordCandidate[];
  /** That of the reading which is likeliest without context. */
  readonly likeliestTag: Tag;
  /** Hashes of the different lemmas. A plain list, for typed ones of a few numbers take longer to make than to use. */
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

/**
 * Prepares a form for tagging with weights that stay the same. Readings that are further than `limit` behind the best by the
 * form alone, in steps of the weights, are given up.
 */
export function makeWordEntry(
  form: string,
  analyses: EstonianFormAnalyses,
  knowledge: TaggingKnowledge,
  weights: Weights,
  limit = Infinity,
): WordEntry {
  const word = readWord(form, analyses, knowledge);
  const { candidates } = word;
  if (candidates.length === 1) return finishEntry(word, candidates, undefined);
  formScores.begin(candidates);
  writeWordFeatures(word.look, wordBuffer);
  formScores.addContext(wordBuffer.values, wordBuffer.count, weights);
  let best = -Infinity;
  for (let k = 0; k < candidates.length; k++) {
    writeOwnFeatures(word, k);
    const score = formScores.scores[k]! + weights.sum(candidateBuffer.values, candidateBuffer.count);
    candidates[k]!.formScore = score;
    best = Math.max(best, score);
  }
  const open: WordCandidate[] = [];
  for (const candidate of candidates) if (candidate.formScore >= best - limit) open.push(candidate);
  return finishEntry(word, open, undefined);
}

/** Prepares a form for learning: its features are kept, for the weights change. */
export function makeLearnedEntry(
  form: string,
  analyses: EstonianFormAnalyses,
  knowledge: TaggingKnowledge,
): WordEntry {
  const word = readWord(form, analyses, knowledge);
  if (word.candidates.length === 1) return finishEntry(word, word.candidates, NO_FEATURES);
  writeWordFeatures(word.look, wordBuffer);
  const candidates = word.candidates.map((_, k) => {
    writeOwnFeatures(word, k);
    return candidateBuffer.copy();
  });
  return finishEntry(word, word.candidates, { word: wordBuffer.copy(), candidates });
}

/** A sole candidate is never scored. */
const NO_FEATURES: FormFeatures = { word: new Int32Array(), candidates: [] };
const formScores = new CandidateScores();
const wordBuffer = new FeatureBuffer('word');
const candidateBuffer = new FeatureBuffer('candidate');
const NO_ANALYSER_TAG = hashString('none');

/** A form as it is read at first. */
interface ReadWord {
  readonly look: WordLook;
  readonly candidates: readonly WordCandidate[];
  /** Where the candidates come from, in the same order. */
  readonly sources: readonly Candidate[];
  readonly distinctLemmas: readonly number[];
  readonly stems: readonly number[];
  /** Hash of Vabamorf's tag of each analysis. */
  readonly analyserTags: readonly number[];
}

function finishEntry(
  { look, candidates: all, distinctLemmas, stems }: ReadWord,
  candidates: readonly WordCandidate[],
  features: FormFeatures | undefined,
): WordEntry {
  const isCapitalised = look.shape === 'capital' || look.shape === 'upper';
  const likeliestTag = all[0]!.tag;
  return { look, candidates, likeliestTag, distinctLemmas, stems, isCapitalised, features };
}

/** Writes the features of a candidate into `candidateBuffer`. */
function writeOwnFeatures({ look, candidates, sources, analyserTags }: ReadWord, k: number): void {
  const source = sources[k]!;
  const analyserTag = source.analysisIndex < 0 ? NO_ANALYSER_TAG : analyserTags[source.analysisIndex]!;
  writeCandidateFeatures(look, source, k, candidates[k]!, analyserTag, candidateBuffer);
}

function readWord(written: string, given: EstonianFormAnalyses, knowledge: TaggingKnowledge): ReadWord {
  const form = copyText(written);
  const analyses = settleAnalyses(form, given);
  const shape = findWordShape(form);
  const sources = generateCandidates({ word: form, shape, analyses }, knowledge);
  // Lists are made by adding: all are of one kind then, and the engine need not tell them apart.
  const candidates: WordCandidate[] = [];
  const distinctLemmas: number[] = [];
  let isSmall = true;
  for (const source of sources) {
    const candidate = makeCandidate(source, shape === 'capital', analyses, knowledge);
    candidates.push(candidate);
    if (!distinctLemmas.includes(candidate.lemmaHash)) distinctLemmas.push(candidate.lemmaHash);
    if (candidate.lemma !== candidate.lemma.toLowerCase()) isSmall = false;
  }
  const analyserTags: number[] = [];
  for (const analysis of analyses.analyses) analyserTags.push(hashAnalyserTag(analysis));
  const facts = { form, shape, isKnown: analyses.isKnown, candidates: sources, lemmas: distinctLemmas };
  return {
    look: describeWord({ ...facts, analyserTags }, knowledge),
    candidates,
    sources,
    distinctLemmas,
    stems: isSmall ? distinctLemmas : listStems(candidates),
    analyserTags,
  };
}

/** Vabamorf's part of speech for a word it has no analysis of. */
const UNKNOWN_PART_OF_SPEECH = 'X';

function makeCandidate(
  { tagId, lemma: given, operation, analysisIndex }: Candidate,
  isCapital: boolean,
  { analyses }: EstonianFormAnalyses,
  { tags }: TaggingKnowledge,
): WordCandidate {
  const tag = tags[tagId]!;
  const lemma = tag.upos === 'PROPN' && isCapital ? capitaliseFirst(given) : given;
  const analysis = analyses.length === 0 ? undefined : analyses[Math.max(analysisIndex, 0)]!;
  return {
    lemma,
    upos: tag.upos,
    xpos: analysis?.partOfSpeech ?? UNKNOWN_PART_OF_SPEECH,
    features: tag.features,
    root: analysis?.lemma === lemma ? analysis.root : lemma,
    tag,
    lemmaHash: hashString(lemma),
    operationHash: hashString(operation.charAt(0)),
    formScore: 0,
  };
}

function listStems(candidates: readonly WordCandidate[]): readonly number[] {
  const stems: number[] = [];
  for (const { lemma } of candidates) {
    const stem = hashString(lemma.toLowerCase());
    if (!stems.includes(stem)) stems.push(stem);
  }
  return stems;
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
