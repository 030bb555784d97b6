// Installs the npm packages of the lock file, only when the lock file or Node changed. Plain Node: it runs first.
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { ROOT, run } from './run.mjs';

const LEAST_NODE = [20, 19];
const STAMP = join(ROOT, 'node_modules', '.keelerada-stamp');

function checkNodeVersion() {
  const [major, minor] = process.versions.node.split('.').map(Number);
  if (major > LEAST_NODE[0] || (major === LEAST_NODE[0] && minor >= LEAST_NODE[1])) return;
  throw new Error(`Node ${LEAST_NODE.join('.')} or newer is needed, this is ${process.versions.node}.`);
}

/** Throws with a clear line where Node is too old or npm fails. */
export async function setupNode() {
  checkNodeVersion();
  const stamp = createHash('sha256')
    .update(readFileSync(join(ROOT, 'package-lock.json')))
    .update(process.versions.node)
    .digest('hex');
  if (existsSync(STAMP) && readFileSync(STAMP, 'utf8') === stamp) return;
  console.error('Installing npm packages (package-lock.json changed) ...');
  const { code } = await run('npm', [
    'ci',
    '--ignore-scripts',
    '--no-audit',
    '--no-fund',
    '--loglevel=error',
  ]);
  if (code !== 0) throw new Error(`npm ci failed with exit status ${code}; see its lines above.`);
  writeFileSync(STAMP, stamp);
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) await setupNode();
