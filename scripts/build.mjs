/**
 * Bundles the server, the command line and their workers into apps/server/dist with the project's own packages; those of
 * the registry stay outside. Does nothing if the sources have not changed since the last build.
 */
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join, relative } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { build as bundle } from 'esbuild';
import { withSetupLock } from './setup-lock.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const serverFolder = join(root, 'apps/server');
const sourceFolder = join(serverFolder, 'src');
const outputFolder = join(serverFolder, 'dist');
const stampFile = join(outputFolder, 'build-stamp');
/** Made by a compiler, so outside `src`. */
const VABAMORF_LOADER = 'packages/vabamorf/vabamorf.mjs';

/** All files below a folder, in a fixed order. */
function listFiles(folder) {
  return readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath ?? entry.path, entry.name))
    .sort();
}

/** Files that run as processes or threads of their own. */
const ENTRIES = ['main.ts', 'cli.ts', 'compute-worker.ts', 'file-worker.ts'];

function isEntry(file) {
  return ENTRIES.includes(basename(file));
}

function makeStamp(packageFolders) {
  const hash = createHash('sha256');
  const sources = [sourceFolder, ...packageFolders.map((folder) => join(folder, 'src'))].flatMap(listFiles);
  const configuration = ['package-lock.json', 'package.json', 'scripts/build.mjs', VABAMORF_LOADER].map(
    (file) => join(root, file),
  );
  for (const file of [...sources, ...configuration].filter((path) => !path.endsWith('.test.ts')))
    hash.update(relative(root, file)).update('\0').update(readFileSync(file)).update('\0');
  return hash.digest('hex');
}

/** `@keelerada/x/y` is packages/x/src/y.ts; Node resolves every other bare name. */
const resolvePackages = {
  name: 'resolve-packages',
  setup(bundler) {
    bundler.onResolve({ filter: /^[^./]/ }, ({ path, kind }) => {
      if (kind === 'entry-point') return undefined;
      const own = /^@keelerada\/(?<name>[^/]+)\/(?<file>.+)$/u.exec(path)?.groups;
      return own
        ? { path: join(root, 'packages', own.name, 'src', `${own.file}.ts`) }
        : { path, external: true };
    });
  },
};

/** Writes each bundle in one step and removes those of the last build. */
function writeBundles(files) {
  mkdirSync(outputFolder, { recursive: true });
  for (const { path, contents } of files) {
    const draft = `${path}.${process.pid}.draft`;
    writeFileSync(draft, contents);
    renameSync(draft, path);
  }
  const written = new Set(files.map(({ path }) => path));
  for (const file of listFiles(outputFolder)) {
    if (!written.has(file) && /\.js(?:\.map)?$/u.test(file)) rmSync(file, { force: true });
  }
}

const BUNDLING = {
  bundle: true,
  format: 'esm',
  platform: 'node',
  target: 'node20.19',
  sourcemap: true,
  sourcesContent: false,
  logLevel: 'warning',
  plugins: [resolvePackages],
};

/** Bundles one source outside the product with the settings of the product, or others; without a file it returns the code. */
export async function bundleLikeProduct(source, outfile, others = {}) {
  const written = outfile === undefined ? { write: false, sourcemap: false } : { outfile };
  const { outputFiles } = await bundle({ ...BUNDLING, entryPoints: [source], ...written, ...others });
  return outputFiles?.[0].text;
}

/** Builds if a source has changed since the last build. */
export async function build() {
  const packageFolders = readdirSync(join(root, 'packages'))
    .map((name) => join(root, 'packages', name))
    .filter((folder) => existsSync(join(folder, 'src')));
  const stamp = makeStamp(packageFolders);
  const isCurrent = () => existsSync(stampFile) && readFileSync(stampFile, 'utf8') === stamp;
  // The command that held the lock may have built the same sources.
  if (!isCurrent()) await withSetupLock(() => isCurrent() || buildBundles(stamp));
}

async function buildBundles(stamp) {
  const entries = listFiles(sourceFolder).filter(isEntry);
  const { outputFiles } = await bundle({
    entryPoints: entries.map((file) => ({ in: file, out: basename(file, '.ts') })),
    outdir: outputFolder,
    write: false,
    splitting: true,
    chunkNames: '[name]-[hash]',
    ...BUNDLING,
  });
  writeBundles(outputFiles);
  writeFileSync(stampFile, stamp);
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) await build();
