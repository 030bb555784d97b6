import { describe, expect, it } from 'vitest';
import type { Candidate } from '../../sentence/candidate';
import { makeTestSentence } from '../../sentence/testing/make-test-sentence';
import { applyGuards } from './apply-guards';
import { isFreeObject } from './keep-case';
import { keepName } from './keep-name';
import { change, deleteComma, guard, insertComma, reading, verb, type Token } from './testing/try-guards';

const name = (form: string): Token => ({ form, upos: 'PROPN' });
const missingEnd = (start: number): Candidate => ({
  ...{ kind: 'missing-end', start, end: start, replacement: ['.'] },
});
const mark = (start: number, replacement: string): Candidate => ({
  ...{ kind: 'end-mark', start, end: start + 1, replacement: [replacement] },
});
const move: Candidate = { kind: 'move', start: 1, end: 3, replacement: ['b', 'a'], move: { from: 2, to: 1 } };

describe('a line without an end mark', () => {
  const words = (count: number): Token[] => Array.from({ length: count }, () => 'sõna');

  it('is the end of a letter where it is short and ends with a name', () => {
    const closing = (count: number): Token[] => [...words(count), ',', name('Liisa')];
    const with_ = (tokens: Token[]) => [verb('Kallistan', 'n'), ...tokens];
    expect(guard(with_(closing(3)), missingEnd(6), { line: 'alone' })).toBe(false);
    expect(guard(with_(closing(4)), missingEnd(7), { line: 'alone' })).toBe(true);
    expect(guard(with_([...words(2), ',', 'sina']), missingEnd(5), { line: 'alone' })).toBe(true);
  });

  it('is a heading where it is the first one and short', () => {
    const first = (count: number): Token[] => [verb('tuleb'), ...words(count)];
    expect(guard(first(7), missingEnd(8), { line: 'first' })).toBe(false);
    expect(guard(first(8), missingEnd(9), { line: 'first' })).toBe(true);
  });
});

describe('a comma', () => {
  it('is not put into ükskõik mis, milline tahes and niivõrd – kuivõrd, nor before kas without a clause', () => {
    expect(guard(['Võta', 'milline', 'tahes', 'raamat'], insertComma(1))).toBe(false);
    expect(guard(['Võta', 'milline', 'tore', 'raamat'], insertComma(1))).toBe(true);
    const degree: Token[] = ['niivõrd', 'hea', 'kuivõrd', 'saab'];
    expect(guard(degree, insertComma(2))).toBe(false);
    expect(guard(degree.with(0, 'väga'), insertComma(2))).toBe(true);
    expect(guard(degree.with(2, 'nagu'), insertComma(2))).toBe(true);
    expect(guard(['Homme', 'kas', 'ta', verb('tuleb'), '?'], insertComma(1))).toBe(false);
    expect(guard(['Ma', verb('tean', 'n'), 'kas', 'ta', verb('tuleb'), '?'], insertComma(2))).toBe(true);
  });

  it('goes at the edge of a sentence', () => {
    expect(guard([',', 'tule', verb('tuled', 'd')], deleteComma(0))).toBe(true);
    expect(guard(['Ma', verb('tulen', 'n'), ','], deleteComma(2))).toBe(true);
  });

  it('stays in a call of two parts alone', () => {
    const call: Token[] = [verb('Sobib'), ',', 'kohtumiseni', '!'];
    expect(guard(call, deleteComma(1))).toBe(false);
    expect(guard(['Mulle', ...call], deleteComma(2))).toBe(true);
    expect(guard([...call.with(0, 'Homseni'), verb('tule', 'o')], deleteComma(1))).toBe(true);
    expect(guard(call.with(3, '.'), deleteComma(1))).toBe(true);
    expect(guard(call.with(2, verb('tulen', 'n')), deleteComma(1))).toBe(true);
  });

  it('stays on either side of what is listed by itself', () => {
    const bread: Token[] = [verb('Osta', 'o'), 'muna', ',', 'või', ',', 'kohv'];
    expect(guard(bread, deleteComma(2))).toBe(false);
    expect(guard(bread, deleteComma(4))).toBe(false);
    expect(guard([verb('Osta', 'o'), 'muna', 'või', ',', 'kohv'], deleteComma(3))).toBe(true);
    expect(guard([verb('Osta', 'o'), 'muna', ',', 'või', 'kohv'], deleteComma(2))).toBe(true);
  });

  it('stays before a name that signs or says where', () => {
    const signed: Token[] = [verb('Ootan', 'n'), ',', name('Liisa')];
    expect(guard(signed, deleteComma(1))).toBe(false);
    expect(guard(signed.with(2, 'sind'), deleteComma(1))).toBe(true);
    expect(guard(['Mina', ...signed], deleteComma(2))).toBe(true);
    const place: Token[] = ['See', verb('on'), 'kool', ')', ',', name('Tartu')];
    expect(guard(place, deleteComma(4))).toBe(false);
    expect(guard(place.with(5, 'kodu'), deleteComma(4))).toBe(true);
    expect(guard(place.with(3, 'seal'), deleteComma(4))).toBe(true);
  });

  it('goes between a comparative and kui, not between it and et', () => {
    const compared: Token[] = [verb('on'), 'rohkem', ',', 'kui', 'ma', verb('arvan', 'n')];
    expect(guard(compared, deleteComma(2))).toBe(true);
    expect(guard(compared.with(1, 'palju'), deleteComma(2))).toBe(false);
    expect(guard(compared.with(3, 'et'), deleteComma(2))).toBe(false);
  });
});

