import { errorBodySchema } from '@keelerada/contract/fields/errors';
import { sentenceAnalysisCall } from '@keelerada/contract/tools/sentence-analysis';
import { describe, expect, it } from 'vitest';
import { first, russian, useToolServer } from '../../app/testing/tool-calls-for-test';

const server = useToolServer();
const analyse = async (payload: object) =>
  (await server.callWell(sentenceAnalysisCall.path, payload, sentenceAnalysisCall.answer)).sentences;
const unknown = '99999999-0000-4000-8000-000000000000';

describe('POST /api/texts/lauseanalyys', () => {
  it('answers the sentence at a place of a corpus text with lemma, form and head of each word', async () => {
    const [sentence, ...more] = await analyse({ textId: first.toUpperCase(), from: 24, to: 28 });
    expect(more).toEqual([]);
    expect(sentence).toMatchObject({ start: 18, text: 'Suur koer haugub ja väike kass magab.' });
    const { tokens, text } = sentence!;
    expect(tokens.map(({ start, end }) => text.slice(start, end))).toEqual(
      'Suur koer haugub ja väike kass magab .'.split(' '),
    );
    expect(tokens[1]).toMatchObject({
      ...{ lemma: 'koer', upos: 'NOUN', wordClass: 'nimisõna', form: 'ainsuse nimetav kääne' },
      ...{ head: 2, relation: 'nsubj', isWord: true },
    });
    expect(tokens.at(-1)).toMatchObject({ isWord: false });
  });

  it('answers every sentence of a stretch, in English, of an own text and of one without a tree', async () => {
    const both = await analyse({ textId: first, from: 0, to: 30, language: 'en' });
    expect(both.map(({ tokens }) => tokens[0]?.wordClass)).toEqual(['noun', 'adjective']);
    const [own] = await analyse({ ownTexts: 'Tere! Ta loeb.', from: 7, to: 8 });
    expect(own).toMatchObject({ start: 6, text: 'Ta loeb.', tokens: [{ relation: 'nsubj' }, {}, {}] });
    const [sentence] = await analyse({ textId: russian, from: 0, to: 1 });
    expect(sentence?.tokens[0]).toMatchObject({ head: -1, relation: '_' });
    expect(await analyse({ textId: first, from: 1000, to: 1001 })).toEqual([]);
  });

  it.each([
    [{ from: 0, to: 1 }, 'MandatoryField', 'textId'],
    [{ textId: first, from: 0, to: 1, ownTexts: 'Tere' }, 'InvalidRequest', 'ownTexts'],
    [{ textId: 'a', from: 0, to: 1 }, 'InvalidRequest', 'textId'],
    [{ textId: unknown, from: 0, to: 1 }, 'UnknownTextId', 'textId'],
    [{ textId: first, from: -1, to: 1 }, 'LimitExceeded', 'from'],
    [{ textId: first, from: 3, to: 3 }, 'InvalidRequest', 'to'],
    [{ textId: first, from: 0, to: 2001 }, 'LimitExceeded', 'to'],
    [{ ownTexts: 'a'.repeat(20_001), from: 0, to: 1 }, 'LimitExceeded', 'ownTexts'],
  ])('answers 400 for %#', async (payload, code, field) => {
    const { status, body } = await server.call(sentenceAnalysisCall.path, payload);
    expect(status).toBe(400);
    expect(errorBodySchema.parse(body)[0]).toMatchObject({ code, field });
  });
});
