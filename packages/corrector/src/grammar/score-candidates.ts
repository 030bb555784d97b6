import type { AnalysisOptions } from '@keelerada/estonian/morphology';
import type { CorrectorMorphology } from '../corrector-morphology';
import { encodeSentences } from '../encoder/encoder-evidence';
import type { SentenceEncoder } from '../encoder/encoder-port';
import { listRespellings, type RespellingSources } from '../spelling/list-respellings';
import { readListedTokens } from './candidates/spelling-candidates';
import { collectCandidates, type CollectedSentence } from './collect-candidates';
import { FEATURE_NAMES } from './features/feature-names';
import type { WordModels } from './features/word-scores';
import type { GrammarModel, Ranking } from './grammar-model';
import type { GrammarSentence } from '../sentence/grammar-sentence';

/** What the corrector needs to know of Estonian. */
export interface GrammarKnowledge {
  readonly morphology: CorrectorMorphology;
  readonly model: GrammarModel;
  readonly words: WordModels;
  /** The letter costs and the search of the spelling corrector. */
  readonly respelling: RespellingSources;
  /** Used where the model has trees for it. */
  readonly encoder?: SentenceEncoder | undefined;
}

/** A sentence with what may be corrected in it, before any threshold. */
export interface ScoredSentence extends CollectedSentence {
  /** Of each candidate, not yet adjusted to the text. */
  readonly probabilities: readonly number[];
}

/** The ranking that fits what is there. */
export function chooseRanking({ model, encoder }: Pick<GrammarKnowledge, 'model' | 'encoder'>): Ranking {
  return (encoder && model.encoded) ?? model.plain;
}

/** The candidates of some sentences with their probabilities. Rejects as the analyser does. */
export async function scoreCandidates(
  sentences: readonly GrammarSentence[],
  knowledge: GrammarKnowledge,
  options: AnalysisOptions = {},
): Promise<ScoredSentence[]> {
  const { morphology, model, words, respelling, encoder } = knowledge;
  const { context, ruleNumbers, encoded } = model;
  const models = { context, words, isLearnerTest: 1 };
  const collected = await collectCandidates(
    sentences,
    {
      ...{ morphology, ruleNumbers, modelsOf: () => models },
      respell: async (asked, given) =>
        (await listRespellings(asked, respelling, morphology, given)).map(readListedTokens),
      encode: encoder && encoded ? (asked, given) => encodeSentences(encoder, asked, given) : undefined,
    },
    options,
  );
  const { trees } = chooseRanking(knowledge);
  const width = FEATURE_NAMES.length;
  return collected.map((sentence) => ({
    ...sentence,
    probabilities: sentence.candidates.map((_, i) =>
      trees.probability(sentence.rows.subarray(i * width, (i + 1) * width)),
    ),
  }));
}
