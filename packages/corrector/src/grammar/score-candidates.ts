import type { AnalysisOptions } from '@keelerada/estonian/morphology';
import type { CorrectorMorphology } from '../corrector-morphology';
import { listRespellings, type RespellingSources } from '../spelling/list-respellings';
import type { Candidate } from './candidates/candidate';
import { keepPromising } from './candidates/keep-promising';
import { listCandidates } from './candidates/list-candidates';
import { makeSpellingCandidates, readListedTokens, type Respelling } from './candidates/spelling-candidates';
import { FEATURE_NAMES } from './features/feature-names';
import { makeRows } from './features/make-rows';
import { SentenceWordScores, type WordModels } from './features/word-scores';
import { gatherWords, type GatheredText } from './gather-words';
import type { GrammarModel } from './grammar-model';
import type { GrammarSentence } from './grammar-sentence';
import { analyseSentence, type SentenceAnalysis } from './sentence-analysis';

/** What the corrector needs to know of Estonian. */
export interface GrammarKnowledge {
  readonly morphology: CorrectorMorphology;
  readonly model: GrammarModel;
  readonly words: WordModels;
  /** The letter costs and the search of the spelling corrector. */
  readonly respelling: RespellingSources;
}

/** A sentence with what may be corrected in it, before any threshold. */
export interface ScoredSentence {
  readonly analysis: SentenceAnalysis;
  readonly sentence: GrammarSentence;
  readonly candidates: readonly Candidate[];
  /** What the trees see: `FEATURE_NAMES.length` values a candidate, row after row. */
  readonly rows: Float32Array;
  /** Of each candidate, not yet adjusted to the text. */
  readonly probabilities: readonly number[];
}

/** The candidates of some sentences with their probabilities. Rejects as the analyser does. */
export async function scoreCandidates(
  sentences: readonly GrammarSentence[],
  knowledge: GrammarKnowledge,
  options: AnalysisOptions = {},
): Promise<ScoredSentence[]> {
  const { morphology, model, respelling } = knowledge;
  const analyses = sentences.map((sentence) => analyseSentence(sentence, model.context));
  const listed = await listRespellings(sentences, respelling, morphology, options);
  const respelled = await respell(analyses, listed.map(readListedTokens), morphology, model, options);
  const gathered = await gatherWords(analyses, respelled, morphology, options);
  return analyses.map((analysis, i) => scoreSentence(analysis, gathered, i, knowledge));
}

async function respell(
  analyses: readonly SentenceAnalysis[],
  respellings: readonly (readonly Respelling[])[],
  morphology: CorrectorMorphology,
  model: GrammarModel,
  options: AnalysisOptions,
): Promise<Candidate[][]> {
  const words = [...new Set(respellings.flat().map(({ word }) => word))];
  const found = await morphology.analyse(
    words.map((form) => ({ form, isSentenceInitial: false })),
    options,
  );
  const readings = new Map(words.map((word, i) => [word, found[i]!]));
  return analyses.map((analysis, i) =>
    makeSpellingCandidates(analysis, respellings[i] ?? [], (word) => readings.get(word), model.context),
  );
}

function scoreSentence(
  analysis: SentenceAnalysis,
  gathered: GatheredText,
  index: number,
  { model, words }: GrammarKnowledge,
): ScoredSentence {
  const { sentence } = analysis;
  const scores = new SentenceWordScores(words, sentence);
  const listed = listCandidates(analysis, gathered.sentences[index]!, words.lexicon);
  const candidates = keepPromising(listed, sentence, scores);
  const rows = makeRows(analysis, candidates, {
    changes: model.context.changes,
    edits: model.context.edits,
    words: scores,
    isKnown: gathered.isKnown,
    isLearnerTest: 1,
  });
  const width = FEATURE_NAMES.length;
  const probabilities = candidates.map((_, i) =>
    model.trees.probability(rows.subarray(i * width, (i + 1) * width)),
  );
  return { analysis, sentence, candidates, rows, probabilities };
}
