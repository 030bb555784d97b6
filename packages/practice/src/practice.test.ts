import { describe, expect, it } from 'vitest';
import type { PracticeTask } from './compile-stock';
import { makeItem, makeItems } from './make-items';
import { readStock, readStockTexts, StockError } from './read-stock';

describe('the stock', () => {
  it('is read a line an item, with gap, answers, governor and comments', () => {
    const file = '# A2\n\nA2 | food | verb | Ma *ootan [bussi/trammi = buss : takso] juba.\n';
    expect(readStock('partitive', file)).toEqual([
      {
        ...{ topic: 'partitive', level: 'A2', theme: 'food', rule: 'verb' },
        ...{ before: 'Ma ootan ', after: ' juba.', governors: ['ootan'] },
        gap: { accepted: ['bussi', 'trammi'], base: 'buss', wrong: ['takso'] },
      },
    ]);
  });

  it.each([
    ['A2 | food | Ma ootan [bussi = buss].', 'four fields'],
    ['A2 | food | verb | Ma ootan bussi.', 'one gap'],
    ['A2 | food | verb | Ma [ootan = ootama] [bussi = buss].', 'second gap'],
    ['A0 | food | verb | Ma ootan [bussi = buss].', 'level'],
    ['A2 | weather | verb | Ma ootan [bussi = buss].', 'theme'],
  ])('refuses %j and says why', (line, why) => {
    expect(() => readStock('partitive', line)).toThrow(StockError);
    expect(() => readStock('partitive', line)).toThrow(why);
  });

  it('has texts of several gaps, each with the governors of its sentence', () => {
    const file =
      '= B1 | home | Kass\nMeil *on *kaks {numerals.two-up}[kassi = kass]. Ma *ootan {partitive.verb}[bussi = buss].';
    const [text] = readStockTexts(file);
    expect(text).toMatchObject({ level: 'B1', theme: 'home', title: 'Kass', after: '.' });
    expect(text!.parts.map(({ topic, before, governors }) => [topic, before, governors])).toEqual([
      ['numerals', 'Meil on kaks ', ['on', 'kaks']],
      ['partitive', '. Ma ootan ', ['ootan']],
    ]);
    expect(() => readStockTexts('= B1 | home | Kass\nMeil on kass.')).toThrow('no gap');
  });

  it('gives each gap of one sentence its own governors', () => {
    const read = (text: string) =>
      readStockTexts(`= B1 | home | Kass\n${text}`)[0]!.parts.map(({ governors }) => governors);
    expect(
      read('Mul *ei *ole {partitive.negation}[kassi = kass], aga *tahan {infinitive.da}[osta = ostma].'),
    ).toEqual([['ei', 'ole'], ['tahan']]);
    expect(
      read('Kui {object.whole}[järve = järv] *äärde jõudsime, oli seal *sadu {partitive.quantity}[parte].'),
    ).toEqual([['äärde'], ['sadu']]);
    expect(read('Ma *olen oma {government.comitative}[kassiga = kass] väga *rahul. Ta *magab.')).toEqual([
      ['olen', 'rahul'],
    ]);
  });
});

const makeTask = (id: string, more: Partial<PracticeTask> = {}): PracticeTask => ({
  ...{ id, topic: 'partitive', level: 'A2', theme: 'food', rule: 'verb', before: `${id} `, after: '.' },
  ...{
    baseForm: 'buss',
    accepted: ['bussi'],
    wrong: ['buss', 'bussid', 'bussile'],
    almost: [],
    commaPlaces: [],
    forms: [],
  },
  explanation: { text: 'Miks', governor: id, formName: null },
  examples: [],
  ...{ words: [], tiles: null },
  ...more,
});

