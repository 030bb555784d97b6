import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openEncoder } from '../../../apps/server/src/platform/encoder/open-encoder';
import { readStoredScores } from '../grammar/open-encoders';
import { findInProject, hasData } from '../project-files';
import { ENCODER_PYTHON } from '../python';
import { prepareEncoder, writeEncoder } from './train-encoder';

const TIMEOUT_MS = 1_200_000;
const RUN = findInProject('training/gpu/run.sh');
const [SENTENCES, STEPS] = ['300', '20'];
const canTrain = hasData && existsSync(ENCODER_PYTHON);

const folder = mkdtempSync(join(tmpdir(), 'keel-encoder-'));
const result = join(folder, 'result');

beforeAll(() => {
  process.env['ENCODER_FOLDER'] = folder;
});
afterAll(() => {
  delete process.env['ENCODER_FOLDER'];
  rmSync(folder, { recursive: true, force: true });
});

/** Runs what runs on an accelerator, for a few steps of every phase. */
function runDry(): { status: number | null; stdout: string } {
  const options = ['--layers', '2', '--threads', '1', '--pieces', '300', '--steps', STEPS];
  const { PATH = '' } = process.env;
  return spawnSync('bash', [RUN, '600', ...options], {
    encoding: 'utf8',
    env: {
      ...process.env,
      PATH: `${dirname(ENCODER_PYTHON)}:${PATH}`,
      DEVICE: 'cpu',
      OUT: result,
    },
  });
}

const title = canTrain
  ? 'training the encoder'
  : 'training the encoder (skipped: ../shared/data or .cache/encoder-env is absent)';
describe.skipIf(!canTrain)(title, { timeout: TIMEOUT_MS }, () => {
  it('goes from the texts to a model and to scores of the pairs, and goes on when it is called again', async () => {
    await prepareEncoder('--most', SENTENCES);

    const first = runDry();
    expect(first.status, first.stdout).toBe(0);
    expect(first.stdout).toMatch(/^drawn .*step 20,/mu);
    expect(first.stdout).toMatch(/^tuned-1 .*step 20,/mu);

    writeEncoder(result, `${folder}/model`);
    const encoder = await openEncoder(`${folder}/model`);
    const [scored] = await encoder.scoreSentences([[{ form: 'Tere', isKnown: true, readings: [] }]]);
    expect(scored!.forms).toHaveLength(encoder.classes.forms.length);

    const stored = readStoredScores(join(result, 'learner-scores.bin.gz'));
    expect(stored.length).toBeGreaterThanOrEqual(Number(SENTENCES));
    for (const { operations, wordCount } of stored) {
      const row = operations.subarray(0, encoder.classes.operations.length);
      if (wordCount > 0) expect(row.reduce((sum, value) => sum + value, 0)).toBeCloseTo(1, 4);
    }

    const second = runDry();
    expect(second.stdout).toMatch(/^drawn .*step 40,/mu);
    expect(readFileSync(`${folder}/result/log.txt`, 'utf8')).toContain('step 40');
  });
});
