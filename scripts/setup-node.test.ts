import { spawn } from 'node:child_process';
import { chmodSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';

const MODULE = new URL('./setup-node.mjs', import.meta.url);
const LOCK = {
  packages: {
    '': {},
    'apps/server/node_modules/two': { version: '2.0.0' },
    'node_modules/one': { version: '1.0.0' },
    'node_modules/elsewhere': { version: '3.0.0', optional: true },
  },
};
/** Like npm, it fails if another one works in the same folder, and writes its list last. */
const NPM = `#!/bin/sh
echo "$@" >> npm.log
/bin/mkdir busy || exit 217
/bin/rm -rf node_modules
/bin/sleep 0.3
for folder in node_modules/one:1.0.0 apps/server/node_modules/two:2.0.0; do
  /bin/mkdir -p "\${folder%:*}"
  echo "{\\"version\\":\\"\${folder#*:}\\"}" > "\${folder%:*}/package.json"
done
echo '{"packages":{"node_modules/one":{"version":"1.0.0"}}}' > node_modules/.package-lock.json
/bin/rm -r busy
`;

describe.skipIf(process.platform === 'win32')('setup-node', () => {
  let root: string;
  const path = (name: string) => join(root, name);

  beforeEach(() => {
    root = mkdtempSync(join(tmpdir(), 'keelerada-node-'));
    mkdirSync(path('bin'));
    putNpm(NPM);
    writeFileSync(path('package-lock.json'), JSON.stringify(LOCK));
  });
  afterEach(() => rmSync(root, { recursive: true }));

  function putNpm(script: string): void {
    writeFileSync(path('bin/npm'), script);
    chmodSync(path('bin/npm'), 0o755);
  }

  function start() {
    const program = `
      import { setupNode } from ${JSON.stringify(MODULE.href)};
      try { await setupNode({ root: ${JSON.stringify(root)} }); }
      catch (error) { console.error(error.message); }`;
    return spawn(process.execPath, ['--input-type=module', '-e', program], { env: { PATH: path('bin') } });
  }

  /** Resolves to what the command wrote to stderr. */
  async function setUp(child = start()): Promise<string> {
    let stderr = '';
    child.stderr.setEncoding('utf8').on('data', (text: string) => (stderr += text));
    await new Promise((resolve) => child.once('close', resolve));
    return stderr;
  }

  const countRuns = () => readFileSync(path('npm.log'), 'utf8').trim().split('\n').length;

  it('installs once when several commands start at the same moment, and not again', async () => {
    const outputs = await Promise.all([setUp(), setUp(), setUp()]);
    expect(outputs.join('')).not.toContain('failed');
    expect(countRuns()).toBe(1);
    expect(await setUp()).toBe('');
    expect(countRuns()).toBe(1);
  });

  it.each([
    ['a package', 'node_modules/one/package.json'],
    ['a package of a workspace', 'apps/server/node_modules/two'],
    ["npm's list of packages", 'node_modules/.package-lock.json'],
    ['everything', 'node_modules'],
  ])('installs again when %s is gone', async (_what, name) => {
    await setUp();
    rmSync(path(name), { recursive: true });
    await setUp();
    expect(countRuns()).toBe(2);
    expect(existsSync(path(name))).toBe(true);
  });

  it('installs again when a package has another version', async () => {
    await setUp();
    writeFileSync(path('node_modules/one/package.json'), '{"version":"0.9.0"}');
    await setUp();
    expect(countRuns()).toBe(2);
  });

  it('does not take an installation for complete that npm left incomplete without an error', async () => {
    putNpm(
      '#!/bin/sh\n/bin/mkdir -p node_modules\necho "{\\"packages\\":{}}" > node_modules/.package-lock.json',
    );
    expect(await setUp()).toContain('apps/server/node_modules/two is missing');
    putNpm(NPM);
    await setUp();
    expect(countRuns()).toBe(1);
  });

  it('goes on after a command that was killed while it installed', async () => {
    const killed = start();
    while (!existsSync(path('busy'))) await new Promise((resolve) => setTimeout(resolve, 10));
    killed.kill('SIGKILL');
    await setUp(killed);
    while (existsSync(path('busy'))) await new Promise((resolve) => setTimeout(resolve, 10));
    expect(existsSync(path('.cache/setup.lock'))).toBe(true);
    await setUp();
    expect(countRuns()).toBe(2);
    expect(existsSync(path('.cache/setup.lock'))).toBe(false);
  });

  it('takes over the lock of a process whose number another one has now', async () => {
    mkdirSync(path('.cache'));
    writeFileSync(path('.cache/setup.lock'), JSON.stringify({ pid: process.pid, identity: 'earlier:1' }));
    expect(await setUp()).not.toContain('Waiting');
    expect(countRuns()).toBe(1);
  });
});
