import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import type { CorrectorMorphology } from '@keelerada/corrector/corrector-morphology';
import type { EstonianFormAnalyses } from '@keelerada/estonian/morphology';

const ROOT = new URL('../../../', import.meta.url);
const PYTHON = fileURLToPath(new URL('.venv/bin/python', ROOT));
const SCRIPT = fileURLToPath(new URL('training/python/ask_morphology.py', ROOT));
const PYTHON_MODULES = fileURLToPath(new URL('apps/morphology/src', ROOT));
/** Items of one line, so that neither side holds a large answer at once. */
const MOST_ITEMS = 2_000;

type AnalysisRow = [isKnown: boolean, readings: [string, string, string, string, string, string][]];

/** True if the Python environment with Vabamorf is set up. */
export function hasMorphology(): boolean {
  return existsSync(PYTHON);
}

/** A running analyser; `stop` ends its process. */
export interface RunningMorphology extends CorrectorMorphology {
  stop(): void;
}

/**
 * Starts the product's morphology module in its own Python process. Equal questions are asked once. Calls reject if the
 * process fails.
 */
export function startMorphology(): RunningMorphology {
  const worker = startWorker();
  const known = new AnswerCache<string, boolean>((words) => worker.call('spell', words));
  const suggested = new AnswerCache<string, string[]>((words) => worker.call('suggest', words));
  const made = new AnswerCache<string, string[]>((keys) =>
    worker.call(
      'synthesise',
      keys.map((key) => JSON.parse(key) as unknown),
    ),
  );
  const analysed = new AnswerCache<string, EstonianFormAnalyses>(async (keys) => {
    const rows = await worker.call<AnalysisRow>(
      'analyse',
      keys.map((key) => JSON.parse(key) as unknown),
    );
    return rows.map(makeAnalyses);
  });
  return {
    isKnown: (words) => known.find(words),
    suggest: (words) => suggested.find(words),
    synthesise: (items) =>
      made.find(items.map(({ lemma, form, partOfSpeech }) => JSON.stringify([lemma, form, partOfSpeech]))),
    analyse: (forms) =>
      analysed.find(forms.map(({ form, isSentenceInitial }) => JSON.stringify([form, isSentenceInitial]))),
    stop: () => worker.stop(),
  };
}

class AnswerCache<Key, Answer> {
  readonly #ask: (keys: readonly Key[]) => Promise<readonly Answer[]>;
  readonly #answers = new Map<Key, Answer>();

  constructor(ask: (keys: readonly Key[]) => Promise<readonly Answer[]>) {
    this.#ask = ask;
  }

  async find(keys: readonly Key[]): Promise<Answer[]> {
    const missing = [...new Set(keys)].filter((key) => !this.#answers.has(key));
    for (let start = 0; start < missing.length; start += MOST_ITEMS) {
      const batch = missing.slice(start, start + MOST_ITEMS);
      const answers = await this.#ask(batch);
      batch.forEach((key, i) => this.#answers.set(key, answers[i]!));
    }
    return keys.map((key) => this.#answers.get(key)!);
  }
}

interface Worker {
  call<Answer>(call: string, items: readonly unknown[]): Promise<Answer[]>;
  stop(): void;
}

function startWorker(): Worker {
  const child = spawn(PYTHON, [SCRIPT], {
    stdio: ['pipe', 'pipe', 'inherit'],
    env: { ...process.env, PYTHONPATH: PYTHON_MODULES, PYTHONUTF8: '1' },
  });
  const waiting: { resolve: (line: string) => void; reject: (error: Error) => void }[] = [];
  let failure: Error | undefined;
  createInterface({ input: child.stdout }).on('line', (line) => waiting.shift()?.resolve(line));
  const fail = (cause: string): void => {
    failure = new Error(`Vabamorf could not be run: ${cause}`);
    for (const { reject } of waiting.splice(0)) reject(failure);
  };
  child.on('error', (error) => fail(error.message));
  child.on('close', (code) => fail(`its process ended with status ${code}`));
  child.stdin.on('error', () => undefined); // a broken pipe is told by `close`
  return {
    call: async <Answer>(call: string, items: readonly unknown[]) => {
      if (failure) throw failure;
      const line = await new Promise<string>((resolve, reject) => {
        waiting.push({ resolve, reject });
        child.stdin.write(JSON.stringify([call, items]) + '\n');
      });
      return JSON.parse(line) as Answer[];
    },
    stop: () => child.stdin.end(),
  };
}

function makeAnalyses([isKnown, readings]: AnalysisRow): EstonianFormAnalyses {
  return {
    isKnown,
    analyses: readings.map(([lemma, root, ending, clitic, partOfSpeech, form]) => {
      return { lemma, root, ending, clitic, partOfSpeech, form };
    }),
  };
}
