import fc from 'fast-check';
import { beforeAll, expect, it } from 'vitest';
import { openSegment } from '@keelerada/corpus-engine/segment/segment';
import { plainTexts } from '@keelerada/corpus-engine/testing/random-texts';
import { MemoryTokenIndex } from '@keelerada/corpus-engine/memory-index/memory-token-index';
import type { Search, TokenIndex, WordNames } from '@keelerada/corpus-engine/token-index/token-index';
import type { QueryInput } from '../corpus/engine/corpus-query';
import type { SharedSegment } from '../corpus/index/shared-segment';
import { openStoreIndex } from '../corpus/token-store/questions/open-store-index';
import {
  annotatePlainText,
  ChangingSource,
  shareTexts,
  type GivenText,
} from '../corpus/token-store/testing/random-source';
import { describeWithStore } from '../corpus/token-store/testing/test-store';
import { TokenStoreIndex } from '../corpus/token-store/sync/token-store-index';
import type { TokenStoreState } from '../corpus/token-store/token-store-state';
import { wordContextQuery } from '../corpus/queries/word-context-query';
import { answerWhole } from './testing/compare-engines';

/** Figures by name; the figures of two disjoint selections add up to those of both. */
type Figures = ReadonlyMap<string, number>;
type Choice = 'one' | 'other' | 'neither';
type Texts = Omit<QueryInput<unknown>, 'options'>;

const UNITS = ['form', 'folded', 'lemma'] as const;
/** Of one meaning each: one of several is taken by what the selection has, and then nothing need add up. */
const SEARCHES: readonly Search[] = [
  ...UNITS.flatMap((unit) => ['ja', 'õun', '*a', 'ja õun'].map((keyword) => ({ keyword, unit }))),
  { cql: '[pos="NOUN"]', keepCapitalization: false },
  { cql: '[lemma="ja"] []{0,2} [pos="NOUN"] within s', keepCapitalization: false },
];
const WINDOW_ROWS = 3;
const RUNS = 8;
const TIMEOUT_MS = 300_000;

/** Every sum that an index answers about its texts. */
async function measureAll(index: TokenIndex): Promise<Figures> {
  const figures = new Map<string, number>();
  const add = (name: string, figure: number): void => {
    if (figure > 0) figures.set(name, (figures.get(name) ?? 0) + figure);
  };
  const addColumns = (
    title: string,
    {
      names,
      ids,
      ...columns
    }: { readonly names: WordNames; readonly ids: Uint32Array } & Record<string, unknown>,
    added: readonly string[],
  ): void => {
    for (const column of added)
      (columns[column] as Uint32Array).forEach((figure, row) =>
        add(`${title}, ${column} of ${names.get(ids[row]!)}`, figure),
      );
  };
  const { texts, runningWords } = await index.measure();
  add('texts', texts);
  add('running words', runningWords);
  for (const unit of UNITS) addColumns(unit, { ...(await index.countWords(unit)) }, ['counts', 'textCounts']);
  for (const { form, count, textCount } of await index.countForms('ja')) {
    add(`form ${form}`, count);
    add(`texts with form ${form}`, textCount);
  }
  for (const search of SEARCHES) {
    const name = JSON.stringify(search);
    const { ids, hits, runningWords: words } = await index.countHitsByText(search);
    ids.forEach((id, text) => {
      add(`${name} in ${id}`, hits[text]!);
      add(`words of ${id} for ${name}`, words[text]!);
    });
    const { total } = await index.findHits(search);
    add(`hits of ${name}`, total);
    expect(total, name).toBe(hits.reduce((sum, count) => sum + count, 0));
    if ('cql' in search) continue;
    const neighbours = await index.countNeighbours({ ...search, span: 3 });
    add(`occurrences of ${name}`, neighbours.hits);
    addColumns(name, { ...neighbours }, ['left', 'right', 'texts']);
  }
  const clusters = await index.countClusters({ unit: 'folded', length: 2 });
  add('clusters', clusters.occurrences);
  const rows = await clusters.open(0, clusters.size, 0);
  for (let row = rows.from; row < rows.to; row++)
    add(`cluster ${rows.nameOf(row, 0)} ${rows.nameOf(row, 1)}`, rows.countOccurrences(row));
  return figures;
}

