import { mkdtempSync, openSync, readSync, closeSync, rmSync, writeFileSync, fstatSync } from 'node:fs';
import { availableParallelism, loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { buildSegment } from '@keelerada/corpus-engine/segment/build-segment';
import { encodeWordlist } from '@keelerada/corpus-engine/wordlist/encode-wordlist';
import { JsonBytes } from '@keelerada/corpus-engine/base/json-bytes';
import { MemoryTokenIndex } from '@keelerada/corpus-engine/memory-index/memory-token-index';
import { makeWordlist } from '@keelerada/corpus-engine/wordlist/make-wordlist';
import type { Segment } from '@keelerada/corpus-engine/segment/segment';
import { deserializeSegment, serializeSegment } from '@keelerada/corpus-engine/segment/snapshot';
import { type BaseTexts, makeBaseTexts, repeatTexts } from '../corpus/make-base-texts';
import { emptyCaches, measure, measureOnce, type Timing } from '../measure';
import { type DuckDbReference, openDuckDbReference } from './duckdb-reference';
import { chooseKeywords, makeEngineRows } from './engine-rows';
import type { SizeFigures } from './engine-figures';
import { measureSketch } from './measure-sketch';
import { printEngineReport } from './print-engine-report';

const DEFAULT_SIZES = '600000,3000000,12000000';
const DEFAULT_RUNS = '15';

/** Measures every row of the engine in docs/quality.md, DuckDB beside it in the same run, on corpora of several sizes. */
export async function runEngineBenchmark(args: string[]): Promise<void> {
  const { values } = parseArgs({
    args,
    options: {
      sizes: { type: 'string', default: DEFAULT_SIZES },
      runs: { type: 'string', default: DEFAULT_RUNS },
    },
  });
  const load = loadavg()[0]! / availableParallelism();
  const base = makeBaseTexts();
  const runs = Number(values.runs);
  const sizes: SizeFigures[] = [];
  for (const size of values.sizes.split(',').map(Number)) {
    sizes.push(await measureSize(base, size, runs));
  }
  printEngineReport({ source: base.source, node: process.version, load, sizes });
}

async function measureSize(base: BaseTexts, size: number, runs: number): Promise<SizeFigures> {
  const { ms: buildMs, result: built } = await measureOnce(() => buildSegment(repeatTexts(base, size)));
  const { segment, reloadMs, snapshotBytes } = await reload(built);
  const memoryBefore = measureMemory();
  for (const unit of ['folded', 'lemma'] as const) {
    const index = new MemoryTokenIndex([{ segment, texts: null }]);
    encodeWordlist(makeWordlist(index.countWords(unit), index.measure(), { unit }), new JsonBytes());
  }
  const bytesAWord = (snapshotBytes + Math.max(0, measureMemory() - memoryBefore)) / segment.sizes.words;
  const rows = makeEngineRows(segment, chooseKeywords(segment));
  const ours: Timing[] = [];
  const oursEmptied: Timing[] = [];
  for (const row of rows) {
    ours.push(await measure(row.run, runs));
    oursEmptied.push(await measure(row.run, runs, emptyCaches));
  }
  const duckDb = await measureDuckDb(base, segment, rows, runs);
  return {
    runningWords: segment.sizes.words,
    texts: segment.sizes.texts,
    buildMs,
    reloadMs,
    bytesAWord,
    sketch: await measureSketch(base, size, runs),
    queries: rows.map((row, i) => ({
      label: row.label,
      floorMs: row.floorMs,
      ours: ours[i]!,
      oursEmptied: oursEmptied[i]!,
      duckDb: duckDb[i]!,
    })),
  };
}

/** The garbage collector, which Node.js hides without this flag; figures of memory are noise without it. */
function exposeCollector(): () => void {
  setFlagsFromString('--expose-gc');
  return runInNewContext('gc') as () => void;
}

const collectGarbage = exposeCollector();

function measureMemory(): number {
  collectGarbage();
  const { heapUsed, arrayBuffers } = process.memoryUsage();
  return heapUsed + arrayBuffers;
}

async function reload(
  built: Segment,
): Promise<{ segment: Segment; reloadMs: number; snapshotBytes: number }> {
  const folder = mkdtempSync(join(tmpdir(), 'keelerada-benchmark-'));
  try {
    const file = join(folder, 'segment.bin');
    writeFileSync(file, serializeSegment(built));
    const { ms, result } = await measureOnce(() => readSegment(file));
    return { segment: result, reloadMs: ms, snapshotBytes: result.buffer.byteLength };
  } finally {
    rmSync(folder, { recursive: true });
  }
}

function readSegment(file: string): Segment {
  const handle = openSync(file, 'r');
  try {
    const bytes = new Uint8Array(new SharedArrayBuffer(fstatSync(handle).size));
    for (let read = 0; read < bytes.length;) read += readSync(handle, bytes, read, bytes.length - read, null);
    return deserializeSegment(bytes);
  } finally {
    closeSync(handle);
  }
}

async function measureDuckDb(
  base: BaseTexts,
  segment: Segment,
  rows: ReturnType<typeof makeEngineRows>,
  runs: number,
): Promise<Timing[]> {
  const copies = Math.round(segment.sizes.words / base.runningWords);
  const reference: DuckDbReference = await openDuckDbReference(buildSegment(base.texts), copies);
  try {
    const timings: Timing[] = [];
    for (const row of rows) timings.push(await measure(() => reference.run(row.task), runs));
    return timings;
  } finally {
    reference.close();
  }
}
