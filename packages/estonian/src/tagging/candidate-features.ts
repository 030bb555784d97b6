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

const NAMES = {
  lemmaTag: hashString('c-lemma-tag'),
  lemmaUpos: hashString('c-lemma-upos'),
  lemmaWord: hashString('c-lemma-word'),
  analyserTag: hashString('c-analyser-tag'),
  analyserUpos: hashString('c-analyser-upos'),
  prior: hashString('c-prior'),
  priorRank: hashString('c-prior-rank'),
  priorUpos: hashString('c-prior-upos'),
  priorTag: hashString('c-prior-tag'),
  priorFrequency: hashString('c-prior-frequency'),
  operationUpos: hashString('c-operation-upos'),
  operationShape: hashString('c-operation-shape'),
  operationSuffix: hashString('c-operation-suffix'),
  operationFrequency: hashString('c-operation-frequency'),
  operationSeen: hashString('c-operation-seen'),
  capitalSeen: hashString('c-capital-seen'),
  endSuffix: hashString('c-end-suffix'),
  endShape: hashString('c-end-shape'),
  endAnalyser: hashString('c-end-analyser'),
  known: hashString('c-known'),
} as const;

/** Complete features of one candidate that hang on the word form alone. `rank`: its place by prior. */
export function listCandidateFeatures(
  look: WordLook,
  candidate: Candidate,
  rank: number,
  tag: Tag,
  { analyses }: EstonianFormAnalyses,
): Int32Array {
  const { lemma } = candidate;
  const analysis = analyses[candidate.analysisIndex];
  const lemmaHash = hashString(lemma);
  const analyserTag = hashString(analysis ? `${analysis.partOfSpeech} ${analysis.form}` : 'none');
  const operation = hashString(isGeneralOperation(candidate.operation) ? candidate.operation : '=');
  const priorStep = findPriorStep(candidate.prior);
  const frequency = look.frequency.anywhere;
  const isCapital = lemma.charAt(0) === lemma.charAt(0).toLowerCase() ? 0 : 1;
  const lemmaEnd = hashString(`${lemma.slice(-3)}/${isCapital}`);
  return Int32Array.of(
    joinHashes(joinHashes(NAMES.lemmaTag, lemmaHash), tag.fullHash),
    joinHashes(joinHashes(NAMES.lemmaUpos, lemmaHash), tag.uposHash),
    joinHashes(joinHashes(NAMES.lemmaWord, lemmaHash), look.wordHash),
    joinHashes(joinHashes(NAMES.analyserTag, analyserTag), tag.fullHash),
    joinHashes(joinHashes(NAMES.analyserUpos, analyserTag), tag.uposHash),
    joinHashes(NAMES.prior, priorStep),
    joinHashes(joinHashes(NAMES.priorRank, priorStep), Math.min(rank, 3)),
    joinHashes(joinHashes(NAMES.priorUpos, priorStep), tag.uposHash),
    joinHashes(joinHashes(NAMES.priorTag, priorStep), tag.fullHash),
    joinHashes(joinHashes(NAMES.priorFrequency, priorStep), frequency),
    joinHashes(joinHashes(NAMES.operationUpos, operation), tag.uposHash),
    joinHashes(joinHashes(NAMES.operationShape, operation), look.shapeHash),
    joinHashes(joinHashes(NAMES.operationSuffix, operation), look.suffixHash),
    joinHashes(joinHashes(NAMES.operationFrequency, operation), frequency),
    joinHashes(joinHashes(NAMES.operationSeen, operation), look.seenHash),
    joinHashes(joinHashes(joinHashes(NAMES.capitalSeen, isCapital), look.seenHash), look.shapeHash),
    joinHashes(joinHashes(NAMES.endSuffix, lemmaEnd), look.suffixHash),
    joinHashes(joinHashes(NAMES.endShape, lemmaEnd), look.shapeHash),
    joinHashes(joinHashes(NAMES.endAnalyser, lemmaEnd), analyserTag),
    joinHashes(joinHashes(joinHashes(NAMES.known, look.isKnown ? 1 : 0), analyserTag), look.shapeHash),
  );
}
