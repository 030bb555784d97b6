import { execFile } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, expect, it } from 'vitest';

const SCRIPT = fileURLToPath(new URL('count-lines.mjs', import.meta.url));
let root = '';

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'keelerada-lines-'));
  write('apps/web/src/page.ts', 'const a = 1;\n'.repeat(100));
  write('apps/web/src/page.test.ts', 'const a = 1;\n'.repeat(900));
  write('apps/web/locales/et/page.json', '{\n  "title": "Leht"\n}\n');
  write('training/src/train.ts', 'const a = 1;\n'.repeat(30));
  write('benchmarks/src/run.ts', 'const a = 1;\n'.repeat(20));
  write('README.md', 'Three words here\n');
});

afterEach(() => rmSync(root, { recursive: true }));

function write(file: string, text: string) {
  mkdirSync(dirname(join(root, file)), { recursive: true });
  writeFileSync(join(root, file), text);
}

function writeBudgets(web: number, laboratory = 50, words = 3) {
  const source = { 'apps/web': web, laboratory };
  write('lines.json', JSON.stringify({ source, messages: { lines: 3 }, documents: { words } }));
}

function check(): Promise<{ failed: boolean; said: string }> {
  return new Promise((resolve) => {
    execFile(process.execPath, [SCRIPT, '--check', root], (error, stdout, stderr) =>
      resolve({ failed: error !== null, said: stdout + stderr }),
    );
  });
}

const readBudgets = () => JSON.parse(readFileSync(join(root, 'lines.json'), 'utf8')) as unknown;

it('is content with a house within its budgets, tests not counted', async () => {
  writeBudgets(100);
  expect(await check()).toEqual({ failed: false, said: '' });
});

it('fails where a room is over, and says by how much', async () => {
  writeBudgets(99);
  expect(await check()).toEqual({ failed: true, said: 'source apps/web: 100, and lines.json allows 99\n' });
});

it('counts training and benchmarks in one sum', async () => {
  writeBudgets(100, 49);
  expect((await check()).said).toContain('source laboratory: 50, and lines.json allows 49');
});

it('fails for a room without a budget, and for documents that grew', async () => {
  writeBudgets(100, 50, 2);
  write('packages/new/src/rule.ts', 'const a = 1;\n');
  const { said } = await check();
  expect(said).toContain('source packages/new: 1, and lines.json allows 0');
  expect(said).toContain('documents words: 3, and lines.json allows 2');
});

it('writes the lower figure where a room became smaller, and leaves one that is near', async () => {
  writeBudgets(200, 50);
  expect((await check()).failed).toBe(false);
  expect(readBudgets()).toMatchObject({ source: { 'apps/web': 100, laboratory: 50 } });
  writeBudgets(101);
  await check();
  expect(readBudgets()).toMatchObject({ source: { 'apps/web': 101 } });
});
