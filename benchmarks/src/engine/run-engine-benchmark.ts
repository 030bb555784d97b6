import { closeSync, fstatSync, mkdtempSync, openSync, readSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
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
import type { IndexText } from '@keelerada/corpus-engine/segment/index-text';
import { countSketch } from '@keelerada/corpus-engine/word-sketch/count-sketch';
import { encodeSketch } from '@keelerada/corpus-engine/word-sketch/encode-sketch';
import { makeSketch } from '@keelerada/corpus-engine/word-sketch/make-sketch';
import { type BaseTexts, makeBaseTexts, repeatTexts } from '../corpus/make-base-texts';
import { emptyCaches, measure, measureOnce, readLoad, type Timing } from '../measure';
import { type DuckDbReference, openDuckDbReference } from './duckdb-reference';
import { chooseKeywords, makeEngineRows } from './engine-rows';
import { printEngineReport, type SizeFigures } from './print-engine-report';

/** What tokens are in made-up trees, about as often as in Estonian ones: of ten, seven are edges of a sketch. */
const RELATIONS = ['nsubj', 'obj', 'amod', 'advmod', 'conj', 'compound:prt', 'obj', 'cc', 'root', 'mark'];
const FARTHEST_HEAD = 4;

/** The rough annotation has no trees: each token gets a head among the next ones. Speed does not depend on which. */
function addTrees(text: IndexText): IndexText {
  const { starts } = text.tokens;
  const heads = Int32Array.from({ length: starts.length }, (_, token) =>
    Math.min(starts.length - 1, token + 1 + (token % FARTHEST_HEAD)),
  );
  const relations = heads.map((_, token) => (token * 7) % RELATIONS.length);
  return { ...text, tokens: { ...text.tokens, relations, relationTable: RELATIONS, heads } };
}

/** A word sketch of the most frequent base form, with the first collocates of each relation as JSON. */
function measureSketch(base: BaseTexts, size: number, runs: number): Promise<Timing> {
  const texts = base.texts.map(addTrees);
  const parts = [{ segment: buildSegment(repeatTexts({ ...base, texts }, size)), texts: null }];
  const index = new MemoryTokenIndex(parts);
  const { names, ids } = makeWordlist(index.countWords('lemma'), index.measure(), { unit: 'lemma' });
  const keyword = names.get(ids[0]!);
  return measure(() => {
    const columns = countSketch(parts, { keyword });
    const rows = makeSketch(columns, undefined, { limit: 10, minCount: 1, order: 'LOGDICE' });
    const out = new JsonBytes();
    encodeSketch(rows, columns, undefined, out);
    return out.length;
  }, runs);
}

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
  const load = readLoad();
  const base = makeBaseTexts();
  const runs = Number(values.runs);
  const sizes: SizeFigures[] = [];
  for (const size of values.sizes.split(',').map(Number)) sizes.push(await measureSize(base, size, runs));
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
