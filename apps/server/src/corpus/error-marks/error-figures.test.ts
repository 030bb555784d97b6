import { expect, it } from 'vitest';
import { readAnnotatorVersion } from '../annotation/read-annotator-version';
import { chooseMeasures, readErrorFigures, readKindMeasures } from './error-figures';
import { readCorrectorVersion } from './read-corrector-version';
import { compareEstimates, meets } from './testing/compare-estimates';

it('are measured with the corrector that marks the corpus: `npm run -s train -- error-types` measures anew', async () => {
  const { markedWith } = await readKindMeasures();
  expect(markedWith).toBe(await readCorrectorVersion(await readAnnotatorVersion()));
});

it('say nothing of marks of another version', async () => {
  const measured = await readKindMeasures();
  expect(chooseMeasures(measured, measured.markedWith)).toBe(measured.measures);
  expect(chooseMeasures(measured, 'c1-00000000').flat().filter(Boolean)).toEqual([]);
});

it('make an estimate that meets what people marked, by level and kind', async () => {
  const cells = compareEstimates((await readErrorFigures()).texts);
  expect(cells.length).toBeGreaterThan(20);
  const missed = cells.filter((cell) => !meets(cell));
  expect(missed.map(({ level, code }) => `${level} ${code}`)).toEqual([]);
});
