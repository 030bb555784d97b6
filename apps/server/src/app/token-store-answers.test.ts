import fc from 'fast-check';
import { expect, it } from 'vitest';
import { plainTexts } from '@keelerada/corpus-engine/testing/random-texts';
import type { SharedSegment } from '../corpus/index/shared-segment';
import { loadTexts } from '../corpus/token-store/sync/load-texts';
import { readVocabulary } from '../corpus/token-store/read-vocabulary';
import { readClosedState } from '../corpus/token-store/store-state';
import { annotatePlainText, shareTexts, type GivenText } from '../corpus/token-store/testing/random-source';
import { describeWithStore, type TestStore } from '../corpus/token-store/testing/test-store';
import type { TokenStoreState } from '../corpus/token-store/token-store-state';
import { answerWhole } from './testing/compare-engines';
import { listQuestions } from './testing/engine-questions';

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

async function* give(texts: readonly GivenText[]): AsyncGenerator<GivenText> {
  for (const text of texts) yield await Promise.resolve(text);
}

async function openState({ client, address }: TestStore): Promise<TokenStoreState> {
  const { version, lastText, texts, words } = await readClosedState(client);
  return { version, lastText, texts, words, address, vocabulary: await readVocabulary(client) };
}

/** Corpora of all runs share the tables: each has numbers of its own, and is chosen by them. */
let lastNumber = 0;

describeWithStore('the token store', (store) => {
  it('answers every question byte by byte as the index in memory does', async () => {
    const choices = fc.record({
      texts: plainTexts,
      own: fc.option(plainTexts.map(([first]) => first!)),
      chosen: fc.array(fc.boolean(), { minLength: 7, maxLength: 7 }),
      isTurned: fc.boolean(),
      keyword: fc.constantFrom(...KEYWORDS),
      cql: fc.constantFrom(...QUERIES),
    });
    await fc.assert(
      fc.asyncProperty(choices, async ({ texts, own, chosen, isTurned, keyword, cql }) => {
        const stored = texts.map((text) =>
          annotatePlainText({ ...text, id: `${text.id}-${lastNumber}` }, ++lastNumber),
        );
        await loadTexts(store().client, give(stored), { corpusId: 'random' });
        const state = await openState(store());
        const kept = stored.filter((_, i) => chosen[i]);
        const listed = isTurned ? kept.toReversed() : kept;
        const ownPart = own === null ? [] : [shareTexts([annotatePlainText({ ...own, id: '' }, 0)], false)];
        const rank = new Map(listed.map(({ id }, i) => [id, i]));
        const memory: SharedSegment = {
          ...shareTexts(stored, true),
          texts: Uint8Array.from(stored, ({ id }) => Number(rank.has(id))),
          ...(isTurned && { ranks: Uint32Array.from(stored, ({ id }) => rank.get(id) ?? 0) }),
        };
        const all: SharedSegment = { ...memory, texts: null, ranks: undefined };
        const numbers = (some: readonly GivenText[]) => Uint32Array.from(some, ({ ordinal }) => ordinal);
        for (const { name, query, options } of listQuestions({ keywords: [keyword], queries: [cql] })) {
          const inMemory = await answerWhole(
            query,
            { segments: [memory, ...ownPart], comparedSegments: [all], selectionName: `m${lastNumber}` },
            options,
          );
          const inStore = await answerWhole(
            query,
            {
              segments: ownPart,
              stored: { state, texts: numbers(listed) },
              comparedStored: { state, texts: numbers(stored) },
              selectionName: `s${lastNumber}`,
            },
            options,
          );
          expect(inStore.json, name).toBe(inMemory.json);
          expect(inStore.head, name).toEqual(inMemory.head);
        }
      }),
      { numRuns: Number(process.env['TOKEN_STORE_RUNS'] ?? 3), endOnFailure: true },
    );
  }, 120_000);
});
