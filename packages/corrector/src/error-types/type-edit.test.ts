import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { errorCodes } from '@keelerada/contract/error-marks/error-codes';
import { typeEdit } from './type-edit';
import type { WordToType } from './typed-edit';

/** A word with readings written as `lemma/part of speech/form`; one that nobody knows has a star behind it. */
function makeWord(form: string, ...readings: readonly string[]): WordToType {
  return {
    form: form.replace('*', ''),
    isKnown: !form.endsWith('*'),
    readings: readings.map((reading) => {
      const [lemma = '', partOfSpeech = '', code = ''] = reading.split('/');
      return { lemma, partOfSpeech, form: code, root: lemma, ending: '', clitic: '' };
    }),
  };
}

const mark = (form: string) => makeWord(form);
const codeOf = (written: readonly WordToType[], corrected: readonly WordToType[]) =>
  typeEdit({ sentence: written, start: 0, end: written.length, corrected }).code;

describe('the type of an edit', () => {
  it('is a form where both words are forms of one, by the class of the word', () => {
    expect(codeOf([makeWord('buss', 'buss/S/sg n')], [makeWord('bussi', 'buss/S/sg p')])).toBe('R:NOM:FORM');
    expect(codeOf([makeWord('mängib', 'mängima/V/b')], [makeWord('mängivad', 'mängima/V/vad')])).toBe(
      'R:VERB:FORM',
    );
    // The same form with the wrong grade is misspelt.
    expect(codeOf([makeWord('tekkib', 'tekkima/V/b')], [makeWord('tekib', 'tekkima/V/b')])).toBe('R:SPELL');
  });

  it('is the degree of an adjective, too, but not the adverb made of it', () => {
    const quick = makeWord('kiire', 'kiire/A/sg n');
    expect(codeOf([quick], [makeWord('kiirem', 'kiirem/C/sg n')])).toBe('R:NOM:FORM');
    expect(codeOf([quick], [makeWord('kiirelt', 'kiire/A/sg abl', 'kiirelt/D/')])).toBe('R:LEX');
  });

  it('is spelling or another word by the letters where the words differ', () => {
    const very = makeWord('väga', 'väga/D/');
    expect(codeOf([makeWord('vaga', 'vaga/A/sg n')], [very])).toBe('R:SPELL');
    expect(codeOf([makeWord('otsa', 'ots/S/sg p')], [makeWord('ukse', 'uks/S/sg g')])).toBe('R:LEX');
    expect(codeOf([makeWord('klrtl*', 'klrtl/S/sg n')], [very])).toBe('R:LEX:SPELL');
  });

  it('joins spelling and form where a word that nobody knows has another ending', () => {
    const written = makeWord('profesorid*', 'profesor/S/pl n');
    expect(codeOf([written], [makeWord('professoreid', 'professor/S/pl p')])).toBe('R:NOM:FORM:SPELL');
    expect(codeOf([written], [makeWord('professorid', 'professor/S/pl n')])).toBe('R:SPELL');
  });

  it('counts a wrong capital beside another error inside a sentence, not at its beginning', () => {
    const [school, right] = [makeWord('Kool', 'kool/S/sg n'), makeWord('kooli', 'kool/S/adt')];
    const sentence = [makeWord('läksin', 'minema/V/sin'), school];
    expect(typeEdit({ sentence, start: 1, end: 2, corrected: [right] }).code).toBe('R:NOM:FORM:CASE');
    expect(typeEdit({ sentence: [school], start: 0, end: 1, corrected: [right] }).code).toBe('R:NOM:FORM');
  });

  it('is a move with the errors that it holds', () => {
    const sentence = [makeWord('ma', 'mina/P/sg n'), makeWord('käisime', 'käima/V/sime'), mark('.')];
    const corrected = [makeWord('käisin', 'käima/V/sin'), makeWord('ma', 'mina/P/sg n')];
    expect(typeEdit({ sentence, start: 0, end: 2, corrected })).toEqual({
      code: 'R:WO',
      inside: [{ start: 1, end: 2, from: 0, to: 1, code: 'R:VERB:FORM' }],
    });
  });

  it('tells what is missing, unneeded or wrong of words and marks', () => {
    const [word, comma] = [makeWord('ja', 'ja/J/'), mark(',')];
    expect([codeOf([], [word]), codeOf([], [comma])]).toEqual(['M:LEX', 'M:PUNCT']);
    expect([codeOf([word], []), codeOf([comma], [])]).toEqual(['U:LEX', 'U:PUNCT']);
    expect([codeOf([comma], [mark('.')]), codeOf([comma], [word])]).toEqual(['R:PUNCT', 'M:LEX']);
  });

  it('is always one of the codes', () => {
    const words = fc.array(
      fc.record({
        form: fc.oneof(
          fc.constantFrom('ma', 'Ma', 'buss', 'bussi', 'bussijaam', 'ei', ',', '.'),
          fc.string(),
        ),
        isKnown: fc.boolean(),
        readings: fc.array(
          fc.record({
            lemma: fc.constantFrom('mina', 'buss', 'ei', 'minema'),
            partOfSpeech: fc.constantFrom('S', 'V', 'D', 'P', 'A', 'Z'),
            form: fc.constantFrom('sg n', 'sg p', 'b', ''),
            root: fc.constant(''),
            ending: fc.constant(''),
            clitic: fc.constant(''),
          }),
          { maxLength: 3 },
        ),
      }),
      { maxLength: 5 },
    );
    fc.assert(
      fc.property(words, words, fc.nat(5), fc.nat(5), (sentence, corrected, a, b) => {
        const [start, end] = [a, b].map((at) => Math.min(at, sentence.length)).sort() as [number, number];
        const typed = typeEdit({ sentence, start, end, corrected });
        expect(errorCodes).toContain(typed.code);
        for (const inner of typed.inside) {
          expect(errorCodes).toContain(inner.code);
          expect(inner.start >= start && inner.end <= end && inner.to <= corrected.length).toBe(true);
        }
      }),
    );
  });
});
