import type { WorksheetExample } from '@keelerada/contract/teaching/worksheet';
import type { TFunction } from 'i18next';
import { describe, expect, it } from 'vitest';
import { GAP, makeWorksheetContent } from './make-worksheet-content';
import { makeSheet } from './sheet';
import { emptyWorksheetOptions } from './worksheet-options';

const t = ((key: string) => key) as unknown as TFunction<'worksheet'>;
const examples = [
  { text: 'Kass magab.', marks: [{ start: 0, end: 4, lemma: 'kass' }], words: 2, textId: 'one' },
  {
    text: 'Nägin kassi, kassi ja veel kassikesi.',
    marks: [
      { start: 6, end: 11, lemma: 'kass' },
      { start: 13, end: 18, lemma: 'kass' },
    ],
    words: 6,
    textId: null,
  },
];
const sources: Readonly<Record<string, { title: string; level: string }>> = {
  one: { title: 'Minu pere', level: 'B1' },
};

function make(more: Partial<typeof emptyWorksheetOptions> = {}, shown: WorksheetExample[] = examples) {
  return makeWorksheetContent({
    items: makeSheet(shown, 9).items,
    options: { ...emptyWorksheetOptions, hasLemma: false, ...more },
    licence: 'CC',
    own: 'sheet.own',
    citation: 'Keelerada (2026).',
    readSource: (id) => sources[id] ?? { title: null, level: null },
    t,
  });
}

const read = (content: ReturnType<typeof make>) =>
  content.sentences.map(({ parts }) => parts.map(({ text }) => text).join(''));

describe('makeWorksheetContent', () => {
  it('leaves gaps of one length, whatever the word and its capital letter, and answers with the words', () => {
    const content = make();
    expect(read(content)).toEqual([`${GAP} magab.`, `Nägin ${GAP}, ${GAP} ja veel kassikesi.`]);
    expect(content.answers).toEqual(['Kass', 'kassi … kassi']);
    expect(content).toMatchObject({
      title: 'sheet.title_gap',
      instruction: 'sheet.instruction_gap',
      nameLabels: ['sheet.name', 'sheet.date'],
    });
  });

  it('gives the base form after the gap, where it is known', () => {
    const unknown = { ...examples[0]!, marks: [{ start: 0, end: 4, lemma: '' }] };
    const content = make({ hasLemma: true }, [examples[0]!, unknown]);
    expect(read(content)).toEqual([`${GAP} (kass) magab.`, `${GAP} magab.`]);
    expect(content.instruction).toBe('sheet.instruction_lemma');
  });

  it('gives choices in place of the base form, where there are some', () => {
    const [{ marks, ...rest }] = examples as [(typeof examples)[number]];
    const choices = ['kassi', 'Kass'];
    const content = make({ hasLemma: true }, [{ ...rest, marks: [{ ...marks[0]!, choices }] }]);
    expect(read(content)).toEqual([`${GAP} (kassi / Kass) magab.`]);
  });

  it('leaves commas out without a gap, and answers with the whole sentence; parallel forms are answers too', () => {
    const comma = {
      text: 'Ma tean, et ta tuleb.',
      marks: [{ start: 7, end: 8, lemma: '' }],
      words: 5,
      textId: null,
    };
    const apples = {
      ...comma,
      text: 'Söön õunu.',
      marks: [{ start: 5, end: 9, lemma: 'õun', accepted: ['õunasid'] }],
    };
    const content = make({}, [comma, apples]);
    expect(read(content)).toEqual(['Ma tean et ta tuleb.', `Söön ${GAP}.`]);
    expect(content.answers).toEqual(['Ma tean, et ta tuleb.', 'õunu / õunasid']);
  });

  it('shows the words in bold and has no answers then', () => {
    const content = make({ task: 'shown', hasLemma: true });
    expect(read(content)).toEqual(examples.map(({ text }) => text));
    expect(content.sentences[0]?.parts[0]).toEqual({ kind: 'bold', text: 'Kass' });
    expect(content.answers).toEqual([]);
    expect(content.title).toBe('sheet.title_shown');
  });

  it('names sources always, levels in the sentences and the line for a name by choice', () => {
    const content = make({ hasName: false });
    expect(content.sources).toEqual(['Minu pere, B1', 'sheet.own']);
    expect(content.sentences.map(({ level }) => level)).toEqual([null, null]);
    expect(content.nameLabels).toEqual([]);
    expect(make({ hasLevel: true }).sentences.map(({ level }) => level)).toEqual(['B1', null]);
  });

  it('names the licence of corpus texts alone', () => {
    expect(make().licence).toBe('CC');
    expect(make({}, [examples[1]!]).licence).toBeNull();
  });

  it('keeps what the visitor typed, also nothing', () => {
    expect(make({ title: 'Kassid', instruction: '' })).toMatchObject({ title: 'Kassid', instruction: '' });
  });
});
