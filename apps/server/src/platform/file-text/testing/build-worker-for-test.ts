import { basename, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import { findFileWorker } from '../worker-command';

/** Bundles a worker entry for a test, inside the package so that Node finds the parsers. */
export async function buildWorkerForTest(entry: URL): Promise<string> {
  const outfile = join(
    dirname(findFileWorker()),
    '..',
    '.cache',
    `${process.pid}-${basename(entry.pathname, '.ts')}.js`,
  );
  await build({
    entryPoints: [fileURLToPath(entry)],
    outfile,
    bundle: true,
    platform: 'node',
    format: 'esm',
    external: [
      'iconv-lite',
      'lru-cache',
      'onnxruntime-node',
      'piscina',
      'saxes',
      'undici',
      'unpdf',
      'word-extractor',
    ],
    logLevel: 'error',
  });
  return outfile;
}
