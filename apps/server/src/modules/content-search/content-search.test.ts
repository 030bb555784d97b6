import { wordContextCall } from '@keelerada/contract/tools/word-context';
import { describe, expect, it } from 'vitest';
import { makeTestApp } from '../../app/testing/app-for-test';
import { IndexNotReadyError } from '../../corpus/index/index-errors';
import { TextColumns } from '../../corpus/text-columns/text-columns';
import { findAll, readAnswer, readXml } from './testing/read-answer';
import { ACADEMIC, CORPUS, EXAMS, SITE, useSearchServer } from '../../app/testing/search-server-for-test';

const { app, ask, askFor } = useSearchServer();
const fcs = (number: number) => `http://clarin.eu/fcs/diagnostic/${number}`;
const sru = (number: number) => `info:srw/diagnostic/1/${number}`;

describe('a search of other sites', () => {
  it.each([
    ['cql', 'kool', { cql: '"kool"', keepCapitalization: true }],
    ['cql', 'cql.serverChoice =/ignoreCase KOOL', { type: 'WORDS', keyword: 'kool' }],
    ['cql', 'maja OR "väike maja"', { cql: '"maja"|"väike" "maja"', keepCapitalization: true }],
    ['fcs', '[lemma = "kool"]', { type: 'LEMMAS', keyword: 'kool' }],
    ['fcs', '"maja|KOOL"/c', { cql: '"maja|kool"' }],
    ['fcs', '[pos="ADJ"] [lemma="maja" & pos!="VERB"]', { cql: '[pos="ADJ"] [lemma="maja"]' }],
    ['fcs', '[pos="PUNCT"]{1,2}', { cql: '[pos="PUNCT"]{1,2}' }],
  ])('finds for %s %s what the concordance finds', async (queryType, query, search) => {
    const response = await app().inject({
      ...{ method: 'POST', url: wordContextCall.path },
      payload: { tekstivalik: 'KOIK', displayType: 'WORD', displayCount: 1, ...search },
    });
    const { contextList, total } = wordContextCall.answer.parse(response.json());
    expect(total).toBeGreaterThan(0);
    const answer = await ask({ queryType, query });
    expect(answer.total).toBe(total);
    expect(answer.hits.map(([hit]) => hit)).toEqual(contextList.map(({ keyword }) => keyword));
  });

  it('shows each hit in its sentence, whatever signs stand there', async () => {
    const { hits } = await ask({ query: 'maja' });
    expect(hits).toEqual([
      ['maja', 'Väike maja seisab kooli kõrval.'],
      ['maja', 'Kooli  "uus" maja & aed < park > tee.'],
    ]);
    expect((await ask({ query: '"\\"uus\\""' })).hits[0]?.[0]).toBe('"uus"');
    expect((await ask({ query: '", sest"' })).hits[0]?.[0]).toBe(', sest');
  });

  it('joins words inside a sentence, and marks each of them', async () => {
    const { hits } = await ask({ query: 'kool* and maja' });
    expect(hits.map(([hit]) => hit)).toEqual(['maja|kooli']);
    const folded = await ask({ query: 'cql.serverChoice all/ignoreCase "maja kooli"' });
    expect(folded.hits.map(([hit]) => hit)).toEqual(['maja|kooli', 'Kooli|maja']);
    expect((await ask({ query: 'kool and koer' })).total).toBe(0);
  });

  it('gives every token of the sentence with its layers, the hit highlighted', async () => {
    const { root } = await ask({ queryType: 'fcs', query: '[lemma="kool"] []{0,2} [pos="VERB"] within s' });
    const [advanced] = findAll(root, 'Advanced').slice(-1);
    const layers = findAll(advanced!, 'Layer').map((layer) => findAll(layer, 'Span'));
    expect(layers.map((spans) => spans.map(({ text }) => text).join(' '))).toEqual([
      'See 😀 kool meeldib mulle väga .',
      'DET SYM NOUN VERB PRON ADV PUNCT',
      'see 😀 kool meeldima mina väga .',
    ]);
    const marked = layers[0]!.filter(({ attributes }) => attributes['highlight'] === 'h1');
    expect(marked.map(({ text }) => text)).toEqual(['kool', 'meeldib']);
    const segments = findAll(advanced!, 'Segment').map(({ attributes }) => [
      Number(attributes['start']),
      Number(attributes['end']),
    ]);
    expect(segments.slice(0, 3)).toEqual([
      [1, 3],
      [5, 5],
      [7, 10],
    ]);
  });

  it('tells where the next records begin', async () => {
    const all = await ask({ query: 'k*' });
    const page = await ask({ query: 'k*', startRecord: 2, maximumRecords: 2 });
    expect(page.hits).toEqual(all.hits.slice(1, 3));
    expect(findAll(page.root, 'recordPosition').map(({ text }) => text)).toEqual(['2', '3']);
    expect(findAll(page.root, 'nextRecordPosition')[0]?.text).toBe('4');
    expect(findAll(all.root, 'nextRecordPosition')).toEqual([]);
    expect(await ask({ query: 'k*', maximumRecords: 0 })).toMatchObject({ total: all.total, records: [] });
    expect(findAll(all.root, 'resultCountPrecision')[0]?.text).toMatch(/exact$/u);
  });

  it('takes any number for all records, passes extensions by that it does not know, and echoes what was sent', async () => {
    const all = await ask({ query: 'k*' });
    const sent = {
      maximumRecords: '9223372036854775807',
      recordSchema: 'fcs',
      'x-fcs-later': '1',
      'x-cmd': '',
    };
    const asked = await ask({ query: 'k*', ...sent });
    expect(asked).toMatchObject({ hits: all.hits, diagnostics: [] });
    const echo = ({ root }: typeof all) =>
      findAll(root, 'echoedSearchRetrieveRequest')[0]!.children.map(({ name, text }) => [name, text]);
    const always = [
      ['version', '2.0'],
      ['queryType', 'cql'],
      ['query', 'k*'],
      ['startRecord', '1'],
    ];
    expect(echo(all)).toEqual(always);
    expect(echo(asked)).toEqual([...always, ['maximumRecords', '9999999999'], ['recordSchema', 'fcs']]);
    const far = await ask({ query: 'k*', startRecord: '9223372036854775807' });
    expect(far.diagnostics).toEqual([[sru(61), '9999999999']]);
  });

  it('takes the same request by POST', async () => {
    const parameters = { queryType: 'fcs', query: '[lemma="väike"]', 'x-fcs-context': EXAMS };
    const { statusCode, body } = await app().inject({
      ...{ method: 'POST', url: '/fcs', payload: new URLSearchParams(parameters).toString() },
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    });
    expect(statusCode).toBe(200);
    expect(body).toBe(await askFor(parameters));
    expect(readAnswer(body).total).toBe(2);
  });

  it('writes records as text where asked to', async () => {
    const { root, records } = await ask({ query: 'maja', recordXMLEscaping: 'string' });
    expect(findAll(root, 'Resource')).toEqual([]);
    const resource = readXml(findAll(records[1]!, 'recordData')[0]!.text);
    expect(findAll(resource, 'Result')[0]?.text).toBe('Kooli  "uus" maja & aed < park > tee.');
  });
});

