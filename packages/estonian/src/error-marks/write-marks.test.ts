import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { AnnotatedSentence, AnnotatedToken } from '../annotated-text';
import { readConllu } from '../conllu/read-conllu';
import { correctText, listUnits, type CorrectedText, type TokenMark } from './corrected-text';
import { writeCorrectedConllu } from './write-corrected-conllu';
import { writeCorrectedTei } from './write-corrected-tei';
import { writeCorrectedText } from './write-corrected-text';
import { writeM2, writeM2Origin } from './write-m2';
import { writeSvala } from './write-svala';
import { writeVertical } from './write-vertical';

const ORIGIN = 'found automatically, version c1';
const CITATION = 'Keelerada. (2026). Corpus (Version c-7).';
const facts = [
  ['title', 'Minu <kodu>'],
  ['level', 'B1'],
] as const;

function makeToken(form: string, start: number): AnnotatedToken {
  const isMark = /^\p{P}$/u.test(form);
  return {
    ...{ start, end: start + form.length, lemma: form, root: form, features: '_' },
    ...{ upos: isMark ? 'PUNCT' : 'NOUN', xpos: isMark ? 'Z' : 'S', head: -1, relation: '_' },
  };
}

/** Sentences of words; a mark follows the word before it without a space. */
function makeText(sentences: readonly (readonly string[])[]): Pick<CorrectedText, 'text' | 'annotation'> {
  let text = '';
  const annotated = sentences.map((words): AnnotatedSentence => {
    const tokens = words.map((form, i) => {
      if (text !== '' && !/^\p{P}$/u.test(form)) text += i === 0 ? '\n' : ' ';
      const token = makeToken(form, text.length);
      text += form;
      return token;
    });
    return { start: tokens[0]!.start, end: text.length, tokens };
  });
  return { text, annotation: { language: 'et', sentences: annotated } };
}

interface Change {
  readonly skip: number;
  readonly take: number;
  readonly words: readonly string[];
}

/** Marks with the spaces that the corrector gives them. */
function makeMarks(
  { annotation }: Pick<CorrectedText, 'annotation'>,
  changes: readonly Change[],
): TokenMark[] {
  const tokens = annotation.sentences.flatMap((sentence) => sentence.tokens);
  const marks: TokenMark[] = [];
  let at = 0;
  for (const { skip, take, words } of changes) {
    const start = at + skip;
    const end = start + take;
    if (end > tokens.length || start === 0 || (take === 0 && words.length === 0)) continue;
    at = end + 1;
    const before = tokens[start - 1]!.end;
    const [from, to] =
      take === 0
        ? [before, before]
        : [words.length === 0 ? before : tokens[start]!.start, tokens[end - 1]!.end];
    marks.push({
      ...{ start, end, from, to, code: take === 0 ? 'M:LEX' : 'R:LEX', probability: 0.75 },
      replacement: (take === 0 ? ' ' : '') + words.join(' '),
      corrected: words.map((form) => ({ form, lemma: form })),
    });
  }
  return marks;
}

const word = fc.constantFrom('kass', 'koer', 'õun', 'a|b', '<s>', '&', 'Tartu', '"');
const sentence = fc
  .tuple(fc.array(word, { minLength: 1, maxLength: 6 }), fc.constantFrom('.', '!'))
  .map(([words, mark]) => [...words, mark]);
const change = fc.record({
  skip: fc.nat(4),
  take: fc.nat(3),
  words: fc.array(fc.constantFrom('maja', 'R&D', 'õu'), { maxLength: 3 }),
});
const edited = fc
  .tuple(fc.array(sentence, { minLength: 1, maxLength: 4 }), fc.array(change, { maxLength: 5 }))
  .map(([sentences, changes]): CorrectedText => {
    const made = makeText(sentences);
    return { id: 'x', ...made, marks: makeMarks(made, changes), facts, origin: ORIGIN, citation: CITATION };
  });

const withoutSpaces = (text: string): string => text.replace(/\s/gu, '');

/** What the marks of an M2 file make of its sentences. */
function applyM2(file: string): string {
  const words: string[] = [];
  let first = 0;
  let offset = 0;
  for (const line of file.split('\n')) {
    if (line.startsWith('S ')) {
      first = words.length;
      offset = 0;
      words.push(...line.slice(2).split(' '));
    }
    const [, start, end, code, right] = /^A (-?\d+) (-?\d+)\|\|\|(.*?)\|\|\|(.*?)\|\|\|/u.exec(line) ?? [];
    if (code === undefined || code === 'noop') continue;
    const put = right === '-NONE-' ? [] : right!.split(' ');
    words.splice(first + offset + Number(start), Number(end) - Number(start), ...put);
    offset += put.length - (Number(end) - Number(start));
  }
  return words.join(' ');
}

