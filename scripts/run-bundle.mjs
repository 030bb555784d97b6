// Runs a bundle of the server as a program of its own: what this process is told it is told too, and both end together.
import { spawn } from 'node:child_process';
import { constants } from 'node:os';
import { join } from 'node:path';
import { ROOT } from './run.mjs';

const PARENT_CHECK_MS = 1000;
/** What a shell adds to the number of a signal that has ended a program. */
const KILLED_STATUS = 128;
/** Asked before the set-up, which takes a while: npm may be gone after it. */
const parent = process.ppid;

/** Starts `name` of apps/server/dist, as `user` where root names one; this process ends with its status. */
export function runBundle(name, { args = [], cwd = ROOT, env = process.env, user = null } = {}) {
  const file = join(ROOT, 'apps/server/dist', name);
  const asUser = user === null ? [] : ['setpriv', `--reuid=${user}`, `--regid=${user}`, '--init-groups'];
  const [command, ...words] = [...asUser, process.execPath, '--enable-source-maps', file, ...args];
  const program = spawn(command, words, { cwd, env, stdio: 'inherit' });
  let isTold = false;
  const tell = (signal) => {
    isTold = true;
    program.kill(signal);
  };
  // A terminal tells the whole group, so that the program hears it twice: it takes the two for one (listen-for-stop.ts).
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => tell(signal));
  // npm hands a signal to the shell between, which does not hand it on: where npm is gone, the program goes too. It is
  // told once, for a later signal means that it shall end at once.
  setInterval(() => {
    if (!isTold && process.ppid !== parent) tell('SIGTERM');
  }, PARENT_CHECK_MS).unref();
  program.once('exit', (code, signal) => {
    process.exit(signal ? KILLED_STATUS + constants.signals[signal] : (code ?? 1));
  });
}
