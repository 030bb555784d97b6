import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { PROJECT_ROOT } from './project-root';

/** Version of the software, as the project's package.json has it. */
export function readSoftwareVersion(): string {
  const file = readFileSync(join(PROJECT_ROOT, 'package.json'), 'utf8');
  return z.object({ version: z.string() }).parse(JSON.parse(file)).version;
}
