import type { TextFacetsRequest } from '@keelerada/contract/texts/text-facets';
import { rangeFilterNames, textFilterOptions } from '@keelerada/contract/texts/text-filters';
import { type TextFilterName, textFilterNames } from '@keelerada/contract/texts/text-filter-names';
import { beforeAll, expect, it } from 'vitest';
import type { CorpusText } from '../../corpus/store/corpus-text';
import { saveTexts } from '../../corpus/store/save-texts.repository';
import { describeOnBothDatabases } from '../../platform/database/testing/test-databases';
import { countFacets, withChoice, withDefaults } from './count-facets';
import { addDetails } from './describe-texts';
import { makeTextColumnsReader, type TextColumnsReader } from '../../corpus/text-columns/keep-text-columns';
import { findTextIds } from '../../corpus/text-selection/find-texts';
import { queryTexts } from './text-query.routes';
import { countSeedContent, seedCorpus } from './testing/seed-corpus-for-test';

/** Of the others, results of exams, a test of its own tells. */
const named = textFilterNames.filter((name) => textFilterOptions[name].length > 0);
const TEXTS = 3000;
const STATES = 40;
const CHOICES_A_STATE = 4;
const MOST_FILTERS = 5;

/** Numbers from 0 to 1, the same every time (mulberry32). */
function makeRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

describeOnBothDatabases('counts beside the filters', (database) => {
  let texts: CorpusText[];
  let readColumns: TextColumnsReader;
  beforeAll(async () => {
    texts = await seedCorpus(database().connection, TEXTS);
    readColumns = makeTextColumnsReader(database().connection.db);
  }, 120_000);

  const count = async (request: TextFacetsRequest) => countFacets(await readColumns(), request);
  const find = (request: TextFacetsRequest) =>
    readColumns().then((columns) => queryTexts(columns, withDefaults(request)));
  const random = makeRandom(20);
  const pick = <Item>(items: readonly Item[]): Item => items[Math.floor(random() * items.length)]!;
  const pickChoice = (name: TextFilterName): string => pick<{ value: string }>(textFilterOptions[name]).value;

  /** Up to five filters with one or two values each. */
  function makeState(): TextFacetsRequest {
    let state: TextFacetsRequest = {};
    const filters = Math.floor(random() * (MOST_FILTERS + 1));
    for (let i = 0; i < filters; i++) {
      const name = pick(named);
      const isRange = (rangeFilterNames as readonly string[]).includes(name);
      const values = Array.from({ length: 1 + Math.floor(random() * 2) }, () => pickChoice(name));
      state = { ...state, [name]: isRange ? values.map((value) => value.split('-').map(Number)) : values };
    }
    return state;
  }

  it(
    'are those of the text query, for the state and for single choices, in random states',
    { timeout: 120_000 },
    async () => {
      let nonEmpty = 0;
      for (let i = 0; i < STATES; i++) {
        const state = makeState();
        const facets = await count(state);
        const found = await find(state);
        expect({ state, texts: facets.texts }).toEqual({ state, texts: found.length });
        const ids = findTextIds(await readColumns(), withDefaults(state));
        expect(ids.toSorted()).toEqual(found.map((row) => row.text_id).toSorted());
        if (found.length > 0) nonEmpty++;
        for (let j = 0; j < CHOICES_A_STATE; j++) {
          const name = pick(named);
          const value = pickChoice(name);
          const wanted = (await find(withChoice(state, name, value))).length;
          expect({ state, name, value, texts: facets.filters[name][value] }).toEqual({
            state,
            name,
            value,
            texts: wanted,
          });
        }
      }
      expect(nonEmpty).toBeGreaterThan(STATES / 4);
    },
  );

  it('name every choice of every filter, and add up the words', async () => {
    const { filters, words } = await count({});
    for (const name of textFilterNames)
      expect(Object.keys(filters[name])).toEqual(
        expect.arrayContaining(textFilterOptions[name].map(({ value }) => value)),
      );
    const titled = texts.filter(({ properties }) => properties.some(({ name }) => name === 'title'));
    expect(words).toBe(titled.reduce((sum, { content }) => sum + countSeedContent(content).words, 0));
  });

  it('count Russian subcorpora although Estonian ones are ticked', async () => {
    const { filters } = await count({ corpuses: ['clWmOIrLa'] });
    expect(filters.corpuses['cgSRJPKTr']).toBe((await find({ corpuses: ['cgSRJPKTr'] })).length);
    expect(filters.corpuses['cgSRJPKTr']).toBeGreaterThan(0);
  });

  it('follow a text that is added, and the rows tell what it is', async () => {
    const before = await count({});
    const properties = [
      { name: 'title', value: 'Uus' },
      { name: 'korpus', value: 'cFOoRQekA' },
      { name: 'keeletase', value: 'B' },
      { name: 'ajavahemik', value: '2019–2022' },
      { name: 'tulemusvahemik', value: '60–75' },
      { name: 'emakeel', value: 'soome' },
      { name: 'emakeel', value: 'rootsi' },
    ];
    const text = { id: '5d1c6c8e-6f0b-4a52-9f0e-0a4a35d6d2c9', content: 'Uus tekst.', properties };
    await saveTexts(database().connection.db, [text], { isDemo: false, removesDemo: false });
    const after = await count({});
    expect(after.texts).toBe(before.texts + 1);
    expect(before.filters.score).toEqual({});
    expect(after.filters.score).toEqual({ '60–75': 1 });
    expect((await find({ score: ['60–75'] })).map((row) => row.text_id)).toEqual([text.id]);
    expect(after.filters.level['B']).toBe(before.filters.level['B']! + 1);
    const rows = await find({ corpuses: ['cFOoRQekA'], level: ['B'], nativeLang: ['soome'] });
    expect(addDetails(await readColumns(), rows)).toEqual([
      {
        text_id: text.id,
        property_value: 'Uus',
        details: {
          type: null,
          level: 'B',
          year: '2019–2022',
          age: null,
          nativeLanguage: 'soome, rootsi',
          nationality: null,
          words: null,
        },
      },
    ]);
  });

  it('take milliseconds', async () => {
    await count({});
    const times: number[] = [];
    for (let i = 0; i < 10; i++) {
      const start = performance.now();
      await count({ corpuses: ['clWmOIrLa', 'cwUSEqQLt'], level: ['B1'], words: [[1, 100]] });
      times.push(performance.now() - start);
    }
    expect(Math.min(...times)).toBeLessThan(50);
  });
});
