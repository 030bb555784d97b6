import { mkdtemp, rm } from 'node:fs/promises';
import { availableParallelism, loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { CORRECTIONS_PATH, CORRECTOR_PATH } from '@keelerada/contract/paths';
import { segmentText } from '@keelerada/estonian/segmentation/segment-text';
import { measureVabamorf } from '../annotate/measure-vabamorf';
import { startServerProcess } from '../http/start-server-process';
import { measure, type Timing } from '../measure';
import { formatMs, printTable } from '../print-table';
import { makeShortTexts } from './make-short-texts';

const DEFAULT_WORDS = '300';
const DEFAULT_RUNS = '20';
/** Models are read and most forms are known after so many texts. */
const WARMING_TEXTS = 20;
/** `measure` warms up with so many more. */
const MORE_WARMING_TEXTS = 3;

/** A call with its floor in milliseconds for 300 words (QUALITY 2). */
const CALLS = [
  { label: 'spelling alone', path: CORRECTIONS_PATH, fields: {}, floorMs: 300 },
  {
    label: 'grammar, spelling and all figures',
    path: CORRECTOR_PATH,
    fields: { model: 'grammarchecker' },
    floorMs: 1000,
  },
  { label: 'figures and level alone', path: '/api/texts/keeletase', fields: {}, floorMs: 300 },
] as const;

interface CallFigures extends Timing {
  readonly label: string;
  readonly floorMs: number;
}

interface Report {
  readonly source: string;
  readonly words: number;
  readonly load: number;
  /** Processor time of Vabamorf alone for such a text, in three passes: the reference of the run. */
  readonly referenceMs: number;
  readonly calls: readonly CallFigures[];
}

/**
 * Measures the corrector of a warm server over HTTP, one text at a time. No text and no sentence comes twice, so that no
 * annotation is kept from an earlier call.
 */
export async function runCorrectorBenchmark(args: string[]): Promise<void> {
  const { values } = parseArgs({
    args,
    options: {
      json: { type: 'boolean', default: false },
      words: { type: 'string', default: DEFAULT_WORDS },
      runs: { type: 'string', default: DEFAULT_RUNS },
    },
  });
  const [words, mostRuns] = [Number(values.words), Number(values.runs)];
  const load = loadavg()[0]! / availableParallelism();
  const wanted = WARMING_TEXTS + CALLS.length * (mostRuns + MORE_WARMING_TEXTS);
  const { source, texts } = makeShortTexts(wanted, words);
  const runs = Math.min(
    mostRuns,
    Math.floor((texts.length - WARMING_TEXTS) / CALLS.length) - MORE_WARMING_TEXTS,
  );
  if (runs < 1)
    throw new Error(`There are ${texts.length} texts of ${words} words only: ask for shorter ones.`);
  const referenceMs = measureReference(texts);
  const dataDir = await mkdtemp(join(tmpdir(), 'keelerada-corrector-'));
  const server = await startServerProcess(dataDir);
  try {
    const rest = [...texts];
    const ask = (path: string, fields: object): Promise<void> =>
      send(server.address, path, rest.pop()!, fields);
    for (let i = 0; i < WARMING_TEXTS; i++) await ask(CORRECTOR_PATH, { model: 'grammarchecker' });
    const calls: CallFigures[] = [];
    for (const { label, path, fields, floorMs } of CALLS)
      calls.push({ label, floorMs, ...(await measure(() => ask(path, fields), runs)) });
    const report = { source, words, load, referenceMs, calls };
    if (values.json) console.log(JSON.stringify(report, null, 2));
    else printReport(report);
  } finally {
    await server.stop();
    await rm(dataDir, { recursive: true, force: true });
  }
}

function measureReference(texts: readonly string[]): number {
  const tokens = texts.flatMap((text) => segmentText(text).flatMap((sentence) => sentence.tokens)).length;
  return (tokens / texts.length / measureVabamorf(texts)) * 1000;
}

async function send(address: string, path: string, tekst: string, fields: object): Promise<void> {
  const response = await fetch(new URL(path, address), {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ tekst, ...fields }),
  });
  if (!response.ok) throw new Error(`${path} answered ${response.status}: ${await response.text()}`);
  await response.arrayBuffer();
}

function printReport({ source, words, load, referenceMs, calls }: Report): void {
  console.log(`Texts of ${words} words, ${source}; ${load.toFixed(1)} processes a core before the run.`);
  console.log(
    `Reference: Vabamorf alone in three passes, ${formatMs(referenceMs)} ms of processor time a text.`,
  );
  printTable(
    ['call', 'runs', 'least ms', 'median ms', 'floor ms', 'median / floor', 'least / Vabamorf'],
    calls.map(({ label, runs, leastMs, medianMs, floorMs }) => [
      label,
      String(runs),
      formatMs(leastMs),
      formatMs(medianMs),
      formatMs(floorMs),
      (medianMs / floorMs).toFixed(2),
      (leastMs / referenceMs).toFixed(2),
    ]),
  );
}
