import { correctorCall, type CorrectorResponse } from '@keelerada/contract/corrector/corrector';
import { MAX_CORRECTOR_CHARACTERS } from '@keelerada/contract/fields/limits';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../../app/testing/server-for-test';

const CANARY = 'kanaarilind';
const TEXT = `Minu sõber elab juba kolm aastat väikeses linnas. Sõber käib iga päev koolis ja õpib eesti keelt.\r\n<b>Sõber</b> & ${CANARY} räägivad.`;
/** More than 60 words, so that it has one level. */
const LONGER_TEXT =
  'Minu nimi on Mari ja ma elan juba kolm aastat väikeses linnas mere ääres. Igal hommikul sõidan bussiga tööle, sest kontor asub teisel pool linna. Õhtul käin sageli rannas jalutamas või loen kodus raamatut. Nädalavahetusel tulevad mulle külla sõbrad, kellega koos teeme süüa ja räägime pikalt maailma asjadest. Suvel tahaksin minna saarele, kus mu vanaema kasvatab lambaid ja kus alati lõhnab värske leib.';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer([]);
});
afterAll(() => server.remove());

async function post(payload: object | string, headers: Record<string, string> = {}) {
  const response = await server.app.inject({ method: 'POST', url: correctorCall.path, payload, headers });
  return { status: response.statusCode, body: response.body, type: response.headers['content-type'] };
}

async function correct(payload: object): Promise<CorrectorResponse> {
  const { status, body } = await post(payload);
  expect(status).toBe(200);
  return correctorCall.answer.parse(JSON.parse(body));
}

function join(fragments: CorrectorResponse['speller']): string {
  return fragments.map(({ text }) => text).join('');
}

