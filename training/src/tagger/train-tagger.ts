import { mkdirSync, writeFileSync } from 'node:fs';
import { WEIGHT_BITS } from '@keelerada/estonian/tagging/weights/feature-hash';
import { encodeTaggerModel } from '@keelerada/estonian/tagging/tagger-model-file';
import { makeTaggerModel } from '@keelerada/estonian/tagging/tagger-model';
import type { TaggerModel } from '@keelerada/estonian/tagging/tagger-model';
import { FloatWeights } from '@keelerada/estonian/tagging/weights/weights';
import { analyseSentences } from './analyse-forms';
import type { SentenceAnalyses } from './analyse-forms';
import { codeWeights } from './code-weights';
import { DEVELOPMENT_PARTS, formatScore, measureTagger } from './evaluate-tagger';
import { learnOutcomes } from './learn-outcomes';
import { PerceptronLearner } from './learn-weights';
import { hasTreebanks, readTreebank } from '../sources/read-treebank';
import type { TreebankName, TreebankSentence } from '../sources/read-treebank';
import { MODEL_FILE } from './tagger-file';
import { ExampleMaker } from './training-example';
import { TrainingKnowledge } from './training-knowledge';
import { TokenKinds } from './training-token';

export const TRAINING_PARTS: readonly TreebankName[] = ['et_edt-ud-train', 'et_ewt-ud-train'];
const EPOCHS = 4;
/** Each run meets the sentences in another order; the mean of the runs is steadier than any of them. */
const RUN_SEEDS = [101, 202, 303];
/** Weights smaller than this share of the largest are left out of the file. */
const LEAST_WEIGHT_SHARE = 0.015;

/** Sentences of one treebank in file order, with the analyses of their tokens. */
export interface AnalysedTreebank {
  readonly sentences: readonly TreebankSentence[];
  readonly analyses: SentenceAnalyses;
}

/** Called now and then with what has been done, after a run with a tagger of what has been learned so far. */
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
  report?.(
    `${kinds.all.length} kinds of tokens, ${learned.tagNames.length} tags, ${examples.length} sentences`,
  );
  const weights = new Float32Array(2 ** WEIGHT_BITS);
  for (const seed of seeds) {
    const learner = new PerceptronLearner(seed);
    for (let epoch = 1; epoch <= EPOCHS; epoch++) {
      const wrong = learner.learnEpoch(examples, epoch);
      report?.(`run ${seed}, epoch ${epoch}: ${wrong} sentences wrong`);
    }
    learner.averageWeights().forEach((weight, i) => (weights[i]! += weight / seeds.length));
    report?.(`run ${seed} done`, () => makeTaggerModel(knowledge.complete, new FloatWeights(weights)));
  }
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
  if (!hasTreebanks()) {
    console.log('tagger: skipped, ../shared/data/ud is not there');
    return;
  }
  const treebanks = TRAINING_PARTS.map((name) => {
    const sentences = readTreebank(name);
    const analyses = analyseSentences(sentences.map((tokens) => tokens.map(({ form }) => form)));
    return { sentences, analyses };
  });
  const file = learnTagger(treebanks, (line, makeModel) => {
    print(line);
    const model = makeModel?.();
    if (model) for (const part of DEVELOPMENT_PARTS) print(formatScore(part, measureTagger(model, part)));
  });
  mkdirSync(new URL('./', MODEL_FILE), { recursive: true });
  writeFileSync(MODEL_FILE, file);
  print(`models/tagger/tagger.bin written: ${file.length} bytes`);
}

function print(line: string): void {
  console.log(`tagger, ${Math.round(performance.now() / 1000)} s: ${line}`);
}
