import { describe, expect, it } from 'vitest';
import { findAll } from './testing/read-answer';
import { useSearchServer } from '../../app/testing/search-server-for-test';

const { ask } = useSearchServer();
const RECORD_SCHEMA = 'http://clarin.eu/fcs/resource';
const HITS = 'application/x-clarin-fcs-hits+xml';
const ADV = 'application/x-clarin-fcs-adv+xml';
const RANDOM = 'x7Qp2ZrT9kLm4Vb1';
const LARGEST_INTEGER = 2 ** 31 - 1;
const sru = (number: number) => `info:srw/diagnostic/1/${number}`;

/** The cases that the tester of the FCS community asks of an endpoint of version 2.0, under its names. */
describe('an endpoint of federated content search', () => {
  it('Explain 1: answers without parameters and diagnostics', async () => {
    const { root, diagnostics } = await ask({});
    expect(diagnostics).toEqual([]);
    expect(root).toMatchObject({
      name: 'explainResponse',
      namespace: 'http://docs.oasis-open.org/ns/search-ws/sruResponse',
    });
    expect(findAll(root, 'schema')[0]?.attributes).toMatchObject({ identifier: RECORD_SCHEMA, name: 'fcs' });
    expect(findAll(root, 'EndpointDescription')).toEqual([]);
  });

  it('Explain 5: knows no version 9.9', async () => {
    const { root, diagnostics } = await ask({ version: '9.9', operation: 'explain' });
    expect(diagnostics).toEqual([[sru(5), '2.0']]);
    expect(root.name).toBe('explainResponse');
  });

  it('Explain 7: describes the endpoint once, in version 2, with advanced search', async () => {
    const { root } = await ask({ 'x-fcs-endpoint-description': 'true' });
    const descriptions = findAll(root, 'EndpointDescription');
    expect(descriptions).toHaveLength(1);
    const [description] = descriptions;
    expect(description!.attributes).toMatchObject({ version: '2' });
    const list = (name: string) => findAll(description!, name).map(({ text }) => text);
    expect(list('Capability').map((uri) => uri.split('/').at(-1))).toEqual([
      'basic-search',
      'advanced-search',
    ]);
    expect(list('SupportedDataView')).toEqual([HITS, ADV]);
    expect(list('SupportedLayer')).toEqual(['text', 'pos', 'lemma']);
    expect(findAll(description!, 'Resource').length).toBeGreaterThan(0);
  });

  it.each([['maximumTerms'], ['responsePosition']])('Scan 4 and 5: refuses a bad %s', async (name) => {
    const { root, diagnostics } = await ask({ scanClause: 'fcs.resource=root', [name]: 'invalid' });
    expect(root.name).toBe('scanResponse');
    expect(diagnostics).toContainEqual([sru(6), name]);
  });

  it('Search 1 and 2: answers a search for a random word', async () => {
    expect(await ask({ query: RANDOM })).toMatchObject({ total: 0, diagnostics: [], records: [] });
    expect((await ask({ query: RANDOM, recordSchema: RECORD_SCHEMA })).diagnostics).toEqual([]);
  });

  it.each([
    ['Search 4', { recordXMLEscaping: 'invalid' }, 71],
    ['Search 5', { startRecord: 'invalid' }, 6],
    ['Search 6', { startRecord: 0 }, 6],
    ['Search 7', { maximumRecords: 'invalid' }, 6],
    ['Search 8', { maximumRecords: -1 }, 6],
    ['Search 9', { query: `"${RANDOM}" =` }, 10],
    ['Search 10', { startRecord: LARGEST_INTEGER }, 61],
    ['a schema of others', { recordSchema: 'info:srw/schema/1/dc-v1.1' }, 66],
  ])('%s: refuses %j', async (_case, parameters, diagnostic) => {
    const { root, diagnostics } = await ask({ query: RANDOM, ...parameters });
    expect(root.name).toBe('searchRetrieveResponse');
    expect(diagnostics.map(([uri]) => uri)).toEqual([sru(diagnostic)]);
  });

  it('Search 11: takes words in UTF-8', async () => {
    expect((await ask({ query: 'öäüÖÄÜß€' })).diagnostics).toEqual([]);
  });

  it.each([
    ['Search 13', 'cql', [HITS]],
    ['Search 14', 'fcs', [HITS, ADV]],
  ])('%s: answers %s with one hit a record, in the views of the search', async (_case, queryType, views) => {
    const query = queryType === 'cql' ? 'kool' : '"kool"';
    const parameters = { query, queryType, recordSchema: RECORD_SCHEMA, maximumRecords: 1 };
    const { records, total } = await ask(parameters);
    expect(total).toBe(2);
    expect(records).toHaveLength(1);
    expect(findAll(records[0]!, 'recordSchema')[0]?.text).toBe(RECORD_SCHEMA);
    expect(findAll(records[0]!, 'DataView').map(({ attributes }) => attributes['type'])).toEqual(views);
    expect(findAll(records[0]!, 'Hit')).toHaveLength(1);
  });
});

describe('an endpoint of SRU 1.2', () => {
  it('answers in the namespace of its time, with the basic search alone', async () => {
    const { root } = await ask({
      ...{ operation: 'explain', version: '1.2' },
      'x-fcs-endpoint-description': 'true',
    });
    expect(root.namespace).toBe('http://www.loc.gov/zing/srw/');
    expect(findAll(root, 'EndpointDescription')[0]?.attributes).toMatchObject({ version: '1' });
    expect(findAll(root, 'Capability')).toHaveLength(1);
    const search = { operation: 'searchRetrieve', version: '1.2', query: 'kool' };
    expect((await ask({ ...search, recordPacking: 'xml' })).hits).toHaveLength(2);
    expect((await ask({ ...search, recordPacking: 'invalid' })).diagnostics).toEqual([[sru(71), 'invalid']]);
    expect((await ask({ ...search, queryType: 'fcs' })).diagnostics).toEqual([[sru(8), 'queryType']]);
  });
});
