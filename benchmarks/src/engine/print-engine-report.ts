import type { Timing } from '../measure';
import { formatMs, printTable } from '../print-table';

interface QueryFigures {
  readonly label: string;
  readonly floorMs: number;
  readonly ours: Timing;
  /** The same with the processor's caches emptied before each run: a small corpus stays in them, a large one never does. */
  readonly oursEmptied: Timing;
  readonly duckDb: Timing;
}

export interface SizeFigures {
  readonly runningWords: number;
  readonly texts: number;
  readonly buildMs: number;
  readonly reloadMs: number;
  /** The shared buffer and what word lists of forms and of lemmas make from it to keep. */
  readonly bytesAWord: number;
  /** A word sketch, over made-up trees; DuckDB is not asked for one. */
  readonly sketch: Timing;
  readonly queries: readonly QueryFigures[];
}

/** The size that the floors of docs/quality.md are set for. */
const FLOOR_SIZE = 3_000_000;
const BUILD_FLOOR_MS = 4_000;
const RELOAD_FLOOR_MS = 300;
const MEMORY_FLOOR_BYTES = 40;
/** Asked of the word sketch. */
const SKETCH_FLOOR_MS = 200;
/** Growth is called linear up to this multiple of it: times differ from run to run. */
const GROWTH_TOLERANCE = 1.5;

/** Above this many other processes a core the figures say little. */
const BUSY_LOAD = 0.75;

interface EngineReport {
  readonly source: string;
  readonly node: string;
  /** Runnable processes a core when the benchmark began. */
  readonly load: number;
  readonly sizes: readonly SizeFigures[];
}

/** Prints the figures for people. */
export function printEngineReport(report: EngineReport): void {
  console.log(
    `Corpus engine, Node.js ${report.node}, ${report.source}, repeated. Milliseconds: least (median).`,
  );
  if (report.load > BUSY_LOAD)
    console.log(`The machine is busy (${report.load.toFixed(1)} processes a core): all times are too long.`);
  for (const size of report.sizes) printSize(size);
  if (report.sizes.length > 1) printGrowth(report.sizes);
}

function hasFloor(size: SizeFigures): boolean {
  return Math.abs(size.runningWords / FLOOR_SIZE - 1) < 0.2;
}

function judge(value: number, floor: number): string {
  return value <= floor ? 'ok' : 'TOO SLOW';
}

function printSize(size: SizeFigures): void {
  console.log(
    `\n${size.runningWords.toLocaleString('en')} running words in ${size.texts.toLocaleString('en')} texts`,
  );
  const isJudged = hasFloor(size);
  const rows = size.queries.map((query) => [
    query.label,
    `${formatMs(query.ours.leastMs)} (${formatMs(query.ours.medianMs)})`,
    formatMs(query.duckDb.leastMs),
    (query.ours.leastMs / query.duckDb.leastMs).toFixed(4),
    isJudged ? formatMs(query.floorMs) : '',
    isJudged ? judge(query.ours.leastMs, query.floorMs) : '',
  ]);
  printTable(['', 'ours', 'DuckDB', 'ratio', 'floor', ''], rows);
  const floors = isJudged
    ? [BUILD_FLOOR_MS, RELOAD_FLOOR_MS, MEMORY_FLOOR_BYTES].map((floor) => ` (floor ${floor})`)
    : ['', '', ''];
  console.log(
    `build ${formatMs(size.buildMs)} ms${floors[0]}, reload ${formatMs(size.reloadMs)} ms${floors[1]}, ` +
      `memory ${size.bytesAWord.toFixed(1)} bytes a word${floors[2]}`,
  );
  const { leastMs, medianMs } = size.sketch;
  console.log(
    `word sketch of the most frequent base form ${formatMs(leastMs)} (${formatMs(medianMs)}) ms` +
      (isJudged ? ` (floor ${SKETCH_FLOOR_MS})` : ''),
  );
}

function printGrowth(sizes: readonly SizeFigures[]): void {
  const [first, last] = [sizes[0]!, sizes[sizes.length - 1]!];
  const words = last.runningWords / first.runningWords;
  const names = sizes.map((size) => size.runningWords.toLocaleString('en'));
  console.log(
    `\nGrowth from ${names[0]} to ${names[names.length - 1]} words (× ${words.toFixed(1)}), the caches of the processor emptied before each run: least (median)`,
  );
  const rows = first.queries.map((query, i) => {
    const timings = sizes.map((size) => size.queries[i]!.oursEmptied);
    const growth = timings[timings.length - 1]!.leastMs / timings[0]!.leastMs;
    return [
      query.label,
      ...timings.map((timing) => `${formatMs(timing.leastMs)} (${formatMs(timing.medianMs)})`),
      `× ${growth.toFixed(2)}`,
      growth <= words * GROWTH_TOLERANCE ? 'at most linear' : 'MORE THAN LINEAR',
    ];
  });
  const builds = sizes.map((size) => formatMs(size.buildMs));
  rows.push([
    'build, once, nothing emptied',
    ...builds,
    `× ${(last.buildMs / first.buildMs).toFixed(2)}`,
    '',
  ]);
  printTable(['', ...names, 'growth', ''], rows);
}
