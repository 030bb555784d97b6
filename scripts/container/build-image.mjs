// Follows the steps of the Dockerfile in a plain Debian root, without Docker and without an image hub.
import { cpSync, mkdirSync, readFileSync, readdirSync, statSync } from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import ignore from '@balena/dockerignore';
import { ROOT } from '../run.mjs';
import { copyRoot, makeNodeRoot, runInRoot } from './debian-root.mjs';
import { readDockerfile } from './read-dockerfile.mjs';

const NODE_IMAGE = /^node:([\d.]+)-bookworm-slim$/u;

/** Copies what .dockerignore lets through into `folder`: what a builder is sent. */
function makeContext(folder) {
  const rules = ignore({ ignorecase: false }).add(readFileSync(join(ROOT, '.dockerignore'), 'utf8'));
  const files = readdirSync(ROOT, { recursive: true, withFileTypes: true })
    .filter((entry) => !entry.isDirectory())
    .map((entry) => join(entry.parentPath, entry.name).slice(ROOT.length));
  for (const file of rules.filter(files)) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    cpSync(join(ROOT, file), join(folder, file), { verbatimSymlinks: true });
  }
}

/** COPY: a folder's contents go into the target, a file under its own name where the target is a folder. */
function copyIn({ sources, target }, from, root, folder) {
  const to = join(root, resolve(folder, target));
  for (const source of sources) {
    const path = join(from, source);
    const isInto = statSync(path).isFile() && (sources.length > 1 || target.endsWith('/'));
    cpSync(path, isInto ? join(to, basename(source)) : to, { recursive: true, verbatimSymlinks: true });
  }
}

async function runStep(step, { root, roots, context, state }) {
  const { keyword, line } = step;
  if (keyword === 'WORKDIR') {
    state.folder = step.folder;
    mkdirSync(join(root, step.folder), { recursive: true });
  } else if (keyword === 'COPY') {
    copyIn(step, step.from === null ? context : roots.get(step.from).root, root, state.folder);
  } else if (keyword === 'RUN') {
    const { folder, env, user } = state;
    const { code, output } = await runInRoot(root, ['/bin/sh', '-c', step.command], { folder, env, user });
    if (code !== 0)
      throw new Error(`Line ${line} of the Dockerfile failed with exit status ${code}:\n${output}`);
  } else if (keyword === 'ENV') Object.assign(state.env, step.env);
  else if (keyword === 'USER') state.user = step.user;
  else if (keyword === 'VOLUME') state.volumes.push(...step.volumes);
  else Object.assign(state, step.health ? { health: step.health } : { start: step.start });
}

/** Follows every stage below `folder`; resolves to the last one: `{root, folder, env, user, volumes, health, start}`. */
export async function buildImage(folder, log = (line) => console.error(line)) {
  const context = join(folder, 'context');
  makeContext(context);
  const roots = new Map();
  for (const { name, base, steps } of readDockerfile(readFileSync(join(ROOT, 'Dockerfile'), 'utf8'))) {
    log(`stage ${name} ...`);
    const version = NODE_IMAGE.exec(base)?.[1];
    if (version !== undefined && !roots.has(base)) {
      const root = join(folder, 'base');
      await makeNodeRoot(root, version);
      roots.set(base, { root, folder: '/', env: {}, user: null, volumes: [] });
    }
    const { root: from, ...known } = roots.get(base);
    const root = join(folder, name);
    await copyRoot(from, root);
    const state = { ...known, env: { ...known.env }, volumes: [...known.volumes] };
    for (const step of steps) await runStep(step, { root, roots, context, state });
    roots.set(name, { root, ...state });
  }
  return [...roots.values()].at(-1);
}
