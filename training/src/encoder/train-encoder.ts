import { spawn, spawnSync } from 'node:child_process';
import { copyFileSync, existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { DATA_FOLDER } from '../language/read-sentences';
import { hasPython, PYTHON } from '../python';
import { ENCODER_PYTHON, findTrainingFolder } from '../encoder-files/encoder-folder';
import { exportEncoderTexts, hasEncoderTexts } from './export-texts';

const ROOT = new URL('../../../', import.meta.url);
const REQUIREMENTS = fileURLToPath(new URL('training/requirements-encoder.txt', ROOT));
const WEB_FORMS = fileURLToPath(new URL('lexical/web-word-forms.txt.gz', DATA_FOLDER));
const MODEL_FOLDER = new URL('models/encoder/', ROOT);
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
  if (step === 'finish') return finishEncoder(pathToFileURL(`${parameters[0] ?? ''}/`));
  if (step !== undefined && step !== 'run') throw new Error('encoder: prepare, run or finish');
  await prepareEncoder();
  if (!isMade('pack/made')) return;
  await runTraining(parameters);
  if (step === undefined) await finishEncoder(new URL('result/', findTrainingFolder()));
}

/** Learns on this machine's CPU; `parameters` are those of `train.py`. */
export async function runTraining(parameters: readonly string[]): Promise<void> {
  await run('train.py', ['--device', 'cpu', '--seconds', SECONDS, ...parameters]);
}

/** `parameters` are those of `make_pack.py`. */
export async function prepareEncoder(...parameters: string[]): Promise<void> {
  if (!hasEncoderTexts() || !hasPython) {
    console.log('encoder: skipped, ../shared/data or .venv (node scripts/setup-python.mjs) is not there');
    return;
  }
  setUpEnvironment();
  if (!isMade('edt-dev.jsonl')) exportEncoderTexts();
  if (!isMade('pack/made')) await run('make_pack.py', [WEB_FORMS, ...parameters]);
}

function isMade(file: string): boolean {
  return existsSync(new URL(file, findTrainingFolder()));
}

/** Takes the model and keeps the scores of the pairs for `npm run -s train -- grammar`. */
async function finishEncoder(result: URL): Promise<void> {
  writeModel(result, MODEL_FOLDER);
  if (existsSync(new URL(SCORES, result)))
    copyFileSync(new URL(SCORES, result), new URL(SCORES, findTrainingFolder()));
  else console.log('encoder: the scores of the pairs are absent, so grammar cannot be learned with it');
  await evaluateEncoder();
}

/** Puts the parts of a model together, with its pieces and classes. */
export function writeModel(result: URL, target: URL): void {
  if (!existsSync(new URL(FIRST_PART, result)))
    throw new Error(`encoder: no ${FIRST_PART} in ${result.pathname}`);
  const parts = readdirSync(result).filter((name) => name.startsWith('encoder.onnx.'));
  const contents = parts.sort().map((name) => readFileSync(new URL(name, result)));
  mkdirSync(target, { recursive: true });
  writeFileSync(new URL('encoder.onnx', target), Buffer.concat(contents));
  for (const name of ['pieces.json', 'classes.json'])
    copyFileSync(new URL(`pack/${name}`, findTrainingFolder()), new URL(name, target));
}

/** Prints how well the shipped encoder finds the errors of EstGEC-L2 dev; needs what training has left in `.cache`. */
export async function evaluateEncoder(): Promise<void> {
  if (isMade('edt-dev.jsonl') && existsSync(ENCODER_PYTHON))
    await run('evaluate.py', [fileURLToPath(MODEL_FOLDER)]);
  else console.log('encoder: skipped, `npm run -s train -- encoder` has not been run here');
}

function setUpEnvironment(): void {
  if (existsSync(ENCODER_PYTHON)) return;
  const steps: [string, string[]][] = [
    [PYTHON, ['-m', 'venv', fileURLToPath(new URL('.cache/encoder-env/', ROOT))]],
    [ENCODER_PYTHON, ['-m', 'pip', 'install', '--quiet', '--only-binary', ':all:', '-r', REQUIREMENTS]],
  ];
  for (const [python, parameters] of steps) {
    const { status } = spawnSync(python, parameters, { stdio: 'inherit' });
    if (status !== 0) throw new Error(`${parameters.join(' ')} failed`);
  }
}

function run(script: string, parameters: readonly string[]): Promise<void> {
  const file = fileURLToPath(new URL(`training/python/encoder/${script}`, ROOT));
  const env = {
    ...process.env,
    PYTHONUTF8: '1',
    ENCODER_FOLDER: fileURLToPath(findTrainingFolder()),
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
