import { spawn, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { DATA_FOLDER } from '../language/read-sentences';
import { hasMorphology, PYTHON, PYTHON_ENVIRONMENT } from '../language/start-morphology';
import { exportEncoderTexts, hasEncoderTexts } from './export-texts';

const ROOT = new URL('../../../', import.meta.url);
const ENVIRONMENT = fileURLToPath(new URL('.cache/encoder-env/', ROOT));
const ENCODER_PYTHON = `${ENVIRONMENT}bin/python`;
const REQUIREMENTS = fileURLToPath(new URL('training/requirements-encoder.txt', ROOT));
const WEB_FORMS = fileURLToPath(new URL('lexical/web-word-forms.txt.gz', DATA_FOLDER));
const MODEL_FOLDER = fileURLToPath(new URL('models/encoder/', ROOT));
/** Programs that make synthetic sentences at once. */
const PARTS = 2;
/** Minutes of a quiet machine with two cores; ENCODER_LAYERS, ENCODER_MINUTES and ENCODER_TUNING_MINUTES say otherwise. */
const [LAYERS, MINUTES, TUNING_MINUTES] = ['8', '60', '12'];

/**
 * Learns the encoder and writes `models/encoder`: texts, labelled pairs, synthetic errors, vocabulary, training on
 * synthetic errors, then on the Tartu pairs. What is made stays in `.cache/encoder`, and a training that was broken off
 * goes on; delete the folder for a new one.
 */
export async function trainEncoder(): Promise<void> {
  if (!hasEncoderTexts() || !hasMorphology()) {
    console.log('encoder: skipped, ../shared/data or the Python environment (.venv) is not there');
    return;
  }
  setUpEnvironment();
  await makeTrainingRows();
  const { ENCODER_LAYERS, ENCODER_MINUTES, ENCODER_TUNING_MINUTES } = process.env;
  const layers = ['--layers', ENCODER_LAYERS ?? LAYERS];
  await run(ENCODER_PYTHON, 'train.py', ['pretrain', ...layers, '--minutes', ENCODER_MINUTES ?? MINUTES]);
  const tuning = [...layers, '--minutes', ENCODER_TUNING_MINUTES ?? TUNING_MINUTES];
  await run(ENCODER_PYTHON, 'train.py', ['tune', '--half', 'all', ...tuning]);
  await run(ENCODER_PYTHON, 'export.py', ['tuned-all', MODEL_FOLDER]);
  await evaluateEncoder();
  await tuneHalves(layers, `${Number(ENCODER_TUNING_MINUTES ?? TUNING_MINUTES) / 2}`);
}

/** Each step is left out where its last file is there already. */
async function makeTrainingRows(): Promise<void> {
  if (!isMade('edt-dev.jsonl')) exportEncoderTexts();
  if (!isMade('edt-dev-words.jsonl')) await run(PYTHON, 'make_examples.py', ['pairs']);
  const parts = Array.from({ length: PARTS }, async (_, part) => {
    if (isMade(`synthetic-1-${part}.done`)) return;
    await run(PYTHON, 'make_examples.py', ['synthetic', '1', `${part}`, `${PARTS}`]);
  });
  if (!isMade('vocabulary.json')) await run(ENCODER_PYTHON, 'make_vocabulary.py', [WEB_FORMS]);
  await Promise.all(parts);
}

function isMade(file: string): boolean {
  return existsSync(new URL(`.cache/encoder/${file}`, ROOT));
}

/** Models that have not seen a half of the pairs, in `.cache/encoder/without-half-0` and `-1`: they score it honestly. */
async function tuneHalves(layers: readonly string[], minutes: string): Promise<void> {
  for (const half of ['0', '1']) {
    await run(ENCODER_PYTHON, 'train.py', ['tune', '--half', half, ...layers, '--minutes', minutes]);
    const folder = fileURLToPath(new URL(`.cache/encoder/without-half-${half}/`, ROOT));
    await run(ENCODER_PYTHON, 'export.py', [`tuned-${half}`, folder]);
  }
}

/** Prints how well the shipped encoder finds the errors of EstGEC-L2 dev; needs what training has left in `.cache`. */
export async function evaluateEncoder(): Promise<void> {
  if (existsSync(ENCODER_PYTHON)) await run(ENCODER_PYTHON, 'evaluate.py', [MODEL_FOLDER]);
  else console.log('encoder: skipped, `npm run -s train -- encoder` has not been run here');
}

function setUpEnvironment(): void {
  if (existsSync(ENCODER_PYTHON)) return;
  const steps: [string, string[]][] = [
    [PYTHON, ['-m', 'venv', ENVIRONMENT]],
    [ENCODER_PYTHON, ['-m', 'pip', 'install', '--quiet', '--only-binary', ':all:', '-r', REQUIREMENTS]],
  ];
  for (const [python, parameters] of steps) {
    const { status } = spawnSync(python, parameters, { stdio: 'inherit' });
    if (status !== 0) throw new Error(`${parameters.join(' ')} failed`);
  }
}

function run(python: string, script: string, parameters: readonly string[]): Promise<void> {
  const file = fileURLToPath(new URL(`training/python/encoder/${script}`, ROOT));
  const child = spawn(python, [file, ...parameters], { stdio: 'inherit', env: PYTHON_ENVIRONMENT });
  return new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('close', (code) =>
      code === 0 ? resolve() : reject(new Error(`${script} ended with status ${code}`)),
    );
  });
}