describe('resources', () => {
  it('are the corpus and its subcorpora with texts, in two languages', async () => {
    const { root } = await ask({ 'x-fcs-endpoint-description': 'true' });
    const [whole, ...parts] = findAll(root, 'Resource');
    expect([whole, ...parts].map((resource) => resource?.attributes['pid'])).toEqual([
      CORPUS,
      EXAMS,
      `${CORPUS}#cgSRJPKTr`,
      ACADEMIC,
    ]);
    expect(findAll(whole!, 'Resource')).toHaveLength(3);
    for (const resource of [whole!, ...parts]) {
      const titles = resource.children.filter(({ name }) => name === 'Title');
      expect(titles.map(({ attributes }) => attributes['xml:lang'])).toEqual(['en', 'et']);
    }
    const languages = parts.map((part) => findAll(part, 'Language').map(({ text }) => text));
    expect(languages).toEqual([['est'], ['rus'], ['est']]);
    expect(findAll(root, 'author')[0]?.text).toBe('Keele & Kirja Instituut');
  });

  it('limit a search; unknown ones are named', async () => {
    const count = async (context: string) => (await ask({ query: 'kool*', 'x-fcs-context': context })).total;
    const [all, exams, academic] = [await count(CORPUS), await count(EXAMS), await count(ACADEMIC)];
    expect(exams + academic).toBe(all);
    expect(await count(`${EXAMS},${ACADEMIC}`)).toBe(all);
    expect((await ask({ query: 'дом', 'x-fcs-context': `${CORPUS}#cgSRJPKTr` })).total).toBe(1);
    const some = await ask({ query: 'kool*', 'x-fcs-context': `${EXAMS},a,b` });
    expect(some).toMatchObject({
      total: exams,
      diagnostics: [
        [fcs(1), 'a'],
        [fcs(1), 'b'],
      ],
    });
    expect(await ask({ query: 'kool*', 'x-fcs-context': 'a' })).toMatchObject({
      ...{ total: 0, records: [] },
      diagnostics: [[fcs(1), 'a']],
    });
  });

  it('name the text of a record by its address', async () => {
    const { root } = await ask({ query: 'vana' });
    const { ref } = findAll(root, 'Resource')[0]!.attributes;
    const { statusCode, body } = await app().inject(ref!.slice(SITE.length));
    expect(statusCode).toBe(200);
    expect(body).toContain('Kool on vana!');
  });
});

