import { mkdtemp, rm } from 'node:fs/promises';
import { availableParallelism, loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import autocannon from 'autocannon';
import { WORDLIST_PATH } from '@keelerada/contract/paths';
import type { WordlistResponse } from '@keelerada/contract/wordlist';
import { build } from '../../../scripts/build.mjs';
import { measure, type Timing } from '../measure';
import { formatMs, printTable } from '../print-table';
import { makeHttpRows, type HttpRow } from './http-rows';
import { startServerProcess } from './start-server-process';
import { storeCorpus } from './store-corpus';

const DEFAULT_WORDS = '3000000';
const DEFAULT_SECONDS = '15';
const RUNS = 20;
const USERS = 20;
/** 20 users may wait so many times as long as one (QUALITY 2). */
const MAX_RATIO = 5;

/** Measures the calls of a real server process over HTTP: one request at a time, then the mixture of 20 users. */
export async function runHttpBenchmark(args: string[]): Promise<void> {
  const { values } = parseArgs({
    args,
    options: {
      json: { type: 'boolean', default: false },
      words: { type: 'string', default: DEFAULT_WORDS },
      seconds: { type: 'string', default: DEFAULT_SECONDS },
    },
  });
  const load = loadavg()[0]! / availableParallelism();
  await build();
  const dataDir = await mkdtemp(join(tmpdir(), 'keelerada-http-'));
  try {
    const { ids, ...corpus } = await storeCorpus(dataDir, Number(values.words));
    const first = await startServerProcess(dataDir);
    await first.stop();
    const server = await startServerProcess(dataDir);
    const rows = await chooseRows(server.address, ids);
    const calls = [];
    for (const row of rows)
      calls.push({ ...tell(row), ...(await measure(() => call(server.address, row), RUNS)) });
    const mixed = rows.filter(({ isMixed }) => isMixed);
    const oneUser = await loadServer(server.address, mixed, 1, Number(values.seconds));
    const users = await loadServer(server.address, mixed, USERS, Number(values.seconds));
    await server.stop();
    const report = {
      ...corpus,
      texts: ids.length,
      load,
      startMs: [first.readyMs, server.readyMs],
      calls,
      oneUser,
      users,
    };
    if (values.json) console.log(JSON.stringify(report, null, 2));
    else printReport(report);
  } finally {
    await rm(dataDir, { recursive: true, force: true });
  }
}

const tell = ({ label, floorMs }: HttpRow) => ({ label, floorMs });

async function chooseRows(address: string, ids: readonly string[]): Promise<HttpRow[]> {
  const list = async (type: string) => {
    const response = await send(address, WORDLIST_PATH, { corpusTextIds: ids, type });
    return ((await response.json()) as WordlistResponse).resultList;
  };
  return makeHttpRows(ids, await list('WORDS'), await list('LEMMAS'));
}

function send(address: string, path: string, body: object): Promise<Response> {
  const headers = { 'content-type': 'application/json' };
  return fetch(new URL(path, address), { method: 'POST', headers, body: JSON.stringify(body) });
}

async function call(address: string, { path, body, until }: HttpRow): Promise<void> {
  const response = await send(address, path, body);
  if (!response.ok) throw new Error(`${path} answered ${response.status}: ${await response.text()}`);
  if (until === 'END') return void (await response.arrayBuffer());
  const reader = response.body!.getReader();
  await reader.read();
  await reader.cancel();
}

interface LoadFigures {
  readonly requests: number;
  readonly p50Ms: number;
  readonly p95Ms: number;
  readonly errors: number;
}

async function loadServer(
  address: string,
  rows: readonly HttpRow[],
  connections: number,
  seconds: number,
): Promise<LoadFigures> {
  const requests = rows.map(({ path, body }) => ({
    method: 'POST' as const,
    path,
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  }));
  const times: number[] = [];
  const options = { url: address, connections, duration: seconds, requests };
  const result = await new Promise<autocannon.Result>((resolve, reject) => {
    const run = autocannon(options, (error: Error | null, done) => (error ? reject(error) : resolve(done)));
    run.on('response', (_client, _status, _bytes, ms) => times.push(ms));
  });
  times.sort((a, b) => a - b);
  const percentile = (share: number): number => times[Math.floor(times.length * share)] ?? 0;
  const errors = result.errors + result.timeouts + result.non2xx;
  return { requests: times.length, p50Ms: percentile(0.5), p95Ms: percentile(0.95), errors };
}

interface HttpReport {
  readonly source: string;
  readonly texts: number;
  readonly runningWords: number;
  readonly load: number;
  readonly startMs: readonly number[];
  readonly calls: readonly (Timing & { label: string; floorMs: number })[];
  readonly oneUser: LoadFigures;
  readonly users: LoadFigures;
}

function printReport(report: HttpReport): void {
  const { source, texts, runningWords, load, startMs, calls, oneUser, users } = report;
  console.log(
    `${runningWords} words in ${texts} texts, ${source}, repeated; ${load.toFixed(1)} processes a core.`,
  );
  console.log(
    `Start until the corpus is loaded: ${startMs.map((ms) => `${(ms / 1000).toFixed(1)} s`).join(', then ')}`,
  );
  printTable(
    ['call', 'least ms', 'median ms', 'floor ms', 'median / floor'],
    calls.map((row) => [
      row.label,
      formatMs(row.leastMs),
      formatMs(row.medianMs),
      formatMs(row.floorMs),
      (row.medianMs / row.floorMs).toFixed(2),
    ]),
  );
  const ratio = users.p95Ms / oneUser.p95Ms;
  console.log(`Mixture, one user: p50 ${formatMs(oneUser.p50Ms)} ms, p95 ${formatMs(oneUser.p95Ms)} ms.`);
  console.log(
    `Mixture, ${USERS} users: p50 ${formatMs(users.p50Ms)} ms, p95 ${formatMs(users.p95Ms)} ms, ${users.requests} requests, ` +
      `${users.errors} errors; p95 ${ratio.toFixed(1)} times that of one user (at most ${MAX_RATIO}).`,
  );
}
