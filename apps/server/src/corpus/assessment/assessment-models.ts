import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { UsualErrors } from '@keelerada/assessment/errors/usual-errors';
import { loadAssessmentModels } from '@keelerada/assessment/load-models';
import { readOnce } from '../../platform/compute/read-once';
import { PROJECT_ROOT } from '../../platform/config/project-root';

type Files = Parameters<typeof loadAssessmentModels>[0];

/** The models of the assessment, for this thread (cards: models/level, models/abstractness, models/frequent-lemmas). */
export const openAssessmentModels = readOnce(async () => {
  const [abstractness, level, frequentLemmas] = await Promise.all([
    read('abstractness', 'abstractness.json'),
    read('level', 'level.json'),
    read('frequent-lemmas', 'frequent-lemmas.txt'),
  ]);
  return loadAssessmentModels({
    abstractness: JSON.parse(abstractness) as Files['abstractness'],
    level: JSON.parse(level) as Files['level'],
    frequentLemmas,
  });
});

/** How many errors are usual at each level, for this thread (card: models/usual-errors). */
export const openUsualErrors = readOnce(
  async () => JSON.parse(await read('usual-errors', 'usual-errors.json')) as UsualErrors,
);

function read(model: string, file: string): Promise<string> {
  return readFile(join(PROJECT_ROOT, 'models', model, file), 'utf8');
}