describe('the form of a word', () => {
  it('stays in an item of a list, also of a misspelt word', () => {
    const item: Token[] = ['•', { form: 'piimma', isKnown: false }];
    const form = change('spelling-form', 1, 'piim', ['piim', 'S', 'sg n']);
    expect(guard(item, form, { line: 'item' })).toBe(false);
    expect(guard(item, form)).toBe(true);
  });

  it('of the years of a decade is the plural on either side', () => {
    const tens = { form: 'kaheksakümnendate', readings: [reading('kaheksakümnes', 'O', 'pl g')] };
    const years = { form: 'aastate', readings: [reading('aasta', 'S', 'pl g')] };
    const one = change('form', 1, 'kaheksakümnenda', ['kaheksakümnes', 'O', 'sg g']);
    const tokens: Token[] = [verb('oli', 's'), tens, years, 'lõpp'];
    expect(guard(tokens, one)).toBe(false);
    expect(guard(tokens.with(2, 'laste'), one)).toBe(true);
    const year = change('form', 2, 'aasta', ['aasta', 'S', 'sg g']);
    expect(guard(tokens, year)).toBe(false);
    expect(guard(tokens.with(1, 'paljude'), year)).toBe(true);
    const end = change('form', 2, 'lõpu', ['lõpp', 'S', 'sg g']);
    expect(guard([verb('oli', 's'), tens, 'lõpp'], end)).toBe(true);
  });

  it('of a day that is put off stays where it falls on', () => {
    const day = { form: 'reedele', lemma: 'reede', code: 'sg all', head: 0 };
    const friday = { ...day, readings: [reading('reede', 'S', 'sg all')] };
    const fell = { ...verb('langes', 's'), lemma: 'langema' };
    const bare = change('form', 1, 'reedel', ['reede', 'S', 'sg ad']);
    expect(guard([fell, friday, '.'], bare)).toBe(false);
    expect(guard([{ ...fell, lemma: 'tulema' }, friday, '.'], bare)).toBe(true);
  });

  it('in a title stays where the title is short, has no verb and stands inside a sentence', () => {
    const title = (inside: Token[], before: Token[] = ['Lugesin', 'romaani']): Token[] => [
      ...[...before, '„', ...inside, '”', '.'],
    ];
    const truth = change('form', 4, 'õigust', ['õigus', 'S', 'sg p']);
    expect(guard(title(['Tõde', 'õigus']), truth)).toBe(false);
    expect(guard(title(['Tõde', 'õigus', ...Array.from({ length: 5 }, () => 'ja')]), truth)).toBe(true);
    expect(guard(title(['Tõde', 'õigus', verb('on')]), truth)).toBe(true);
    expect(guard(title(['Tõde', 'õigus'], []), { ...truth, start: 2, end: 3 })).toBe(true);
  });

  it('of an object is not free where a rule asks for it', () => {
    const bag = { form: 'kotti', code: 'sg p', relation: 'amod', head: 1, readings: [] };
    const noun: Token = {
      form: 'uut',
      code: 'sg p',
      relation: 'obj',
      head: 2,
      readings: [reading('uus', 'A', 'sg p')],
    };
    const sentence = makeTestSentence(bag, noun, { ...verb('ostan', 'n'), lemma: 'ostma' });
    const whole = change('form', 0, 'koti', ['kott', 'S', 'sg g']);
    expect(isFreeObject(whole, sentence)).toBe(true);
    const asked = { rule: 'object', variant: 'result', isCertain: false, asks: 'this' } as const;
    expect(isFreeObject({ ...whole, evidence: [asked] }, sentence)).toBe(false);
  });

  it('of a plural object is free, but not where the verb tells of a habit or is another one', () => {
    const isFree = (when: Token, code: string, between: Token[] = []): boolean => {
      const object = { form: 'lilled', code: 'pl n', relation: 'obj', head: 1 };
      const buy = { ...verb('ostma', code), lemma: 'ostma' };
      const first = between.length === 0 ? buy : between[0]!;
      const tokens = makeTestSentence(object, first, ...between.slice(1), when, buy);
      return isFreeObject(change('form', 0, 'lilli', ['lill', 'S', 'pl p']), tokens);
    };
    expect(isFree('täna', 'b')).toBe(true);
    expect(isFree('iga', 's')).toBe(true);
    expect(isFree('iga', 'b')).toBe(false);
    expect(isFree('täna', 'b', [{ form: 'poest', head: 4 }, 'seal'])).toBe(false);
  });

  it('of a name asks for more, whatever the change is called', () => {
    const guarded = { sentence: makeTestSentence(name('Karin')), line: 'inside' as const, odds: 1 };
    expect(keepName(change('confusion', 0, 'karm'), guarded)).toBeGreaterThan(0);
    expect(keepName(change('form', 0, 'karm'), guarded)).toBe(0);
  });
});

