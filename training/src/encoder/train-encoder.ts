import { spawn } from 'node:child_process';
import { copyFileSync, existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { findInTraining } from '../grammar/open-encoders';
import { findData, findInProject, findModel } from '../project-files';
import { ENCODER_PYTHON, hasPython, setUpPython } from '../python';
import { findBlock, findHalf } from '../grammar/learner-corpus';
import { isEditedSentence } from '../grammar/read-clean-text';
import { readSourceSentences } from '../language/read-sentences';
import { pairTokens } from '../sources/align-tokens';
import { readDevelopmentGold } from '../sources/read-m2';
import { listTokens, readLearnerPairs } from '../sources/read-parallel-text';
import { listForms, readTreebank } from '../sources/read-treebank';

/** A night. */
const SECONDS = '28800';
const SCORES = 'learner-scores.bin.gz';
const FIRST_PART = 'encoder.onnx.0';

/**
 * Learns the encoder and writes `models/encoder`. `prepare` makes the pack that `run`, on this machine or on one with an
 * accelerator (`training/gpu`), learns from; `finish FOLDER` takes what came of it; without a step all three. What is made
 * stays in `.cache/encoder`, so that a training that was broken off, or has more time, goes on; delete the folder for a
 * new one. Further options go to `train.py`.
 */
export async function trainEncoder([step, ...parameters]: readonly string[]): Promise<void> {
  if (step === 'prepare') return prepareEncoder();
  if (step === 'finish') return finishEncoder(parameters[0] ?? '');
  if (step !== undefined && step !== 'run') throw new Error('encoder: prepare, run or finish');
  await prepareEncoder();
  if (!isMade('pack/made')) return;
  await run('train.py', ['--device', 'cpu', '--seconds', SECONDS, ...parameters]);
  if (step === undefined) await finishEncoder(findInTraining('result'));
}

/** `parameters` are those of `make_pack.py`. */
export async function prepareEncoder(...parameters: string[]): Promise<void> {
  if (!hasPython) {
    console.log('encoder: skipped, .venv (node scripts/setup-python.mjs) is not there');
    return;
  }
  setUpPython(ENCODER_PYTHON, 'requirements-encoder.txt');
  if (!isMade('edt-dev.jsonl')) exportEncoderTexts();
  if (!isMade('pack/made'))
    await run('make_pack.py', [findData('lexical/web-word-forms.txt.gz'), ...parameters]);
}

function isMade(file: string): boolean {
  return existsSync(findInTraining(file));
}

/** Takes the model and keeps the scores of the pairs for `npm run -s train -- grammar`. */
async function finishEncoder(result: string): Promise<void> {
  writeEncoder(result, findModel('encoder'));
  if (existsSync(join(result, SCORES))) copyFileSync(join(result, SCORES), findInTraining(SCORES));
  else console.log('encoder: the scores of the pairs are absent, so grammar cannot be learned with it');
  await evaluateEncoder();
}

/** Puts the parts of a model together, with its pieces and classes. */
export function writeEncoder(result: string, target: string): void {
  if (!existsSync(join(result, FIRST_PART))) throw new Error(`encoder: no ${FIRST_PART} in ${result}`);
  const parts = readdirSync(result).filter((name) => name.startsWith('encoder.onnx.'));
  const contents = parts.sort().map((name) => readFileSync(join(result, name)));
  mkdirSync(target, { recursive: true });
  writeFileSync(join(target, 'encoder.onnx'), Buffer.concat(contents));
  for (const name of ['pieces.json', 'classes.json'])
    copyFileSync(findInTraining(`pack/${name}`), join(target, name));
}

/** Prints how well the shipped encoder finds the errors of EstGEC-L2 dev; needs what training has left in `.cache`. */
export async function evaluateEncoder(): Promise<void> {
  if (isMade('edt-dev.jsonl') && existsSync(ENCODER_PYTHON)) await run('evaluate.py', [findModel('encoder')]);
  else console.log('encoder: skipped, `npm run -s train -- encoder` has not been run here');
}

function run(script: string, parameters: readonly string[]): Promise<void> {
  const file = findInProject(`training/python/encoder/${script}`);
  const env = {
    ...process.env,
    PYTHONUTF8: '1',
    ENCODER_FOLDER: findInTraining(''),
    // Threads that wait in a loop for each other take five times as long where other programs run.
    OMP_WAIT_POLICY: 'PASSIVE',
  };
  const child = spawn(ENCODER_PYTHON, [file, ...parameters], { stdio: 'inherit', env });
  return new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('close', (code) =>
      code === 0 ? resolve() : reject(new Error(`${script} ended with status ${code}`)),
    );
  });
}

/**
 * Writes the texts of the encoder as lines of JSON, with the product's own tokens: clean sentences, the
 * pairs of Tartu-L2 with the half they belong to, EstGEC-L2 dev and the EDT development text.
 */
function exportEncoderTexts(): void {
  mkdirSync(findInTraining(''), { recursive: true });
  const clean = readSourceSentences().filter(
    (sentence, i) => sentence.source !== 'learner' && !isEditedSentence(sentence, i),
  );
  write('clean', clean);
  write('pairs', listPairs());
  write('dev', readDevelopmentGold());
  write(
    'edt-dev',
    listForms(readTreebank('et_edt-ud-dev')).map((tokens) => ({ tokens })),
  );
}

function listPairs(): object[] {
  const pairs = readLearnerPairs();
  return pairs.map(({ original, corrected }, i) => {
    const [written, right] = [listTokens(original), listTokens(corrected)];
    const half = findHalf(findBlock(i, pairs.length));
    return { half, tokens: written, corrected: right, partners: [...pairTokens(written, right)] };
  });
}

function write(name: string, rows: readonly object[]): void {
  const lines = rows.map((row) => JSON.stringify(row) + '\n');
  writeFileSync(findInTraining(`${name}.jsonl`), lines.join(''));
  console.log(`encoder: ${name}.jsonl, ${rows.length} lines`);
}
