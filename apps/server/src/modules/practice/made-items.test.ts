import { expect, it } from 'vitest';
import { makeItemsOfTexts } from './made-items';
import type { MadeItem, PracticeSlot, PracticeWork } from './practice-work';

const audience = { level: 'B1', language: 'et' } as const;
const gap: PracticeSlot = { topic: 'numerals', kind: 'WRITE_FORM' };
const mend: PracticeSlot = { topic: 'numerals', kind: 'MEND_ERROR' };

/** Texts `a` and `b`, of which `b` has one sure error; each gives one item of each slot. */
function countWork() {
  const asked: string[][] = [];
  const marks = [{ code: 'R:NOM:FORM', probability: 0.9 }];
  const parts = {
    annotatedTexts: {
      read: (ids: readonly string[]) =>
        Promise.resolve(ids.map(() => ({ content: '', annotationBytes: new Uint8Array() }))),
    },
    errorMarks: { load: () => Promise.resolve([{ textId: 'b', marks }]) },
    pool: {
      run: (_: unknown, { texts, slots }: PracticeWork) => {
        asked.push(texts.map(({ textId }) => textId));
        return Promise.resolve(
          texts.flatMap(({ textId }) => slots.map((draft) => ({ draft, textId, sentence: '', forms: [] }))),
        );
      },
    },
  } as unknown as Parameters<typeof makeItemsOfTexts>[2];
  const make = async (ids: string[], slots: PracticeSlot[], state: object) => {
    const found: MadeItem[] = [];
    const wanted = { listSlots: () => slots, audience, state };
    for await (const items of makeItemsOfTexts(ids, wanted, parts, AbortSignal.timeout(1000)))
      found.push(...items);
    return found.map(({ textId, draft }) => `${textId} ${draft.kind}`);
  };
  return { asked, make };
}

it('a text is asked once for each slot while the corpus stays as it is', async () => {
  const { asked, make } = countWork();
  const state = {};
  expect(await make(['a'], [gap], state)).toEqual(['a WRITE_FORM']);
  expect(await make(['b', 'a'], [gap], state)).toEqual(['b WRITE_FORM', 'a WRITE_FORM']);
  expect(asked).toEqual([['a'], ['b']]);
  await make(['a'], [gap], {});
  expect(asked).toEqual([['a'], ['b'], ['a']]);
});

it('texts without a fitting mark are not read for errors to mend', async () => {
  const { asked, make } = countWork();
  expect(await make(['a', 'b'], [mend], {})).toEqual(['b MEND_ERROR']);
  expect(asked).toEqual([['b']]);
});
