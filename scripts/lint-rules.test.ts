import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { findStringIndexes } from './check-string-index.mjs';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
/** What each file is reported for; none where the list is empty. */
const planted: Record<string, { readonly text: string; readonly found: readonly string[] }> = {
  'packages/a/src/utils.ts': { text: 'export const a = 1;\n', found: ['file-name'] },
  'packages/a/src/twoWords.ts': { text: 'export const a = 1;\n', found: ['file-name'] },
  'packages/a/src/barrel.ts': { text: "export * from './fine';\n", found: ['named-exports'] },
  'packages/a/src/one.ts': { text: 'export default 1;\n', found: ['named-exports'] },
  'packages/a/src/fine.ts': { text: 'export const now = () => performance.now();\n', found: [] },
  'packages/a/src/fine.test.ts': { text: 'export const a = performance.now() - 5;\n', found: ['no-clock'] },
  'packages/a/src/fine.nightly.test.ts': { text: 'export const a = performance.now() - 5;\n', found: [] },
  'apps/server/src/late.ts': { text: 'export const a = Date.now() > 5;\n', found: ['steady-clock'] },
  'apps/server/src/until.ts': { text: 'export const a = new Date(Date.now() + 5);\n', found: [] },
  'packages/a/src/types.ts': {
    text: "export const a: number = 'a';\nexport const b = async () => {\n  Promise.resolve(a);\n};\n",
    found: ['TS2322', 'require-await', 'no-floating-promises'],
  },
};

let root: string;
beforeAll(() => {
  root = mkdtempSync(join(tmpdir(), 'keelerada-lint-'));
  for (const [path, { text }] of Object.entries(planted)) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
  }
  writeFileSync(join(root, 'tsconfig.json'), '{"compilerOptions": {"strict": true, "target": "ES2023"}}');
  const rules = readFileSync(join(ROOT, '.oxlintrc.json'), 'utf8').replace('./scripts/', `${ROOT}scripts/`);
  writeFileSync(join(root, '.oxlintrc.json'), rules);
});
afterAll(() => rmSync(root, { recursive: true, force: true }));

it('the linter finds every planted fault and nothing else', () => {
  const lint = () =>
    execFileSync(join(ROOT, 'node_modules/.bin/oxlint'), ['-f', 'unix'], { cwd: root, encoding: 'utf8' });
  let output = '';
  try {
    output = lint();
  } catch (error) {
    output = (error as { stdout: string }).stdout;
  }
  const found = output.split('\n').flatMap((line) => {
    const [, path, rule] = /^([^:]+):.*[/(]([\w-]+)\)+\]$/u.exec(line) ?? [];
    return path === undefined ? [] : [`${path}: ${rule}`];
  });
  const expected = Object.entries(planted).flatMap(([path, { found: rules }]) =>
    rules.map((rule) => `${path}: ${rule}`),
  );
  expect(found.sort()).toEqual(expected.sort());
});

it('what any string names is found, unless a comment says why it may be', () => {
  const text = [
    'const table: Record<string, number> = {};',
    'export const read = (name: string) => table[name];',
    'export const has = (name: string) => name in table;',
    'export const pick = <Name extends string>(name: Name) => table[name];',
    "export const fixed = (name: 'a' | 'b', at: number) => [table[name], [1][at]];",
    'export const set = (name: string) => { table[name] = 1; };',
    '// any string: a reason',
    'export const known = (name: string) => table[name];',
  ].join('\n');
  const path = join(root, 'string-index.ts');
  writeFileSync(path, text);
  expect(findStringIndexes([path])).toEqual([2, 3, 4].map((line) => `${path}:${line}`));
});
