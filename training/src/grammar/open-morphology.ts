import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { gunzipSync, gzipSync } from 'node:zlib';
import type { CorrectorMorphology } from '@keelerada/corrector/corrector-morphology';
import type { Morphology } from '@keelerada/estonian/morphology';
import { startMorphology } from '../language/start-morphology';

const CACHE_FILE = new URL('../../../.cache/corrector-morphology.json.gz', import.meta.url);
/** Sentences are asked about in parts; the cache is written after so many new answers. */
const NEW_ANSWERS_PER_WRITE = 50_000;

type Kind = 'analyse' | 'isKnown' | 'suggest' | 'synthesise';

/** The product's morphology with answers kept in `.cache/` between runs; delete the file after a change of Vabamorf. */
export interface TrainingMorphology extends Morphology, CorrectorMorphology {
  /** Stops the analyser and writes the cache. */
  close(): void;
}

/** Starts the analyser. Calls reject with an Error if it fails. */
export async function openTrainingMorphology(): Promise<TrainingMorphology> {
  const running = startMorphology();
  const cache = await readCache();
  let added = 0;

  const write = (): void => {
    if (added > 0) writeCache(cache);
    added = 0;
  };
  async function find<Item, Answer>(
    kind: Kind,
    items: readonly Item[],
    ask: (missing: readonly Item[]) => Promise<readonly Answer[]>,
  ): Promise<Answer[]> {
    const keys = items.map((item) => JSON.stringify(item));
    const missing = new Map<string, Item>();
    keys.forEach((key, i) => {
      if (!cache[kind].has(key)) missing.set(key, items[i]!);
    });
    if (missing.size > 0) {
      const answers = await ask([...missing.values()]);
      [...missing.keys()].forEach((key, i) => cache[kind].set(key, answers[i]));
      added += missing.size;
      if (added >= NEW_ANSWERS_PER_WRITE) write();
    }
    return keys.map((key) => cache[kind].get(key) as Answer);
  }

  const analyse: CorrectorMorphology['analyse'] = (forms) =>
    find('analyse', forms, (missing) => running.analyse(missing));
  return {
    analyse,
    analyseEstonian: analyse,
    analyseRussian: () => Promise.reject(new Error('Russian is not trained on.')),
    isKnown: (words) => find('isKnown', words, (missing) => running.isKnown(missing)),
    suggest: (words) => find('suggest', words, (missing) => running.suggest(missing)),
    synthesise: (items) => find('synthesise', items, (missing) => running.synthesise(missing)),
    close: () => {
      running.stop();
      write();
    },
  };
}

async function readCache(): Promise<Record<Kind, Map<string, unknown>>> {
  const cache = {
    analyse: new Map<string, unknown>(),
    isKnown: new Map<string, unknown>(),
    suggest: new Map<string, unknown>(),
    synthesise: new Map<string, unknown>(),
  };
  if (!existsSync(CACHE_FILE)) return cache;
  for (const line of gunzipSync(await readFile(CACHE_FILE))
    .toString('utf8')
    .split('\n')) {
    if (line === '') continue;
    const [kind, key, answer] = JSON.parse(line) as [Kind, string, unknown];
    cache[kind].set(key, answer);
  }
  return cache;
}

function writeCache(cache: Readonly<Record<Kind, ReadonlyMap<string, unknown>>>): void {
  mkdirSync(new URL('./', CACHE_FILE), { recursive: true });
  const lines: string[] = [];
  for (const [kind, answers] of Object.entries(cache)) {
    for (const [key, answer] of answers) lines.push(JSON.stringify([kind, key, answer]));
  }
  writeFileSync(CACHE_FILE, gzipSync(lines.join('\n'), { level: 1 }));
}
