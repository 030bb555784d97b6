import { describe, expect, it } from 'vitest';
import type { Candidate } from '../../sentence/candidate';
import { makeTestSentence } from '../../sentence/testing/make-test-sentence';
import { applyGuards } from './apply-guards';
import { isOptionalEndMark } from './keep-end-mark';
import { change, deleteComma, guard, insertComma, reading, verb, type Token } from './testing/try-guards';

const endMark = (start: number, mark: string): Candidate => ({
  ...{ kind: 'end-mark', start, end: start + 1, replacement: [mark] },
});
const missingEnd = (start: number, mark = '.'): Candidate => ({
  ...{ kind: 'missing-end', start, end: start, replacement: [mark] },
});
const noun = (form: string, lemma: string, code: string, relation = 'obj', head = 0) => ({
  ...{ form, lemma, code, relation, head, readings: [reading(lemma, 'S', code)] },
});
const numeral = (form: string, code: string, head = -1) => ({
  ...{ form, pos: 'N', code, head, readings: [reading(form, 'N', code)] },
});
const did = (form: string, lemma: string, code = 's') => ({ ...verb(form, code), lemma });

/** Probabilities that are left of those of one candidate. */
function weigh(tokens: Token[], candidate: Candidate, probability: number): number {
  const guarded = { sentence: makeTestSentence(...tokens), line: 'inside' as const, odds: 1 };
  return applyGuards(guarded, [candidate], [probability])[0]!;
}

describe('a guard looks at its own changes alone', () => {
  const title: Token[] = ['Lugesin', 'romaani', '„', 'Tõde', 'ja', 'õikus', '”'];

  it('what nobody is shown passes unseen', () => {
    expect(weigh(['Kas', verb('tuled', 'd'), '?'], endMark(2, '.'), 0.01)).toBe(0.01);
    expect(weigh(['Kas', verb('tuled', 'd'), '?'], endMark(2, '.'), 0.9)).toBe(0);
  });

  it('a misspelt word is respelt in a title, in an item of a list and behind ükskõik', () => {
    expect(guard(title, change('spelling', 5, 'õigus'))).toBe(true);
    expect(
      guard(['•', { form: 'maggada', isKnown: false }], change('spelling', 1, 'magada'), { line: 'item' }),
    ).toBe(true);
    expect(guard(['Ükskõik', { form: 'miss', isKnown: false }], change('spelling', 1, 'mis'))).toBe(true);
    expect(weigh(['see', 'suvi', 'oli'], change('spelling', 1, 'suvel'), 0.4)).toBe(0.4);
  });

  it('a mark that is no end mark may be put, and a missing one may be a question mark', () => {
    expect(guard(['Ta', verb('tuleb'), 'siia'], missingEnd(3, '?'))).toBe(true);
    expect(isOptionalEndMark({ kind: 'spelling', start: 0, end: 1, replacement: ['!'] }, [])).toBe(false);
    expect(isOptionalEndMark(endMark(0, '!'), [])).toBe(true);
  });
});

describe('an end mark', () => {
  it('stays behind a question', () => {
    const tokens: Token[] = [{ form: 'Kas', lemma: 'kas' }, 'ta', verb('tuleb'), '?'];
    expect(guard(tokens, endMark(3, '.'))).toBe(false);
    expect(guard(['Ta', 'ju', verb('tuleb'), '?'], endMark(3, '.'))).toBe(true);
  });

  it('is no call where there are no words', () => {
    expect(guard(['…', '.'], endMark(1, '!'))).toBe(false);
  });

  it('is missing behind no closing of a letter', () => {
    const name = { form: 'Liisa', upos: 'PROPN' };
    const tokens: Token[] = [verb('Kallistan', 'n'), ',', name];
    expect(guard(tokens, missingEnd(3), { line: 'alone' })).toBe(false);
    expect(guard([verb('Kallistan', 'n'), name], missingEnd(2), { line: 'alone' })).toBe(true);
  });
});

describe('a comma', () => {
  it('is put into no conjunction, and before no et that belongs to another word', () => {
    expect(guard(['Enne', 'kui', 'ta', verb('tuleb'), '.'], insertComma(1))).toBe(false);
    expect(guard(['Ootan', 'kui', 'ta', verb('tuleb'), '.'], insertComma(1))).toBe(true);
    const without: Token[] = ['Ta', verb('läks', 's'), 'ära', 'ilma', 'et', verb('ütleks', 'ks')];
    expect(guard(without, insertComma(4))).toBe(false);
    expect(guard(without.with(3, 'siis'), insertComma(4))).toBe(true);
  });

  it('stays before aga and before the name that signs a letter, and goes before kui behind a comparative', () => {
    expect(guard(['Ma', verb('tulin', 'sin'), ',', 'aga', 'hilja', '.'], deleteComma(2))).toBe(false);
    expect(guard(['Ma', verb('tulin', 'sin'), ',', 'siis', 'hilja', '.'], deleteComma(2))).toBe(true);
    const name = { form: 'Liisa', upos: 'PROPN' };
    expect(guard([verb('Kallistan', 'n'), ',', name], deleteComma(1))).toBe(false);
    const larger = { form: 'suurem', pos: 'C' };
    const compared: Token[] = ['Ta', verb('on'), larger, ',', 'kui', 'ma', verb('arvasin', 'sin')];
    expect(guard(compared, deleteComma(3))).toBe(true);
    expect(guard(compared.with(2, 'suur'), deleteComma(3))).toBe(false);
  });
});

