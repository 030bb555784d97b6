import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { PROJECT_ROOT } from '../../config/project-root';

/** The built server. */
export const MAIN = join(PROJECT_ROOT, 'apps/server/dist/main.js');

/** Starts the built server with these variables; `lines` are those it has said so far, `exit` its code and signal. */
export function runMain(environment: Record<string, string>) {
  const child = spawn(process.execPath, [MAIN], {
    env: { ...process.env, ...environment },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  const lines: string[] = [];
  const said = createInterface({ input: child.stderr });
  said.on('line', (line) => lines.push(line));
  const exit = once(child, 'exit') as Promise<[number | null, string | null]>;
  return { child, lines, exit };
}
