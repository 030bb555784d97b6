// For tests: programs of others in Python look at what the product writes.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { PROJECT_ROOT } from '../../platform/config/project-root';

/** With the packages of training/python. */
export const PROJECT_PYTHON = join(PROJECT_ROOT, '.venv/bin/python');
export const hasPython = existsSync(PROJECT_PYTHON);
/** For the title of a test that is skipped without it. */
export const noPython = hasPython ? '' : ' - skipped: node scripts/setup-python.mjs has not been run';
