import fc from 'fast-check';
import { expect, it } from 'vitest';
import { plainTexts } from '@keelerada/corpus-engine/testing/random-texts';
import { annotatePlainText, ChangingSource, shareTexts } from '../corpus/token-store/testing/random-source';
import { startRecorder } from '../corpus/token-store/testing/record-questions';
import { describeWithStore } from '../corpus/token-store/testing/test-store';
import { TokenStoreIndex } from '../corpus/token-store/sync/token-store-index';
import { answerWhole } from './testing/compare-engines';
import { listQuestions } from './testing/engine-questions';

const CANARY = 'kanaarisõna';
const KEYWORDS = ['ja', 'on'];
const QUERIES = ['[pos="NOUN"] []? [lemma="ja"]'];
const TIMEOUT_MS = 300_000;

describeWithStore('the token store of a corpus that changes', (store) => {
  it(
    'answers all texts of each state as memory does, without what was withdrawn',
    async () => {
      const source = new ChangingSource();
      const index = new TokenStoreIndex({ address: store().address, source, log: () => undefined });
      const corpora = fc.sample(plainTexts, { numRuns: 4, seed: 29 });
      let ordinal = 0;
      try {
        for (const added of corpora) {
          const fresh = added.map((text) =>
            annotatePlainText({ ...text, id: `${text.id}-${++ordinal}` }, ordinal),
          );
          source.set([...source.texts.filter((_, i) => i % 3 !== 1), ...fresh]);
          await index.sync();
          const state = await index.open();
          expect(state.texts).toBe(source.texts.length);
          const all = shareTexts(source.texts, true);
          const selectionName = `state ${state.version}`;
          for (const { name, query, options } of listQuestions({ keywords: KEYWORDS, queries: QUERIES })) {
            const inMemory = await answerWhole(
              query,
              { segments: [all], comparedSegments: [all], selectionName: `m ${selectionName}` },
              options,
            );
            const stored = { state, texts: 'all' } as const;
            const inStore = await answerWhole(
              query,
              { segments: [], stored, comparedStored: stored, selectionName },
              options,
            );
            expect(inStore, name).toEqual(inMemory);
          }
        }
      } finally {
        await index.close();
      }
    },
    TIMEOUT_MS,
  );

  it(
    'hears nothing of an own text, nor of a word that is asked for',
    async () => {
      const recorder = await startRecorder(store().address);
      const source = new ChangingSource();
      const [texts] = fc.sample(plainTexts, { numRuns: 1, seed: 30 });
      source.set(texts!.map((text, i) => annotatePlainText({ ...text, id: `own-${i}` }, 1000 + i)));
      const index = new TokenStoreIndex({ address: recorder.address, source, log: () => undefined });
      try {
        await index.sync();
        const state = await index.open();
        recorder.forget();
        const canary = { written: CANARY, lemma: CANARY, upos: 'NOUN', features: '_', relation: '_' };
        const token = { ...canary, headStep: 0, gap: ' ', opensSentence: false };
        const own = shareTexts([annotatePlainText({ id: '', tokens: [token, token], tail: '' }, 0)], false);
        const stored = { state, texts: 'all' } as const;
        for (const { query, options } of listQuestions({
          keywords: [CANARY, `ja ${CANARY}`],
          queries: [`[word="${CANARY}"]`],
        }))
          await answerWhole(
            query,
            { segments: [own], stored, comparedStored: stored, selectionName: 'canary' },
            options,
          );
        expect(recorder.questions.length).toBeGreaterThan(10);
        expect(recorder.questions.filter(({ text }) => text.toLowerCase().includes(CANARY))).toEqual([]);
      } finally {
        await index.close();
        await recorder.close();
      }
    },
    TIMEOUT_MS,
  );
});
