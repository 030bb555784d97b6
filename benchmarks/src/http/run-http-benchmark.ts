import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { buildSegment } from '@keelerada/corpus-engine/segment/build-segment';
import { wordlistCall, type WordlistResponse } from '@keelerada/contract/tools/wordlist';
import { makeBaseTexts } from '../corpus/make-base-texts';
import { openDuckDbReference } from '../engine/duckdb-reference';
import { measure, readLoad, type Timing } from '../measure';
import { formatMs, printTable } from '../print-table';
import { makeHttpRows, type HttpRow } from './http-rows';
import { type LoadFigures, loadServer } from './load-server';
import { hasWrk, loadWithWrk } from './load-with-wrk';
import { postJson } from './post-json';
import { startServerProcess } from './start-server-process';
import { storeCorpus } from './store-corpus';

const DEFAULT_WORDS = '3000000';
const DEFAULT_SECONDS = '15';
const RUNS = 20;
const USERS = 20;
/** 20 users may wait so many times as long as one. */
const MAX_RATIO = 5;

/**
 * Measures the calls of a real server process over HTTP: one request at a time, then the mixture of 20 users, with a client
 * of its own and, where it is installed, with wrk.
 */
export async function runHttpBenchmark(args: string[]): Promise<void> {
  const { values } = parseArgs({
    args,
    options: {
      words: { type: 'string', default: DEFAULT_WORDS },
      seconds: { type: 'string', default: DEFAULT_SECONDS },
    },
  });
  const load = readLoad();
  const dataDir = await mkdtemp(join(tmpdir(), 'keelerada-http-'));
  try {
    const { ids, ...corpus } = await storeCorpus(dataDir, Number(values.words));
    const first = await startServerProcess(dataDir);
    await first.stop();
    const server = await startServerProcess(dataDir);
    const users = await chooseRows(server.address, ids);
    const rows = users[0]!;
    const calls = [];
    for (const row of rows) calls.push({ ...row, ...(await measure(() => call(server.address, row), RUNS)) });
    const seconds = Number(values.seconds);
    const mixtures = [];
    const own = users.map((userRows) => userRows.filter(({ isAlone }) => !isAlone));
    for (const [label, askers] of [
      ['each asks something else', own],
      ['all ask the same', own.map(() => own[0]!)],
    ] as const) {
      const one = await loadServer(server.address, [askers.flat()], seconds);
      const many = await loadServer(server.address, askers, seconds);
      mixtures.push({ label: `${label}, own client`, one, many });
      if (!hasWrk()) continue;
      const calls = [...new Set(askers.flat())];
      mixtures.push({
        label: `${label}, wrk`,
        one: await loadWithWrk(server.address, calls, 1, seconds),
        many: await loadWithWrk(server.address, calls, USERS, seconds),
      });
    }
    const serverMb = server.readPeakMb();
    await server.stop();
    const duckDb = await measureDuckDb(rows, corpus.runningWords);
    printReport({
      ...corpus,
      texts: ids.length,
      load,
      startMs: [first.readyMs, server.readyMs],
      calls: calls.map((call, i) => ({ ...call, duckDb: duckDb[i]! })),
      mixtures,
      serverMb,
    });
  } finally {
    await rm(dataDir, { recursive: true, force: true });
  }
}

/** The same questions to DuckDB, without HTTP and JSON: the reference of the run. */
async function measureDuckDb(rows: readonly HttpRow[], runningWords: number): Promise<(Timing | null)[]> {
  const base = makeBaseTexts();
  const copies = Math.round(runningWords / base.runningWords);
  const reference = await openDuckDbReference(buildSegment(base.texts), copies);
  try {
    const timings: (Timing | null)[] = [];
    for (const { task } of rows) timings.push(task ? await measure(() => reference.run(task), RUNS) : null);
    return timings;
  } finally {
    reference.close();
  }
}

async function chooseRows(address: string, ids: readonly string[]): Promise<HttpRow[][]> {
  const list = async (type: string) => {
    const response = await postJson(address, wordlistCall.path, { corpusTextIds: ids, type });
    return ((await response.json()) as WordlistResponse).resultList;
  };
  const [words, lemmas] = [await list('WORDS'), await list('LEMMAS')];
  return Array.from({ length: USERS }, (_, user) => makeHttpRows(ids, words, lemmas, user));
}

async function call(address: string, { path, body, isFirstByte }: HttpRow): Promise<void> {
  const response = await postJson(address, path, body);
  if (!isFirstByte) return void (await response.arrayBuffer());
  const reader = response.body!.getReader();
  await reader.read();
  await reader.cancel();
}

interface HttpReport {
  readonly source: string;
  readonly texts: number;
  readonly runningWords: number;
  readonly load: number;
  readonly startMs: readonly number[];
  /** The most memory that the server's process held. */
  readonly serverMb: number;
  readonly calls: readonly (Timing & { label: string; floorMs: number; duckDb: Timing | null })[];
  readonly mixtures: readonly {
    readonly label: string;
    readonly one: LoadFigures;
    readonly many: LoadFigures;
  }[];
}

function printReport(report: HttpReport): void {
  const { source, texts, runningWords, load, startMs, serverMb, calls, mixtures } = report;
  console.log(
    `${runningWords} words in ${texts} texts, ${source}, repeated; ${load.toFixed(1)} processes a core.`,
  );
  console.log(
    `Start until the corpus is loaded: ${startMs.map((ms) => `${(ms / 1000).toFixed(1)} s`).join(', then ')}`,
  );
  printTable(
    ['call', 'least ms', 'median ms', 'floor ms', 'median / floor', 'DuckDB least ms', 'ratio'],
    calls.map((row) => [
      row.label,
      formatMs(row.leastMs),
      formatMs(row.medianMs),
      formatMs(row.floorMs),
      (row.medianMs / row.floorMs).toFixed(2),
      formatMs(row.duckDb?.leastMs),
      row.duckDb ? (row.leastMs / row.duckDb.leastMs).toFixed(3) : '–',
    ]),
  );
  printTable(
    [
      'mixture',
      'one user: p50 ms',
      'p95 ms',
      `${USERS} users: p50 ms`,
      'p95 ms',
      'requests',
      'errors',
      'p95 ratio',
    ],
    mixtures.map(({ label, one, many }) => [
      label,
      formatMs(one.p50Ms),
      formatMs(one.p95Ms),
      formatMs(many.p50Ms),
      formatMs(many.p95Ms),
      String(many.requests),
      String(one.errors + many.errors),
      `${(many.p95Ms / one.p95Ms).toFixed(1)} (at most ${MAX_RATIO})`,
    ]),
  );
  console.log(`Most memory of the server: ${serverMb.toFixed(0)} MB`);
}
