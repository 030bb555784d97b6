import { join } from 'node:path';
import { PROJECT_ROOT } from '../config/project-root';

/** The folder of generated SQL. */
export const MIGRATIONS_FOLDER = join(PROJECT_ROOT, 'apps', 'server', 'migrations');
