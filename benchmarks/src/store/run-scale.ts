import { parseArgs } from 'node:util';
import { IndexTooLargeError } from '@keelerada/corpus-engine/token-index/token-index';
import type { EngineAnswer } from '../../../apps/server/src/app/testing/compare-engines';
import type { TokenStoreClient } from '../../../apps/server/src/corpus/token-store/token-store-client';
import { printTable } from '../print-table';
import { makeChangedTexts, type ChangedTexts } from './changed-texts';
import { askMemory, askStore, loadScaleCorpus, openScaleStore } from './scale-corpus';

const RUNS = 3;

/**
 * Loads a corpus into the servers of TEST_INDEX_URL and into memory, asks both every question and prints the times side by
 * side. Ends with status 1 where an answer differs.
 */
export async function runScale(args: string[]): Promise<void> {
  const { values } = parseArgs({
    args,
    options: {
      words: { type: 'string', default: '1000000' },
      // Memory takes some 40 bytes a word, and while it is filled several times that.
      'without-memory': { type: 'boolean', default: false },
    },
  });
  const changed = makeChangedTexts(Number(values.words));
  const store = await openScaleStore(process.env['TEST_INDEX_URL'] ?? '');
  try {
    await compareEngines(store.client, changed, !values['without-memory']);
  } finally {
    await store.close();
  }
}

async function compareEngines(
  client: TokenStoreClient,
  changed: ChangedTexts,
  hasMemory: boolean,
): Promise<void> {
  const began = performance.now();
  const corpus = await loadScaleCorpus(client, changed, hasMemory);
  const seconds = (performance.now() - began) / 1000;
  const { words, texts } = corpus;
  console.log(
    `${changed.source}, ${changed.copies} times: ${words} words in ${texts} texts, made and loaded in ${seconds.toFixed(0)} s ` +
      `(${Math.round(words / seconds)} words/s)`,
  );
  const differing: string[] = [];
  const rows: string[][] = [];
  for (const question of corpus.questions) {
    const store = await time(() => askStore(corpus, question));
    const memory = hasMemory ? await time(() => askMemory(corpus, question)) : null;
    // A question that the store refuses openly is not a wrong answer.
    const isRefused = store.answer === null;
    const isEqual = memory === null || isRefused || isSame(store.answer, memory.answer);
    if (!isEqual) differing.push(question.name);
    const verdict = isRefused ? 'refused' : memory === null ? '' : isEqual ? 'equal' : 'DIFFERS';
    rows.push([question.name, store.ms.toFixed(0), memory?.ms.toFixed(0) ?? '', verdict]);
  }
  printTable(['question, ms', 'store', 'memory', ''], rows);
  if (differing.length > 0) process.exitCode = 1;
}

/** The least of some runs; a refused question has no answer. */
async function time(
  ask: () => Promise<EngineAnswer | null>,
): Promise<{ readonly ms: number; readonly answer: EngineAnswer | null }> {
  let ms = Number.POSITIVE_INFINITY;
  let answer: EngineAnswer | null = null;
  for (let run = 0; run < RUNS; run++) {
    const began = performance.now();
    try {
      answer = await ask();
    } catch (error) {
      if (!(error instanceof IndexTooLargeError)) throw error;
    }
    ms = Math.min(ms, performance.now() - began);
  }
  return { ms, answer };
}

function isSame(store: EngineAnswer | null, memory: EngineAnswer | null): boolean {
  return store?.json === memory?.json && JSON.stringify(store?.head) === JSON.stringify(memory?.head);
}
