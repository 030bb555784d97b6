import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Annotator } from '../annotation/annotate-text';
import { NO_TREE_PLACE } from '../annotated-text';
import { segmentText } from '../segmentation/segment-text';
import { annotateConllu } from './annotate-conllu';
import { ConlluFormatError } from './conllu-sentence';
import { readConllu } from './read-conllu';
import { makeConlluSentences, writeAnnotationConllu, writeConllu } from './write-conllu';

const EXAMPLE = [
  '# sent_id = 1',
  '# text = Ta onju tuleb',
  '1\tTa\t_\t_\t_\t_\t3\tnsubj\t_\t_',
  '2-3\tonju\t_\t_\t_\t_\t_\t_\t_\tSpaceAfter=No',
  '2\ton\t_\t_\t_\t_\t_\t_\t_\t_',
  '3\tju\t_\t_\t_\t_\t0\troot\t_\tNote=kept',
  '3.1\ttuleb\t_\t_\t_\t_\t_\t_\t_\t_',
  '',
  '',
].join('\n');

const anyColumn = fc
  .string({ minLength: 1, maxLength: 8 })
  .map((value) => value.replace(/[\s\p{Cc}]/gu, 'x'));
const anySentence = fc.record({
  comments: fc.array(
    anyColumn.map((value) => `# ${value}`),
    { maxLength: 2 },
  ),
  rows: fc
    .array(
      fc.record({
        form: anyColumn,
        lemma: anyColumn,
        upos: anyColumn,
        xpos: anyColumn,
        features: anyColumn,
        head: anyColumn,
        relation: anyColumn,
        enhanced: anyColumn,
        misc: anyColumn,
      }),
      { minLength: 1, maxLength: 5 },
    )
    .map((rows) => rows.map((row, index) => ({ id: String(index + 1), ...row }))),
});

