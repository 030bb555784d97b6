import type { ContextModels } from '@keelerada/corrector/grammar/sentence-analysis';
import { analyseSentence } from '@keelerada/corrector/grammar/sentence-analysis';
import type { Candidate } from '@keelerada/corrector/grammar/candidates/candidate';
import { keepPromising } from '@keelerada/corrector/grammar/candidates/keep-promising';
import { listCandidates } from '@keelerada/corrector/grammar/candidates/list-candidates';
import { makeSpellingCandidates } from '@keelerada/corrector/grammar/candidates/spelling-candidates';
import { makeRows } from '@keelerada/corrector/grammar/features/make-rows';
import { SentenceWordScores, type WordModels } from '@keelerada/corrector/grammar/features/word-scores';
import { gatherWords } from '@keelerada/corrector/grammar/gather-words';
import { GoldLabels } from './label-candidates';
import type { LearnerSentence } from './learner-corpus';
import type { TrainingMorphology } from './open-morphology';
import type { RespellSentences } from './respell-sentences';

const SENTENCES_PER_PART = 200;

/** A sentence with its candidates, their values and whether they are right. */
export interface CandidateRows {
  readonly learner: LearnerSentence;
  readonly candidates: readonly Candidate[];
  readonly rows: Float32Array;
  readonly labels: Uint8Array;
}

/** The models that may be used for a sentence: none has seen it. */
export interface SentenceModels {
  readonly context: ContextModels;
  readonly words: WordModels;
}

/** Makes the candidates of learner sentences with the code of the product. `modelsOf` gives the models by block. */
export async function collectRows(
  learners: readonly LearnerSentence[],
  modelsOf: (learner: LearnerSentence) => SentenceModels,
  morphology: TrainingMorphology,
  respell: RespellSentences,
): Promise<CandidateRows[]> {
  const collected: CandidateRows[] = [];
  for (let start = 0; start < learners.length; start += SENTENCES_PER_PART) {
    const part = learners.slice(start, start + SENTENCES_PER_PART);
    collected.push(...(await collectPart(part, modelsOf, morphology, respell)));
  }
  return collected;
}

async function collectPart(
  part: readonly LearnerSentence[],
  modelsOf: (learner: LearnerSentence) => SentenceModels,
  morphology: TrainingMorphology,
  respell: RespellSentences,
): Promise<CandidateRows[]> {
  const analyses = part.map((learner) => analyseSentence(learner.written, modelsOf(learner).context));
  const respellings = await respell(part, morphology);
  const words = [...new Set(respellings.flat().map(({ word }) => word))];
  const found = await morphology.analyse(words.map((form) => ({ form, isSentenceInitial: false })));
  const readings = new Map(words.map((word, i) => [word, found[i]!]));
  const spelling = analyses.map((analysis, i) =>
    makeSpellingCandidates(
      analysis,
      respellings[i]!,
      (word) => readings.get(word),
      modelsOf(part[i]!).context,
    ),
  );
  const gathered = await gatherWords(analyses, spelling, morphology);
  return analyses.map((analysis, i) => {
    const learner = part[i]!;
    const { context, words } = modelsOf(learner);
    const scores = new SentenceWordScores(words, learner.written);
    const candidates = keepPromising(
      listCandidates(analysis, gathered.sentences[i]!, words.lexicon),
      learner.written,
      scores,
    );
    const rows = makeRows(analysis, candidates, {
      changes: context.changes,
      edits: context.edits,
      words: scores,
      isKnown: gathered.isKnown,
      isLearnerTest: learner.source === 'tartu' ? 0 : 1,
    });
    const gold = new GoldLabels(learner.gold);
    const labels = Uint8Array.from(candidates, (candidate) => (gold.isRight(candidate) ? 1 : 0));
    return { learner, candidates, rows, labels };
  });
}
