import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { gunzipSync, gzipSync } from 'node:zlib';
import type { EstonianForm, EstonianFormAnalyses } from '@keelerada/estonian/morphology';
import {
  hasMorphology,
  makeAnalyses,
  MORPHOLOGY_SCRIPT,
  PYTHON,
  PYTHON_ENVIRONMENT,
} from '../language/start-morphology';
import type { AnalysisRow } from '../language/start-morphology';

const CACHE_FOLDER = new URL('../../../.cache/', import.meta.url);
const CACHE_FILE = new URL('estonian-analyses.json.gz', CACHE_FOLDER);
const MOST_OUTPUT_BYTES = 1 << 30;

/** Vabamorf's analyses of all tokens of some sentences; equal forms share one object. */
export type SentenceAnalyses = readonly (readonly EstonianFormAnalyses[])[];

/** True where the Python environment with Vabamorf is set up, or the cache may make it unneeded. */
export function hasAnalyser(): boolean {
  return hasMorphology() || existsSync(CACHE_FILE);
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

function runAnalyser(keys: readonly string[]): AnalysisRow[] {
  const { status, stdout, stderr, error } = spawnSync(PYTHON, [MORPHOLOGY_SCRIPT], {
    input: `["analyse",[${keys.join(',')}]]\n`,
    encoding: 'utf8',
    maxBuffer: MOST_OUTPUT_BYTES,
    env: PYTHON_ENVIRONMENT,
  });
  if (error || status !== 0) throw new Error(`Vabamorf could not be run: ${error?.message ?? stderr}`);
  return JSON.parse(stdout) as AnalysisRow[];
}

function readCache(): Map<string, AnalysisRow> {
  if (!existsSync(CACHE_FILE)) return new Map();
  return new Map(
    JSON.parse(gunzipSync(readFileSync(CACHE_FILE)).toString('utf8')) as [string, AnalysisRow][],
  );
}

function writeCache(rows: ReadonlyMap<string, AnalysisRow>): void {
  mkdirSync(CACHE_FOLDER, { recursive: true });
  writeFileSync(CACHE_FILE, gzipSync(JSON.stringify([...rows])));
}
