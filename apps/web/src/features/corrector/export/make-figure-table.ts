import type { Table } from 'docx';
import { makeWordTable } from '../../../shared/word-files/word-parts';
import { type FigureTab, listComplexityLevels, listFigures } from '../shown/text-figures';
import type { WordFileParts } from './word-file-parts';

const SHARE_OF_NAMES = 70;
const MOST_DECIMALS = 2;

/** The figures of a tab as a table of two columns. */
export function makeFigureTable({ response, t, language }: WordFileParts, tab: FigureTab): Table {
  const { counts, indexes } = listFigures(tab, response);
  const levels = listComplexityLevels(response).map((level) => t(`complexity.levels.${level}`));
  const figures = [...counts, ...indexes].map(({ name, value }) => [
    t(`${tab}.${name}`),
    value.toLocaleString(language, { maximumFractionDigits: MOST_DECIMALS }),
  ]);
  const rows = tab === 'complexity' ? [[t('complexity.level'), levels.join(' / ')], ...figures] : figures;
  return makeWordTable(rows, { widths: [SHARE_OF_NAMES, 100 - SHARE_OF_NAMES] });
}
