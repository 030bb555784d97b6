import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import type { CorrectorMorphology } from '@keelerada/corrector/corrector-morphology';
import type { EstonianFormAnalyses } from '@keelerada/estonian/morphology';

const ROOT = new URL('../../../', import.meta.url);
export const PYTHON = fileURLToPath(new URL('.venv/bin/python', ROOT));
export const MORPHOLOGY_SCRIPT = fileURLToPath(new URL('training/python/ask_morphology.py', ROOT));
const PYTHON_MODULES = fileURLToPath(new URL('apps/morphology/src', ROOT));
export const PYTHON_ENVIRONMENT = { ...process.env, PYTHONPATH: PYTHON_MODULES, PYTHONUTF8: '1' };
/** Items of one line, so that neither side holds a large answer at once. */
const MOST_ITEMS = 2_000;

export type AnalysisRow = [isKnown: boolean, readings: [string, string, string, string, string, string][]];

/** True if the Python environment with Vabamorf is set up. */
export function hasMorphology(): boolean {
  return existsSync(PYTHON);
}

/** A running analyser; `stop` ends its process. */
export interface RunningMorphology extends CorrectorMorphology {
  stop(): void;
}

/**
 * Starts the product's morphology module in its own Python process. Calls reject if the process fails.
 */
export function startMorphology(): RunningMorphology {
  const worker = startWorker();
  const ask = async <Answer>(call: string, items: readonly unknown[]): Promise<Answer[]> => {
    const answers: Answer[] = [];
    for (let start = 0; start < items.length; start += MOST_ITEMS)
      answers.push(...(await worker.call<Answer>(call, items.slice(start, start + MOST_ITEMS))));
    return answers;
  };
  return {
    isKnown: (words) => ask('spell', words),
    suggest: (words) => ask('suggest', words),
    synthesise: (items) =>
      ask(
        'synthesise',
        items.map(({ lemma, form, partOfSpeech }) => [lemma, form, partOfSpeech]),
      ),
    analyse: async (forms) => {
      const asked = forms.map(({ form, isSentenceInitial }) => [form, isSentenceInitial]);
      return (await ask<AnalysisRow>('analyse', asked)).map(makeAnalyses);
    },
    stop: () => worker.stop(),
  };
}

interface Worker {
  call<Answer>(call: string, items: readonly unknown[]): Promise<Answer[]>;
  stop(): void;
}

function startWorker(): Worker {
  const child = spawn(PYTHON, [MORPHOLOGY_SCRIPT], {
    stdio: ['pipe', 'pipe', 'inherit'],
    env: PYTHON_ENVIRONMENT,
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

export function makeAnalyses([isKnown, readings]: AnalysisRow): EstonianFormAnalyses {
  return {
    isKnown,
    analyses: readings.map(([lemma, root, ending, clitic, partOfSpeech, form]) => {
      return { lemma, root, ending, clitic, partOfSpeech, form };
    }),
  };
}
