import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { PROJECT_ROOT } from '../../platform/config/project-root';
import { measuredAccuracy, measuredMarks } from './measured-accuracy';

const rows = readFileSync(join(PROJECT_ROOT, 'docs/quality.md'), 'utf8').split('\n');
/** The value of a row of a table, as one or two numbers; its interval follows in brackets. */
const readValues = (name: string): number[] =>
  rows
    .find((row) => row.startsWith(`| ${name} |`))!
    .split('|')[3]!
    .split('[')[0]!
    .split('/')
    .map(Number);

it('tells the accuracy that docs/quality.md tells', () => {
  const names = ['lemma, EDT / EWT', 'UPOS, EDT / EWT', 'features, EDT / EWT'];
  const expected = [...names, 'labelled attachment (LAS), own tags, EDT / EWT'].map(readValues);
  expect(measuredAccuracy.map(({ edited, web }) => [edited, web])).toEqual(expected);
  expect([measuredMarks.precision, measuredMarks.recall]).toEqual([
    ...readValues('precision, without the encoder'),
    ...readValues('recall, without the encoder'),
  ]);
});
