import { segmentText } from '@keelerada/estonian/segmentation/segment-text';
import { describe, expect, it } from 'vitest';
import { measureCounts } from '../learning/measure-counts';
import { hasData } from '../project-files';
import { readTreebankFile } from '../sources/read-treebank';
import { countSpans } from './evaluate-segmentation';
import { readTreebankText } from './read-treebank-text';

const scoreSpans = (...given: Parameters<typeof countSpans>) => measureCounts(countSpans(...given));

describe('readTreebankText', () => {
  it('joins sentences by a space, paragraphs by a line break, and finds every token', () => {
    const row = (id: string, form: string): string => `${id}\t${form}${'\t_'.repeat(8)}`;
    const conllu = [
      '# newdoc', '# text = Ta tuli.', row('1', 'Ta'), row('2', 'tuli'), row('3', '.'), '',
      '# text = Onju nii', row('1-2', 'Onju'), row('1', 'on'), row('2', 'ju'), row('2.1', 'olema'), row('3', 'nii'), '',
      '# newpar', '# text = 10 000', row('1', '10 000'), '',
    ].join('\n'); // prettier-ignore
    const { text, sentences, tokens } = readTreebankText(conllu);
    expect(text).toBe('Ta tuli. Onju nii\n10 000');
    expect(sentences.map(({ start, end }) => text.slice(start, end))).toEqual([
      'Ta tuli.',
      'Onju nii',
      '10 000',
    ]);
    expect(tokens.map(({ start, end }) => text.slice(start, end))).toEqual([
      'Ta',
      'tuli',
      '.',
      'Onju',
      'nii',
      '10 000',
    ]);
  });
});

describe('scoreSpans', () => {
  it('counts a span where both ends agree', () => {
    const score = scoreSpans([{ start: 0, end: 3 }, { start: 4, end: 6 }], [{ start: 0, end: 3 }, { start: 4, end: 7 }, { start: 8, end: 9 }]); // prettier-ignore
    expect(score.precision).toBeCloseTo(1 / 2);
    expect(score.recall).toBeCloseTo(1 / 3);
    expect(score.f1).toBeCloseTo(0.4);
  });
});

describe.skipIf(!hasData)(
  'segmentation of the EDT development part (skipped without ../shared/data/ud)',
  () => {
    it('reaches the floors: tokens 99.5, sentences 92', () => {
      const gold = readTreebankText(readTreebankFile('et_edt-ud-dev'));
      const sentences = segmentText(gold.text);
      const tokens = sentences.flatMap((sentence) => sentence.tokens);
      expect(scoreSpans(tokens, gold.tokens).f1).toBeGreaterThan(0.995);
      expect(scoreSpans(sentences, gold.sentences).f1).toBeGreaterThan(0.92);
    });
  },
);
