import { encodeTaggerModel } from '@keelerada/estonian/tagging/tagger-model-file';
import { makeTaggerModel, type TaggerModel } from '@keelerada/estonian/tagging/tagger-model';
import { FloatWeights } from '@keelerada/estonian/tagging/weights/weights';
import { learnRuns } from '../learning/averaged-perceptron';
import { makeReport, writeModel } from '../project-files';
import {
  DEVELOPMENT_PARTS,
  listForms,
  readTreebank,
  TRAINING_PARTS,
  type TreebankSentence,
} from '../sources/read-treebank';
import { analyseSentences, type SentenceAnalyses } from './analyse-forms';
import { codeWeights } from './code-weights';
import { formatScore, measureTagger } from './evaluate-tagger';
import { learnOutcomes } from './learn-outcomes';
import { PerceptronLearner } from './learn-weights';
import { ExampleMaker } from './training-example';
import { TrainingKnowledge } from './training-knowledge';
import { TokenKinds } from './training-token';

const EPOCHS = 4;
const RUN_SEEDS = [101, 202, 303];
/** Weights smaller than this share of the largest are left out of the file. */
const LEAST_WEIGHT_SHARE = 0.015;

/** Sentences of one treebank in file order, with the analyses of their tokens. */
export interface AnalysedTreebank<Sentence extends TreebankSentence = TreebankSentence> {
  readonly sentences: readonly Sentence[];
  readonly analyses: SentenceAnalyses;
}

export function analyseTreebank<Sentence extends TreebankSentence>(
  sentences: readonly Sentence[],
): AnalysedTreebank<Sentence> {
  return { sentences, analyses: analyseSentences(listForms(sentences)) };
}

/** Called now and then with what has been done, after a run with a tagger of what that run has learned. */
export type ProgressReport = (line: string, makeModel?: () => TaggerModel) => void;

/**
 * Learns a tagger and returns the bytes of its file; the same treebanks and seeds give the same file. The weights are the mean
 * of a run for each seed.
 */
export function learnTagger(
  treebanks: readonly AnalysedTreebank[],
  report?: ProgressReport,
  seeds: readonly number[] = RUN_SEEDS,
): Uint8Array {
  const kinds = new TokenKinds();
  const sorted = treebanks.map(({ sentences, analyses }) => kinds.addTreebank(sentences, analyses));
  const learned = learnOutcomes(kinds.all);
  const knowledge = new TrainingKnowledge(kinds.all, learned);
  const maker = new ExampleMaker(knowledge);
  const examples = sorted.flatMap((sentences) => maker.makeExamples(sentences));
  report?.(`${kinds.all.length} kinds of tokens, ${learned.tagNames.length} tags`);
  const weights = learnRuns(examples, {
    seeds,
    epochs: EPOCHS,
    makeLearner: (seed) => new PerceptronLearner(seed),
    report: (line, ofRun) =>
      report?.(line, ofRun && (() => makeTaggerModel(knowledge.complete, new FloatWeights(ofRun)))),
  });
  const coding = codeWeights(weights, LEAST_WEIGHT_SHARE);
  return encodeTaggerModel({
    tagNames: learned.tagNames,
    outcomes: learned.outcomes,
    outcomeCounts: learned.counts,
    wordFrequencies: knowledge.listWordFrequencies(),
    weightStep: coding.step,
    weightCodes: coding.codes,
  });
}

/** Learns the tagger from the training parts of the UD Estonian treebanks and writes `models/tagger/tagger.bin`. */
export function trainTagger(): void {
  const print = makeReport('tagger');
  const treebanks = TRAINING_PARTS.map((name) => analyseTreebank(readTreebank(name)));
  const file = learnTagger(treebanks, (line, makeModel) => {
    print(line);
    const model = makeModel?.();
    if (model) for (const part of DEVELOPMENT_PARTS) print(formatScore(part, measureTagger(model, part)));
  });
  writeModel('tagger/tagger.bin', file);
}
