import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import terms from '@keelerada/contract/site/terms.json';
import { findWilsonInterval } from '@keelerada/corpus-engine/distribution/wilson-interval';
import { describe, expect, it } from 'vitest';
import { readKindMeasures, readMarksRead } from '../../corpus/error-marks/error-figures';
import { ALL_MARKS } from '../../corpus/error-marks/mark-columns';
import { PROJECT_ROOT } from '../../platform/config/project-root';
import { measuredAccuracy } from './describe-corpus';

const readText = (path: string) => readFileSync(join(PROJECT_ROOT, path), 'utf8');
const rows = readText('docs/quality.md').split('\n');
const findCells = (name: string) => rows.find((row) => row.startsWith(`| ${name} |`))!.split('|');
/** The value of a row of a table, as one or two numbers; its interval follows in brackets. */
const readValues = (name: string): number[] => findCells(name)[3]!.split('[')[0]!.split('/').map(Number);

it('tells the accuracy that docs/quality.md tells', () => {
  const names = ['lemma, EDT / EWT', 'UPOS, EDT / EWT', 'features, EDT / EWT'];
  const expected = [...names, 'labelled attachment (LAS), own tags, EDT / EWT'].map(readValues);
  expect(measuredAccuracy.map(({ edited, web }) => [edited, web])).toEqual(expected);
});

/** The number of the quality page’s versions: 13 of c13-0123abcd. */
const readNumber = (version: string) => /^c(\d+)-/u.exec(version)![1]!;
const percents = (right: number, of: number) => {
  const { low, high } = findWilsonInterval(right, of);
  return [right / of, low, high].map((share) => (100 * share).toFixed(1));
};

describe('how many marks are right', () => {
  it('in texts of learners is told with the same figures and in the same words everywhere', async () => {
    const { markedWith, measures } = await readKindMeasures();
    const { precision, recall } = measures[0]![ALL_MARKS]!;
    for (const [name, { right, of }] of [
      ['precision, as the corpus is marked', precision],
      ['recall, as the corpus is marked', recall],
    ] as const) {
      const cells = findCells(name).join('|');
      const [share, low, high] = percents(right, of);
      expect(cells).toContain(
        `${share} [${low}–${high}], ${right.toLocaleString('en')} of ${of.toLocaleString('en')}`,
      );
      expect(cells).toContain(`corrector ${readNumber(markedWith)}`);
    }
    const words = {
      2: ['two in three', 'kolmest on õiged umbes kaks'],
      3: ['three in four', 'neljast on õiged umbes kolm'],
      4: ['four in five', 'viiest on õiged umbes neli'],
    };
    const share = precision.right / precision.of;
    const nearest = ([2, 3, 4] as const).toSorted(
      (a, b) => Math.abs(a / (a + 1) - share) - Math.abs(b / (b + 1) - share),
    )[0]!;
    for (const [place, language] of (['en', 'et'] as const).entries()) {
      expect(terms.accuracy.learners[language]).toContain(words[nearest][place]!);
      for (const name of ['class-report', 'corrector', 'error-profile-screen'])
        expect(readText(`apps/web/locales/${language}/lazy/${name}.json`)).toContain(
          '$t(terms:accuracy.learners)',
        );
    }
  });

  it('as somebody read them, is told by the page of quality from the same file', async () => {
    const { markedWith, learners, others } = await readMarksRead();
    for (const [texts, { marks, atError, right }] of [
      ['native and academic texts', others],
      ['learners’ texts', learners],
    ] as const) {
      const cells = findCells(
        `marks in ${texts} read by one reader: at an error / the correction is right too`,
      ).join('|');
      const [share, low, high] = percents(atError, marks).map((percent) => Math.round(Number(percent)));
      expect(cells).toContain(`${atError} / ${right} of ${marks}`);
      expect(cells).toContain(`${share} % [${low}–${high}]`);
      expect(cells).toContain(`corrector ${readNumber(markedWith)}`);
    }
  });
});
