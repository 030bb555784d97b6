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
const TESTS = /\.test\.tsx?$|\/testing\//;

const { forbidden, options, knots } = require('../.dependency-cruiser.cjs');

/**
 * Returns the violations as lines and the number of modules seen below `root`. Circles of rooms that are `allowed` are none;
 * one that is allowed and not there is.
 */
export async function checkImports(root, allowed = knots) {
  const { output } = await cruise(
    FOLDERS.filter((folder) => existsSync(join(root, folder))),
    { ...options, exclude: options.exclude.path, baseDir: root, ruleSet: { forbidden }, validate: true },
    { ...options.enhancedResolveOptions },
  );
  const found = listCircles(output.modules);
  const known = Object.keys(allowed);
  const lines = [
    ...output.summary.violations.map(({ rule, from, to }) => `${rule.name}: ${from} -> ${to}`),
    ...found.filter((circle) => !known.includes(circle)).map((circle) => `no-circular-rooms: ${circle}`),
    ...known.filter((circle) => !found.includes(circle)).map((circle) => `no-such-circle: ${circle}`),
  ];
  return { lines, modules: output.summary.totalCruised };
}

/** Rooms of one folder that import each other, by way of others too: subfolders, and the loose files of the folder as `.`. */
function listCircles(modules) {
  const imports = new Map();
  const own = (path) => /^(?:apps|packages)\/[^/]+\/src\//.test(path) && !TESTS.test(path);
  for (const { source, dependencies } of modules.filter(({ source }) => own(source))) {
    for (const { resolved } of dependencies.filter((dependency) => own(dependency.resolved))) {
      const [folder, from, to] = findRooms(source.split('/'), resolved.split('/'));
      if (from === to) continue;
      const rooms = imports.get(folder) ?? new Map();
      imports.set(folder, rooms.set(from, (rooms.get(from) ?? new Set()).add(to)));
    }
  }
  return [...imports].flatMap(([folder, rooms]) =>
    groupCircles(rooms).map((circle) => `${folder}: ${circle}`),
  );
}

/** The folder that two files have in common, and the room of each there. */
function findRooms(from, to) {
  let depth = 0;
  while (from[depth] === to[depth] && depth < Math.min(from.length, to.length) - 1) depth += 1;
  const room = (path) => (depth === path.length - 1 ? '.' : path[depth]);
  return [from.slice(0, depth).join('/'), room(from), room(to)];
}

/** Groups of rooms that reach each other, by name. */
function groupCircles(rooms) {
  const reached = new Map([...rooms.keys()].map((room) => [room, reach(rooms, room)]));
  const circles = [...reached].map(([room, others]) =>
    [...others].filter((other) => reached.get(other)?.has(room)).sort(),
  );
  return [...new Set(circles.filter(({ length }) => length > 1).map((circle) => circle.join(' ')))];
}

function reach(rooms, from, seen = new Set()) {
  for (const room of rooms.get(from) ?? []) {
    if (!seen.has(room)) reach(rooms, room, seen.add(room));
  }
  return seen;
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
