import type { EstonianFormAnalyses } from '../morphology';
import { hashString, joinHashes } from './feature-hash';
import type { Candidate } from './generate-candidates';
import { isGeneralOperation } from './lemma-operation';
import type { Tag } from './tag-inventory';
import type { WordLook } from './word-look';

const PRIOR_STEPS = [
  0.001, 0.003, 0.01, 0.03, 0.06, 0.12, 0.2, 0.3, 0.4, 0.5, 0.6, 0.7, 0.8, 0.88, 0.94, 0.97, 0.99,
];

function findPriorStep(prior: number): number {
  let step = 0;
  while (step < PRIOR_STEPS.length && prior >= PRIOR_STEPS[step]!) step++;
  return step;
}

/** Complete features of one candidate that hang on the word form alone. `rank`: its place by prior. */
export function listCandidateFeatures(
  look: WordLook,
  candidate: Candidate,
  rank: number,
  tag: Tag,
  { analyses }: EstonianFormAnalyses,
): Int32Array {
  const features: number[] = [];
  const add = (name: string, ...values: readonly number[]): void => {
    features.push(values.reduce(joinHashes, hashString(name)));
  };
  const { lemma } = candidate;
  const analysis = analyses[candidate.analysisIndex];
  const lemmaHash = hashString(lemma);
  const analyserTag = hashString(analysis ? `${analysis.partOfSpeech} ${analysis.form}` : 'none');
  const operation = hashString(isGeneralOperation(candidate.operation) ? candidate.operation : '=');
  const priorStep = findPriorStep(candidate.prior);
  const frequency = look.frequency.anywhere;
  const isCapital = lemma.charAt(0) === lemma.charAt(0).toLowerCase() ? 0 : 1;
  const lemmaEnd = hashString(`${lemma.slice(-3)}/${isCapital}`);
  add('c-lemma-tag', lemmaHash, tag.fullHash);
  add('c-lemma-upos', lemmaHash, tag.uposHash);
  add('c-lemma-word', lemmaHash, look.wordHash);
  add('c-analyser-tag', analyserTag, tag.fullHash);
  add('c-analyser-upos', analyserTag, tag.uposHash);
  add('c-prior', priorStep);
  add('c-prior-rank', priorStep, Math.min(rank, 3));
  add('c-prior-upos', priorStep, tag.uposHash);
  add('c-prior-tag', priorStep, tag.fullHash);
  add('c-prior-frequency', priorStep, frequency);
  add('c-operation-upos', operation, tag.uposHash);
  add('c-operation-shape', operation, look.shapeHash);
  add('c-operation-suffix', operation, look.suffixHash);
  add('c-operation-frequency', operation, frequency);
  add('c-operation-seen', operation, look.seenHash);
  add('c-capital-seen', isCapital, look.seenHash, look.shapeHash);
  add('c-end-suffix', lemmaEnd, look.suffixHash);
  add('c-end-shape', lemmaEnd, look.shapeHash);
  add('c-end-analyser', lemmaEnd, analyserTag);
  add('c-known', look.isKnown ? 1 : 0, analyserTag, look.shapeHash);
  return Int32Array.from(features);
}