describe('what is likely enough', () => {
  it('is asked of what no certain rule asks for', () => {
    const certain = { rule: 'object', variant: 'result', isCertain: true, asks: 'this' } as const;
    const sentence = makeTestSentence('see', verb('on'), 'kodus');
    const guarded = { sentence, line: 'inside' as const, odds: 0.1 };
    const weak = { ...change('form', 2, 'kodu'), evidence: [certain] };
    expect(applyGuards(guarded, [weak], [0.04])).toEqual([0]);
    expect(applyGuards(guarded, [change('form', 2, 'kodu')], [0.04])).toEqual([0.04]);
  });

  it('is more for another word in place of a name, and for a word of another sound', () => {
    const weigh = (tokens: Token[], candidate: Candidate): number =>
      applyGuards({ sentence: makeTestSentence(...tokens), line: 'inside', odds: 1 }, [candidate], [0.4])[0]!;
    expect(weigh([name('Karin'), verb('tuleb')], change('confusion', 0, 'karm'))).toBe(0);
    expect(weigh([{ form: 'agas', isKnown: false }, 'tore'], change('confusion', 0, 'aga'))).toBe(0.4);
  });

  it('is no exclamation mark behind one word in the partitive', () => {
    const luck: Token = { form: 'õnne', readings: [reading('õnn', 'S', 'sg p')] };
    expect(guard(['Palju', luck, '.'], mark(2, '!'))).toBe(true);
    expect(guard([luck, '.'], mark(1, '!'))).toBe(false);
  });

  it('is a move in what is no sum', () => {
    const sum: Token[] = [
      'Kaks',
      { form: 'pluss', pos: 'J' },
      { form: 'üks', pos: 'N', readings: [reading('üks', 'N', 'sg n')] },
      verb('on'),
      'kolm',
      '.',
    ];
    expect(guard(sum, move)).toBe(false);
    expect(guard(sum.with(2, 'palju'), move)).toBe(true);
  });
});
