// For tests: a bundle as `npm start` runs it, the script and the program in a process group like that of a terminal.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { pathToFileURL } from 'node:url';
import { PROJECT_ROOT } from '../../config/project-root';

const RUN_BUNDLE = pathToFileURL(join(PROJECT_ROOT, 'scripts/run-bundle.mjs')).href;

/** `group` is told as a terminal or a service manager tells it, `script` as one who ends the start script alone. */
export type SignalTarget = 'group' | 'script';

export interface BundleGroup {
  /** What was said to a person, line by line. */
  readonly lines: readonly string[];
  /** Status of the script. */
  readonly exit: Promise<number | null>;
  readonly hasEnded: () => boolean;
  readonly tell: (target: SignalTarget, signal: 'SIGINT' | 'SIGTERM') => void;
}

/** Its stdin stays open and empty. */
export function startBundleGroup(
  name: string,
  args: readonly string[],
  environment: Readonly<Record<string, string>>,
): BundleGroup {
  const script = `import { runBundle } from ${JSON.stringify(RUN_BUNDLE)};
    runBundle(${JSON.stringify(name)}, { args: ${JSON.stringify(args)} });`;
  const child = spawn(process.execPath, ['--input-type=module', '-e', script], {
    detached: true,
    env: { ...process.env, ...environment },
    stdio: ['pipe', 'ignore', 'pipe'],
  });
  const lines: string[] = [];
  createInterface({ input: child.stderr }).on('line', (line) => lines.push(line));
  // When stderr is closed the program has ended, too.
  const exit = once(child, 'close').then(([code]: (number | null)[]) => code ?? null);
  const pid = child.pid!;
  return {
    lines,
    exit,
    hasEnded: () => child.exitCode !== null,
    tell: (target, signal) => void process.kill(target === 'group' ? -pid : pid, signal),
  };
}
