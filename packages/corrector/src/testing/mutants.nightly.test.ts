import { build, type Plugin } from 'esbuild';
import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { compileFunction } from 'node:vm';
import { dirname } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { expect, it } from 'vitest';
import { MutantSwitches, SWITCH } from './mutant-switches';
import { plantMutants, type Mutant } from './plant-mutants';
import { findSurvivors } from './run-mutants';
import { makeSuiteCollector, type CollectedCase } from './suite-collector';
import { readSurvivorList } from './survivor-list';

const SOURCE = fileURLToPath(new URL('../', import.meta.url));
/** Rules, guards, spelling and what settles which marks are shown. */
const MUTATED =
  /^(?:rules|spelling|grammar\/guards)\/|\/(?:settle-corrections|second-pass|resolve-overlaps|choose-shown)\.ts$/u;
const LEFT_OUT = /\.test\.ts$|\/testing\/|^rules\/data\//u;
const MOST_SURVIVORS = 60;
/** Cases that measure time would take most of it. */
const SLOWEST_CASE_MS = 250;
/** Four minutes of computing, thirteen on a machine with six times as much to do as it has cores. */
const TIMEOUT_MS = 1_800_000;

const files = readdirSync(SOURCE, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.ts'))
  .sort();
/** A part of the name of files to look at alone, whose survivors are then all shown: `MUTANTS=rules/object npx vitest run mutants.nightly`. */
const asked = process.env['MUTANTS'] ?? '';
const isMutated = (file: string): boolean =>
  MUTATED.test(file) && !LEFT_OUT.test(file) && new RegExp(asked, 'u').test(file);
const isTest = (file: string): boolean => file.endsWith('.test.ts') && !file.includes('.nightly.');

/** The tables of the rules see nothing of a rule that its recorded hits in the same sentences do not show. */
const isBlind = ({ suite }: CollectedCase, file: string): boolean =>
  suite.startsWith('the cases of') && /^rules\/(?!engine)/u.test(file);

/** One bundle of all daily tests of the package, with a switch at each condition; vitest is what the global of that name holds. */
async function bundleTests(mutants: Mutant[]): Promise<string> {
  const plugin: Plugin = {
    name: 'mutants',
    setup: (to) => {
      to.onResolve({ filter: /^vitest$/ }, () => ({ path: 'vitest', namespace: 'collected' }));
      to.onLoad({ filter: /./, namespace: 'collected' }, () => ({
        contents: 'export const { describe, it, expect, beforeAll } = globalThis.vitest;',
      }));
      to.onLoad({ filter: /packages\/.*\.m?[jt]s$/ }, ({ path }) => {
        const file = path.startsWith(SOURCE) ? path.slice(SOURCE.length) : '';
        const text = readFileSync(path, 'utf8');
        const contents = (isMutated(file) ? plantMutants(file, text, mutants) : text)
          .replaceAll('import.meta.url', JSON.stringify(pathToFileURL(path).href))
          .replaceAll('import.meta.dirname', JSON.stringify(dirname(path)));
        return { contents, loader: path.endsWith('.ts') ? 'ts' : 'js' };
      });
    },
  };
  const entry = files.filter((file) => isMutated(file) || isTest(file));
  const { outputFiles } = await build({
    stdin: { contents: entry.map((file) => `import './${file}';`).join('\n'), resolveDir: SOURCE },
    ...{ bundle: true, format: 'cjs', platform: 'node', write: false, plugins: [plugin] },
  });
  return outputFiles[0]!.text;
}

/** The cases of the bundle that pass, those that take long left out. */
async function collectCases(bundle: string, switches: MutantSwitches): Promise<CollectedCase[]> {
  const { cases, before, ...collector } = makeSuiteCollector();
  Object.assign(globalThis, { vitest: { ...collector, expect }, [SWITCH]: switches.isPlanted });
  const run = compileFunction(bundle, ['require', 'module', 'exports']) as (...values: unknown[]) => void;
  run(createRequire(SOURCE), { exports: {} }, {});
  for (const prepare of before) await prepare();
  const quick: CollectedCase[] = [];
  for (const one of cases) {
    const start = performance.now();
    await switches.listMet(one);
    // The first run of some code takes longer than later ones.
    const again = performance.now();
    if (again - start >= SLOWEST_CASE_MS) await switches.listMet(one);
    if (Math.min(again - start, performance.now() - again) < SLOWEST_CASE_MS) quick.push(one);
  }
  return quick;
}

it(
  'a condition that is taken away fails a test, or is listed with the reason why none sees it',
  async () => {
    const mutants: Mutant[] = [];
    const switches = new MutantSwitches();
    const cases = await collectCases(await bundleTests(mutants), switches);
    const survivors = await findSurvivors(
      switches,
      cases,
      mutants.map(({ file }) => file),
      isBlind,
    );
    const listed = readSurvivorList(
      readFileSync(new URL('../../golden/mutation-survivors.txt', import.meta.url), 'utf8'),
    );
    const found = survivors.map((number) => `${mutants[number]!.file} ${mutants[number]!.name}`).sort();
    console.log(`${mutants.length} mutants, ${cases.length} cases, ${found.length} survivors`);
    if (asked !== '') return console.log(found.join('\n'));
    expect(found).toEqual([...listed.keys()].sort());
    expect([...listed.values()].filter((reason) => reason === '')).toEqual([]);
    expect(listed.size).toBeLessThanOrEqual(MOST_SURVIVORS);
  },
  TIMEOUT_MS,
);
