import { randomUUID } from 'node:crypto';
import { parseArgs } from 'node:util';
import { SegmentBuilder } from '@keelerada/corpus-engine/segment/build-segment';
import { toIndexText } from '@keelerada/corpus-engine/segment/index-text';
import { openSegment } from '@keelerada/corpus-engine/segment/segment';
import { MemoryTokenIndex } from '@keelerada/corpus-engine/token-index/memory-token-index';
import { IndexTooLargeError } from '@keelerada/corpus-engine/token-index/token-index';
import { decodeAnnotationColumns } from '@keelerada/estonian/decode-annotation';
import { answerWhole, type EngineAnswer } from '../../../apps/server/src/app/testing/compare-engines';
import type { QueryInput } from '../../../apps/server/src/corpus/index/corpus-query';
import { shareSegment, type SharedSegment } from '../../../apps/server/src/corpus/index/shared-segment';
import { parseIndexUrl } from '../../../apps/server/src/corpus/token-store/index-url';
import { loadTexts } from '../../../apps/server/src/corpus/token-store/load-texts';
import { readRowBinary } from '../../../apps/server/src/corpus/token-store/read-row-binary';
import { readVocabulary } from '../../../apps/server/src/corpus/token-store/read-vocabulary';
import { migrate } from '../../../apps/server/src/corpus/token-store/schema';
import { readClosedState } from '../../../apps/server/src/corpus/token-store/store-state';
import {
  createTokenStoreClient,
  type TokenStoreClient,
} from '../../../apps/server/src/corpus/token-store/token-store-client';
import type { TokenStoreState } from '../../../apps/server/src/corpus/token-store/token-store-state';
import { printTable } from '../print-table';
import { makeChangedTexts, type ChangedTexts } from './changed-texts';
import { listScaleQuestions, type ScaleQuestion, type ScaleWords } from './scale-questions';

const RUNS = 3;
type Texts = Omit<QueryInput<unknown>, 'options'>;

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
  const outside = createTokenStoreClient(parseIndexUrl(process.env['TEST_INDEX_URL'] ?? ''));
  const database = `scale_${randomUUID().replaceAll('-', '')}`;
  await outside.commandEverywhere('all', `CREATE DATABASE ${database}`);
  const client = createTokenStoreClient({ ...outside.address, database });
  try {
    await migrate(client);
    await compareEngines(client, makeChangedTexts(Number(values.words)), !values['without-memory']);
  } finally {
    await client.close();
    await outside.commandEverywhere('all', `DROP DATABASE ${database}`);
    await outside.close();
  }
}

async function compareEngines(
  client: TokenStoreClient,
  changed: ChangedTexts,
  hasMemory: boolean,
): Promise<void> {
  const builder = new SegmentBuilder();
  const began = performance.now();
  const { words, texts } = await loadTexts(client, fillBoth(changed, hasMemory ? builder : null));
  const seconds = (performance.now() - began) / 1000;
  console.log(
    `${changed.source}, ${changed.copies} times: ${words} words in ${texts} texts, made and loaded in ${seconds.toFixed(0)} s ` +
      `(${Math.round(words / seconds)} words/s)`,
  );
  const state = await openState(client);
  const memory = hasMemory ? shareSegment(builder.build()) : null;
  const differing: string[] = [];
  const rows: string[][] = [];
  for (const question of listScaleQuestions(await chooseWords(client))) {
    const store = await time(question, chooseStored(state, question));
    const inMemory = memory === null ? null : await time(question, chooseMemory(memory, texts, question));
    const isEqual = inMemory === null || isSame(store.answer, inMemory.answer);
    if (!isEqual) differing.push(question.name);
    const verdict =
      store.answer === null ? 'refused' : inMemory === null ? '' : isEqual ? 'equal' : 'DIFFERS';
    rows.push([question.name, store.ms.toFixed(0), inMemory?.ms.toFixed(0) ?? '', verdict]);
  }
  printTable(['question, ms', 'store', 'memory', ''], rows);
  if (differing.length > 0) process.exitCode = 1;
}

async function* fillBoth(
  changed: ChangedTexts,
  builder: SegmentBuilder | null,
): ReturnType<ChangedTexts['texts']> {
  for await (const text of changed.texts()) {
    builder?.addText(toIndexText(text.id, text.content, decodeAnnotationColumns(text.annotationBytes)));
    yield text;
  }
}

async function openState(client: TokenStoreClient): Promise<TokenStoreState> {
  const { version, lastText, texts, words } = await readClosedState(client);
  return {
    version,
    lastText,
    texts,
    words,
    address: client.address,
    vocabulary: await readVocabulary(client),
  };
}

function chooseStored(state: TokenStoreState, { texts }: ScaleQuestion): Texts {
  const all = { state, texts: 'all' } as const;
  if (texts === 'all') return { segments: [], stored: all, selectionName: 'all' };
  const tenth = Uint32Array.from({ length: Math.floor(state.texts / 10) }, (_, i) => (i + 1) * 10);
  return { segments: [], stored: { state, texts: tenth }, comparedStored: all, selectionName: 'tenth' };
}

function chooseMemory(buffer: SharedArrayBuffer, texts: number, question: ScaleQuestion): Texts {
  const all: SharedSegment = { key: 1, buffer, isCorpus: true, texts: null };
  if (question.texts === 'all') return { segments: [all], selectionName: 'all' };
  const tenth = Uint8Array.from({ length: texts }, (_, i) => Number((i + 1) % 10 === 0));
  return { segments: [{ ...all, texts: tenth }], comparedSegments: [all], selectionName: 'tenth' };
}

/** The least of some runs; a refused question has no answer. */
async function time(
  { query, options }: ScaleQuestion,
  texts: Texts,
): Promise<{ readonly ms: number; readonly answer: EngineAnswer | null }> {
  let ms = Number.POSITIVE_INFINITY;
  let answer: EngineAnswer | null = null;
  for (let run = 0; run < RUNS; run++) {
    const began = performance.now();
    try {
      answer = await answerWhole(query, texts, options);
    } catch (error) {
      if (!(error instanceof IndexTooLargeError)) throw error;
    }
    ms = Math.min(ms, performance.now() - began);
  }
  return { ms, answer };
}

/** A question that the store refuses openly is not a wrong answer. */
function isSame(store: EngineAnswer | null, memory: EngineAnswer | null): boolean {
  return (
    store === null ||
    (store.json === memory?.json && JSON.stringify(store.head) === JSON.stringify(memory.head))
  );
}

/** Words of the first texts, by their frequency there. */
async function chooseWords(client: TokenStoreClient): Promise<ScaleWords> {
  const bodies = await client.ask(
    'SELECT id, content, annotation FROM bodies_all WHERE t <= 300 FORMAT RowBinary',
  );
  const [ids, contents, annotations] = readRowBinary(bodies, ['String', 'String', 'Bytes']);
  const builder = new SegmentBuilder();
  ids.forEach((id, i) => {
    builder.addText(toIndexText(id, contents[i]!, decodeAnnotationColumns(annotations[i]!)));
  });
  const index = new MemoryTokenIndex([{ segment: openSegment(builder.build().buffer), texts: null }]);
  const pick = (unit: 'folded' | 'lemma', place: number): string => {
    const { names, ids: words, byFrequency } = index.countWords(unit);
    return names.get(words[byFrequency[Math.min(place, byFrequency.length - 1)]!]!);
  };
  return { frequent: pick('folded', 0), lemma: pick('lemma', 40), rare: pick('folded', 900) };
}
