import { mkdtemp, rm } from 'node:fs/promises';
import { availableParallelism, loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { WORD_ANALYSER_PATH } from '@keelerada/contract/paths';
import { makeShortTexts } from '../corrector/make-short-texts';
import { startServerProcess } from '../http/start-server-process';
import { measure } from '../measure';
import { formatMs, printTable } from '../print-table';

const DEFAULT_WORDS = '1000';
const DEFAULT_RUNS = '20';
/** Models are read and most forms are known after so many texts. */
const WARMING_TEXTS = 20;
/** `measure` warms up with so many more. */
const MORE_WARMING_TEXTS = 3;
/** For 1,000 words (QUALITY 2). */
const FLOOR_MS = 200;

/**
 * Measures the word analyser of a warm server over HTTP: texts that it has not met, and one that it remembers from another
 * tool, whose annotation is the reference of the run.
 */
export async function runWordAnalyserBenchmark(args: string[]): Promise<void> {
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
  const { source, texts } = makeShortTexts(WARMING_TEXTS + mostRuns + MORE_WARMING_TEXTS, words);
  const runs = Math.min(mostRuns, texts.length - WARMING_TEXTS - MORE_WARMING_TEXTS);
  if (runs < 1)
    throw new Error(`There are ${texts.length} texts of ${words} words only: ask for shorter ones.`);
  const dataDir = await mkdtemp(join(tmpdir(), 'keelerada-word-analyser-'));
  const server = await startServerProcess(dataDir);
  try {
    const rest = [...texts];
    for (let i = 0; i < WARMING_TEXTS; i++) await send(server.address, rest.pop()!);
    const calls = [
      { label: 'a new text', ...(await measure(() => send(server.address, rest.pop()!), runs)) },
      {
        label: 'a text that is remembered',
        ...(await measure(() => send(server.address, texts.at(-1)!), runs)),
      },
    ];
    if (values.json) console.log(JSON.stringify({ source, words, load, calls }, null, 2));
    else {
      console.log(`Texts of ${words} words, ${source}; ${load.toFixed(1)} processes a core before the run.`);
      printTable(
        ['call', 'runs', 'least ms', 'median ms', 'floor ms', 'median / floor'],
        calls.map(({ label, runs: made, leastMs, medianMs }) => [
          label,
          String(made),
          formatMs(leastMs),
          formatMs(medianMs),
          formatMs(FLOOR_MS),
          (medianMs / FLOOR_MS).toFixed(2),
        ]),
      );
    }
  } finally {
    await server.stop();
    await rm(dataDir, { recursive: true, force: true });
  }
}

async function send(address: string, ownTexts: string): Promise<void> {
  const response = await fetch(new URL(WORD_ANALYSER_PATH, address), {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ ownTexts, language: 'et' }),
  });
  if (!response.ok)
    throw new Error(`The word analyser answered ${response.status}: ${await response.text()}`);
  await response.arrayBuffer();
}
