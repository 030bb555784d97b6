import type { TurnOptions } from '@keelerada/estonian/give-way';
import type { CorrectorMorphology } from '../sentence/corrector-morphology';
import { encodeSentences } from '../encoder/encoder-evidence';
import type { SentenceEncoder } from '../encoder/encoder-port';
import { listRespellings, type RespellingSources } from '../spelling/list-respellings';
import { readListedTokens } from './candidates/spelling-candidates';
import { collectCandidates, type CandidateSources, type CollectedSentence } from './collect-candidates';
import { FEATURE_NAMES } from './features/feature-names';
import type { WordModels } from './features/word-scores';
import type { GrammarModel, Ranking } from './grammar-model';
import { findAskingRule } from '../rules/engine/rule-candidates';
import { isFinite, type GrammarSentence } from '../sentence/grammar-sentence';

/** The probability of a candidate without the encoder from which on the encoder is asked. */
const LEAST_DOUBT = 0.15;

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

/**
 * The candidates of some sentences with their probabilities. The encoder reads the sentences that are open to doubt, and
 * those of the others that the trees without it doubt. Rejects as the encoder and the signal of `options` do.
 */
export async function scoreCandidates(
  sentences: readonly GrammarSentence[],
  knowledge: GrammarKnowledge,
  options: TurnOptions = {},
): Promise<ScoredSentence[]> {
  const encoder = knowledge.model.encoded && knowledge.encoder;
  if (!encoder) return scoreSentences(sentences, knowledge, undefined, options);
  const first = await scoreSentences(
    sentences,
    knowledge,
    async (asked, given) => {
      const open = asked.filter(isOpen);
      const evidence = await encodeSentences(encoder, open, given);
      const bySentence = new Map(open.map((sentence, i) => [sentence, evidence[i]]));
      return asked.map((sentence) => bySentence.get(sentence));
    },
    options,
  );
  const doubted = first.filter((scored) => !scored.analysis.encoder && isDoubted(scored));
  const again = await scoreSentences(
    doubted.map(({ sentence }) => sentence),
    knowledge,
    (asked, given) => encodeSentences(encoder, asked, given),
    options,
  );
  const bySentence = new Map(again.map((scored) => [scored.sentence, scored]));
  return first.map((scored) => bySentence.get(scored.sentence) ?? scored);
}

/** A sentence with an unknown word or with two finite verbs side by side, between which the encoder alone sees the comma. */
function isOpen({ tokens }: GrammarSentence): boolean {
  return tokens.some((token, i) => {
    const next = tokens[i + 1];
    return (token.isWord && !token.isKnown) || (isFinite(token) && next !== undefined && isFinite(next));
  });
}

function isDoubted({ candidates, probabilities }: ScoredSentence): boolean {
  return (
    probabilities.some((probability) => probability >= LEAST_DOUBT) ||
    candidates.some((candidate) => findAskingRule(candidate)?.isCertain)
  );
}

async function scoreSentences(
  sentences: readonly GrammarSentence[],
  { morphology, model, words, respelling }: GrammarKnowledge,
  encode: CandidateSources['encode'],
  options: TurnOptions,
): Promise<ScoredSentence[]> {
  const { context, ruleNumbers, plain, encoded = plain } = model;
  const models = { context, words, isLearnerTest: 1 };
  const collected = await collectCandidates(
    sentences,
    {
      ...{ morphology, ruleNumbers, modelsOf: () => models, encode },
      respell: async (asked, given) =>
        (await listRespellings(asked, respelling, morphology, given)).map(readListedTokens),
    },
    options,
  );
  const width = FEATURE_NAMES.length;
  return collected.map((sentence) => {
    const { trees } = sentence.analysis.encoder ? encoded : plain;
    return {
      ...sentence,
      probabilities: sentence.candidates.map((_, i) =>
        trees.probability(sentence.rows.subarray(i * width, (i + 1) * width)),
      ),
    };
  });
}
