import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { encodeTrees } from '@keelerada/corrector/language/tree-ensemble';
import { PYTHON } from '../python';
import { parseLightGbmModel } from './parse-lightgbm-model';

const ROOT = new URL('../../../', import.meta.url);
const ENVIRONMENT = new URL('.cache/trees-venv/', ROOT);
const TREES_PYTHON = fileURLToPath(new URL('bin/python', ENVIRONMENT));
const REQUIREMENTS = fileURLToPath(new URL('training/requirements.txt', ROOT));
const SCRIPT = fileURLToPath(new URL('training/python/learn_trees.py', ROOT));

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
 * Learns an ensemble for each list of folds to leave out, with LightGBM in a Python environment of its own (set up on
 * first use). Returns a model file for each. `name` is the folder below `.cache/` for the files between the two. Throws an Error with what Python said.
 */
export function learnTrees(
  name: string,
  { featureNames, values, labels, folds, weights }: TreeRows,
  learning: TreeLearning,
  leftOutFolds: readonly (readonly number[])[],
): Uint8Array[] {
  setUpEnvironment();
  const folder = new URL(`.cache/${name}/`, ROOT);
  mkdirSync(folder, { recursive: true });
  const write = (file: string, array: ArrayBufferView): void =>
    writeFileSync(new URL(file, folder), new Uint8Array(array.buffer, array.byteOffset, array.byteLength));
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
  writeFileSync(new URL('task.json', folder), JSON.stringify(task));
  run(TREES_PYTHON, [SCRIPT, fileURLToPath(folder)]);
  return models.map((model) =>
    encodeTrees(featureNames, parseLightGbmModel(readFileSync(new URL(`${model.name}.txt`, folder), 'utf8'))),
  );
}

function setUpEnvironment(): void {
  if (existsSync(TREES_PYTHON)) return;
  run(PYTHON, ['-m', 'venv', fileURLToPath(ENVIRONMENT)]);
  run(TREES_PYTHON, ['-m', 'pip', 'install', '--quiet', '--only-binary', ':all:', '-r', REQUIREMENTS]);
}

function run(command: string, parameters: readonly string[]): void {
  const { status, stderr, error } = spawnSync(command, parameters, {
    stdio: ['ignore', 'inherit', 'pipe'],
    encoding: 'utf8',
  });
  if (error || status !== 0) throw new Error(`${parameters[0]} failed: ${error?.message ?? stderr}`);
}
