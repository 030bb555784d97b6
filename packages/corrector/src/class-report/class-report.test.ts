import type { AnnotatedText } from '@keelerada/estonian/annotated-text';
import { describe, expect, it } from 'vitest';
import type { Correction } from '../correction/correction';
import type { ErrorCode } from '@keelerada/contract/error-marks/error-codes';
import { makeClassText, type ClassText } from './class-text';
import type { TeacherKind } from '@keelerada/contract/error-marks/teacher-kinds';
import { listKindExamples, sumClassTexts } from './sum-class-texts';

/** One sentence a line; words that begin with `*` are proper nouns, and the star is no part of the text. */
function annotate(lines: readonly string[]): { text: string; annotation: AnnotatedText } {
  let text = '';
  const sentences = lines.map((line) => {
    if (text !== '') text += '\n';
    const start = text.length;
    const tokens = line.split(' ').map((word, i) => {
      if (i > 0) text += ' ';
      const form = word.replace('*', '');
      const token = { start: text.length, end: text.length + form.length };
      text += form;
      const upos = word.startsWith('*') ? 'PROPN' : /\p{L}/u.test(form) ? 'NOUN' : 'PUNCT';
      return {
        ...{ ...token, lemma: form, upos, xpos: 'S', features: '_' },
        ...{ root: form, head: -1, relation: '_' },
      };
    });
    return { start, end: text.length, tokens };
  });
  return { text, annotation: { language: 'et', sentences } };
}

interface MadeMark {
  readonly written: string;
  readonly corrected: string;
  readonly code: ErrorCode;
  readonly tier?: Correction['tier'];
}

function read(
  lines: readonly string[],
  marks: readonly MadeMark[],
  foreign: readonly number[] = [],
): ClassText {
  const { text, annotation } = annotate(lines);
  const corrections = marks.map(({ written, corrected, tier = 'sure' }): Correction => {
    const start = text.indexOf(written);
    return {
      ...{ start, end: start + written.length, original: written, replacements: [corrected] },
      ...{ type: 'multipleErrors', tier, score: 1, reason: { kind: 'unknown-word' } },
    };
  });
  const types = marks.map(({ code }) => ({ code, inside: [] }));
  const foreignStarts = new Set(foreign.map((place) => annotation.sentences[place]!.start));
  return makeClassText({ text, annotation, corrections, types, foreignStarts });
}

const show = ({ text, marks }: ClassText['sentences'][number]) =>
  marks.reduceRight(
    (shown, { start, end, corrected }) =>
      `${shown.slice(0, start)}{${shown.slice(start, end)}>${corrected}}${shown.slice(end)}`,
    text,
  );

describe('a text of a class', () => {
  it('shows sentences with marks, names masked and marks in their new places', () => {
    const { sentences, runningWords } = read(
      ['*Mari *Maasikas ootab buss ja *Jüri .', 'Kõik on hästi .', 'kirjuta mari@naide.ee ilus kiri .'],
      [
        { written: 'buss', corrected: 'bussi', code: 'R:NOM:FORM' },
        { written: 'ilus', corrected: 'ilusa', code: 'R:NOM:FORM' },
      ],
    );
    expect(sentences.map(show)).toEqual([
      '[nimi] ootab {buss>bussi} ja [nimi] .',
      'kirjuta [nimi] {ilus>ilusa} kiri .',
    ]);
    expect(runningWords).toBe(13);
  });

  it('masks a name where the tagger overlooks it once', () => {
    const { sentences } = read(
      ['*Mari tuleb .', 'Mari ootab buss .'],
      [{ written: 'buss', corrected: 'bussi', code: 'R:NOM:FORM' }],
    );
    expect(sentences.map(({ text }) => text)).toEqual(['[nimi] ootab buss .']);
  });

  it('shows no sentence whose mark would tell a name, but counts it', () => {
    const { sentences, codes } = read(
      ['Täna tuleb mari .', 'Eile nägin *Jürit kodu .'],
      [
        { written: 'mari', corrected: 'Mari', code: 'R:CASE' },
        { written: '*Jürit'.slice(1), corrected: 'Jüri', code: 'R:NOM:FORM' },
      ],
    );
    expect(sentences).toEqual([]);
    expect(codes).toEqual(['R:CASE', 'R:NOM:FORM']);
  });

  it('counts neither weak marks nor sentences in another language', () => {
    const { codes, runningWords, sentences } = read(
      ['Ma ootan buss .', 'This is a book .'],
      [
        { written: 'buss', corrected: 'bussi', code: 'R:NOM:FORM', tier: 'possible' },
        { written: 'book', corrected: 'bok', code: 'R:SPELL' },
      ],
      [1],
    );
    expect([codes, sentences, runningWords]).toEqual([[], [], 3]);
  });
});

describe('the texts of a class', () => {
  const listKinds = (code: string) => (code === 'R:LEX:SPELL' ? ['R:LEX', 'R:SPELL'] : [code]);
  const sentence = (text: string, ...kinds: TeacherKind[]) => ({
    ...{ text, words: 6 },
    marks: kinds.map((kind) => ({ start: 0, end: 1, corrected: 'x', code: 'R:NOM:FORM', kind })),
  });

  it('are summed by kind; a mark of two kinds counts in both, a foreign text in none', () => {
    const sums = sumClassTexts(
      [
        { runningWords: 60, codes: ['R:SPELL', 'R:LEX:SPELL'], sentences: [] },
        null,
        { runningWords: 40, codes: ['R:SPELL'], sentences: [] },
      ],
      listKinds,
    );
    expect(sums).toEqual([
      { code: 'R:SPELL', marks: 3, texts: 2, per100: 3, byText: [2, 0, 1] },
      { code: 'R:LEX', marks: 1, texts: 1, per100: 1, byText: [1, 0, 0] },
    ]);
  });

  it('give examples by kind from as many texts as there are, the plainest first, no sentence twice', () => {
    const make = (...sentences: ClassText['sentences']) => ({ runningWords: 9, codes: [], sentences });
    const texts = [
      make(sentence('Üks.', 'object', 'object'), sentence('Kaks.', 'object')),
      make(sentence('Kaks.', 'object')),
      null,
      make(sentence('Kolm.', 'partitive', 'object'), sentence('Neli.', 'object')),
    ];
    const examples = listKindExamples(texts, 3);
    const list = (kinds: typeof examples) =>
      kinds.map(({ kind, sentences }) => [kind, ...sentences.map(({ text }) => text)]);
    expect(list(examples)).toEqual([
      ['partitive', 'Kolm.'],
      ['object', 'Kaks.', 'Neli.', 'Kolm.'],
    ]);
    expect(listKindExamples(texts.toReversed(), 3)).toEqual(examples);
  });
});
