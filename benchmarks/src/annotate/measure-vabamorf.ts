import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { cleanForm, isAnalysable } from '@keelerada/estonian/annotation/clean-form';
import { segmentText } from '@keelerada/estonian/segmentation/segment-text';
import { PROJECT_ROOT } from '../../../apps/server/src/platform/config/project-root';
import { PROJECT_PYTHON } from '../../../apps/server/src/platform/morphology/open-morphology';

const SCRIPT = join(PROJECT_ROOT, 'benchmarks/python/read_running_text.py');
const PYTHON_MODULES = join(PROJECT_ROOT, 'apps/morphology/src');

/**
 * Tokens a second of processor time that Vabamorf alone reads in three passes over running text, each token again. Throws
 * an Error where Python fails.
 */
export function measureVabamorf(texts: readonly string[]): number {
  const sentences = texts.flatMap((text) =>
    segmentText(text).map(({ tokens }) =>
      tokens.map(({ start, end }) => cleanForm(text.slice(start, end))).filter(isAnalysable),
    ),
  );
  const { status, stdout, stderr, error } = spawnSync(PROJECT_PYTHON, [SCRIPT], {
    input: JSON.stringify(sentences.filter((words) => words.length > 0)),
    encoding: 'utf8',
    env: { ...process.env, PYTHONPATH: PYTHON_MODULES, PYTHONUTF8: '1' },
  });
  if (error || status !== 0) throw new Error(`Vabamorf could not be run: ${error?.message ?? stderr}`);
  return sentences.flat().length / Number(stdout);
}
