import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** Python with the packages of training/python, as `node scripts/setup-python.mjs` installs them. */
export const PYTHON = fileURLToPath(new URL('../../.venv/bin/python', import.meta.url));

export const hasPython = existsSync(PYTHON);
