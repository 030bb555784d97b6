import { describe, expect, it } from 'vitest';
import type { Candidate } from '../../sentence/candidate';
import { makeTestSentence } from '../../sentence/testing/make-test-sentence';
import { applyGuards } from './apply-guards';
import { findLinePlace } from './find-line-place';
import { change, deleteComma, guard, reading, verb, type Token } from './testing/try-guards';

describe('what is written stays', () => {
  it('in its degree, unless a word compares', () => {
    const best = { form: 'parim', pos: 'U', readings: [reading('parim', 'U', 'sg n')] };
    const better = change('confusion', 1, 'parem', ['parem', 'C', 'sg n']);
    expect(guard(['minu', best, 'sõber'], better)).toBe(false);
    expect(guard(['ta', best, 'kui', 'mina'], better)).toBe(true);
  });

  it('with -ki and -gi, and without', () => {
    const friend = { form: 'sõbergi', readings: [reading('sõber', 'S', 'sg n', 'gi')] };
    expect(guard(['minu', friend], change('form', 1, 'sõber', ['sõber', 'S', 'sg n']))).toBe(false);
    expect(guard(['minu', friend], change('form', 1, 'sõbragi', ['sõber', 'S', 'sg g']))).toBe(true);
    const bare = { form: 'sõber', readings: [reading('sõber', 'S', 'sg n')] };
    expect(guard(['minu', bare], change('confusion', 1, 'sõbergi'))).toBe(false);
  });

  it('in its mood, not in its person', () => {
    const would = { ...verb('tuleksin', 'ksin'), readings: [reading('tulema', 'V', 'ksin')] };
    expect(guard(['ma', would], change('form', 1, 'tulen', ['tulema', 'V', 'n']))).toBe(false);
    expect(guard(['ta', would], change('form', 1, 'tuleks', ['tulema', 'V', 'ks']))).toBe(true);
  });

  it('apart where one thing goes into the other', () => {
    const coffee = { form: 'kohvi', readings: [reading('kohv', 'S', 'sg p'), reading('kohv', 'S', 'sg g')] };
    const cup = { form: 'kruusi', readings: [reading('kruus', 'S', 'adt')] };
    const join: Candidate = { kind: 'join', start: 1, end: 3, replacement: ['kohvikruusi'] };
    expect(guard([{ ...verb('valasin', 's'), lemma: 'valama' }, coffee, cup], join)).toBe(false);
    expect(guard([{ ...verb('ostsin', 's'), lemma: 'ostma' }, coffee, cup], join)).toBe(true);
  });

  it('in the nominative of what is done before the verb, and where enda stresses', () => {
    const rules = { form: 'reeglid', pos: 'S', code: 'pl n', readings: [reading('reegel', 'S', 'pl n')] };
    const set = { ...verb('kehtestas', 's'), readings: [reading('kehtestama', 'V', 's')] };
    const office = { form: 'ministeerium', pos: 'S', code: 'sg n' };
    const partitive = change('confusion', 0, 'reegleid', ['reegel', 'S', 'pl p']);
    expect(guard([rules, set, office], partitive)).toBe(false);
    expect(guard([rules, set, { ...office, code: 'sg p' }], partitive)).toBe(true);
    const own = { form: 'enda', pos: 'P', code: 'sg g', readings: [reading('ise', 'P', 'sg g')] };
    const self = change('confusion', 1, 'end', ['ise', 'P', 'sg p']);
    expect(guard(['kaitses', own, 'oma', 'maja'], self)).toBe(false);
    expect(guard(['kaitses', own, 'eest'], self)).toBe(true);
  });

  it('in an item of a list without a finite verb, and before the hyphen of a compound', () => {
    const sleep = { form: 'magada', readings: [reading('magama', 'V', 'da')] };
    const other = change('form', 1, 'magama', ['magama', 'V', 'ma']);
    expect(guard(['•', sleep], other, { line: 'item' })).toBe(false);
    expect(guard(['•', sleep], other)).toBe(true);
    expect(guard(['ma', sleep, verb('tahan', 'n')], other, { line: 'item' })).toBe(true);
    const part = { form: 'vaadi-', readings: [reading('vaat', 'S', 'sg g')] };
    expect(guard(['kaks', part], change('form', 1, 'vaati', ['vaat', 'S', 'sg p']))).toBe(false);
  });

  it('in the form that is as good', () => {
    const small = { form: 'väiksel', pos: 'A', readings: [reading('väike', 'A', 'sg ad')] };
    expect(guard([small, 'saarel'], change('form', 0, 'väikesel', ['väike', 'A', 'sg ad']))).toBe(false);
    expect(guard([small, 'saare'], change('form', 0, 'väikese', ['väike', 'A', 'sg g']))).toBe(true);
    const smalls = { form: 'väikseil', pos: 'A', readings: [reading('väike', 'A', 'pl ad')] };
    expect(guard([smalls, 'saartel'], change('form', 0, 'väikestel', ['väike', 'A', 'pl ad']))).toBe(true);
    const we = { form: 'meie', pos: 'P', readings: [reading('mina', 'P', 'pl n')] };
    expect(guard([we, verb('läheme', 'me')], change('form', 0, 'me', ['mina', 'P', 'pl n']))).toBe(false);
  });

  it('as the name that it is, if no other word is likely', () => {
    const name = { form: 'Andri', upos: 'PROPN', isKnown: false };
    const other = change('spelling', 0, 'Andrei');
    const guarded = { sentence: makeTestSentence(name, 'maksab'), line: 'inside' as const, odds: 1 };
    expect(applyGuards(guarded, [other], [0.4])).toEqual([0]);
    expect(applyGuards(guarded, [other], [0.5])).toEqual([0.5]);
    const marks = { ...guarded, sentence: makeTestSentence({ ...name, form: 'Ohtul' }, 'tuleb') };
    expect(applyGuards(marks, [change('spelling', 0, 'Õhtul')], [0.4])).toEqual([0.4]);
  });

  it('as the rare word that it is, unless the other sounds alike or is likely', () => {
    const guarded = { sentence: makeTestSentence('suvi', 'oli', 'eilne'), line: 'inside' as const, odds: 1 };
    expect(applyGuards(guarded, [change('confusion', 2, 'eile')], [0.5])).toEqual([0]);
    expect(applyGuards(guarded, [change('confusion', 2, 'eile')], [0.7])).toEqual([0.7]);
    expect(applyGuards(guarded, [change('confusion', 2, 'eilnne')], [0.5])).toEqual([0.5]);
  });

  it('with its full stop, unless it is a greeting, a wish or a command', () => {
    const call: Candidate = { kind: 'end-mark', start: 3, end: 4, replacement: ['!'] };
    const wish = { form: 'õnne', pos: 'S', readings: [reading('õnn', 'S', 'sg p')] };
    const command = { ...verb('Tulge', 'ge'), readings: [reading('tulema', 'V', 'ge')] };
    expect(guard(['Mul', verb('läheb'), 'hästi', '.'], call)).toBe(false);
    expect(guard(['Tere', 'kallis', 'sõber', '.'], call)).toBe(true);
    expect(guard(['Sulle', 'palju', wish, '.'], call)).toBe(true);
    expect(guard([command, 'palun', 'siia', '.'], call)).toBe(true);
  });

  it('with its full stop, unless a question word opens it', () => {
    const question: Candidate = { kind: 'end-mark', start: 3, end: 4, replacement: ['?'] };
    expect(guard(['Midagi', verb('juhtus', 's'), 'täna', '.'], question)).toBe(false);
    expect(guard([{ form: 'Kas', lemma: 'kas' }, 'sa', verb('tuled', 'd'), '.'], question)).toBe(true);
  });

  it('in the partitive and with its comma, if it has no verb', () => {
    const wish = { form: 'päeva', pos: 'S', readings: [reading('päev', 'S', 'sg p')] };
    const other = change('form', 1, 'päev', ['päev', 'S', 'sg n']);
    expect(guard(['Kena', wish, '!'], other)).toBe(false);
    expect(guard(['Kena', wish, verb('tuleb')], other)).toBe(true);
    expect(guard(['Arve', ',', { ...verb('palun', 'n'), lemma: 'paluma' }, '.'], deleteComma(1))).toBe(false);
  });

  it('where the text has few errors, unless the evidence is good', () => {
    const move: Candidate = {
      kind: 'move',
      start: 0,
      end: 2,
      replacement: ['oli', 'ta'],
      move: { from: 1, to: 0 },
    };
    const tokens = ['ta', verb('oli', 's'), 'seal', 'eile', '.'];
    expect(guard(tokens, move)).toBe(true);
    expect(guard(tokens, move, { odds: 0.4 })).toBe(false);
    expect(guard(tokens.with(-1, '!'), move)).toBe(false);
  });

  it('with its verb second behind a main clause, not behind a subordinate one', () => {
    const move: Candidate = {
      ...{ kind: 'move', start: 3, end: 5, replacement: ['saab', 'teda'] },
      move: { from: 4, to: 3 },
    };
    const end = [',', { form: 'teda', pos: 'P', code: 'sg p' }, verb('saab'), 'suunata', 'kursusele', '.'];
    expect(guard([verb('pole'), 'hullu', ...end], move)).toBe(false);
    expect(guard(['siis', 'hullu', ...end], move)).toBe(true);
    const second = { ...move, replacement: ['teda', 'saab'], move: { from: 3, to: 4 } };
    const verbFirst = [end[0]!, end[2]!, end[1]!, ...end.slice(3)];
    expect(guard([verb('pole'), 'hullu', ...verbFirst], second)).toBe(true);
    const later = { ...move, start: 4, end: 6, move: { from: 5, to: 4 } };
    expect(guard([{ form: 'kui', pos: 'J' }, 'ta', verb('tuleb'), ...end], later)).toBe(true);
  });

  it('in the genitive before what is counted', () => {
    const flower = { form: 'lille', code: 'sg g', readings: [reading('lill', 'S', 'sg g')] };
    const kinds = { form: 'sorte', code: 'pl p', readings: [reading('sort', 'S', 'pl p')] };
    const many = change('form', 1, 'lilli', ['lill', 'S', 'pl p']);
    expect(guard([{ form: 'palju', pos: 'D', code: '' }, flower, kinds], many)).toBe(false);
    expect(guard([{ form: 'palju', pos: 'D', code: '' }, flower, 'siin'], many)).toBe(true);
    expect(guard(['ostsin', flower, kinds], many)).toBe(true);
    const much = { form: 'palju', pos: 'D', code: '' };
    expect(guard([much, flower, { ...kinds, pos: 'V' }], many)).toBe(true);
    expect(guard([much, flower, { ...kinds, readings: [reading('sort', 'S', 'pl n')] }], many)).toBe(true);
    const flowers = { form: 'lilled', code: 'pl n', readings: [reading('lill', 'S', 'pl n')] };
    expect(guard([much, flowers, kinds], many)).toBe(true);
    const fresh = { form: 'uue', pos: 'A', code: 'sg g', readings: [reading('uus', 'A', 'sg g')] };
    expect(guard([much, fresh, kinds], change('form', 1, 'uusi', ['uus', 'A', 'pl p']))).toBe(true);
  });
});

