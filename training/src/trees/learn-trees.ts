import { readFileSync, writeFileSync } from 'node:fs';
import { encodeTrees, type TreeArrays } from '@keelerada/corrector/language/tree-ensemble';
import { findCache, findInProject } from '../project-files';
import { runPython, setUpPython, TREES_PYTHON } from '../python';

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

/** Reads LightGBM's text format (numerical splits, no missing values). Throws an Error if a tree has other splits. */
function parseLightGbmModel(text: string): TreeArrays {
  const blocks = text
    .split('end of trees')[0]!
    .split(/\nTree=\d+\n/)
    .slice(1);
  const trees = blocks.map(parseTree);
  const join = (name: 'features' | 'thresholds' | 'left' | 'right' | 'leaves'): number[] =>
    trees.flatMap((tree) => tree[name]);
  return {
    nodeStarts: sumLengths(trees.map(({ features }) => features.length)),
    leafStarts: sumLengths(trees.map(({ leaves }) => leaves.length)),
    feature: Uint8Array.from(join('features')),
    threshold: Float32Array.from(join('thresholds'), roundDown),
    left: Int16Array.from(join('left')),
    right: Int16Array.from(join('right')),
    leaf: Float32Array.from(join('leaves')),
  };
}

function sumLengths(lengths: readonly number[]): Uint32Array {
  const starts = new Uint32Array(lengths.length + 1);
  lengths.forEach((length, i) => (starts[i + 1] = starts[i]! + length));
  return starts;
}

function parseTree(block: string): Record<'features' | 'thresholds' | 'left' | 'right' | 'leaves', number[]> {
  if (readField(block, 'num_cat') !== '0')
    throw new Error('Trees with categorical splits are not supported.');
  const numbers = (name: string): number[] => {
    const field = readField(block, name) ?? '';
    return field === '' ? [] : field.split(' ').map(Number);
  };
  return {
    features: numbers('split_feature'),
    thresholds: numbers('threshold'),
    left: numbers('left_child'),
    right: numbers('right_child'),
    leaves: numbers('leaf_value'),
  };
}

/** The largest float32 that is not above the value: rows are float32, so each compares as with the value itself. */
function roundDown(value: number): number {
  const rounded = Math.fround(value);
  if (rounded <= value) return rounded;
  const view = new DataView(new ArrayBuffer(4));
  view.setFloat32(0, rounded);
  view.setInt32(0, view.getInt32(0) + (rounded > 0 ? -1 : 1));
  return view.getFloat32(0);
}

function readField(text: string, name: string): string | undefined {
  return new RegExp(`^${name}=(.*)$`, 'm').exec(text)?.[1]?.trim();
}