describe('the form of a word', () => {
  it('of a verb may change where its mood is not told, or where the number stays', () => {
    const would = { ...verb('tuleksin', 'ksin'), readings: [reading('tulema', 'V', 'ksin')] };
    expect(guard(['ma', would], change('form', 1, 'tulla', ['tulema', 'V', 'da']))).toBe(true);
    const caught = { ...verb('püüdsid', 'sid'), readings: [reading('püüdma', 'V', 'sid')] };
    const fishers = noun('kalurid', 'kalur', 'pl n', 'nsubj', 1);
    const now = change('form', 1, 'püüavad', ['püüdma', 'V', 'vad']);
    expect(guard([fishers, caught, 'räime'], now)).toBe(true);
    expect(guard([fishers, caught, 'räime'], change('form', 1, 'püüdis', ['püüdma', 'V', 's']))).toBe(false);
  });

  it('of an adjective is that of its noun where the lemma is its own', () => {
    const adjective = { form: 'uue', pos: 'A', readings: [reading('uus', 'A', 'sg g')] };
    const tokens: Token[] = [
      ...[verb('pole', 'neg o'), adjective, noun('naabri', 'naaber', 'sg g', 'nmod', 3)],
      ...[noun('koera', 'koer', 'sg p'), '.'],
    ];
    expect(guard(tokens, change('confusion', 1, 'vana', ['vana', 'A', 'sg p']))).toBe(true);
    expect(guard(tokens, change('confusion', 1, 'uut', ['uus', 'A', 'sg p']))).toBe(false);
  });

  it('is not another noun in its place, and is judged by its own rules where it is the same noun', () => {
    const letter = noun('kiri', 'kiri', 'sg n');
    const tokens: Token[] = [did('kirjutasin', 'kirjutama', 'sin'), letter];
    expect(guard(tokens, change('confusion', 1, 'kirja', ['kirjas', 'S', 'sg p']))).toBe(false);
    const own = change('confusion', 1, 'kirjad', ['kiri', 'S', 'pl n']);
    expect(weigh(tokens, own, 0.5)).toBe(0.5);
  });
});

