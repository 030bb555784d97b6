import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { gunzipSync, gzipSync } from 'node:zlib';
import type { EstonianForm, EstonianFormAnalyses } from '@keelerada/estonian/morphology';

const ROOT = new URL('../../../', import.meta.url);
const PYTHON = fileURLToPath(new URL('.venv/bin/python', ROOT));
const SCRIPT = fileURLToPath(new URL('training/python/analyse_forms.py', ROOT));
const PYTHON_MODULES = fileURLToPath(new URL('apps/morphology/src', ROOT));
const CACHE_FOLDER = new URL('.cache/', ROOT);
const CACHE_FILE = new URL('estonian-analyses.json.gz', CACHE_FOLDER);
const MOST_OUTPUT_BYTES = 1 << 30;

type Row = [isKnown: boolean, readings: [string, string, string, string, string, string][]];

/** Vabamorf's analyses of all tokens of some sentences; equal forms share one object. */
export type SentenceAnalyses = readonly (readonly EstonianFormAnalyses[])[];

/** True where the Python environment with Vabamorf is set up, or the cache may make it unneeded. */
export function hasAnalyser(): boolean {
  return existsSync(PYTHON) || existsSync(CACHE_FILE);
}

/**
 * Analyses sentences form by form with the product's morphology module, called in its own Python process. Analyses are
 * cached in `.cache/`; delete the file after a change of Vabamorf. Throws an Error where Python or the module fails.
 */
export function analyseSentences(sentences: readonly (readonly string[])[]): SentenceAnalyses {
  const forms = sentences.flatMap((words) => words.map((form, i) => ({ form, isSentenceInitial: i === 0 })));
  const analyses = analyseForms(forms);
  let taken = 0;
  return sentences.map((words) => analyses.slice(taken, (taken += words.length)));
}

/** Analyses forms as `analyseSentences` does, in their order. */
export function analyseForms(forms: readonly EstonianForm[]): readonly EstonianFormAnalyses[] {
  const rows = readCache();
  const keys = forms.map(({ form, isSentenceInitial }) => JSON.stringify([form, isSentenceInitial]));
  const missing = [...new Set(keys)].filter((key) => !rows.has(key));
  if (missing.length > 0) {
    runAnalyser(missing).forEach((row, i) => rows.set(missing[i]!, row));
    writeCache(rows);
  }
  const analyses = new Map<string, EstonianFormAnalyses>();
  return keys.map((key) => {
    const found = analyses.get(key) ?? makeAnalyses(rows.get(key)!);
    analyses.set(key, found);
    return found;
  });
}

function makeAnalyses([isKnown, readings]: Row): EstonianFormAnalyses {
  return {
    isKnown,
    analyses: readings.map(([lemma, root, ending, clitic, partOfSpeech, form]) => {
      return { lemma, root, ending, clitic, partOfSpeech, form };
    }),
  };
}

function runAnalyser(keys: readonly string[]): Row[] {
  const { status, stdout, stderr, error } = spawnSync(PYTHON, [SCRIPT], {
    input: keys.join('\n') + '\n',
    encoding: 'utf8',
    maxBuffer: MOST_OUTPUT_BYTES,
    env: { ...process.env, PYTHONPATH: PYTHON_MODULES, PYTHONUTF8: '1' },
  });
  if (error || status !== 0) throw new Error(`Vabamorf could not be run: ${error?.message ?? stderr}`);
  const rows = stdout
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line) as Row);
  if (rows.length !== keys.length) throw new Error('Vabamorf answered another number of forms than asked.');
  return rows;
}

function readCache(): Map<string, Row> {
  if (!existsSync(CACHE_FILE)) return new Map();
  return new Map(JSON.parse(gunzipSync(readFileSync(CACHE_FILE)).toString('utf8')) as [string, Row][]);
}

function writeCache(rows: ReadonlyMap<string, Row>): void {
  mkdirSync(CACHE_FOLDER, { recursive: true });
  writeFileSync(CACHE_FILE, gzipSync(JSON.stringify([...rows])));
}