describe('the corrector', () => {
  it('answers fragments that join to the text and figures in the places that clients know', async () => {
    const answer = await correct({ tekst: TEXT, model: 'grammarchecker' });
    expect(join(answer.speller)).toBe(TEXT);
    expect(join(answer.grammatika)).toBe(TEXT);
    expect(answer).toMatchObject({ textLanguage: 'et', grammarService: 'own', model: 'grammarchecker' });
    expect(answer.keerukus).toHaveLength(12);
    expect(answer.keerukus[0]).toBe(3);
    expect(answer.mitmekesisus).toHaveLength(12);
    expect(answer.sonad.slice(0, 3)).toEqual(['Minu', 'sõber', 'elab']);
    expect(answer.keeletase).toHaveProperty('mixed.level');
  });

  it('marks spelling for the speller and grammar beside it for the grammar checker', async () => {
    const tekst = 'Minu sober elab Tartus.\r\nMa tean et ta aitab oma sõber.';
    const { spelleriVead, grammatikaVead, speller, grammatika } = await correct({
      ...{ tekst, model: 'grammarcheckerTest', showPossible: true },
    });
    expect(join(speller)).toBe(tekst);
    expect(join(grammatika)).toBe(tekst);
    expect(Object.values(spelleriVead).flat()).toMatchObject([
      { text: 'sober', corrected_text: 'sõber', correction_type: 'spellingError', start: 5, end: 10 },
    ]);
    const [comma] = grammatikaVead.missingPunctuation ?? [];
    expect(comma).toMatchObject({ text: '', corrected_text: ',', start: 32, end: 32 });
    expect(comma?.explanations.en.long).not.toBe('');
    expect(comma?.long_explanation).toBe(comma?.explanations.et.long);
    const spelling = await correct({ tekst, model: 'spellchecker', showPossible: true });
    expect(spelling.grammatika).toEqual(spelling.speller);
  });

  it('marks a word that nobody knows in both lists, and counts it among no errors', async () => {
    const answer = await correct({ tekst: 'See tebbxdusk on meil kodus.', model: 'grammarchecker' });
    const mark = {
      text: 'tebbxdusk',
      corrected_text: 'tebbxdusk',
      correction_type: 'unknownWord',
      suggestions: [],
    };
    expect(answer.speller.filter(({ corrected }) => corrected)).toMatchObject([mark]);
    expect(answer.grammatika.filter(({ corrected }) => corrected)).toMatchObject([mark]);
    expect([answer.spelleriVead, answer.grammatikaVead]).toEqual([{}, {}]);
  });

  it('advises another order of words in the list of grammar, and counts it among no errors', async () => {
    const tekst = 'Eile ma käisin kinos.';
    const answer = await correct({ tekst, model: 'grammarchecker' });
    expect(answer.speller.filter(({ corrected }) => corrected)).toEqual([]);
    expect(answer.grammatika.filter(({ corrected }) => corrected)).toMatchObject([
      {
        ...{ text: 'ma käisin', corrected_text: 'käisin ma', correction_type: 'wordOrderAdvice' },
        explanations: {
          et: { rule: { id: 'verb-second', examples: [expect.any(String), expect.any(String)] } },
        },
      },
    ]);
    expect(answer.grammatikaVead).toEqual({});
    expect(answer.errorRates.filter(({ count }) => count > 0)).toEqual([]);
  });

  it('marks what a certain rule asks for behind the trees', async () => {
    const answer = await correct({ tekst: 'Ma arvan sa eksid.', model: 'grammarchecker' });
    expect(answer.grammatika.filter(({ corrected }) => corrected)).toMatchObject([
      { text: '', corrected_text: ', et', correction_type: 'missingWordError', tier: 'sure' },
    ]);
  });

  it('shows the weaker tier on demand, else in a text that looks like a learner’s', async () => {
    const tiers = async (tekst: string, showPossible?: boolean) => {
      const { grammatika } = await correct({
        tekst,
        model: 'grammarchecker',
        ...(showPossible !== undefined && { showPossible }),
      });
      return grammatika.flatMap((one) => (one.corrected ? [one.tier] : []));
    };
    const learner = 'Ma lähen homme kooli ja aitan sõber. Ma ei tean kus minu nooremad vend on. Tere Anna.';
    expect(await tiers(learner, false)).not.toContain('possible');
    expect(await tiers(learner)).toContain('possible');
    const edited = 'Maja on suur ja valge ning seal elab palju inimesi. '.repeat(30);
    expect(await tiers(`${edited}${learner}`)).not.toContain('possible');
  });

  it('leaves code and addresses alone', async () => {
    const tekst = '<script>alert(1)</script>\nKirjuta soberr@naide.ee ja ava fail kodutoo_2.docx.';
    const { speller, grammatika } = await correct({ tekst, model: 'grammarchecker', showPossible: true });
    expect([...speller, ...grammatika].filter(({ corrected }) => corrected)).toEqual([]);
  });

  it('takes the text alone too, for the spelling', async () => {
    const { status, body } = await post(TEXT, { 'content-type': 'text/plain' });
    expect(status).toBe(200);
    expect(JSON.parse(body)).toMatchObject({ model: 'spellchecker' });
  });

  it.each([
    ['as it is', TEXT, TEXT],
    ['as a JSON string', JSON.stringify(TEXT), TEXT],
    ['with a quotation at its start', '"Tere," ütles ema.', '"Tere," ütles ema.'],
    ['of figures', '2025', '2025'],
    ['with a brace at its start', '{Märkus} Ma käin koolis.', '{Märkus} Ma käin koolis.'],
    ['with brackets at its start', '[1] Ma käin koolis.', '[1] Ma käin koolis.'],
  ])('takes the text alone under the JSON content type, %s', async (_how, sent, text) => {
    const { status, body } = await post(sent, { 'content-type': 'application/json' });
    expect(status).toBe(200);
    expect(join((JSON.parse(body) as { speller: never[] }).speller)).toBe(text);
  });

  it.each(['{"tekst": "Tere', '{"tekst": 5}', '{}', ''])('refuses a broken request: %s', async (sent) => {
    expect((await post(sent, { 'content-type': 'application/json' })).status).toBe(400);
  });

  it('escapes the text in what it marks, and marks by place', async () => {
    const { margitudLaused, marks } = await correct({ tekst: TEXT });
    for (const html of Object.values(margitudLaused)) {
      const escaped = html.replace(/<\/?span[^>]*>/gu, '');
      expect(escaped).toContain('&lt;b&gt;Sõber');
      expect(escaped).not.toMatch(/[<>]/u);
    }
    expect(margitudLaused.wordrepetition).toContain('-color">sõber</span>');
    const repeated = marks.filter(({ kind }) => kind === 'wordrepetition');
    expect(repeated.map(({ start, end }) => TEXT.slice(start, end).toLowerCase())).toContain('sõber');
  });

  it('keeps places in a text whose letters are written with combining marks', async () => {
    const sent = TEXT.normalize('NFD');
    const { marks, speller } = await correct({ tekst: sent });
    expect(join(speller)).toBe(sent);
    const words = marks
      .filter(({ kind }) => kind === 'nouns')
      .map(({ start, end }) => sent.slice(start, end));
    expect(words).toContain('sõber'.normalize('NFD'));
  });

  const [, last = ''] = TEXT.split(' ');
  it.each([
    ['a soft hyphen', TEXT.replaceAll('sõber', 'sõ\u00adber')],
    ['zero-width spaces and a word joiner', TEXT.replaceAll('sõber', 's\u200bõ\u2060ber\u200b')],
    ['a byte order mark and fixed spaces', `\ufeff${TEXT.replaceAll(' ', '\u00a0')}`],
    ['a joiner in each word', TEXT.replaceAll(last, `${last[0]}\u200c${last.slice(1)}`)],
  ])('corrects a text with %s as one without', async (_, sent) => {
    const unseen = /[\u00ad\u200b\u200c\u2060\ufeff]/gu;
    const readable = (text: string): string => text.replace(unseen, '').replaceAll('\u00a0', ' ');
    const list = async (tekst: string) => {
      const { speller, grammatika, ...answer } = await correct({
        tekst,
        model: 'grammarchecker',
      });
      expect(join(speller)).toBe(tekst);
      const marked = [...speller, ...grammatika].flatMap((one) =>
        one.corrected ? [[readable(one.text), one.corrected_text, one.tier]] : [],
      );
      const marks = answer.marks.map(({ kind, start, end }) => [kind, readable(tekst.slice(start, end))]);
      return { marked, marks, words: answer.sonad, level: answer.keeletase };
    };
    expect(await list(sent)).toEqual(await list(TEXT));
  });

  it.each([
    ['ru', 'Мой друг живёт в маленьком городе и учит эстонский язык каждый день.'],
    ['other', 'My friend lives in a small town and studies the language every single day at school.'],
  ])('says that a text is %s and corrects nothing in it', async (textLanguage, tekst) => {
    const answer = await correct({ tekst, model: 'grammarchecker' });
    expect(answer).toMatchObject({ textLanguage, keeletase: [], levelDetails: null, grammatikaVead: {} });
  });

  it('tells two neighbouring levels of fewer than 60 words or where the confidence is low, and compares it in plain features', async () => {
    const { levelDetails } = await correct({ tekst: TEXT });
    expect(levelDetails?.range).toHaveLength(2);
    expect(levelDetails?.comparisons.length).toBeGreaterThan(2);
    const longer = await correct({ tekst: LONGER_TEXT });
    expect(longer.levelDetails?.range === null).toBe(longer.levelDetails?.confidence !== 'low');
  });

  it('tells which sentences are in another language and leaves them out of the level', async () => {
    const foreign = 'My friend lives in a small town and studies every single day.';
    const mixed = await correct({ tekst: `${foreign} ${LONGER_TEXT}` });
    const plain = await correct({ tekst: LONGER_TEXT });
    expect(mixed.foreignSentences).toEqual([{ start: 0, end: foreign.length }]);
    expect(plain.foreignSentences).toEqual([]);
    expect(mixed.keeletase).toEqual(plain.keeletase);
  });

  it('counts sure errors for 100 words by kind beside what is usual at each level', async () => {
    const tekst = 'Minu sober elab Tartus. Ma tean, et ta tuleb homme.';
    const { errorRates } = await correct({ tekst, model: 'grammarchecker' });
    const spelling = errorRates.find(({ kind }) => kind === 'spelling');
    expect(spelling).toMatchObject({ count: 1, rate: 10 });
    expect(spelling?.usual).toHaveLength(4);
    const alone = await correct({ tekst, model: 'spellchecker' });
    expect(alone.errorRates.map(({ kind }) => kind)).toEqual(['spelling']);
  });

  it('gives no level to a short text', async () => {
    expect((await correct({ tekst: 'Tere hommikust!' })).keeletase).toEqual([]);
  });

  it('tells progress in lines, then the same answer', async () => {
    const { type, body } = await post({ tekst: TEXT }, { accept: 'application/x-ndjson' });
    expect(type).toMatch(/^application\/x-ndjson/u);
    const lines = body
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line) as Record<string, unknown>);
    expect(lines[0]).toEqual({ done: 0, total: 3 });
    expect(lines.at(-1)).toEqual({ result: await correct({ tekst: TEXT }) });
  });

  it.each([
    ['an empty text', { tekst: '' }, 'MandatoryField', 'tekst'],
    ['only spaces', { tekst: ' \n\u00a0\t\0' }, 'MandatoryField', 'tekst'],
    ['no text', {}, 'MandatoryField', 'tekst'],
    ['a number for a text', { tekst: 5 }, 'InvalidRequest', 'tekst'],
    ['an unknown model', { tekst: 'Tere', model: 'best' }, 'InvalidRequest', 'model'],
    ['a text too long', { tekst: 'a'.repeat(MAX_CORRECTOR_CHARACTERS + 1) }, 'LimitExceeded', 'tekst'],
    ['a list', [], 'InvalidRequest', null],
  ])('answers 400 for %s', async (_what, payload, code, field) => {
    for (const accept of ['application/json', 'application/x-ndjson']) {
      const { status, body } = await post(payload, { accept });
      expect(status).toBe(400);
      expect(JSON.parse(body)).toMatchObject([{ code, field }]);
    }
  });

  it('keeps the text out of the log', () => {
    expect(server.lines.join('\n')).not.toContain(CANARY);
  });
});
