// A plain Debian system in a folder, and commands in it by chroot. Needs root rights and debootstrap.
import { spawn } from 'node:child_process';
import { copyFileSync, existsSync, mkdirSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { run } from '../run.mjs';

const RELEASE = 'bookworm';
const PATH = '/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin';
/** The npm that Node 24.9 comes with. */
const NPM = 'npm@11.6.0';
/** How the machine reaches its package servers, where that is not the usual way. */
const NETWORK = /^(?:npm_config_registry|PIP_INDEX_URL|\w+_proxy)$/iu;
/** The same for a certificate of the machine's own: a copy of the file that these variables name. */
const CERTIFICATES = ['NODE_EXTRA_CA_CERTS', 'PIP_CERT'];
const CERTIFICATES_FILE = '/run/certificates.pem';

/** Why no such system can be made here, or null. */
export async function findObstacle() {
  if (process.platform !== 'linux' || process.getuid() !== 0) return 'it needs root rights on Linux';
  if (existsSync('/usr/sbin/debootstrap')) return null;
  if (!existsSync('/usr/bin/apt-get')) return 'debootstrap is not installed';
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  await run('apt-get', ['-qq', 'update'], { env, capture: true });
  await run('apt-get', ['-qq', '-y', 'install', 'debootstrap'], { env, capture: true });
  return existsSync('/usr/sbin/debootstrap') ? null : 'debootstrap cannot be installed';
}

async function must(command, args, options) {
  const { code } = await run(command, args, { capture: true, ...options });
  if (code !== 0)
    throw new Error(`${command} ${args.slice(0, 3).join(' ')} … failed with exit status ${code}`);
}

/** Unpacks an npm package into `target` without running anything of it. */
async function unpackPackage(name, target) {
  const folder = mkdtempSync(join(tmpdir(), 'keelerada-pack-'));
  try {
    const { code, stdout } = await run('npm', ['pack', '--silent', name], { capture: true, cwd: folder });
    if (code !== 0) throw new Error(`npm pack ${name} failed with exit status ${code}`);
    mkdirSync(target, { recursive: true });
    await must('tar', ['-xzf', join(folder, stdout.trim()), '-C', target, '--strip-components=1']);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/**
 * Makes what the image `node:VERSION-bookworm-slim` is: the smallest Debian, and Node with its npm under /usr/local.
 * Node comes from the npm packages that carry it, so that no other server is asked.
 */
export async function makeNodeRoot(root, nodeVersion) {
  await must('debootstrap', ['--variant=minbase', RELEASE, root]);
  const platform = `node-linux-${process.arch}@${nodeVersion}`;
  await unpackPackage(platform, join(root, 'usr/local/lib/node'));
  await unpackPackage(NPM, join(root, 'usr/local/lib/node_modules/npm'));
  symlinkSync('../lib/node/bin/node', join(root, 'usr/local/bin/node'));
  for (const name of ['npm', 'npx'])
    symlinkSync(`../lib/node_modules/npm/bin/${name}-cli.js`, join(root, 'usr/local/bin', name));
}

export async function copyRoot(from, to) {
  await must('cp', ['-a', '--reflink=auto', from, to]);
}

/**
 * Mounts that a command sees: processes of its own and the machine's devices. `isSealed` makes everything but `volumes`
 * and /tmp read-only, as compose.yaml does.
 */
const MOUNTS = `set -e
root=$1; sealed=$2; shift 2
mount --bind "$root" "$root"
if [ "$sealed" = yes ]; then
  for volume in $VOLUMES; do mount --bind "$root$volume" "$root$volume"; done
  mount -o remount,bind,ro "$root"
  mount -t tmpfs tmpfs "$root/tmp"
fi
mount -t proc proc "$root/proc"
mount --rbind /dev "$root/dev"
exec "$@"`;

/**
 * Starts a command in the root as the process with number 1, and answers the child process. The network is the
 * machine's own. Without `user` it is root.
 */
export function startInRoot(
  root,
  words,
  { folder = '/', env = {}, user = null, volumes = [], isSealed = false },
) {
  for (const file of ['resolv.conf', 'hosts']) copyFileSync(join('/etc', file), join(root, 'etc', file));
  const inside = { PATH, HOME: user === null ? '/root' : '/', ...env };
  const variables = Object.entries(inside).map(([name, value]) => `${name}=${value}`);
  const chroot = ['chroot', ...(user === null ? [] : [`--userspec=${user}:${user}`]), root];
  const start = ['/usr/bin/env', '-i', `--chdir=${folder}`, ...variables, ...words];
  const own = ['unshare', '--mount', '--pid', '--fork', '--kill-child=TERM'];
  const script = ['/bin/sh', '-c', MOUNTS, 'mounts', root, isSealed ? 'yes' : 'no'];
  const [command, ...args] = [...own, ...script, ...chroot, ...start];
  return spawn(command, args, {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, VOLUMES: volumes.join(' ') },
  });
}

/** What a build step has to know of the machine's network. */
function readNetwork(root) {
  const settings = Object.entries(process.env).filter(([name]) => NETWORK.test(name));
  const certificates = CERTIFICATES.filter((name) => process.env[name] !== undefined);
  for (const name of certificates) copyFileSync(process.env[name], join(root, CERTIFICATES_FILE));
  return Object.fromEntries([...settings, ...certificates.map((name) => [name, CERTIFICATES_FILE])]);
}

/** Runs a build step in the root; resolves to `{code, output}` with the last characters that it printed. */
export function runInRoot(root, words, { env, ...options }) {
  const child = startInRoot(root, words, { ...options, env: { ...readNetwork(root), ...env } });
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (chunk) => (output = (output + chunk).slice(-20_000)));
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('close', (code) => resolve({ code: code ?? 1, output }));
  });
}