describe('the case of a word', () => {
  const clock: Token[] = [did('Saime', 'saama', 'sime'), 'kell', numeral('kuus', 'sg n')];

  it('may change its number alone', () => {
    const station = noun('jaama', 'jaam', 'sg p', 'obl');
    expect(guard([...clock, station, '.'], change('form', 3, 'jaamu', ['jaam', 'S', 'pl p']))).toBe(true);
    expect(
      guard(
        [...clock, noun('jaamas', 'jaam', 'sg in', 'obl')],
        change('form', 3, 'jaama', ['jaam', 'S', 'sg p']),
      ),
    ).toBe(false);
  });

  it('stays where a number names it, and where the other item of a list has it', () => {
    const number = noun('number', 'number', 'sg n', 'obl');
    const five = numeral('viis', 'sg n');
    const genitive = change('form', 1, 'numbri', ['number', 'S', 'sg g']);
    expect(guard([did('sõitsin', 'sõitma'), number, five], genitive)).toBe(false);
    expect(guard([did('sõitsin', 'sõitma'), number, 'bussiga'], genitive)).toBe(true);
    const windows = noun('aknaid', 'aken', 'pl p', 'conj');
    const whole = change('form', 3, 'aknad', ['aken', 'S', 'pl n']);
    expect(guard([did('avas', 'avama'), 'uksi', 'ja', windows], whole)).toBe(false);
    expect(guard([did('avas', 'avama'), 'uksi', 'ja', { ...windows, relation: 'obl' }], whole)).toBe(true);
  });

  it('is that of a thing done in part, unless it is done to the end', () => {
    const article = noun('artiklit', 'artikkel', 'sg p');
    const whole = change('form', 1, 'artikli', ['artikkel', 'S', 'sg g']);
    const reads = did('sirvisin', 'sirvima', 'sin');
    expect(guard([reads, article, '.'], whole)).toBe(false);
    expect(guard([reads, article, 'läbi', '.'], whole)).toBe(true);
    expect(guard([did('armastasin', 'armastama', 'sin'), article, 'läbi', '.'], whole)).toBe(false);
    expect(guard(['huvi', article, verb('on'), '.'], whole)).toBe(true);
  });

  it('is the genitive of what anybody can have', () => {
    const ticket = noun('pileti', 'pilet', 'sg g', 'obj', 2);
    const bare = change('form', 0, 'pilet', ['pilet', 'S', 'sg n']);
    const tokens: Token[] = [ticket, did('saab', 'saama', 'b'), did('osta', 'ostma', 'da'), 'kassast'];
    expect(guard(tokens, bare)).toBe(false);
    expect(guard(tokens.with(1, did('saan', 'saama', 'n')), bare)).toBe(true);
  });

  it('is the nominative of what the subject is said to be, unless it is counted', () => {
    const work = noun('töö', 'töö', 'sg n', 'root', -1);
    const subject = { ...noun('see', 'see', 'sg n', 'nsubj', 2), pos: 'P' };
    const partitive = change('form', 2, 'tööd', ['töö', 'S', 'sg p']);
    const being = { ...verb('on'), relation: 'cop', head: 2 };
    expect(guard([subject, being, work, '.'], partitive)).toBe(false);
    expect(
      guard(
        [being, { ...subject, form: 'kaks', pos: 'N', readings: [reading('kaks', 'N', 'sg n')] }, work, '.'],
        partitive,
      ),
    ).toBe(true);
    expect(guard([subject, { ...being, relation: 'aux' }, work, '.'], partitive)).toBe(true);
  });

  it('of a number is not that of a thing that is had whole', () => {
    const two = {
      ...numeral('kaks', 'sg n', 0),
      readings: [reading('kaks', 'N', 'sg n'), reading('kaks', 'N', 'sg g')],
    };
    const tokens: Token[] = [did('sain', 'saama', 'sin'), two];
    expect(guard(tokens, change('form', 1, 'kahte', ['kaks', 'N', 'sg p']))).toBe(true);
    const genitive: Token[] = [did('sain', 'saama', 'sin'), numeral('kahe', 'sg g', 0)];
    expect(guard(genitive, change('form', 1, 'kahte', ['kahe', 'N', 'sg p']))).toBe(false);
  });

  it('that a verb asks for is not asked of its subject', () => {
    const liked = did('meeldib', 'meeldima', 'b');
    const other = change('form', 1, 'kõigil', ['kõik', 'S', 'pl ad']);
    expect(guard([liked, noun('kõigile', 'kõik', 'pl all', 'obl'), '.'], other)).toBe(false);
    expect(guard([liked, noun('kõigile', 'kõik', 'pl all', 'nsubj'), '.'], other)).toBe(true);
  });

  it('of an object beside a subject stays, that of another word may change', () => {
    const accused = noun('süüdistatavaid', 'süüdistatav', 'pl p', 'obj', 1);
    const lawyers = { ...noun('juristid', 'jurist', 'pl n', 'nsubj', 1) };
    const other = change('form', 0, 'süüdistatav', ['süüdistatav', 'S', 'sg n']);
    expect(guard([accused, did('kaitsesid', 'kaitsma', 'sid'), lawyers], other)).toBe(false);
    expect(guard([{ ...accused, relation: 'obl' }, did('kaitsesid', 'kaitsma', 'sid'), lawyers], other)).toBe(
      true,
    );
  });

  it('of what is had whole may change where it is denied', () => {
    const book = noun('raamatu', 'raamat', 'sg g', 'obj', 1);
    const part = change('confusion', 2, 'raamatut', ['raamat', 'S', 'sg p']);
    const denied = { form: 'ei', head: 1 };
    expect(guard([denied, did('ostnud', 'ostma', 's'), book], part)).toBe(true);
    expect(guard(['siis', did('ostsin', 'ostma', 's'), book], part)).toBe(false);
  });

  it('of what is done to the end, or for somebody, is had whole', () => {
    const book = noun('raamatu', 'raamat', 'sg g');
    const part = change('confusion', 1, 'raamatut', ['raamat', 'S', 'sg p']);
    const reads = did('sirvin', 'sirvima', 'n');
    expect(guard([reads, book, 'täna', '.'], part)).toBe(true);
    expect(guard([reads, book, 'läbi', '.'], part)).toBe(false);
    expect(guard([reads, book, noun('sõbrale', 'sõber', 'sg all', 'obl'), '.'], part)).toBe(false);
  });
});

describe('the order of words', () => {
  const move: Candidate = {
    ...{ kind: 'move', start: 1, end: 3, replacement: ['on', 'ta'] },
    move: { from: 2, to: 1 },
  };

  it('is free behind a word of the speaker, where the verb moves', () => {
    const tokens: Token[] = ['Tegelikult', 'ta', verb('on'), 'kodus', 'täna', '.'];
    expect(guard(tokens, move)).toBe(false);
    expect(guard(tokens.with(0, 'Homme'), move)).toBe(true);
    expect(guard(tokens.with(2, 'väga'), move)).toBe(true);
  });
});
