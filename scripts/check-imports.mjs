// Who may import whom: runs the rules of .dependency-cruiser.cjs. Fails when it saw no module, so that a tool which
// reads nothing never passes for a clean house. Usage: node scripts/check-imports.mjs [ROOT]
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { cruise } from 'dependency-cruiser';

const require = createRequire(import.meta.url);
const FOLDERS = ['apps/server/src', 'apps/web/src', 'packages', 'training/src', 'benchmarks/src'];
const LEAST_MODULES = 3;

/** Files that may look up at what they test. */
const TESTS = ['\\.test\\.tsx?$', '/testing/'];

const { forbidden, options, folderCircles } = require('../.dependency-cruiser.cjs');
const folderRules = forbidden.filter(({ scope }) => scope === 'folder');
const fileRules = forbidden.filter((rule) => !folderRules.includes(rule));

/**
 * Returns the violations as lines and the number of modules seen below `root`. Circles of folders that are `allowed` are
 * none; one that is allowed and not there is.
 */
export async function checkImports(root, allowed = folderCircles) {
  const files = await cruiseWith(root, fileRules, options.exclude.path);
  const folders = await cruiseWith(root, folderRules, [options.exclude.path, ...TESTS, 'node_modules']);
  const circles = folders.violations.map(({ from, to }) => `${from} -> ${to}`);
  const lines = [
    ...files.violations.map(({ rule, from, to }) => `${rule.name}: ${from} -> ${to}`),
    ...circles
      .filter((circle) => !allowed.includes(circle))
      .map((circle) => `no-circular-folders: ${circle}`),
    ...allowed.filter((circle) => !circles.includes(circle)).map((circle) => `no-such-circle: ${circle}`),
  ];
  return { lines, modules: files.totalCruised };
}

async function cruiseWith(root, rules, exclude) {
  const { output } = await cruise(
    FOLDERS.filter((folder) => existsSync(join(root, folder))),
    { ...options, exclude: { path: exclude }, baseDir: root, ruleSet: { forbidden: rules }, validate: true },
    { ...options.enhancedResolveOptions },
  );
  return output.summary;
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const { lines, modules } = await checkImports(resolve(process.argv[2] ?? '.'));
  for (const line of lines) console.error(line);
  if (modules < LEAST_MODULES) {
    console.error(`imports: only ${modules} modules were seen; the check itself is broken`);
    process.exit(1);
  }
  console.log(`imports: ${modules} modules, ${lines.length} violations`);
  if (lines.length > 0) process.exit(1);
}
