import { readFileSync, writeFileSync } from 'node:fs';
import { encodeTrees } from '@keelerada/corrector/language/tree-ensemble';
import { findCache, findInProject } from '../project-files';
import { runPython, setUpPython, TREES_PYTHON } from '../python';
import { parseLightGbmModel } from './parse-lightgbm-model';

/** Rows to learn from. */
export interface TreeRows {
  readonly featureNames: readonly string[];
  /** Row after row. */
  readonly values: Float32Array;
  readonly labels: Uint8Array;
  /** Fold of each row; a model leaves some folds out. */
  readonly folds: Uint8Array;
  readonly weights: Float32Array;
}

export interface TreeLearning {
  readonly rounds: number;
  readonly leaves: number;
  readonly rate: number;
  readonly leastRowsInLeaf: number;
  readonly featureShare: number;
  readonly seed: number;
}

/**
 * Learns an ensemble for each list of folds to leave out, with LightGBM in a Python environment of its own. Returns a model
 * file for each. `name` is the folder below `.cache/` for the files between the two. Throws an Error with what Python said.
 */
export function learnTrees(
  name: string,
  { featureNames, values, labels, folds, weights }: TreeRows,
  learning: TreeLearning,
  leftOutFolds: readonly (readonly number[])[],
): Uint8Array[] {
  setUpPython(TREES_PYTHON, 'requirements.txt');
  const find = (file: string): string => findCache(`${name}/${file}`);
  const write = (file: string, array: ArrayBufferView): void =>
    writeFileSync(find(file), new Uint8Array(array.buffer, array.byteOffset, array.byteLength));
  write('rows.f32', values);
  write('labels.u8', labels);
  write('folds.u8', folds);
  write('weights.f32', weights);
  const models = leftOutFolds.map((leftOut, i) => ({ name: `model-${i}`, leftOut }));
  const task = {
    columns: featureNames.length,
    featureNames,
    rounds: learning.rounds,
    models,
    showGains: process.env['SHOW_GAINS'] === '1',
    parameters: {
      objective: 'binary',
      learning_rate: learning.rate,
      num_leaves: learning.leaves,
      min_data_in_leaf: learning.leastRowsInLeaf,
      feature_fraction: learning.featureShare,
      max_bin: 127,
      // With more threads than free cores LightGBM waits for most of its time.
      num_threads: 1,
      deterministic: true,
      force_row_wise: true,
      seed: learning.seed,
      verbose: -1,
    },
  };
  writeFileSync(find('task.json'), JSON.stringify(task));
  runPython(TREES_PYTHON, [findInProject('training/python/learn_trees.py'), find('')]);
  return models.map((model) =>
    encodeTrees(featureNames, parseLightGbmModel(readFileSync(find(`${model.name}.txt`), 'utf8'))),
  );
}
