import { findErrorFamily } from '@keelerada/contract/corrector-choices';
import { Paragraph, Table, TableCell, TableRow, TextRun, WidthType, type FileChild } from 'docx';
import type { WordFileParts } from './word-file-parts';

const FULL_WIDTH = { size: 100, type: WidthType.PERCENTAGE } as const;

/** Every open correction: "label (n)", the wrong struck out, then the right, and why. */
export function makeErrorTable({ corrections, t, nameType, language }: WordFileParts): readonly FileChild[] {
  if (corrections.length === 0) return [new Paragraph(t('proofreading.nothing'))];
  const counts = new Map<string, number>();
  const rows = corrections.map(({ correction }) => {
    const { correction_type: type, text, corrected_text: corrected, explanations } = correction;
    const count = (counts.get(type) ?? 0) + 1;
    counts.set(type, count);
    const fill = findErrorFamily(type).colour.slice(1);
    const change = [
      new TextRun({ text, strike: true }),
      new TextRun({ text: text === '' ? corrected : ` ${corrected}`, bold: true }),
    ];
    return new TableRow({
      children: [
        new TableCell({
          shading: { fill },
          children: [new Paragraph(`${nameType(type)} (${count})`)],
        }),
        new TableCell({ children: [new Paragraph({ children: change })] }),
        new TableCell({ children: [new Paragraph(explanations[language].long)] }),
      ],
    });
  });
  return [new Table({ width: FULL_WIDTH, rows })];
}
