import type { AnnotatedText } from '@keelerada/estonian/annotated-text';
import { describe, expect, it } from 'vitest';
import {
  alternateExamples,
  countMissedLemmas,
  listErrorExamples,
  listUnmarkedSentences,
  type MarkedText,
} from './error-examples';
import type { PlacedMark } from '../error-marks/error-mark';
import { pickChoices } from './pick-choices';

/** Sentences are lines, words stand between spaces; only places and kinds of tokens count here. */
function mark(
  content: string,
  ...changes: readonly [written: string, corrected: string, code: string][]
): MarkedText {
  let at = 0;
  const sentences: AnnotatedText['sentences'] = content.split('\n').map((line) => {
    const start = at;
    const tokens = [...line.matchAll(/[\p{L}]+|[^\s\p{L}]/gu)].map((found) => ({
      ...{ start: start + found.index, end: start + found.index + found[0].length },
      ...{ lemma: found[0], upos: /\p{L}/u.test(found[0]) ? 'NOUN' : 'PUNCT', xpos: 'S', features: '_' },
      ...{ root: found[0], head: -1, relation: '_' },
    }));
    at += line.length + 1;
    return { start, end: start + line.length, tokens };
  });
  const marks = changes.map(([written, replacement, code]): PlacedMark => {
    // „|” tells the place of something that is put in.
    const from = content.indexOf(written.replace('|', '')) + Math.max(0, written.indexOf('|'));
    const to = written.includes('|') ? from : from + written.length;
    const corrected =
      replacement.trim() === '' ? [] : [{ form: replacement.trim(), lemma: `${replacement.trim()}0` }];
    return { ...{ start: 0, end: 0, corrected, code, probability: 1 }, from, to, replacement };
  });
  return { textId: 'a', content, annotation: { language: 'et', sentences }, marks };
}

const show = (text: MarkedText, code: string) =>
  listErrorExamples(text, code).map(({ example: { text: line, marks } }) =>
    marks
      .map(
        ({ start, end, written, lemma }) =>
          `${line.slice(0, start)}[${line.slice(start, end)}|${written}|${lemma}]${line.slice(end)}`,
      )
      .join(),
  );

describe('sentences with an error', () => {
  it('are those whose only mark is of the kind, corrected, with a gap where it was', () => {
    const text = mark(
      'Ma  ootan\u00a0buss siin.\nTa ootab ema ja isa.\nMa näen koer ja kass.',
      ['buss', 'bussi', 'R:NOM:FORM'],
      ['koer', 'koera', 'R:NOM:FORM'],
      ['kass', 'kassi', 'R:SPELL'],
    );
    expect(show(text, 'R:NOM:FORM')).toEqual(['Ma ootan [bussi|buss|bussi0] siin.']);
    expect(show(text, 'R:SPELL')).toEqual([]);
  });

  it('have a gap for what was missing, a mark without a base form', () => {
    expect(show(mark('Ma tean et ta tuleb.', ['tean|', ',', 'M:PUNCT']), 'M:PUNCT')).toEqual([
      'Ma tean[,||] et ta tuleb.',
    ]);
    expect(show(mark('Ma koju läinud.', ['Ma|', ' olen', 'M:LEX']), 'M:LEX')).toEqual([
      'Ma [olen||olen0] koju läinud.',
    ]);
    expect(show(mark('Ta tuleb', ['tuleb|', '.', 'M:PUNCT']), 'M:PUNCT')).toEqual(['Ta tuleb[.||]']);
  });

  it('are none where something is to go', () => {
    expect(show(mark('Ma lähen, koju.', [',', '', 'U:PUNCT']), 'U:PUNCT')).toEqual([]);
  });

  it('leave the others without marks', () => {
    const text = mark(
      'Ma ootan buss.\nTa ootab  ema.\nTa tuleb',
      ['buss', 'bussi', 'R:NOM:FORM'],
      ['tuleb|', '.', 'M:PUNCT'],
    );
    expect([...listUnmarkedSentences(text)]).toEqual(['Ta ootab ema.']);
  });

  it('tell the words that are missed most', () => {
    const { marks } = mark(
      'buss koer kass bus',
      ['buss', 'bussi', 'A'],
      ['koer', 'koera', 'A'],
      ['kass', 'bussi', 'A'],
      ['bus', 'x', 'B'],
    );
    expect([...countMissedLemmas(marks, 'A')]).toEqual([
      ['bussi0', 2],
      ['koera0', 1],
    ]);
  });
});

it('several words take turns, and no sentence comes twice', () => {
  const make = (...texts: string[]) => texts.map((text) => ({ text, marks: [], words: 5, textId: null }));
  const chosen = alternateExamples([make('a1', 'a2', 'a3'), make('b1'), make('a1', 'c2')], 4);
  expect(chosen.map(({ text }) => text)).toEqual(['a1', 'b1', 'a2', 'c2']);
});

describe('choices', () => {
  const given = {
    answer: 'Bussi',
    forms: ['buss', 'bussi', 'bussid', 'Bussid', 'bussile'],
    parallels: ['bussi', 'bussisse'],
    count: 3,
    seed: 4,
  };

  it('are the answer and wrong forms, none twice, none as right as the answer', () => {
    expect(pickChoices(given).toSorted()).toEqual(['Buss', 'Bussi', 'Bussid', 'Bussile']);
    expect(pickChoices({ ...given, forms: ['bussisse', 'buss'] }).toSorted()).toEqual(['Buss', 'Bussi']);
  });

  it('have the word of a learner among them, as it was written', () => {
    expect(pickChoices({ ...given, written: 'bussi', count: 2 }).toSorted()).toEqual([
      'Buss',
      'Bussi',
      'bussi',
    ]);
  });

  it('are none where nothing is wrong, and come in the order of the seed', () => {
    expect(pickChoices({ ...given, forms: [] })).toEqual([]);
    const firsts = new Set(Array.from({ length: 30 }, (_, seed) => pickChoices({ ...given, seed })[0]));
    expect(firsts.size).toBe(4);
  });
});
