import { execFile } from 'node:child_process';
import { existsSync, readFileSync, realpathSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

const SERVER_PACKAGE = '@keelerada/server';
const TOOL_CHECK_MS = 2_000;
/** Heap of the worker; with what lies outside the heap it stays below the limit that the parent watches. */
const MAX_HEAP_MB = 384;

function listParents(path: string): string[] {
  const parents: string[] = [];
  for (let folder = dirname(path); ; folder = dirname(folder)) {
    parents.push(folder);
    if (folder === dirname(folder)) return parents;
  }
}

/** The bundled worker, beside the server's own bundle. */
export function findFileWorker(): string {
  for (const folder of listParents(fileURLToPath(import.meta.url))) {
    const manifest = join(folder, 'package.json');
    if (!existsSync(manifest)) continue;
    const { name } = JSON.parse(readFileSync(manifest, 'utf8')) as { name?: string };
    if (name === SERVER_PACKAGE) return join(folder, 'dist', 'file-worker.js');
  }
  throw new Error(`No package named ${SERVER_PACKAGE} above ${fileURLToPath(import.meta.url)}`);
}

/** Node's permission model: reading its own code is all that is allowed. The flag lost its prefix in Node 22.13. */
function makePermissionFlags(workerPath: string): string[] {
  const { allowedNodeEnvironmentFlags: flags } = process;
  const flag = flags.has('--permission') ? '--permission' : '--experimental-permission';
  const packages = listParents(workerPath)
    .map((folder) => join(folder, 'node_modules'))
    .filter((folder) => existsSync(folder))
    .map((folder) => realpathSync(folder));
  const readable = [dirname(workerPath), ...packages].map((folder) => `--allow-fs-read=${folder}/*`);
  return [flag, ...readable];
}

/** The command line of a wrapper where this system has it and lets it work, else nothing. */
async function findWrapper(program: string, args: readonly string[]): Promise<readonly string[]> {
  const folders = (process.env['PATH'] ?? '/usr/bin:/bin').split(delimiter);
  const path = folders.map((folder) => join(folder, program)).find((candidate) => existsSync(candidate));
  if (!path) return [];
  try {
    await promisify(execFile)(path, [...args, process.execPath, '--version'], { timeout: TOOL_CHECK_MS });
    return [path, ...args];
  } catch {
    return [];
  }
}

let wrappers: Promise<(readonly string[])[]> | undefined;

/** What this system has of programs of util-linux that start another one with fewer rights; asked once. */
function findWrappers(): Promise<(readonly string[])[]> {
  wrappers ??= Promise.all([
    // In a network namespace of its own.
    findWrapper('unshare', ['-rn']),
    // Killed by the system when the process that started it ends, however busy it is. Last: a change of rights undoes it (prctl(2)).
    findWrapper('setpriv', ['--pdeathsig', 'KILL']),
  ]);
  return wrappers;
}

/** Program and arguments that start the worker with as few rights as this system can give it. */
export async function makeWorkerCommand(workerPath: string): Promise<{ program: string; args: string[] }> {
  const worker = realpathSync(workerPath);
  const nodeArgs = [
    `--max-old-space-size=${MAX_HEAP_MB}`,
    '--no-warnings',
    '--disallow-code-generation-from-strings',
    ...makePermissionFlags(worker),
    worker,
  ];
  const [program = process.execPath, ...args] = [
    ...(await findWrappers()).flat(),
    process.execPath,
    ...nodeArgs,
  ];
  return { program, args };
}
