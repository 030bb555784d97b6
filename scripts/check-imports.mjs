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

/** Returns the violations as lines and the number of modules seen below `root`. */
export async function checkImports(root) {
  const { forbidden, options } = require('../.dependency-cruiser.cjs');
  const folders = FOLDERS.filter((folder) => existsSync(join(root, folder)));
  const { output } = await cruise(
    folders,
    { ...options, baseDir: root, ruleSet: { forbidden }, validate: true },
    { ...options.enhancedResolveOptions },
  );
  const lines = output.summary.violations.map(({ rule, from, to }) => `${rule.name}: ${from} -> ${to}`);
  return { lines, modules: output.summary.totalCruised };
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