describe('what cannot be answered', () => {
  it.each([
    [{ query: 'dc.title = kool' }, sru(15), 'dc'],
    [{ query: 'cql.allRecords = 1' }, sru(16), 'cql.allRecords'],
    [{ query: 'cql.serverChoice < kool' }, sru(19), '<'],
    [{ query: 'cql.serverChoice =/stem kool' }, sru(20), 'stem'],
    [{ query: 'kool not maja' }, sru(37), 'not'],
    [{ query: 'kool prox/distance=2 maja' }, sru(39), 'prox'],
    [{ query: 'kool and/rel.mean maja' }, sru(46), 'rel.mean'],
    [{ query: 'a and b and c and d and e' }, sru(38), '4'],
    [{ query: 'kool sortby dc.date' }, sru(80), 'dc.date'],
    [{ query: '""' }, sru(27), ''],
    [{ query: 'kool', queryType: 'lex' }, sru(6), 'queryType'],
    [{ query: 'kool', bad: 1 }, sru(8), 'bad'],
    [{ query: 'kool', 'x-fcs-endpoint-description': 'true' }, sru(8), 'x-fcs-endpoint-description'],
    [{ operation: 'searchRetrieve' }, sru(7), 'query'],
    [{ queryType: 'fcs' }, sru(7), 'query'],
    [{ version: '1.2', queryType: 'cql' }, sru(8), 'queryType'],
    [{ operation: 'update' }, sru(4), 'update'],
    [{ scanClause: 'kool' }, sru(4), 'scan'],
    [{ query: 'kool', 'x-fcs-dataviews': 'cmdi' }, fcs(4), 'cmdi'],
    [{ queryType: 'fcs', query: '[orth = "kool"]' }, fcs(11), 'orth'],
    [{ queryType: 'fcs', query: '[z:pos = "ADJ"]' }, fcs(11), 'z:pos'],
    [{ queryType: 'fcs', query: '[pos = "Noun"]' }, fcs(11), 'Noun'],
    [{ queryType: 'fcs', query: '"kool" within p' }, fcs(11), 'within paragraph'],
  ])('%j', async (parameters, uri, details) => {
    expect((await ask(parameters)).diagnostics).toEqual([[uri, details]]);
  });

  it.each(['[', '"kool', '"a" within x', '[lemma=kool]', '"(a"', '"a"/x', '"\\d"'])(
    'a query of FCS-QL with a fault: %s',
    async (query) => {
      const { diagnostics } = await ask({ queryType: 'fcs', query });
      expect(diagnostics.map(([uri]) => uri)).toEqual([fcs(10)]);
    },
  );

  it.each([
    '[]*',
    `${'"a" '.repeat(101)}`,
    Array.from({ length: 41 }, (_, i) => `"${i}"`).join(' []* '),
    '("a"*)*',
    `"${'a'.repeat(5_000)}"`,
  ])('a query of FCS-QL that is too much: %#', async (query) => {
    const { diagnostics } = await ask({ queryType: 'fcs', query });
    expect(diagnostics.map(([uri]) => uri)).toEqual([fcs(11)]);
  });

  it('is left out of a query where that is allowed', async () => {
    const query = { queryType: 'fcs', query: '[lemma="kool"/C] within p', 'x-fcs-rewrites-allowed': 'true' };
    const { diagnostics, total } = await ask(query);
    expect(diagnostics.map(([uri]) => uri)).toEqual([fcs(12), fcs(12)]);
    expect(total).toBe((await ask({ queryType: 'fcs', query: '[lemma="kool"]' })).total);
  });

  it('is told of an index that is not ready, in the form of the answer', async () => {
    const test = await makeTestApp({
      publicUrl: 'https://keel.example',
      parts: {
        readTextColumns: () => Promise.resolve(new TextColumns([], [])),
        engine: {
          ask: () => Promise.reject(new IndexNotReadyError()),
          listTextIds: () => Promise.resolve([]),
        },
      },
    });
    const { body } = await test.app.inject('/fcs?query=kool');
    expect(readAnswer(body).diagnostics).toEqual([[sru(2), '']]);
    const explained = readXml((await test.app.inject('/fcs?x-fcs-endpoint-description=true')).body);
    expect(findAll(explained, 'Resource').map(({ attributes }) => attributes['pid'])).toEqual([
      'https://keel.example/corpus.cmdi.xml',
    ]);
  });

  it('is told of a failure without what failed inside', async () => {
    const readTextColumns = () => Promise.reject(new Error('secret'));
    const test = await makeTestApp({ parts: { readTextColumns } });
    const { statusCode, body } = await test.app.inject('/fcs?query=kool');
    expect(statusCode).toBe(200);
    expect(readAnswer(body).diagnostics).toEqual([[sru(1), '']]);
    expect(body).not.toContain('secret');
  });

  it('is refused above the limit of calls, which is higher than that of the tools', async () => {
    const readTextColumns = () => Promise.resolve(new TextColumns([], []));
    const test = await makeTestApp({ rateLimit: { calls: 1, windowMs: 60_000 }, parts: { readTextColumns } });
    const statuses: number[] = [];
    for (let call = 0; call < 9; call++) statuses.push((await test.app.inject('/fcs')).statusCode);
    expect(statuses).toEqual([...Array.from({ length: 8 }, () => 200), 429]);
  });
});
