import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import type { ActionInventory } from '@keelerada/estonian/parsing/action-inventory';
import { makeParserModel } from '@keelerada/estonian/parsing/parser-model';
import { encodeParserModel } from '@keelerada/estonian/parsing/parser-model-file';
import { PARSER_WEIGHT_BITS } from '@keelerada/estonian/parsing/state-scorer';
import { FloatWeights } from '@keelerada/estonian/tagging/weights/weights';
import { loadTaggerModel } from '@keelerada/estonian/tagging/tagger-model';
import { codeWeights } from '../tagger/code-weights';
import { DEVELOPMENT_PARTS } from '../tagger/evaluate-tagger';
import { hasTreebanks, readTreebank } from '../sources/read-treebank';
import { MODEL_FILE } from '../tagger/tagger-file';
import { TRAINING_PARTS } from '../tagger/train-tagger';
import { formatParserScore, measureParser } from './evaluate-parser';
import { jackknifeTags } from './jackknife-tags';
import { makeParserExamples, ParserLearner } from './learn-parser';
import { PARSER_FILE } from './parser-file';
import { readDevelopmentPart } from './read-development-part';
import { listAttachments, makeTrainingTree } from './training-tree';
import type { TrainingTree } from './training-tree';

const EPOCHS = 6;
/** Each run meets the sentences in another order; the mean of the runs is steadier than any of them. */
const RUN_SEEDS = [101, 202];
/** Weights smaller than this share of the largest are left out of the file. */
const LEAST_WEIGHT_SHARE = 0.012;

/** Called after each epoch with what has been done, after a run with the actions and the weights of that run too. */
export type ParserReport = (line: string, inventory?: ActionInventory, weights?: Float32Array) => void;

/** Learns a parser and returns the bytes of its file; the same trees give the same file. */
export function learnParser(trees: readonly TrainingTree[], report?: ParserReport): Uint8Array {
  const inventory = listAttachments(trees);
  const examples = makeParserExamples(trees, inventory);
  const mean = new Float32Array(2 ** PARSER_WEIGHT_BITS);
  for (const seed of RUN_SEEDS) {
    const learner = new ParserLearner(inventory, seed);
    for (let epoch = 1; epoch <= EPOCHS; epoch++) {
      const wrong = learner.learnEpoch(examples, epoch);
      report?.(`run ${seed}, epoch ${epoch}: ${wrong} of ${examples.length} sentences wrong`);
    }
    const weights = learner.averageWeights();
    for (let place = 0; place < mean.length; place++) mean[place]! += weights[place]! / RUN_SEEDS.length;
    report?.(`run ${seed} done`, inventory, weights);
  }
  return encodeParserModel({ inventory, weights: codeWeights(mean, LEAST_WEIGHT_SHARE) });
}

/** Learns the parser from the training parts of the UD Estonian treebanks and writes `models/parser/parser.bin`. */
export function trainParser(): void {
  if (!hasTreebanks()) {
    console.log('parser: skipped, ../shared/data/ud is not there');
    return;
  }
  const treebanks = TRAINING_PARTS.map(readTreebank);
  const tags = jackknifeTags(treebanks);
  const trees = treebanks.flatMap((sentences, t) =>
    sentences.map((sentence, s) => makeTrainingTree(sentence, tags[t]![s]!)),
  );
  const tagger = loadTaggerModel(readFileSync(MODEL_FILE));
  const parts = DEVELOPMENT_PARTS.map((name) => readDevelopmentPart(tagger, name));
  const file = learnParser(trees, (line, inventory, weights) => {
    print(line);
    if (inventory === undefined || weights === undefined) return;
    const model = makeParserModel(inventory, new FloatWeights(weights));
    for (const part of parts) print(formatParserScore(part, measureParser(model, part)));
  });
  mkdirSync(new URL('./', PARSER_FILE), { recursive: true });
  writeFileSync(PARSER_FILE, file);
  print(`models/parser/parser.bin written: ${file.length} bytes`);
}

function print(line: string): void {
  console.log(`parser, ${Math.round(performance.now() / 1000)} s: ${line}`);
}
