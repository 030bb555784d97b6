// Installs the npm packages of the lock file if they are not all there. Plain Node: it runs before anything else.
import { createHash } from 'node:crypto';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { ROOT, run } from './run.mjs';
import { withSetupLock } from './setup-lock.mjs';

const LEAST_NODE = [20, 19];
const NPM_CI = ['ci', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error'];

function checkNodeVersion() {
  const [major, minor] = process.versions.node.split('.').map(Number);
  if (major > LEAST_NODE[0] || (major === LEAST_NODE[0] && minor >= LEAST_NODE[1])) return;
  throw new Error(`Node ${LEAST_NODE.join('.')} or newer is needed, this is ${process.versions.node}.`);
}

/** Throws with a clear line if Node is too old, npm fails or packages are missing after it. */
export async function setupNode({ root = ROOT } = {}) {
  checkNodeVersion();
  if (isInstalled(root)) return;
  await withSetupLock(() => install(root), { root });
}

async function install(root) {
  if (isInstalled(root)) return; // by the command that held the lock
  console.error('Installing npm packages ...');
  const stamp = join(root, 'node_modules', '.keelerada-stamp');
  rmSync(stamp, { force: true });
  const { code } = await run('npm', NPM_CI, { cwd: root });
  if (code !== 0) throw new Error(`npm ci failed with exit status ${code}; see its lines above.`);
  const missing = findMissing(root);
  if (missing !== undefined) throw new Error(`npm ci ended without an error, but ${missing} is missing.`);
  writeFileSync(stamp, hashInputs(root));
}

function isInstalled(root) {
  const stamp = readIfThere(join(root, 'node_modules', '.keelerada-stamp'));
  return stamp === hashInputs(root) && findMissing(root) === undefined;
}

function hashInputs(root) {
  const lock = readFileSync(join(root, 'package-lock.json'));
  return createHash('sha256').update(lock).update(process.versions.node).digest('hex');
}

/**
 * The first package that is not there in its version. Packages for other platforms are optional in the lock file; those
 * for this one are in npm's own list of what it installed.
 */
function findMissing(root) {
  const installed = readIfThere(join(root, 'node_modules', '.package-lock.json'));
  if (installed === null) return 'node_modules/.package-lock.json';
  const wanted = Object.entries(JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')).packages);
  const required = wanted.filter(([path, { optional }]) => path.includes('node_modules/') && !optional);
  const listed = Object.entries(JSON.parse(installed).packages);
  return [...required, ...listed].find(([path, { version }]) => !hasVersion(join(root, path), version))?.[0];
}

/** Workspaces are links without a version in the lock file. */
function hasVersion(folder, version) {
  const manifest = readIfThere(join(folder, 'package.json'));
  return manifest !== null && (version === undefined || manifest.includes(`"${version}"`));
}

function readIfThere(path) {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return null;
  }
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) await setupNode();
