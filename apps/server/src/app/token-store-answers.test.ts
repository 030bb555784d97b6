import { MessageChannel } from 'node:worker_threads';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { plainTexts } from '@keelerada/corpus-engine/testing/random-texts';
import type { ErrorMark } from '@keelerada/corpus-engine/error-marks/error-mark';
import { openSegment } from '@keelerada/corpus-engine/segment/segment';
import { buildMarkLayer, markPlainText, randomMarks } from '@keelerada/corpus-engine/testing/random-marks';
import { serveMarks } from '../corpus/index/marks-port';
import type { SharedSegment } from '../corpus/index/shared-segment';
import { loadTexts } from '../corpus/token-store/sync/load-texts';
import { readVocabulary } from '../corpus/token-store/read-vocabulary';
import { readClosedState } from '../corpus/token-store/store-state';
import { annotatePlainText, shareTexts, type GivenText } from '../corpus/token-store/testing/random-source';
import { describeWithStore, type TestStore } from '../corpus/token-store/testing/test-store';
import type { TokenStoreState } from '../corpus/token-store/token-store-state';
import { answerWhole } from './testing/compare-engines';
import { listQuestions, type QuestionWords } from './testing/engine-questions';

const KEYWORDS = ['ja', 'ja õun', 'on', '10 000', '*a', 'õun Žanna šokk', 'puudub'];
const QUERIES = [
  '[pos="NOUN"]',
  '[lemma="ja"] []{0,2} [pos="NOUN"] within s',
  '([lemma="ja"] | [lemma="ja"] [])+',
  '[head.pos="NOUN" & !(head.lemma="ja")]',
  '<s> []{1,2} </s> | "õun"%d []',
  '1:[] []? 2:[] & 1.lemma = 2.lemma within 2 s',
  '[]{1,3} containing [pos="NOUN"] !within s',
];

const ERROR_QUERIES = [
  '[error="LEX"]',
  '[error.first=".*"]',
  '[lemma="ja" & error!=".*"]',
  '[corrected="ja"] | [corrected.lemma="õun" & error="R:.*"]',
  '[pos="NOUN"]? [error="R:NOM:FORM"] within s',
  '<s> []{0,2} [error="M:PUNCT"]',
  '[error="SPELL" & head.pos="NOUN"] | [!(error=".*" | lemma="ja")]',
  '1:[error=".*"] []? 2:[] & 1.lemma = 2.lemma',
];

async function* give(texts: readonly GivenText[]): AsyncGenerator<GivenText> {
  for (const text of texts) yield await Promise.resolve(text);
}

async function openState({ client, address }: TestStore): Promise<TokenStoreState> {
  const { version, lastText, texts, words } = await readClosedState(client);
  return { version, lastText, texts, words, address, vocabulary: await readVocabulary(client) };
}

/** Corpora of all runs share the tables: each has numbers of its own, and is chosen by them. */
let lastNumber = 0;

/** One corpus in the store and in memory, with the errors of its texts, and what is chosen of it. */
const corpora = fc.record({
  texts: plainTexts,
  marks: randomMarks,
  own: fc.option(plainTexts.map(([first]) => first!)),
  chosen: fc.array(fc.boolean(), { minLength: 7, maxLength: 7 }),
  isTurned: fc.boolean(),
});
type Corpus = typeof corpora extends fc.Arbitrary<infer Drawn> ? Drawn : never;

describeWithStore('the token store', (store) => {
  async function compareAnswers(
    { texts, marks, own, chosen, isTurned }: Corpus,
    words: QuestionWords,
  ): Promise<void> {
    const marksById = new Map<string, readonly ErrorMark[]>();
    const stored = texts.map((text, i) => {
      const given = { ...text, id: `${text.id}-${lastNumber}` };
      marksById.set(given.id, markPlainText(text, marks[i] ?? []).marks);
      return annotatePlainText(given, ++lastNumber);
    });
    await loadTexts(store().client, give(stored), { corpusId: 'random' });
    const state = await openState(store());
    const kept = stored.filter((_, i) => chosen[i]);
    const listed = isTurned ? kept.toReversed() : kept;
    const ownPart = own === null ? [] : [shareTexts([annotatePlainText({ ...own, id: '' }, 0)], false)];
    const rank = new Map(listed.map(({ id }, i) => [id, i]));
    const shared = shareTexts(stored, true);
    const memory: SharedSegment = {
      ...shared,
      errors: { name: lastNumber, buffer: buildMarkLayer(openSegment(shared.buffer), marksById).buffer },
      texts: Uint8Array.from(stored, ({ id }) => Number(rank.has(id))),
      ...(isTurned && { ranks: Uint32Array.from(stored, ({ id }) => rank.get(id) ?? 0) }),
    };
    const all: SharedSegment = { ...memory, texts: null, ranks: undefined };
    const numbers = (some: readonly GivenText[]) => Uint32Array.from(some, ({ ordinal }) => ordinal);
    const { port1, port2 } = new MessageChannel();
    serveMarks(port1, (ids) =>
      Promise.resolve(
        ids.map((textId) => ({ textId, origin: 'machine', marks: marksById.get(textId) ?? [] })),
      ),
    );
    for (const { name, query, options } of listQuestions(words)) {
      const errorNeeds = query.findErrorNeeds?.(options) ?? null;
      const isMarked = ({ id }: GivenText) =>
        marksById.get(id)!.some(({ code }) => errorNeeds?.isNeeded?.(code) === true);
      const marked = errorNeeds?.isNeeded && numbers(stored.filter(isMarked));
      const inMemory = await answerWhole(
        query,
        { segments: [memory, ...ownPart], comparedSegments: [all], selectionName: `m${lastNumber}` },
        options,
      );
      const inStore = await answerWhole(
        query,
        {
          segments: ownPart,
          stored: { state, texts: numbers(listed), marked },
          comparedStored: { state, texts: numbers(stored) },
          ...(errorNeeds !== null && { marksPort: port2 }),
          selectionName: `s${lastNumber}`,
        },
        options,
      );
      expect(inStore.json, name).toBe(inMemory.json);
      expect(inStore.head, name).toEqual(inMemory.head);
    }
    port1.close();
  }

  const numRuns = Number(process.env['TOKEN_STORE_RUNS'] ?? 3);

  it(
    'answers every question byte by byte as the index in memory does',
    async () => {
      const words = fc.record({ keyword: fc.constantFrom(...KEYWORDS), cql: fc.constantFrom(...QUERIES) });
      await fc.assert(
        fc.asyncProperty(corpora, words, (corpus, { keyword, cql }) =>
          compareAnswers(corpus, { keywords: [keyword], queries: [cql] }),
        ),
        { numRuns, endOnFailure: true },
      );
    },
    numRuns * 40_000,
  );

  it(
    'answers queries by error byte by byte as the index in memory does',
    async () => {
      await fc.assert(
        fc.asyncProperty(corpora, (corpus) =>
          compareAnswers(corpus, { keywords: [], queries: ERROR_QUERIES }),
        ),
        { numRuns, endOnFailure: true },
      );
    },
    numRuns * 40_000,
  );
});