function addUp(one: Figures, other: Figures): Figures {
  const sums = new Map(one);
  for (const [name, figure] of other) sums.set(name, (sums.get(name) ?? 0) + figure);
  return sums;
}

/** All lines at once, and those of windows one after the other. */
async function readLines(texts: Texts, options: object): Promise<{ all: unknown[]; windows: unknown[] }> {
  const read = async (window: object): Promise<unknown[]> => {
    const asked = { ...options, width: { type: 'WORD', count: 2 }, ...window };
    const { json } = await answerWhole(wordContextQuery, texts, asked as never);
    return JSON.parse(json) as unknown[];
  };
  const all = await read({});
  const windows: unknown[] = [];
  for (let from = 0; from < all.length; from += WINDOW_ROWS)
    windows.push(...(await read({ from, to: from + WINDOW_ROWS })));
  return { all, windows };
}

describeWithStore('disjoint selections', (store) => {
  const source = new ChangingSource();
  let state: TokenStoreState;
  let memory: SharedSegment;

  beforeAll(async () => {
    const texts = fc.sample(plainTexts, { numRuns: 4, seed: 51 }).flat();
    source.set(texts.map((text, i) => annotatePlainText({ ...text, id: `text-${i + 1}` }, i + 1)));
    memory = shareTexts(source.texts, true);
    const index = new TokenStoreIndex({ address: store().address, source, log: () => undefined });
    await index.sync();
    state = await index.open();
    await index.close();
  });

  type Open = (choices: readonly Choice[], wanted: readonly Choice[]) => TokenIndex;
  const isChosen = ({ ordinal }: GivenText, choices: readonly Choice[], wanted: readonly Choice[]): boolean =>
    wanted.includes(choices[ordinal % choices.length]!);
  const openStored: Open = (...choice) => {
    const chosen = source.texts.filter((text) => isChosen(text, ...choice));
    const texts = Uint32Array.from(chosen, ({ ordinal }) => ordinal);
    return openStoreIndex({ state, texts }, { own: [] });
  };
  const openInMemory: Open = (...choice) => {
    const texts = Uint8Array.from(source.texts, (text) => Number(isChosen(text, ...choice)));
    return new MemoryTokenIndex([{ segment: openSegment(memory.buffer), texts }]);
  };

  it.each([
    ['the store', openStored],
    ['memory', openInMemory],
  ] as const)(
    'add up in %s',
    async (_, open) => {
      const choice = fc.constantFrom<Choice>('one', 'other', 'neither');
      await fc.assert(
        fc.asyncProperty(fc.array(choice, { minLength: 4, maxLength: 11 }), async (choices) => {
          const one = await measureAll(open(choices, ['one']));
          const other = await measureAll(open(choices, ['other']));
          const both = await measureAll(open(choices, ['one', 'other']));
          expect(Object.fromEntries(addUp(one, other))).toEqual(Object.fromEntries(both));
        }),
        { numRuns: RUNS, endOnFailure: true },
      );
    },
    TIMEOUT_MS,
  );

  it(
    'of lines, as windows, are all rows',
    async () => {
      const stored: Texts = { segments: [], stored: { state, texts: 'all' }, selectionName: 'windows' };
      const inMemory: Texts = { segments: [memory], selectionName: 'windows in memory' };
      let most = 0;
      for (const search of SEARCHES)
        for (const sortBy of [undefined, [1], [-1, 'KEYWORD']])
          for (const texts of [stored, inMemory]) {
            const { all, windows } = await readLines(texts, { ...search, ...(sortBy && { sortBy }) });
            expect(windows, JSON.stringify([search, sortBy])).toEqual(all);
            most = Math.max(most, all.length);
          }
      expect(most).toBeGreaterThan(2 * WINDOW_ROWS);
    },
    TIMEOUT_MS,
  );
});
