import { execFileSync } from 'node:child_process';
import { relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const VITEST = 'node_modules/vitest/vitest.mjs';

/** The files that Vitest itself finds for a set, not what the configuration seems to say. */
function listFiles(set: string): string[] {
  const env = { ...process.env, TEST_SET: set };
  const args = [VITEST, 'list', '--filesOnly', '--json'];
  const found = JSON.parse(execFileSync(process.execPath, args, { cwd: ROOT, env, encoding: 'utf8' })) as {
    file: string;
  }[];
  return found.map(({ file }) => relative(ROOT, file));
}

describe('the two sets of tests', () => {
  it('hold every test file, each in one of them', () => {
    const args = ['ls-files', '--cached', '--others', '--exclude-standard', '*.test.*'];
    const written = execFileSync('git', args, { cwd: ROOT, encoding: 'utf8' }).trim().split('\n');
    const [daily, nightly] = [listFiles('daily'), listFiles('nightly')];
    expect([...daily, ...nightly].sort()).toEqual(written.sort());
    expect(nightly.length).toBeGreaterThan(0);
    expect(nightly.filter((file) => !file.includes('.nightly.test.'))).toEqual([]);
  });
});
