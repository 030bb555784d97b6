import { clusterFinderCall } from '@keelerada/contract/tools/cluster-finder';
import { describe, expect, it } from 'vitest';
import { describeToolLadder } from '../../app/testing/describe-tool-ladder';
import { both, first, russian, useToolServer } from '../../app/testing/tool-calls-for-test';

const server = useToolServer();
const find = (payload: object) => server.callWell(clusterFinderCall.path, payload, clusterFinderCall.answer);
const list = async (payload: object) =>
  (await find(payload)).clusters.map(({ frequency, markups }) => `${frequency} ${markups.join(' + ')}`);

describe('POST /api/tools/clusterfinder', () => {
  describeToolLadder(
    server,
    clusterFinderCall.path,
    { analysis: 'WORDS' },
    [
      'length',
      'includePunctuation',
      'partialFilter',
      'sorting',
      'usageLimit',
      'wordClasses',
      'sentenceParts',
    ],
    'analysis',
  );

  it('counts sequences of word classes inside sentences, with the words behind them', async () => {
    const { clusters, ...head } = await find({ corpusTextIds: both, analysis: 'WORD_CLASS', length: 2 });
    expect(head).toMatchObject({ total: 7, occurrences: 12, totals: { texts: 2, runningWords: 16 } });
    expect(clusters[0]).toEqual({
      frequency: 4,
      percentage: 33.33,
      markups: ['S', 'V'],
      usages: ['Koer jookseb', 'koer haugub', 'kass magab', 'Kassid magavad'],
      usageFrequencies: [1, 1, 1, 1],
      usageTotal: 4,
    });
    expect(clusters.reduce((sum, { frequency }) => sum + frequency, 0)).toBe(head.occurrences);
  });

  it('writes the tags of a place with commas, punctuation included where asked for', async () => {
    const request = { ownTexts: 'Suure maja ees magab koer.', analysis: 'MORPHOLOGICAL', length: 1 };
    expect(await list({ ...request, sorting: 'fwrd' })).toEqual([
      '1 A, pos, sg, gen',
      '1 K, post, gen',
      '1 S, com, sg, gen',
      '1 S, com, sg, nom',
      '1 V, indic, pres, ps3, sg, ps, af',
    ]);
    expect(await list({ ...request, includePunctuation: true })).toContain('1 Z');
  });

  it('names sentence parts, alone and with the tags', async () => {
    const request = { ownTexts: 'Koer magab.', length: 2 };
    expect(await list({ ...request, analysis: 'SYNTACTIC' })).toHaveLength(1);
    expect((await find({ ...request, analysis: 'MORPHOLOGICAL_SYNTACTIC' })).clusters[0]!.markups[0]).toMatch(
      /^S, com, sg, nom/u,
    );
  });

  it('filters by word class, by its forms and partially', async () => {
    const request = { corpusTextIds: both, analysis: 'WORD_CLASS', length: 2 };
    expect(await list({ ...request, wordClasses: ['S', 'V'] })).toEqual(['4 S + V', '2 V + S']);
    const genitive = { wordClasses: ['S'], wordForms: { S: { case: ['part'] } } };
    expect(await list({ ...request, ...genitive })).toEqual([]);
    expect(await list({ ...request, ...genitive, partialFilter: true })).toEqual(['1 V + S']);
  });

  it('sorts by a word, leaves out rare clusters and answers a part of the rows', async () => {
    const request = { corpusTextIds: both, analysis: 'WORD_CLASS', length: 2 };
    const byFrequency = await list(request);
    const bySecond = await list({ ...request, sorting: 'swrd' });
    expect(bySecond.map((row) => row.split(' + ')[1])).toEqual(
      byFrequency.map((row) => row.split(' + ')[1]).sort(),
    );
    expect(await list({ ...request, minFrequency: '2' })).toEqual(
      byFrequency.filter((row) => !row.startsWith('1 ')),
    );
    expect(await list({ ...request, offset: 1, limit: 2 })).toEqual(byFrequency.slice(1, 3));
  });

  it('counts a long text in parts that join to one answer', async () => {
    const ownTexts = Array.from({ length: 6_000 }, (_, n) => `sõna${n}`).join('. ');
    const { clusters, total } = await find({ ownTexts, analysis: 'WORDS', length: 1 });
    expect(total).toBe(6_000);
    expect(new Set(clusters.map(({ markups }) => markups[0])).size).toBe(6_000);
  });

  it('gives further usages of one cluster to a token of the search', async () => {
    const ownTexts = Array.from({ length: 30 }, (_, n) => `Koer${n} magab.`).join(' ');
    const request = { ownTexts, analysis: 'WORD_CLASS', length: 1, usageLimit: 3 };
    const answer = await find(request);
    const row = answer.clusters.find(({ usageTotal }) => usageTotal > 3)!;
    expect(row.usages).toHaveLength(3);
    const { clusters } = await find({
      ...request,
      markups: row.markups,
      usageLimit: 1000,
      limit: 1,
      pageToken: answer.pageToken,
    });
    expect(clusters).toEqual([expect.objectContaining({ markups: row.markups, usageTotal: row.usageTotal })]);
    expect(clusters[0]!.usages).toHaveLength(row.usageTotal);
    expect(clusters[0]!.usages.slice(0, 3)).toEqual(row.usages);
  });

  it('answers for a Russian text, whose sentence parts are not known', async () => {
    expect(await list({ corpusTextIds: [russian], analysis: 'SYNTACTIC', length: 1 })).toEqual(['6 _']);
  });

  it.each([
    [{ length: 6 }, 'LimitExceeded', 'length'],
    [{ length: 0 }, 'LimitExceeded', 'length'],
    [{ length: 'two' }, 'InvalidRequest', 'length'],
    [{ analysis: 'SYNTACTIC', includePunctuation: true }, 'InvalidRequest', 'includePunctuation'],
    [{ wordClasses: ['Q'] }, 'InvalidRequest', 'wordClasses.0'],
    [{ wordClasses: ['S'], wordForms: { S: { case: ['xyz'] } } }, 'InvalidRequest', 'wordForms.S.case.0'],
    [{ wordClasses: ['S'], wordForms: { S: { mood: ['indic'] } } }, 'InvalidRequest', 'wordForms.S'],
    [{ wordForms: { S: { case: ['nom'] } } }, 'InvalidRequest', 'wordForms.S'],
    [{ sentenceParts: ['@XYZ'] }, 'InvalidRequest', 'sentenceParts.0'],
    [{ sorting: 'sixth' }, 'InvalidRequest', 'sorting'],
    [{ sorting: 'twrd', length: 2 }, 'InvalidRequest', 'sorting'],
    [{ markups: ['S'], length: 2 }, 'InvalidRequest', 'markups'],
    [{ usageLimit: 1001 }, 'LimitExceeded', 'usageLimit'],
  ])('answers 400 for %j', async (fields, code, field) => {
    const request = { corpusTextIds: [first], analysis: 'WORD_CLASS', ...fields };
    const { status, body } = await server.call(clusterFinderCall.path, request);
    expect(status).toBe(400);
    expect(body).toMatchObject([{ code, field }]);
  });
});
