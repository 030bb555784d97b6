import type { AnalysisOptions } from '@keelerada/estonian/morphology';
import type { CorrectorMorphology } from '../corrector-morphology';
import type { EncoderEvidence } from '../encoder/encoder-evidence';
import { findFormFrequency } from '../language/drop-rare-forms';
import { findRuleHits, type MadeHit } from '../rules/engine/find-rule-hits';
import { addRuleCandidates } from '../rules/engine/rule-candidates';
import type { Candidate } from '../sentence/candidate';
import { pruneCandidates } from './features/prune-candidates';
import { listCandidates } from './candidates/list-candidates';
import { makeSpellingCandidates, type Respelling } from './candidates/spelling-candidates';
import { makeRows } from './features/make-rows';
import { SentenceWordScores, type WordModels } from './features/word-scores';
import { askJoinedPairs, gatherWords, type GatheredText } from './gather-words';
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
    options: AnalysisOptions,
  ) => Promise<readonly (readonly Respelling[])[]>;
  readonly modelsOf: (sentence: number) => SentenceModels;
  /** The encoder's evidence for each sentence; absent, of all or of one, where there is none. */
  readonly encode?:
    | ((
        sentences: readonly GrammarSentence[],
        options: AnalysisOptions,
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

/** The candidates of some sentences with their values. Rejects as the analyser does. */
export async function collectCandidates(
  sentences: readonly GrammarSentence[],
  sources: CandidateSources,
  options: AnalysisOptions = {},
): Promise<CollectedSentence[]> {
  const { morphology, modelsOf } = sources;
  if (sentences.length === 0) return [];
  const { lexicon } = modelsOf(0).words;
  const frequencyOf = (word: string): number => findFormFrequency(lexicon, word);
  // The analyser, another process, answers what hangs on the sentences alone while the encoder computes.
  const [joined, hits, respellings, evidence] = await Promise.all([
    askJoinedPairs(sentences, morphology, options),
    findRuleHits(sentences, morphology, frequencyOf, options),
    sources.respell(sentences, options),
    sources.encode?.(sentences, options),
  ]);
  const analyses = sentences.map((sentence, i) => {
    options.signal?.throwIfAborted();
    return analyseSentence(sentence, modelsOf(i).context, evidence?.[i]);
  });
  const respelled = await respell(analyses, respellings, sources, options);
  const gathered = await gatherWords(analyses, respelled, joined, morphology, options);
  return analyses.map((analysis, i) => {
    options.signal?.throwIfAborted();
    return collectSentence(analysis, gathered, { i, hits: hits[i]! }, sources);
  });
}

async function respell(
  analyses: readonly SentenceAnalysis[],
  respellings: readonly (readonly Respelling[])[],
  { morphology, modelsOf }: CandidateSources,
  options: AnalysisOptions,
): Promise<Candidate[][]> {
  const words = [...new Set(respellings.flat().map(({ word }) => word))];
  const found = await morphology.analyse(
    words.map((form) => ({ form, isSentenceInitial: false })),
    options,
  );
  const readings = new Map(words.map((word, i) => [word, found[i]!]));
  return analyses.map((analysis, i) =>
    makeSpellingCandidates(analysis, respellings[i] ?? [], (word) => readings.get(word), modelsOf(i).context),
  );
}

function collectSentence(
  analysis: SentenceAnalysis,
  gathered: GatheredText,
  { i, hits }: { readonly i: number; readonly hits: readonly MadeHit[] },
  { modelsOf, ruleNumbers }: CandidateSources,
): CollectedSentence {
  const { sentence } = analysis;
  const { context, words, isLearnerTest } = modelsOf(i);
  const scores = new SentenceWordScores(words, sentence);
  const listed = listCandidates(analysis, gathered.sentences[i]!, words.lexicon);
  const candidates = addRuleCandidates(sentence, pruneCandidates(listed, analysis, scores), hits);
  const rows = makeRows(analysis, candidates, {
    ...{ changes: context.changes, edits: context.edits, words: scores },
    ...{ isKnown: gathered.isKnown, isLearnerTest, ruleNumbers },
  });
  return { analysis, sentence, hits, candidates, forms: gathered.sentences[i]!.forms, rows };
}