it('the years of a decade stay many', () => {
  const years = { form: 'aastate', lemma: 'aasta', code: 'pl g', readings: [reading('aasta', 'S', 'pl g')] };
  const year = change('form', 1, 'aasta', ['aasta', 'S', 'sg g']);
  expect(guard([{ form: 'kaheksakümnendate', pos: 'O', code: 'pl g' }, years, '.'], year)).toBe(false);
  expect(guard([{ form: 'pikkade', pos: 'A', code: 'pl g' }, years, '.'], year)).toBe(true);
});

describe('the case that its verb or its title asks for stays', () => {
  const noun = (form: string, lemma: string, code: string, relation: string, head: number) => ({
    ...{ form, lemma, code, relation, head, readings: [reading(lemma, 'S', code)] },
  });
  const got = { ...verb('Sain', 'sin'), lemma: 'saama' };
  const book = noun('raamatu', 'raamat', 'sg g', 'obj', 0);
  const books = change('confusion', 1, 'raamatut', ['raamat', 'S', 'sg p']);

  it('where a thing was had whole, or is not there', () => {
    expect(guard([got, book, '.'], books)).toBe(false);
    expect(guard([{ ...got, lemma: 'armastama' }, book, '.'], books)).toBe(true);
    const brother = noun('venda', 'vend', 'sg p', 'nsubj', 0);
    const other = change('form', 2, 'vend', ['vend', 'S', 'sg n']);
    const him = { form: 'Tal', pos: 'P', code: 'sg ad' };
    expect(guard([him, verb('pole', 'neg o'), brother, '.'], other)).toBe(false);
    expect(guard([him, verb('on', 'b'), brother, '.'], other)).toBe(true);
  });

  it('in the partitive under a ma infinitive', () => {
    const milk = noun('piima', 'piim', 'sg p', 'obj', 1);
    const other = change('form', 2, 'piim', ['piim', 'S', 'sg n']);
    expect(guard([verb('Pean', 'n'), verb('ostma', 'ma'), milk, '.'], other)).toBe(false);
    expect(guard([verb('Tahan', 'n'), verb('osta', 'da'), milk, '.'], other)).toBe(true);
  });

  it('behind the hour, and where a frame of the verb asks for it', () => {
    const six = { form: 'kuus', pos: 'N', readings: [reading('kuus', 'N', 'sg n')] };
    const station = noun('jaamas', 'jaam', 'sg in', 'obl', 0);
    const counted = change('confusion', 3, 'jaama', ['jaam', 'S', 'sg p']);
    expect(guard([got, 'kell', six, station, '.'], counted)).toBe(false);
    expect(guard([got, 'umbes', six, station, '.'], counted)).toBe(true);
    const liked = { ...verb('meeldib'), lemma: 'meeldima' };
    const all = noun('kõigile', 'kõik', 'pl all', 'obl', 0);
    expect(guard([liked, all, '.'], change('form', 1, 'kõigil', ['kõik', 'S', 'pl ad']))).toBe(false);
  });

  it('as the attribute of the noun right behind it', () => {
    const adjective = { form: 'uue', pos: 'A', readings: [reading('uus', 'A', 'sg g')] };
    const neighbour = noun('naabri', 'naaber', 'sg g', 'nmod', 3);
    const dog = noun('koera', 'koer', 'sg p', 'obj', 0);
    const other = change('form', 1, 'uut', ['uus', 'A', 'sg p']);
    expect(guard([verb('pole', 'neg o'), adjective, neighbour, dog, '.'], other)).toBe(false);
    expect(guard([verb('pole', 'neg o'), adjective, dog, '.'], other)).toBe(true);
  });

  it('in the longer or the shorter form of a pronoun and of the name of a place', () => {
    const you = { form: 'sina', pos: 'P', readings: [reading('sina', 'P', 'sg n')] };
    expect(guard(['mida', you, verb('oskad', 'd')], change('form', 1, 'sa', ['sina', 'P', 'sg n']))).toBe(
      false,
    );
    const town = { form: 'Narvasse', pos: 'H', readings: [reading('Narva', 'H', 'sg ill')] };
    expect(guard(['jõudis', town], change('form', 1, 'Narva', ['Narva', 'H', 'adt']))).toBe(false);
    expect(guard(['jõudis', town], change('form', 1, 'Narvas', ['Narva', 'H', 'sg in']))).toBe(true);
  });

  it('in the genitive of a whole span of time', () => {
    const day = noun('päeva', 'päev', 'sg g', 'obl', 0);
    const other = change('confusion', 2, 'päev', ['päev', 'S', 'sg n']);
    expect(guard([verb('sadas', 's'), 'terve', day, 'vihma'], other)).toBe(false);
    expect(guard([verb('sadas', 's'), 'ilusa', day, 'vihma'], other)).toBe(true);
  });

  it('in a title in quotation marks', () => {
    const title = ['Lugesin', 'romaani', '„', 'Tõde', 'ja', noun('õigus', 'õigus', 'sg n', 'conj', 3), '”'];
    const right = change('confusion', 5, 'õigust', ['õigus', 'S', 'sg p']);
    expect(guard(title, right)).toBe(false);
    expect(guard(title.with(3, 'tõde'), right)).toBe(true);
  });
});