describe('an exercise', () => {
  const request = { topics: ['partitive' as const], level: 'A2' as const, count: 10, seed: 3 };

  it('has each sentence once and no more than there are; kinds take turns', () => {
    const items = makeItems(
      ['a', 'b', 'c', 'd'].map((id) => makeTask(id)),
      request,
    );
    expect(items.map(({ kind }) => kind)).toEqual(['CHOOSE_FORM', 'WRITE_FORM', 'MEND_ERROR', 'CHOOSE_FORM']);
    expect(new Set(items.map(({ before }) => before)).size).toBe(4);
  });

  it('asks a governor again only behind all others', () => {
    const same = { explanation: { text: 'Miks', governor: 'ootan', formName: null } };
    const tasks = [makeTask('a', same), makeTask('b', same), makeTask('c', same), makeTask('d')];
    for (let seed = 0; seed < 20; seed++) {
      const first = makeItems(tasks, { ...request, seed, count: 2 });
      expect(first.map(({ before }) => before)).toContain('d ');
    }
  });

  it('has the rules of a topic in equal parts: where to, where, where from', () => {
    const rules = ['whither', 'whither', 'whither', 'whither', 'where', 'where', 'whence', 'whence'];
    const tasks = rules.map((rule, at) => makeTask(String(at), { topic: 'local-cases', rule }));
    for (let seed = 0; seed < 20; seed++) {
      const items = makeItems(tasks, { ...request, topics: ['local-cases'], count: 6, seed });
      const asked = items.map(({ before }) => rules[Number(before)]!);
      expect(asked.toSorted()).toEqual(['whence', 'whence', 'where', 'where', 'whither', 'whither']);
    }
  });

  it('leaves other levels out, and a kind that the topic has not', () => {
    expect(makeItems([makeTask('a', { level: 'C1' })], request)).toEqual([]);
    expect(makeItems([makeTask('a')], { ...request, kind: 'PLACE_COMMA' })).toEqual([]);
  });

  it('has tasks about a word first, of any level', () => {
    const tasks = [
      makeTask('a'),
      makeTask('b', { words: ['helistama'], level: 'C1' }),
      makeTask('c', { forms: [{ form: 'emale', name: 'alaleütlev' }] }),
    ];
    const find = (word: string) => makeItems(tasks, { ...request, word }).map(({ before }) => before);
    expect(find('helistama')[0]).toBe('b ');
    expect(find('emale')[0]).toBe('c ');
    expect(find('emale')).not.toContain('b ');
  });

  it('plants one of the likeliest wrong forms, and has four choices of which one is right', () => {
    expect(makeTask('a').wrong).toContain(makeItem(makeTask('a'), 'MEND_ERROR', 1).written);
    const { choices } = makeItem(makeTask('a'), 'CHOOSE_FORM', 1);
    expect(choices.toSorted()).toEqual(['buss', 'bussi', 'bussid', 'bussile']);
  });

  it('puts tiles in order only where the order is certain, and has a sentence to be heard', () => {
    const tiles = {
      words: ['Eile', 'ostsin', 'ma', 'bussi'],
      explanation: { text: 'Teisel kohal', governor: 'Eile' },
      examples: ['Täna on soe.'],
    };
    const tense = { topic: 'tense' as const, before: 'Eile ', accepted: ['ostsin'], after: ' ma bussi.' };
    const task = makeTask('a', { ...tense, tiles });
    const items = makeItems([task, makeTask('b', tense)], {
      ...request,
      topics: ['tense'],
      kind: 'ORDER_TILES',
    });
    expect(items).toHaveLength(1);
    expect(items[0]).toMatchObject({
      ...{ before: '', after: '', accepted: ['Eile ostsin ma bussi.'], examples: ['Täna on soe.'] },
      explanation: { text: 'Teisel kohal', governor: 'Eile', formName: null },
    });
    expect(items[0]!.choices.toSorted()).toEqual(tiles.words.toSorted());
    expect(makeItem(task, 'LISTEN_AND_WRITE', 1)).toMatchObject({
      ...{ before: '', after: '', choices: [], accepted: ['Eile ostsin ma bussi.'] },
    });
  });

  it('asks neither letters nor what is written together as a choice', () => {
    for (const topic of ['letters', 'together'] as const) {
      const items = makeItems([makeTask('a', { topic }), makeTask('b', { topic })], {
        ...request,
        topics: [topic],
      });
      expect(items.map(({ kind }) => kind).toSorted()).toEqual(['LISTEN_AND_WRITE', 'MEND_ERROR']);
    }
  });
});
