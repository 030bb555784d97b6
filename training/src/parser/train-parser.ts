import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import type { ActionInventory } from '@keelerada/estonian/parsing/action-inventory';
import { makeParserModel } from '@keelerada/estonian/parsing/parser-model';
import { encodeParserModel } from '@keelerada/estonian/parsing/parser-model-file';
import { FloatWeights } from '@keelerada/estonian/tagging/weights';
import { loadTaggerModel } from '@keelerada/estonian/tagging/tagger-model';
import { hasAnalyser } from '../tagger/analyse-forms';
import { codeWeights } from '../tagger/code-weights';
import { DEVELOPMENT_PARTS } from '../tagger/evaluate-tagger';
import { hasTreebanks, readTreebank } from '../tagger/read-treebank';
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
const SEED = 101;
/** Weights smaller than this share of the largest are left out of the file. */
const LEAST_WEIGHT_SHARE = 0.015;

/** Called after each epoch with what has been done and the actions and weights so far. */
export type ParserReport = (line: string, inventory: ActionInventory, weights: Float32Array) => void;

/** Learns a parser and returns the bytes of its file; the same trees give the same file. */
export function learnParser(trees: readonly TrainingTree[], report?: ParserReport): Uint8Array {
  const inventory = listAttachments(trees);
  const examples = makeParserExamples(trees, inventory);
  const learner = new ParserLearner(inventory, SEED);
  for (let epoch = 1; epoch <= EPOCHS; epoch++) {
    const wrong = learner.learnEpoch(examples, epoch);
    report?.(
      `epoch ${epoch}: ${wrong} of ${examples.length} sentences wrong`,
      inventory,
      learner.averageWeights(),
    );
  }
  const weights = codeWeights(learner.averageWeights(), LEAST_WEIGHT_SHARE);
  return encodeParserModel({ inventory, weights });
}

/** Learns the parser from the training parts of the UD Estonian treebanks and writes `models/parser/parser.bin`. */
export function trainParser(): void {
  if (!hasTreebanks() || !hasAnalyser()) {
    console.log('parser: skipped, ../shared/data/ud or the Python environment (.venv) is not there');
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
