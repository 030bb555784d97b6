import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, type TestContext } from 'vitest';
import { bundleLikeProduct } from './build.mjs';

const ROOT = join(import.meta.dirname, '..');
const MODELS = join(ROOT, 'models/vabamorf');
const LIMIT_MS = 900_000;
const COMPILER = '3.1.6';

const folder = mkdtempSync(join(tmpdir(), 'vabamorf-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** What a command wrote, or null where it is not there or has failed. */
function tryCommand(command: string, words: readonly string[]): string | null {
  const { status, stdout } = spawnSync(command, words, { cwd: folder, encoding: 'utf8' });
  return status === 0 ? stdout : null;
}

describe('the compiled Vabamorf', () => {
  const isHere = tryCommand('em++', ['--version'])?.includes(COMPILER) === true;
  const note = isHere ? '' : ` (skipped: em++ ${COMPILER} is not installed)`;

  it.skipIf(!isHere)(
    `is what its source gives, with its dictionary${note}`,
    (context: TestContext) => {
      const out = join(folder, 'out');
      const built = tryCommand('bash', [join(ROOT, 'packages/vabamorf/build/build.sh'), out]);
      if (built === null && tryCommand('ls', [join(out, 'estnltk-1.7.5')]) === null) {
        context.skip('pip does not reach the source of EstNLTK');
      }
      for (const name of ['vabamorf.wasm', 'et.dct']) {
        expect(readFileSync(join(out, name)).equals(readFileSync(join(MODELS, name))), name).toBe(true);
      }
      const loader = readFileSync(join(ROOT, 'packages/vabamorf/vabamorf.mjs'), 'utf8');
      expect(readFileSync(join(out, 'vabamorf.mjs'), 'utf8')).toBe(loader);
    },
    LIMIT_MS,
  );
});

describe('Vabamorf in Node', () => {
  const program = join(folder, 'ask.mjs');
  beforeAll(async () => {
    const source = join(folder, 'ask.ts');
    writeFileSync(
      source,
      `import { readFileSync } from 'node:fs';
       import { Vabamorf } from '@keelerada/vabamorf/vabamorf';
       const [wasm, dictionary] = process.argv.slice(2).map((path) => readFileSync(path));
       const vabamorf = await Vabamorf.open({ wasm, dictionary });
       console.log(JSON.stringify([vabamorf.analyse('raamatukoguski'), vabamorf.suggest('ramat')]));`,
    );
    await bundleLikeProduct(source, program);
  });

  it.for(['20.19.0', '24.0.0'])('%s answers', (version, context) => {
    const node = findNode(version);
    if (node === null) return context.skip(`npm has no Node ${version} for this machine`);
    const files = ['vabamorf.wasm', 'et.dct'].map((name) => join(MODELS, name));
    const [{ isKnown, analyses }, suggestions] = JSON.parse(tryCommand(node, [program, ...files]) ?? '') as [
      { isKnown: boolean; analyses: { root: string }[] },
      string[],
    ];
    expect([isKnown, analyses[0]?.root]).toEqual([true, 'raamatu_kogu']);
    expect(suggestions).toContain('raamat');
  });
});

/** A Node of that version from npm's registry. */
function findNode(version: string): string | null {
  const name = `node-${process.platform}-${process.arch}`;
  const path = join(folder, `node-${version}`);
  const words = ['install', '--no-save', '--ignore-scripts', '--no-audit', '--no-fund', '--prefix', path];
  if (tryCommand('npm', [...words, `${name}@${version}`]) === null) return null;
  return join(path, 'node_modules', name, 'bin/node');
}
