import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { makeItem } from '../../shared/practice/testing/practice-items';
import { startMemoryStorage } from '../../shared/testing/memory-storage';
import {
  addPractice,
  deletePractice,
  findCard,
  keepAnswer,
  keepLevel,
  keptPractice,
  writePractice,
} from './kept-practice';

let stored: Map<string, string>;
beforeEach(() => {
  vi.stubGlobal('window', new EventTarget());
  stored = startMemoryStorage();
});
afterEach(() => vi.unstubAllGlobals());

const item = makeItem({ id: '0000000a-write_form' });

it.each([
  '{',
  '[]',
  '7',
  '{"results":[{"day":"2030-01-31","topic":"comma","level":"B1","right":7,"count":10}]}',
  '{"level":"Z","cards":[null,{"id":"0000000a","topic":"toString","level":"B1"},{"id":"x"}]}',
  '{"cards":[{"id":"0000000a","topic":"comma","level":"B1","last":"2030-99-99","due":"2030-01-31","grade":3,"stability":1,"difficulty":1}]}',
])('reads %s as nothing', (content) => {
  stored.set('keelerada.practice', content);
  expect(keptPractice.read()).toEqual({ level: null, cards: [] });
});

it('keeps when a sentence comes again and none of its words; the first answer of a day counts', () => {
  keepLevel('B2');
  keepAnswer(item, 'right', 'B2', '2026-11-01');
  const card = findCard(keptPractice.read().cards, item);
  expect(card).toMatchObject({ id: '0000000a', topic: 'partitive', level: 'B2', due: '2026-11-04' });
  keepAnswer(makeItem({ id: '0000000a-mend_error' }), 'wrong', 'A2', '2026-11-01');
  expect(findCard(keptPractice.read().cards, item)).toEqual(card);
  keepAnswer(item, 'wrong', 'A2', '2026-11-04');
  expect(findCard(keptPractice.read().cards, item)).toMatchObject({
    level: 'B2',
    due: '2026-11-05',
    grade: 1,
  });
  expect(stored.get('keelerada.practice')).not.toMatch(/õun|Turul/u);
});

it('takes the level of the first answer where none is chosen, and leaves one that is', () => {
  keepAnswer(item, 'right', 'A2', '2026-11-01');
  keepAnswer(makeItem({ id: '0000000b-write_form' }), 'right', 'C1', '2026-11-01');
  expect(keptPractice.read().level).toBe('A2');
});

it('is erased in one press, all but the level', () => {
  keepLevel('B2');
  keepAnswer(item, 'right', 'B2', '2026-11-01');
  deletePractice();
  expect(keptPractice.read()).toEqual({ level: 'B2', cards: [] });
});

it('goes along as a file: of each sentence the newer answer stays', () => {
  keepLevel('B2');
  keepAnswer(item, 'right', 'B2', '2026-11-01');
  const file = writePractice(keptPractice.read());
  deletePractice();
  keepAnswer(item, 'wrong', 'B2', '2026-11-05');
  keepAnswer(makeItem({ id: '0000000b-write_form' }), 'right', 'B2', '2026-11-05');
  expect(addPractice(file)).toBe(true);
  const { cards } = keptPractice.read();
  expect(cards.map(({ id, last }) => [id, last])).toEqual([
    ['0000000a', '2026-11-05'],
    ['0000000b', '2026-11-05'],
  ]);
  deletePractice();
  expect(addPractice(file)).toBe(true);
  expect(keptPractice.read().cards).toMatchObject([{ id: '0000000a', last: '2026-11-01' }]);
  expect(addPractice('{"level":"A2"}')).toBe(false);
  expect(addPractice('{')).toBe(false);
});
