import { spawnSync } from 'node:child_process';
import { chmodSync, mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';

const MODULE = new URL('./setup-python.mjs', import.meta.url);

describe.skipIf(process.platform === 'win32')('setup-python', () => {
  let root: string;
  let bin: string;

  beforeEach(() => {
    root = mkdtempSync(join(tmpdir(), 'keelerada-python-'));
    bin = join(root, 'bin');
    mkdirSync(bin);
    mkdirSync(join(root, 'training/python'), { recursive: true });
    writeRequirements('one==1');
  });

  afterEach(() => rmSync(root, { recursive: true }));

  function writeRequirements(content: string): void {
    for (const name of ['requirements', 'requirements-no-deps'])
      writeFileSync(join(root, 'training/python', `${name}.txt`), content);
  }

  /** A python3 of the test's own: tells its version, and makes an environment whose interpreter notes what it is asked. */
  function putPython(version: string, venvScript: string): void {
    const path = join(bin, 'python3');
    writeFileSync(path, `#!/bin/sh\nif [ "$1" = "-c" ]; then echo "${version}"; exit 0; fi\n${venvScript}\n`);
    chmodSync(path, 0o755);
  }

  const makesVenv = `
PATH=/usr/bin:/bin
echo venv >> "$LOG"
mkdir -p "$3/bin" "$3/lib/python3.12/site-packages"
printf 'version = 3.12.1\\n' > "$3/pyvenv.cfg"
printf '#!/bin/sh\\necho "$@" >> "$LOG"\\n/bin/mkdir -p "\${0%%bin/python}lib/python3.12/site-packages/one"\\n' > "$3/bin/python"
/bin/chmod +x "$3/bin/python"`;

  function setUp(): { readonly stderr: string; readonly log: readonly string[] } {
    const log = join(root, 'log');
    rmSync(log, { force: true });
    const program = `
      import { setupPython, PythonSetupError } from ${JSON.stringify(MODULE.href)};
      try { await setupPython({ root: ${JSON.stringify(root)} }); }
      catch (error) { console.error(error instanceof PythonSetupError ? error.message : error.stack); }`;
    const { stderr } = spawnSync(process.execPath, ['--input-type=module', '-e', program], {
      encoding: 'utf8',
      env: { PATH: bin, LOG: log },
    });
    const lines = spawnSync('cat', [log], { encoding: 'utf8' }).stdout.trim();
    return { stderr, log: lines === '' ? [] : lines.split('\n') };
  }

  it('names the version that is needed when Python is missing', () => {
    const { stderr } = setUp();
    expect(stderr).toContain('Python 3.10 or newer is needed and was not found.');
    expect(stderr).not.toContain('    at ');
  });

  it('tells which Python is too old', () => {
    putPython('3.8.18', 'exit 1');
    expect(setUp().stderr).toContain('was not found (python3 is 3.8.18)');
  });

  it('says which package holds a missing venv module', () => {
    putPython(
      '3.11.2',
      'echo "The virtual environment was not created: ensurepip is not available."; exit 1',
    );
    expect(setUp().stderr).toContain('apt-get install python3-venv');
  });

  it('installs EstNLTK without its dependencies, the rest from the list, and nothing the second time', () => {
    putPython('3.12.1', makesVenv);
    const first = setUp();
    expect(first.log).toHaveLength(3);
    expect(first.log[1]).toMatch(/--require-hashes --no-deps .*-r requirements-no-deps\.txt$/u);
    expect(first.log[2]).toMatch(/--require-hashes -r requirements\.txt$/u);
    expect(setUp().log).toEqual([]);
  });

  it('installs again into the same environment when a list changed', () => {
    putPython('3.12.1', makesVenv);
    setUp();
    writeRequirements('one==2');
    expect(setUp().log).toHaveLength(2);
    expect(setUp().log).toEqual([]);
  });

  it('makes the environment again when an installed package is gone', () => {
    putPython('3.12.1', makesVenv);
    setUp();
    rmSync(join(root, '.venv/lib/python3.12/site-packages/one'), { recursive: true });
    expect(setUp().log[0]).toBe('venv');
    expect(setUp().log).toEqual([]);
  });

  it('shows what pip said and tries again the next time when pip fails', () => {
    putPython(
      '3.12.1',
      `${makesVenv}\nprintf '#!/bin/sh\\necho "no such wheel" >&2; exit 1\\n' > "$3/bin/python"`,
    );
    expect(setUp().stderr).toContain('no such wheel');
    expect(setUp().stderr).toContain('no such wheel');
  });
});

describe('the lists of Python packages', () => {
  const folder = new URL('../training/python/', import.meta.url);
  const lists = readdirSync(folder).filter((name) => /^requirements.*\.txt$/u.test(name));

  it.each(lists)('%s pins each package to a version and to the hashes of its files', (name) => {
    const text = readFileSync(new URL(name, folder), 'utf8').replaceAll(/^#.*\n/gmu, '');
    const packages = text.replaceAll('\\\n', '').trim().split('\n');
    const pinned = /^[\w.-]+==[\w.]+ (?:; [^#]+? )?(?: +--hash=sha256:[0-9a-f]{64})+$/u;
    expect(packages.filter((line) => !pinned.test(line))).toEqual([]);
  });
});
