import { giveWay, type TurnOptions } from '@keelerada/estonian/give-way';
import type { CorrectorMorphology } from '../sentence/corrector-morphology';
import type { EncoderEvidence } from '../encoder/encoder-evidence';
import { findFormFrequency } from '../language/drop-rare-forms';
import { findRuleHits, type MadeHit } from '../rules/engine/find-rule-hits';
import { addRuleCandidates } from '../rules/engine/rule-candidates';
import type { Candidate } from '../sentence/candidate';
import { pruneCandidates } from './features/prune-candidates';
import { listCandidates, type GatheredWords } from './candidates/list-candidates';
import { makeSpellingCandidates, type Respelling } from './candidates/spelling-candidates';
import { makeRows } from './features/make-rows';
import { SentenceWordScores, type WordModels } from './features/word-scores';
import { gatherWords, listJoinedPairs } from './gather-words';
import type { GrammarSentence } from '../sentence/grammar-sentence';
import { analyseSentence, type ContextModels, type SentenceAnalysis } from './candidates/sentence-analysis';

/** The models that a sentence is looked at with. */
export interface SentenceModels {
  readonly context: ContextModels;
  readonly words: WordModels;
  /** 1 for texts corrected like EstGEC-L2, which the product follows, 0 for the Tartu pairs. */
  readonly isLearnerTest: number;
}

/** What candidates are collected with. */
export interface CandidateSources {
  readonly morphology: CorrectorMorphology;
  /** Respellings of the tokens of each sentence. */
  readonly respell: (
    sentences: readonly GrammarSentence[],
    options: TurnOptions,
  ) => Promise<readonly (readonly Respelling[])[]>;
  readonly modelsOf: (sentence: number) => SentenceModels;
  /** The encoder's evidence for each sentence; absent, of all or of one, where there is none. */
  readonly encode?:
    | ((
        sentences: readonly GrammarSentence[],
        options: TurnOptions,
      ) => Promise<readonly (EncoderEvidence | undefined)[]>)
    | undefined;
  /** Numbers of what the named rules find, by `nameRuleVariant`. */
  readonly ruleNumbers: ReadonlyMap<string, number>;
}

/** A sentence with all that may be corrected in it. */
export interface CollectedSentence {
  readonly analysis: SentenceAnalysis;
  readonly sentence: GrammarSentence;
  /** What the named rules find. */
  readonly hits: readonly MadeHit[];
  readonly candidates: readonly Candidate[];
  /** Forms made for the analysis' `wantedForms`, in their order. */
  readonly forms: readonly (readonly string[])[];
  /** What the trees see: `FEATURE_NAMES.length` values a candidate, row after row. */
  readonly rows: Float32Array;
}

/** The candidates of some sentences with their values. Rejects as the signal of `options`. */
export async function collectCandidates(
  sentences: readonly GrammarSentence[],
  sources: CandidateSources,
  options: TurnOptions = {},
): Promise<CollectedSentence[]> {
  const { morphology } = sources;
  // The encoder computes beside this thread.
  const [evidence, respellings] = await Promise.all([
    sources.encode?.(sentences, options),
    sources.respell(sentences, options),
  ]);
  const pairs = sentences.map(listJoinedPairs);
  const unknown = new Set(pairs.flat().flatMap(({ word }) => (morphology.isKnown(word) ? [] : [word])));
  const collected: CollectedSentence[] = [];
  for (const [i, sentence] of sentences.entries()) {
    await giveWay(options);
    const models = sources.modelsOf(i);
    const analysis = analyseSentence(sentence, models.context, evidence?.[i]);
    const spelling = makeSpellingCandidates(analysis, respellings[i] ?? [], morphology, models.context);
    const joined = pairs[i]!.filter(({ word }) => !unknown.has(word));
    const gathered = gatherWords(analysis, spelling, joined, morphology);
    collected.push(collectSentence(analysis, gathered, { models, unknown }, sources));
  }
  return collected;
}

function collectSentence(
  analysis: SentenceAnalysis,
  gathered: GatheredWords,
  { models, unknown }: { readonly models: SentenceModels; readonly unknown: ReadonlySet<string> },
  { morphology, ruleNumbers }: CandidateSources,
): CollectedSentence {
  const { sentence } = analysis;
  const { context, words, isLearnerTest } = models;
  const { lexicon } = words;
  const hits = findRuleHits(sentence, morphology, (word) => findFormFrequency(lexicon, word));
  const scores = new SentenceWordScores(words, sentence);
  const listed = listCandidates(analysis, gathered, lexicon);
  const candidates = addRuleCandidates(sentence, pruneCandidates(listed, analysis, scores), hits);
  const rows = makeRows(analysis, candidates, {
    ...{ changes: context.changes, edits: context.edits, words: scores },
    isKnown: (word) => !unknown.has(word.toLowerCase()),
    ...{ isLearnerTest, ruleNumbers },
  });
  return { analysis, sentence, hits, candidates, forms: gathered.forms, rows };
}
