import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const VITEST = 'node_modules/vitest/vitest.mjs';

/** The files that Vitest itself finds for a set, not what the configuration seems to say. */
function listFiles(set: string | undefined, ...names: string[]): string[] {
  const env = { ...process.env, TEST_SET: set };
  const args = [VITEST, 'list', ...names, '--filesOnly', '--json'];
  const found = JSON.parse(execFileSync(process.execPath, args, { cwd: ROOT, env, encoding: 'utf8' })) as {
    file: string;
  }[];
  return found.map(({ file }) => relative(ROOT, file));
}

describe('the two sets of tests', () => {
  it('hold every test file, each in one of them, walks in two languages and checks with Python in both', () => {
    const args = ['ls-files', '--cached', '--others', '--exclude-standard', '*.test.*'];
    const written = execFileSync('git', args, { cwd: ROOT, encoding: 'utf8' }).trim().split('\n');
    const [daily, nightly] = [listFiles('daily'), listFiles('nightly')];
    const inBoth = daily.filter((file) => nightly.includes(file));
    expect([...new Set([...daily, ...nightly])].sort()).toEqual(written.sort());
    expect(inBoth.sort()).toEqual(written.filter((file) => isInTwoLanguages(file) || asksPython(file)));
    expect(nightly.length).toBeGreaterThan(inBoth.length);
    expect(nightly.filter((file) => !file.includes('.nightly.test.') && !inBoth.includes(file))).toEqual([]);
  });

  it('without a set run the daily one, and what is named as nightly', () => {
    const soak = 'apps/server/src/app/soak.nightly.test.ts';
    expect(listFiles(undefined).sort()).toEqual(listFiles('daily').sort());
    expect(listFiles(undefined, soak)).toEqual([soak]);
  });
});

/** A walk whose languages are shared out between the sets. */
function isInTwoLanguages(file: string): boolean {
  return file.startsWith('e2e/') && readFileSync(join(ROOT, file), 'utf8').includes('chooseLanguages(');
}

/** A daily file with cases that the programs of others check, where Python is set up. */
function asksPython(file: string): boolean {
  const text = readFileSync(join(ROOT, file), 'utf8');
  const isOther = file.includes('.nightly.') || file.startsWith('scripts/');
  return !isOther && /testing\/(?:project-python|validate-xml)'|\.venv\/bin/u.test(text);
}
