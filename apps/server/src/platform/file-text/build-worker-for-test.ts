import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import { findFileWorker } from './worker-command';

/** Bundles a worker entry of this folder for a test, inside the package so that Node finds the parsers. */
export async function buildWorkerForTest(entry: string): Promise<string> {
  const outfile = join(dirname(findFileWorker()), '..', '.cache', `${process.pid}-${entry}.js`);
  await build({
    entryPoints: [join(dirname(fileURLToPath(import.meta.url)), `${entry}.ts`)],
    outfile,
    bundle: true,
    platform: 'node',
    format: 'esm',
    external: ['iconv-lite', 'saxes', 'unpdf', 'word-extractor'],
    logLevel: 'error',
  });
  return outfile;
}