describe('an order that is free stays', () => {
  const move: Candidate = {
    ...{ kind: 'move', start: 3, end: 5, replacement: ['tõusis', 'püsti'] },
    move: { from: 4, to: 3 },
  };

  it('inside a subordinate clause, the subject apart', () => {
    const tokens: Token[] = [
      ...[verb('Nägin', 'sin'), ',', { form: 'kuidas' }, 'püsti', verb('tõusis', 's'), 'mees', '.'],
    ];
    const subject = { form: 'mees', relation: 'nsubj' };
    expect(guard(tokens, move)).toBe(false);
    expect(guard(tokens.with(3, subject), move)).toBe(true);
    expect(guard(tokens.with(2, 'seal'), move)).toBe(true);
    const him = { form: 'teda', pos: 'P', readings: [reading('tema', 'P', 'sg p')] };
    expect(
      guard([...tokens.slice(0, 2), { form: 'et' }, him, subject, verb('huvita', 'o'), '.'], {
        ...move,
        start: 4,
        end: 6,
      }),
    ).toBe(false);
  });
});

describe('a line without an end mark', () => {
  const end = (start: number): Candidate => ({ kind: 'missing-end', start, end: start, replacement: ['.'] });

  it('is a heading if it is short and has no verb, or is the first', () => {
    expect(guard(['Meie', 'kodukord'], end(2), { line: 'alone' })).toBe(false);
    expect(guard(['Kus', 'te', verb('elate', 'te')], end(3), { line: 'alone' })).toBe(true);
    expect(guard(['Kus', 'te', verb('elate', 'te')], end(3), { line: 'first' })).toBe(false);
    expect(guard(['Kus', 'te', verb('elate', 'te')], end(3), { line: 'item' })).toBe(false);
    expect(guard(['Meie', 'kodukord'], end(2), { line: 'inside' })).toBe(true);
  });

  it('is told by the lines of the text', () => {
    const place = (text: string, form: string) => {
      const start = text.indexOf(form);
      const [token] = makeTestSentence(form).tokens;
      return findLinePlace(text, { tokens: [{ ...token!, start, end: start + form.length }] });
    };
    expect(place('Kodukord\n\nKell on kaks.', 'Kodukord')).toBe('first');
    expect(place('Plaan:\n- Ostan leiba', 'Ostan leiba')).toBe('item');
    expect(place('2) Ostan leiba', 'Ostan leiba')).toBe('item');
    expect(place('Ostan leiba\nKeedan suppi', 'Keedan suppi')).toBe('item');
    expect(place('Elukoht: Ma elan Tartus', 'Ma elan Tartus')).toBe('item');
    expect(place('Ostan leiba.\nKeedan suppi', 'Keedan suppi')).toBe('alone');
    expect(place('Kodukord', 'Kodukord')).toBe('alone');
    expect(place('Tere!\nKodukord\nJah.', 'Kodukord')).toBe('alone');
    expect(place('Tere! Kodukord\nJah.', 'Kodukord')).toBe('inside');
    expect(place('Kodukord on siin.\nJah.', 'Kodukord')).toBe('inside');
    expect(place('- Ostan leiba. Keedan suppi.', 'Ostan leiba')).toBe('inside');
  });
});