describe('the files of a text as written and as corrected', () => {
  it('M2, applied, gives the corrected text, and every mark stands in one sentence', () => {
    fc.assert(
      fc.property(edited, (text) => {
        expect(withoutSpaces(applyM2(writeM2(text)))).toBe(withoutSpaces(correctText(text)));
        expect(listUnits(text).flatMap(({ marks }) => marks)).toHaveLength(text.marks.length);
      }),
    );
  });

  it('M2 is read as errant_compare and the M2 scorer read it', () => {
    fc.assert(
      fc.property(edited, (text) => {
        for (const block of writeM2(text).trim().split('\n\n')) {
          const [sentence, ...edits] = block.split('\n');
          expect(sentence).toMatch(/^S \S/u);
          const words = sentence!.slice(2).split(' ');
          expect(edits.length).toBeGreaterThan(0);
          for (const edit of edits) {
            const fields = edit.slice('A '.length).split('|||');
            expect(fields).toHaveLength(6);
            const [start, end] = fields[0]!.split(' ').map(Number) as [number, number];
            if (fields[1] === 'noop') expect(edit).toBe('A -1 -1|||noop|||-NONE-|||REQUIRED|||-NONE-|||0');
            else expect(start >= 0 && start <= end && end <= words.length).toBe(true);
          }
        }
      }),
    );
  });

  it('M2 counts each piece of a token with a space in it', () => {
    const made = makeText([['Neid', 'on', '10 000', 'siin', '.']]);
    const marks = makeMarks(made, [{ skip: 3, take: 1, words: ['seal'] }]);
    const file = writeM2({ id: 'x', ...made, marks, facts, origin: ORIGIN, citation: CITATION });
    const block = 'S Neid on 10 000 siin .\nA 4 5|||R:LEX|||seal|||REQUIRED|||-NONE-|||0';
    expect(file).toBe(`${block}\n\n`);
    // ERRANT cuts joined files at empty lines.
    expect((file + file).trim().split('\n\n')).toEqual([block, block]);
  });

  it('CoNLL-U reads back, with the written words and a mark of every mark', () => {
    fc.assert(
      fc.property(edited, (text) => {
        const rows = readConllu(writeCorrectedConllu(text)).flatMap((one) => one.rows);
        const tokens = text.annotation.sentences.flatMap(({ tokens: own }) => own);
        expect(rows.map(({ form }) => form)).toEqual(tokens.map(({ lemma }) => lemma));
        const missing = rows.flatMap(({ misc }) => misc.match(/MissingType/gu) ?? []);
        expect(missing).toHaveLength(text.marks.filter(({ start, end }) => start === end).length);
      }),
    );
  });

  it('SVALA has both texts whole, and every token in one edge', () => {
    fc.assert(
      fc.property(edited, (text) => {
        const { source, target, edges } = JSON.parse(writeSvala(text)) as {
          source: { id: string; text: string }[];
          target: { id: string; text: string }[];
          edges: Record<string, { ids: string[]; labels: string[] }>;
        };
        const join = (tokens: { text: string }[]): string => tokens.map((token) => token.text).join('');
        expect(join(source)).toBe(text.text);
        expect(join(target)).toBe(correctText(text));
        const ids = Object.values(edges).flatMap((edge) => edge.ids);
        expect(ids.sort()).toEqual([...source, ...target].map(({ id }) => id).sort());
        expect(Object.values(edges).filter(({ labels }) => labels.length > 0)).toHaveLength(
          text.marks.length,
        );
      }),
    );
  });

  it('tell who marked the errors and how that is cited', () => {
    const made = makeText([['Ma', 'lähen', 'kool', '.']]);
    const text: CorrectedText = {
      ...{ id: 'x', ...made, facts, origin: ORIGIN, citation: CITATION },
      marks: makeMarks(made, [{ skip: 2, take: 1, words: ['kooli'] }]).map((mark) => ({
        ...mark,
        code: 'R:NOM:FORM',
      })),
    };
    const writers = [
      writeCorrectedText,
      writeM2Origin,
      writeCorrectedTei,
      writeCorrectedConllu,
      writeVertical,
      writeSvala,
    ];
    for (const write of writers) {
      expect(write(text)).toContain(ORIGIN);
      expect(write(text)).toContain(CITATION);
      expect(write(text)).toContain('B1');
    }
    expect(writeCorrectedText(text)).toMatch(/\n\nMa lähen kooli\.\n$/u);
    expect(writeM2(text)).toContain(
      'S Ma lähen kool .\nA 2 3|||R:NOM:FORM|||kooli|||REQUIRED|||-NONE-|||0\n',
    );
    expect(writeVertical(text)).toContain(
      '<err type="R:NOM:FORM">\nkool\tkool\tNOUN\t_\n</err>\n<corr type="R:NOM:FORM">\nkooli\tkooli\t_\t_\n</corr>\n<g/>\n.',
    );
    expect(writeCorrectedTei(text)).toContain(
      '<choice><sic><w lemma="kool" pos="NOUN" join="right">kool</w></sic><corr type="R:NOM:FORM" cert="0.75"><w lemma="kooli" join="right">kooli</w></corr></choice>',
    );
    expect(writeCorrectedConllu(text)).toContain('CorrectForm=kooli|CorrectLemma=kooli|ErrorType=R:NOM:FORM');
  });
});
