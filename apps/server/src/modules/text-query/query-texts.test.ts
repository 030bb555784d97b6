import { addedYearRanges } from '@keelerada/contract/texts/text-buckets';
import type { TextQueryRequest } from '@keelerada/contract/texts/text-query';
import { beforeAll, expect, it } from 'vitest';
import type { CorpusText } from '../../corpus/store/corpus-text';
import { readText } from '../../corpus/store/corpus-text.repository';
import { saveTexts } from '../../corpus/store/save-texts.repository';
import { describeOnBothDatabases } from '../../platform/database/testing/test-databases';
import { makeTextColumnsReader, type TextColumnsReader } from '../../corpus/text-columns/keep-text-columns';
import { queryTexts } from './text-query.routes';
import { countSeedContent, seedCorpus } from './testing/seed-corpus-for-test';

const TEXTS = 3000;
const ALL = ['clWmOIrLa', 'cFqPphvYi', 'cFOoRQekA', 'cYDRkpymb', 'cgSRJPKTr', 'cZjHWUPtD', 'cwUSEqQLt'];

describeOnBothDatabases('text query', (database) => {
  let texts: CorpusText[];
  let readColumns: TextColumnsReader;
  beforeAll(async () => {
    readColumns = makeTextColumnsReader(database().connection.db);
    texts = await seedCorpus(database().connection, TEXTS);
  }, 120_000);

  const query = async (request: Partial<TextQueryRequest>) =>
    queryTexts(await readColumns(), { corpuses: ALL, ...request });
  const find = async (request: Partial<TextQueryRequest>) =>
    (await query(request)).map((row) => row.text_id).sort();

  const valuesOf = (text: CorpusText, name: string) =>
    text.properties.filter((property) => property.name === name).map((property) => property.value);
  const has = (text: CorpusText, name: string, ...values: string[]) =>
    valuesOf(text, name).some((value) => values.includes(value));
  const hasPart = (text: CorpusText, name: string, part: string) =>
    valuesOf(text, name).some((value) => value.toLowerCase().includes(part.toLowerCase()));
  /** Texts a plain filter over the seed finds; `language` as the query's default. */
  const expected = (test: (text: CorpusText) => boolean, language: string[] = ['eesti']) =>
    texts
      .filter(
        (text) => valuesOf(text, 'title').length > 0 && has(text, 'tekstikeel', ...language) && test(text),
      )
      .map((text) => text.id)
      .sort();

  async function expectFound(
    request: Partial<TextQueryRequest>,
    test: (text: CorpusText) => boolean,
    language?: string[],
  ) {
    const wanted = expected(test, language);
    expect(wanted.length).toBeGreaterThan(0);
    expect(wanted.length).toBeLessThan(texts.length);
    expect(await find(request)).toEqual(wanted);
  }

  it('lists Estonian texts where no language is chosen, and never one without a title', () =>
    expectFound({}, () => true));

  it('lists Russian texts where that language is chosen', () =>
    expectFound({ language: ['vene'] }, () => true, ['vene']));

  it('finds the writers without a level whose only native language is Estonian', () =>
    expectFound(
      { level: ['EK'] },
      (text) => valuesOf(text, 'keeletase').length === 0 && valuesOf(text, 'emakeel').join() === 'eesti',
    ));

  it('takes any of the values inside a filter and all filters together', () =>
    expectFound(
      { corpuses: ['clWmOIrLa', 'cwUSEqQLt'], level: ['A2', 'B1'], gender: ['naine'], country: ['Soome'] },
      (text) =>
        has(text, 'korpus', 'clWmOIrLa', 'cwUSEqQLt') &&
        has(text, 'keeletase', 'A2', 'B1') &&
        has(text, 'sugu', 'naine') &&
        has(text, 'riik', 'Soome'),
    ));

  it.each([
    ['types', 'tekstityyp', 'ak_eriala_essee'],
    ['domain', 'valdkond', 'loodustehnika'],
    ['usedMaterials', 'abivahendid', 'jah'],
    ['age', 'vanusevahemik', '41plus'],
    ['education', 'haridus', 'Kõrgharidus'],
    ['nationality', 'kodakondsus', 'Määramata'],
  ] as const)('compares whole values in the filter %s', (field, property, value) =>
    expectFound({ [field]: [value] }, (text) => has(text, property, value)),
  );

  it('finds other languages and materials as a part of the value, without case', async () => {
    await expectFound({ otherLang: ['INGLISE'] }, (text) => hasPart(text, 'muudkeeled', 'inglise'));
    await expectFound({ usedMultiMaterials: ['automaat', 'tolke'] }, (text) =>
      ['automaat', 'tolke'].some((part) => hasPart(text, 'akad_oppematerjal', part)),
    );
  });

  it('finds authors who hold a degree and those who study one step above it', async () => {
    await expectFound(
      { degree: ['ba'] },
      (text) => has(text, 'teaduskraad', 'ba') || has(text, 'oppeaste', 'magistriope'),
    );
    await expectFound({ degree: ['phd'] }, (text) => has(text, 'teaduskraad', 'phd'));
  });

  it('finds authors who study and those who hold the degree one step below', async () => {
    await expectFound(
      { studyLevel: ['doktoriope'] },
      (text) => has(text, 'oppeaste', 'doktoriope') || has(text, 'teaduskraad', 'ma'),
    );
    await expectFound({ studyLevel: ['bakalaureuseope'] }, (text) =>
      has(text, 'oppeaste', 'bakalaureuseope'),
    );
  });

  it('lets either hold where study level and degree are both given', () =>
    expectFound(
      { studyLevel: ['bakalaureuseope'], degree: ['phd'] },
      (text) => has(text, 'oppeaste', 'bakalaureuseope') || has(text, 'teaduskraad', 'phd'),
    ));

  it('finds two native languages stored as one value or as two', async () => {
    await expectFound(
      { nativeLang: ['eesti, vene'] },
      (text) =>
        has(text, 'emakeel', 'eesti, vene') ||
        (has(text, 'emakeel', 'eesti') && has(text, 'emakeel', 'vene')),
    );
    await expectFound({ nativeLang: ['vene'] }, (text) => has(text, 'emakeel', 'vene'));
  });

  it('finds a text by its year as well as by its range of years', () =>
    expectFound({ addedYears: ['2006-2010', '2016–2020'] }, (text) => {
      const [year = ''] = valuesOf(text, 'aasta').filter((value) => /^\d{4}$/u.test(value));
      const [range] = valuesOf(text, 'ajavahemik').map((value) => value.replace('–', '-'));
      const isYear = (year >= '2006' && year <= '2010') || (year >= '2016' && year <= '2020');
      return isYear || range === '2006-2010' || range === '2016-2020';
    }));

  it.each([
    ['a year before all ranges of the form, by its range of years', ['1998', '2000-2005'], ['2000-2005']],
    [
      'a range of years that reaches into two ranges of the form',
      ['', '2019–2022'],
      ['2016-2020', '2021-2025'],
    ],
    ['an open range of years', ['teadmata', '2017...'], ['2016-2020', '2021-2025']],
  ])('finds %s', async (_what, [year = '', range = ''], found) => {
    const properties = [
      { name: 'aasta', value: year },
      { name: 'ajavahemik', value: range },
      { name: 'korpus', value: 'yearcorpus' },
      { name: 'title', value: 'Aastad' },
    ].filter(({ value }) => value !== '');
    const text = { id: '5d1c6c8e-6f0b-4a52-9f0e-0a4a35d6d2c8', content: 'Aeg läheb.', properties };
    await saveTexts(database().connection.db, [text], { isDemo: false, removesDemo: false });
    for (const years of addedYearRanges) {
      const ids = await find({ corpuses: ['yearcorpus'], addedYears: [years] });
      expect(ids).toEqual(found.includes(years) ? [text.id] : []);
    }
  });

  it('compares characters, words and sentences with both ends included', async () => {
    const count = ({ content }: CorpusText) => countSeedContent(content);
    await expectFound(
      { words: [[101, 200]] },
      (text) => count(text).words >= 101 && count(text).words <= 200,
    );
    await expectFound({ words: [[1, 2]] }, (text) => count(text).words === 2);
    await expectFound(
      {
        sentences: [
          [1, 10],
          [101, 2_147_483_647],
        ],
      },
      (text) => count(text).sentences <= 10 || count(text).sentences > 100,
    );
    await expectFound(
      { characters: [[501, 1000]] },
      ({ content }) => content.length > 500 && content.length <= 1000,
    );
  });

  it('finds a nationality that the collection spells in its own way, and leaves the text as it is', async () => {
    const text = {
      id: '5d1c6c8e-6f0b-4a52-9f0e-0a4a35d6d2c7',
      content: 'Mina olen pärit kaugelt.',
      properties: [
        { name: 'title', value: 'Kaugelt' },
        { name: 'korpus', value: 'testcorpus' },
        { name: 'kodakondsus', value: 'Kasahstan' },
      ],
    };
    const { db } = database().connection;
    await saveTexts(db, [text], { isDemo: false, removesDemo: false });
    for (const nationality of ['Kasashstan', 'Kasahstan'])
      expect(await find({ corpuses: ['testcorpus'], nationality: [nationality] })).toEqual([text.id]);
    expect((await readText(db, text.id))?.properties).toContainEqual({
      name: 'kodakondsus',
      value: 'Kasahstan',
    });
  });

  it('answers nothing, and no error, for values and ranges that cannot be', async () => {
    expect(await find({ corpuses: ['none'] })).toEqual([]);
    expect(await find({ level: ["'; drop table text; --", '%', 'A\u00002\ud800'] })).toEqual([]);
    expect(await find({ words: [[9_007_199_254_740_991, 2_147_483_647]] })).toEqual([]);
    expect(await find({ addedYears: ['9999-0000'] })).toEqual([]);
    expect(await find({ addedYears: ['2021...'] })).toEqual(await find({ addedYears: ['2021-2025'] }));
    expect(await find({ otherLang: ['%'] })).toEqual([]);
  });

  it('sorts by title in Estonian order, numbers by size', async () => {
    const rows = await query({ country: ['Soome'] });
    const titles = rows.map((row) => row.property_value);
    expect(titles).toEqual([...titles].sort(new Intl.Collator('et', { numeric: true }).compare));
  });
});
