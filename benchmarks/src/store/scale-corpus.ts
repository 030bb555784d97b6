import { randomUUID } from 'node:crypto';
import { MessageChannel } from 'node:worker_threads';
import { SegmentBuilder } from '@keelerada/corpus-engine/segment/build-segment';
import { toIndexText } from '@keelerada/corpus-engine/segment/index-text';
import { openSegment } from '@keelerada/corpus-engine/segment/segment';
import { MemoryTokenIndex } from '@keelerada/corpus-engine/memory-index/memory-token-index';
import { decodeAnnotationColumns } from '@keelerada/estonian/annotation-format/decode-annotation';
import { answerWhole, type EngineAnswer } from '../../../apps/server/src/app/testing/compare-engines';
import type { QueryInput } from '../../../apps/server/src/corpus/engine/corpus-query';
import { layMarks, type MarksReader } from '../../../apps/server/src/corpus/index/mark-layers';
import { serveMarks } from '../../../apps/server/src/corpus/index/marks-port';
import { shareSegment, type SharedSegment } from '../../../apps/server/src/corpus/index/shared-segment';
import { parseIndexUrl } from '../../../apps/server/src/corpus/token-store/index-url';
import { loadTexts } from '../../../apps/server/src/corpus/token-store/sync/load-texts';
import { readRowBinary } from '../../../apps/server/src/corpus/token-store/read-row-binary';
import { readVocabulary } from '../../../apps/server/src/corpus/token-store/read-vocabulary';
import { migrate } from '../../../apps/server/src/corpus/token-store/sync/schema';
import { readClosedState } from '../../../apps/server/src/corpus/token-store/store-state';
import { TokenStoreClient } from '../../../apps/server/src/corpus/token-store/token-store-client';
import type { TokenStoreState } from '../../../apps/server/src/corpus/token-store/token-store-state';
import type { ChangedTexts } from './changed-texts';
import { listScaleQuestions, type ScaleQuestion, type ScaleWords } from './scale-questions';

type Texts = Omit<QueryInput<unknown>, 'options'>;

/** Every text has the same made-up errors, those after its end left out. */
const MARKS = Array.from({ length: 500 }, (_, i) => ({
  ...{ start: 13 * i + 3, end: 13 * i + 4, code: i % 5 === 0 ? 'R:WO' : 'R:SPELL', probability: 0.75 },
  corrected: [{ form: 'ja', lemma: 'ja' }],
}));
const loadMarks: MarksReader['load'] = (ids) =>
  Promise.resolve(ids.map((textId) => ({ textId, origin: 'machine', marks: MARKS })));

/** The same texts in the store and, unless they are too many, in memory. */
export interface ScaleCorpus {
  readonly state: TokenStoreState;
  readonly memory: SharedSegment | null;
  readonly words: number;
  readonly texts: number;
  readonly questions: readonly ScaleQuestion[];
}

/** Makes a store in a database of its own on the servers of an address; `close` deletes it. */
export async function openScaleStore(
  indexUrl: string,
): Promise<{ readonly client: TokenStoreClient; close(): Promise<void> }> {
  const outside = new TokenStoreClient(parseIndexUrl(indexUrl));
  const database = `scale_${randomUUID().replaceAll('-', '')}`;
  await outside.commandEverywhere('all', `CREATE DATABASE ${database}`);
  const client = new TokenStoreClient({ ...outside.address, database });
  await migrate(client);
  return {
    client,
    async close() {
      await client.close();
      await outside.commandEverywhere('all', `DROP DATABASE ${database}`);
      await outside.close();
    },
  };
}

/** Fills an empty store, and memory beside it. */
export async function loadScaleCorpus(
  client: TokenStoreClient,
  changed: ChangedTexts,
  hasMemory: boolean,
): Promise<ScaleCorpus> {
  const builder = new SegmentBuilder();
  const { words, texts } = await loadTexts(client, fillBoth(changed, hasMemory ? builder : null));
  return {
    state: await openState(client),
    memory: hasMemory ? await shareMarked(builder) : null,
    words,
    texts,
    questions: listScaleQuestions(await chooseWords(client)),
  };
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

async function shareMarked(builder: SegmentBuilder): Promise<SharedSegment> {
  const buffer = shareSegment(builder.build());
  const layer = await layMarks(openSegment(buffer), loadMarks);
  return { key: 1, buffer, isCorpus: true, texts: null, errors: { name: 1, buffer: layer.buffer } };
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

/** What the store answers. Rejects as its questions do. */
export async function askStore({ state }: ScaleCorpus, question: ScaleQuestion): Promise<EngineAnswer> {
  const { query, options } = question;
  const chosen = chooseStored(state, question);
  if (!query.findErrorNeeds?.(options)) return answerWhole(query, chosen, options);
  const { port1, port2: marksPort } = new MessageChannel();
  serveMarks(port1, loadMarks);
  return answerWhole(query, { ...chosen, marksPort }, options).finally(() => port1.close());
}

/** What memory answers; null where the corpus is not there. */
export async function askMemory(
  { memory, texts }: ScaleCorpus,
  question: ScaleQuestion,
): Promise<EngineAnswer | null> {
  if (memory === null) return null;
  return answerWhole(question.query, chooseMemory(memory, texts, question), question.options);
}

function chooseStored(state: TokenStoreState, { texts }: ScaleQuestion): Texts {
  const all = { state, texts: 'all' } as const;
  if (texts === 'all') return { segments: [], stored: all, selectionName: 'all' };
  const tenth = Uint32Array.from({ length: Math.floor(state.texts / 10) }, (_, i) => (i + 1) * 10);
  return { segments: [], stored: { state, texts: tenth }, comparedStored: all, selectionName: 'tenth' };
}

function chooseMemory(all: SharedSegment, texts: number, question: ScaleQuestion): Texts {
  if (question.texts === 'all') return { segments: [all], selectionName: 'all' };
  const tenth = Uint8Array.from({ length: texts }, (_, i) => Number((i + 1) % 10 === 0));
  return { segments: [{ ...all, texts: tenth }], comparedSegments: [all], selectionName: 'tenth' };
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
