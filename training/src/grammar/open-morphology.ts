import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { gunzipSync, gzipSync } from 'node:zlib';
import type { EstonianForm, EstonianFormAnalyses, Morphology } from '@keelerada/estonian/morphology';
import type { CorrectorMorphology, FormToMake } from '@keelerada/corrector/corrector-morphology';

const ROOT = new URL('../../../', import.meta.url);
const PYTHON = fileURLToPath(new URL('.venv/bin/python', ROOT));
const PYTHON_SOURCE = fileURLToPath(new URL('apps/morphology/src', ROOT));
const CACHE_FILE = new URL('.cache/corrector-morphology.json.gz', ROOT);
const WORDS_PER_CALL = 2_000;
const SUGGESTED_PER_CALL = 200;

type Row = [isKnown: boolean, readings: [string, string, string, string, string, string][]];
type Kind = 'analyse' | 'spell' | 'suggest' | 'synthesise';
type Cache = Record<Kind, Map<string, unknown>>;

/** The product's morphology worker in a process of its own, with answers cached in `.cache/` between runs. */
export interface TrainingMorphology extends Morphology, CorrectorMorphology {
  /** Stops the worker and writes the cache. */
  close(): void;
}

/** True where the Python environment with Vabamorf is set up. */
export function hasMorphologyWorker(): boolean {
  return existsSync(PYTHON);
}

/** Starts the worker. Calls reject with an Error where it refuses or dies. */
export async function openTrainingMorphology(): Promise<TrainingMorphology> {
  const worker = spawn(PYTHON, ['-m', 'keelerada_morphology', '--port', '0', '--stop-with-stdin'], {
    stdio: ['pipe', 'pipe', 'ignore'],
    env: { ...process.env, PYTHONPATH: PYTHON_SOURCE, PYTHONUTF8: '1' },
  });
  const url = await new Promise<string>((resolve, reject) => {
    worker.once('error', reject);
    createInterface(worker.stdout).once('line', (line) => resolve(line.replace('listening on ', '').trim()));
  });
  const cache = readCache();
  const added = { count: 0 };

  async function ask<Item>(
    kind: Kind,
    items: readonly Item[],
    size: number,
    makeBody: (batch: readonly Item[]) => unknown,
  ): Promise<unknown[]> {
    const keys = items.map((item) => JSON.stringify(item));
    const missing = new Map<string, Item>();
    keys.forEach((key, i) => {
      if (!cache[kind].has(key)) missing.set(key, items[i]!);
    });
    const [wantedKeys, wanted] = [[...missing.keys()], [...missing.values()]];
    for (let start = 0; start < wanted.length; start += size) {
      const response = await fetch(new URL(`/estonian/${kind}`, url), {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(makeBody(wanted.slice(start, start + size))),
      });
      if (!response.ok) throw new Error(`The morphology worker refused a call: ${await response.text()}`);
      const [answers] = Object.values((await response.json()) as Record<string, unknown[]>);
      answers!.forEach((answer, i) => cache[kind].set(wantedKeys[start + i]!, answer));
      added.count += answers!.length;
    }
    return keys.map((key) => cache[kind].get(key));
  }

  const analyse = async (forms: readonly EstonianForm[]): Promise<EstonianFormAnalyses[]> => {
    const items = forms.map(({ form, isSentenceInitial }) => [form, isSentenceInitial]);
    const rows = await ask('analyse', items, WORDS_PER_CALL, (batch) => ({ forms: batch }));
    return rows.map((row) => makeAnalyses(row as Row));
  };
  const askWords = (kind: Kind, words: readonly string[], size: number): Promise<unknown[]> =>
    ask(kind, words, size, (batch) => ({ words: batch }));

  return {
    analyse,
    analyseEstonian: analyse,
    analyseRussian: () => Promise.reject(new Error('Russian is not trained on.')),
    isKnown: async (words) => (await askWords('spell', words, WORDS_PER_CALL)) as boolean[],
    suggest: async (words) =>
      (await askWords('suggest', words, SUGGESTED_PER_CALL)).map(
        (answer) => (answer as [boolean, string[]])[1],
      ),
    synthesise: async (items: readonly FormToMake[]) =>
      (await ask('synthesise', items, WORDS_PER_CALL, (batch) => ({ items: batch }))) as string[][],
    close: () => {
      worker.stdin.end();
      if (added.count > 0) writeCache(cache);
    },
  };
}

function makeAnalyses([isKnown, readings]: Row): EstonianFormAnalyses {
  return {
    isKnown,
    analyses: readings.map(([lemma, root, ending, clitic, partOfSpeech, form]) => {
      return { lemma, root, ending, clitic, partOfSpeech, form };
    }),
  };
}

function readCache(): Cache {
  const empty: Cache = { analyse: new Map(), spell: new Map(), suggest: new Map(), synthesise: new Map() };
  if (!existsSync(CACHE_FILE)) return empty;
  const lines = gunzipSync(readFileSync(CACHE_FILE)).toString('utf8').split('\n');
  for (const line of lines) {
    if (line === '') continue;
    const [kind, key, answer] = JSON.parse(line) as [Kind, string, unknown];
    empty[kind].set(key, answer);
  }
  return empty;
}

function writeCache(cache: Cache): void {
  mkdirSync(new URL('./', CACHE_FILE), { recursive: true });
  const lines: string[] = [];
  for (const [kind, answers] of Object.entries(cache)) {
    for (const [key, answer] of answers) lines.push(JSON.stringify([kind, key, answer]));
  }
  writeFileSync(CACHE_FILE, gzipSync(lines.join('\n'), { level: 1 }));
}
