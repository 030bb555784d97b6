import { join } from 'node:path';
import { startServer, type RunningServer } from './app/start/start-server';
import { describeStartFailure } from './platform/start/describe-start-failure';
import { loadConfig } from './platform/config/load-config';
import { PROJECT_ROOT } from './platform/config/project-root';
import { warnOfOldNode } from './platform/config/warn-of-old-node';
import { EXIT_INTERRUPTED, listenForStop } from './platform/process/listen-for-stop';

/** Running calls may take so long to finish after the signal to stop. */
const SHUTDOWN_TIMEOUT_MS = 10_000;
const EXIT_NOT_STARTED = 1;

const INFO = 30;
const WARN = 40;
const FATAL = 60;

let isJson = false;

/** A line for a person or, with LOG_FORMAT=json, for the program that gathers the lines. */
function say(line: string, level = INFO): void {
  const written = isJson ? JSON.stringify({ level, time: Date.now(), msg: line }) : line;
  process.stderr.write(`${written}\n`);
}

async function main(): Promise<void> {
  // Who gathers the lines may end: the server goes on without them.
  process.stderr.on('error', () => undefined);
  const config = loadConfig(process.env);
  isJson = config.logFormat === 'json';
  const demoFolder = join(PROJECT_ROOT, 'demo-corpus');
  const running: { server?: RunningServer } = {};
  let isStopping = false;
  const close = (): void => {
    setTimeout(() => process.exit(EXIT_INTERRUPTED), SHUTDOWN_TIMEOUT_MS).unref();
    running.server?.close().then(() => process.exit(0), fail);
  };
  listenForStop(() => {
    isStopping = true;
    say('Keelerada is stopping.');
    close();
  });
  const server = await startServer({ config, log: (line) => say(line), demoFolder });
  running.server = server;
  // Told to stop while it was starting: what has been opened is closed in order.
  if (isStopping) return close();
  const warning = warnOfOldNode(process.versions.node, new Date());
  if (warning !== null) say(warning, WARN);
  say(`Keelerada is at ${server.address.replace('[::1]', 'localhost').replace('127.0.0.1', 'localhost')}`);
  await server.ready;
}

function fail(error: unknown): never {
  say(describeStartFailure(error), FATAL);
  process.exit(EXIT_NOT_STARTED);
}

main().catch(fail);
