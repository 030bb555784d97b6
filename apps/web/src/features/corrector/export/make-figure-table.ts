import { Paragraph, Table, TableCell, TableRow, WidthType } from 'docx';
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
  const cell = (text: string, size: number) =>
    new TableCell({ width: { size, type: WidthType.PERCENTAGE }, children: [new Paragraph(text)] });
  return new Table({
    width: { size: 100, type: WidthType.PERCENTAGE },
    rows: rows.map(
      ([label = '', value = '']) =>
        new TableRow({ children: [cell(label, SHARE_OF_NAMES), cell(value, 100 - SHARE_OF_NAMES)] }),
    ),
  });
}
