import { makeParserModel } from '@keelerada/estonian/parsing/parser-model';
import { encodeParserModel } from '@keelerada/estonian/parsing/parser-model-file';
import { FloatWeights } from '@keelerada/estonian/tagging/weights/weights';
import { openTaggerModel } from '../../../apps/server/src/corpus/annotation/tagger-model';
import { learnRuns, type RunReport } from '../learning/averaged-perceptron';
import { makeReport, writeModel } from '../project-files';
import { DEVELOPMENT_PARTS, readTreebank, TRAINING_PARTS } from '../sources/read-treebank';
import { codeWeights } from '../tagger/code-weights';
import { formatParserScore, measureParser, readDevelopmentPart } from './evaluate-parser';
import { jackknifeTags } from './jackknife-tags';
import { makeParserExamples, ParserLearner } from './learn-parser';
import { listAttachments, makeTrainingTree, type TrainingTree } from './training-tree';

const EPOCHS = 6;
const RUN_SEEDS = [101, 202];
/** Weights smaller than this share of the largest are left out of the file. */
const LEAST_WEIGHT_SHARE = 0.012;

/** Learns a parser and returns the bytes of its file; the same trees give the same file. */
export function learnParser(trees: readonly TrainingTree[], report?: RunReport): Uint8Array {
  const inventory = listAttachments(trees);
  const weights = learnRuns(makeParserExamples(trees, inventory), {
    seeds: RUN_SEEDS,
    epochs: EPOCHS,
    makeLearner: (seed) => new ParserLearner(inventory, seed),
    report,
  });
  return encodeParserModel({ inventory, weights: codeWeights(weights, LEAST_WEIGHT_SHARE) });
}

/** Learns the parser from the training parts of the UD Estonian treebanks and writes `models/parser/parser.bin`. */
export async function trainParser(): Promise<void> {
  const print = makeReport('parser');
  const treebanks = TRAINING_PARTS.map((name) => readTreebank(name));
  const readings = jackknifeTags(treebanks);
  const trees = treebanks.flatMap((sentences, t) =>
    sentences.map((sentence, s) => makeTrainingTree(sentence, readings[t]![s]!)),
  );
  const inventory = listAttachments(trees);
  const tagger = await openTaggerModel();
  const parts = DEVELOPMENT_PARTS.map((name) => readDevelopmentPart(tagger, name));
  const file = learnParser(trees, (line, weights) => {
    print(line);
    if (weights === undefined) return;
    const model = makeParserModel(inventory, new FloatWeights(weights));
    for (const part of parts) print(formatParserScore(part, measureParser(model, part)));
  });
  writeModel('parser/parser.bin', file);
}