describe('CoNLL-U', () => {
  it('is read and written without a change, multiword tokens and empty nodes too', () => {
    expect(writeConllu(readConllu(EXAMPLE))).toBe(EXAMPLE);
  });

  it('reads what was written, for any sentences', () => {
    fc.assert(
      fc.property(fc.array(anySentence, { maxLength: 4 }), (sentences) => {
        expect(readConllu(writeConllu(sentences))).toEqual(sentences);
      }),
    );
  });

  it('reads CRLF, a byte order mark and an end without an empty line', () => {
    expect(readConllu(`\uFEFF${EXAMPLE.trimEnd().replaceAll('\n', '\r\n')}`)).toEqual(readConllu(EXAMPLE));
  });

  it.each([
    ['1\tTa\t_\n', 'line 1: 10 columns separated by tabs expected, 3 found'],
    ['# x\nx\tTa\t_\t_\t_\t_\t_\t_\t_\t_\n', 'line 2: "x" is no token number'],
    ['2\tTa\t_\t_\t_\t_\t_\t_\t_\t_\n', 'line 1: word 1 expected, 2 found'],
    ['1\t\t_\t_\t_\t_\t_\t_\t_\t_\n', 'line 1: the form is empty'],
    ['0.1\tTa\t_\t_\t_\t_\t_\t_\t_\t_\n\n', 'line 2: the sentence has no words'],
  ])('names the line of a mistake: %j', (input, message) => {
    expect(() => readConllu(input)).toThrow(ConlluFormatError);
    expect(() => readConllu(input)).toThrow(message);
  });

  it.each([
    [['1-3', '1'], 'line 1: the multiword token ends with word 3, which is not there'],
    [['1', '1-2', '2'], 'line 2: a multiword token from word 2 on expected, 1-2 found'],
    [['1-2', '1', '2-3', '2', '3'], 'line 3: a multiword token from word 2 on expected, 2-3 found'],
    [['2-1', '1', '2'], 'line 1: a multiword token from word 1 on expected, 2-1 found'],
    [['1', '7.1', '2'], 'line 2: empty node 1.1 expected, 7.1 found'],
    [['1', '1.1', '1.3', '2'], 'line 3: empty node 1.2 expected, 1.3 found'],
  ])('refuses numbers that do not follow from one another: %j', (ids, message) => {
    const rows = ids.map((id) => `${id}\tTa${'\t_'.repeat(8)}\n`).join('');
    expect(() => readConllu(rows)).toThrow(ConlluFormatError);
    expect(() => readConllu(rows)).toThrow(message);
  });

  it('keeps comments that stand alone', () => {
    const input = `# newdoc\n\n${EXAMPLE}# lõpp\n\n`;
    expect(writeConllu(readConllu(input))).toBe(input);
  });

  it('tells the same text in the comment as in forms and spaces, whatever parts the tokens', () => {
    const reading = { lemma: 'a', root: 'a', upos: 'X', xpos: 'X', features: '_', ...NO_TREE_PLACE };
    const pieces = fc.constantFrom(
      'sõna',
      ',',
      ' ',
      '\u200b',
      '\u00a0',
      '\u3000',
      '\n',
      '\u2060',
      '😀',
      '\ufeff',
      '.',
    );
    fc.assert(
      fc.property(fc.array(pieces, { maxLength: 20 }), (parts) => {
        const text = parts.join('');
        const sentences = segmentText(text).map((sentence) => ({
          ...sentence,
          tokens: sentence.tokens.map((token) => ({ ...token, ...reading })),
        }));
        for (const { comments, rows } of makeConlluSentences(text, { language: 'et', sentences })) {
          const told = rows
            .map(({ form, misc }) => form + (misc.includes('SpaceAfter=No') ? '' : ' '))
            .join('');
          expect(comments[1]).toBe(`# text = ${told.trimEnd()}`);
        }
      }),
    );
    const tokens = [
      { start: 0, end: 3, ...reading },
      { start: 4, end: 8, ...reading },
    ];
    const given = { language: 'et' as const, sentences: [{ start: 0, end: 8, tokens }] };
    expect(writeAnnotationConllu('Üks\u200bkaks', given)).toContain('# text = Üks kaks\n');
  });

  it('gives the trees of an annotated text, where no space follows and what the root tells beyond the lemma', () => {
    const text = 'Raudtee,\nmaja';
    const word = { upos: 'NOUN', xpos: 'S', features: 'Case=Nom' };
    const comma = { lemma: ',', root: ',', upos: 'PUNCT', xpos: 'Z', features: '_' };
    const annotation = {
      language: 'et' as const,
      sentences: [
        {
          start: 0,
          end: 8,
          tokens: [
            { start: 0, end: 7, lemma: 'raudtee', root: 'raud_tee', ...word, head: -1, relation: 'root' },
            { start: 7, end: 8, ...comma, head: 0, relation: 'punct' },
          ],
        },
        {
          start: 9,
          end: 13,
          tokens: [{ start: 9, end: 13, lemma: 'maja', root: 'maja', ...word, ...NO_TREE_PLACE }],
        },
      ],
    };
    expect(writeAnnotationConllu(text, annotation, { sentenceIdPrefix: 'a' })).toBe(
      [
        '# sent_id = a-1',
        '# text = Raudtee,',
        '1\tRaudtee\traudtee\tNOUN\tS\tCase=Nom\t0\troot\t_\tRoot=raud_tee|SpaceAfter=No',
        '2\t,\t,\tPUNCT\tZ\t_\t1\tpunct\t_\t_',
        '',
        '# sent_id = a-2',
        '# text = maja',
        '1\tmaja\tmaja\tNOUN\tS\tCase=Nom\t_\t_\t_\t_',
        '',
        '',
      ].join('\n'),
    );
  });

  /** An annotator that gives each word itself as lemma and makes it depend on the word before. */
  function makeAnnotator(hasTrees: boolean): Pick<Annotator, 'annotate'> {
    return {
      annotate: ({ text, sentences = [] }) =>
        Promise.resolve({
          language: 'et',
          sentences: sentences.map((sentence) => ({
            ...sentence,
            tokens: sentence.tokens.map((token, index) => {
              const lemma = `<${text.slice(token.start, token.end)}>`;
              const place = hasTrees ? { head: index - 1, relation: `r${index}` } : NO_TREE_PLACE;
              return { ...token, lemma, root: lemma, upos: 'X', xpos: 'Y', features: 'A=B', ...place };
            }),
          })),
        }),
    };
  }

  it('is annotated word by word, all else kept', async () => {
    const input = readConllu(`# newdoc\n\n${EXAMPLE}`);
    const rows = writeConllu(await annotateConllu(makeAnnotator(true), input))
      .split('\n')
      .slice(2);
    expect(rows[2]).toBe('1\tTa\t<Ta>\tX\tY\tA=B\t0\tr0\t_\t_');
    expect(rows[3]).toBe(EXAMPLE.split('\n')[3]);
    expect(rows[5]).toBe('3\tju\t<ju>\tX\tY\tA=B\t2\tr2\t_\tNote=kept');
    expect(rows[6]).toBe(EXAMPLE.split('\n')[6]);
  });

  it('keeps heads that it has where the annotator gives none', async () => {
    const [sentence] = await annotateConllu(makeAnnotator(false), readConllu(EXAMPLE));
    expect(sentence!.rows[0]).toMatchObject({ upos: 'X', head: '3', relation: 'nsubj' });
  });
});
