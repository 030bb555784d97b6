/**
 * Runs one of the benchmarks, bundled as the product is: they measure what the product runs, not what a loader of
 * TypeScript makes of it.
 */
import { join } from 'node:path';
import { build, bundleLikeProduct } from './build.mjs';
import { ROOT, run } from './run.mjs';

const bundle = join(ROOT, 'benchmarks/dist/benchmark.js');
await build();
await bundleLikeProduct(join(ROOT, 'benchmarks/src/benchmark.ts'), bundle);
const { code } = await run(process.execPath, [bundle, ...process.argv.slice(2)]);
process.exitCode = code;
