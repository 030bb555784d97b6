import { findErrorFamily } from '@keelerada/contract/corrector/corrector-choices';
import { type FileChild, Paragraph, TextRun } from 'docx';
import { makeWordTable } from '../../../shared/word-files/word-parts';
import type { PlacedCorrection, WordFileParts } from './word-file-parts';

/** Widths of type, change and reason in percent. */
const WIDTHS = [22, 30, 48] as const;

/** The wrong struck out, then the right; what is missing stands between its neighbours. */
function makeChange({ correction, neighbours }: PlacedCorrection): Paragraph {
  const { text, corrected_text: corrected } = correction;
  const right = (shown: string) => new TextRun({ text: shown, bold: true });
  return new Paragraph({
    children:
      text === ''
        ? [new TextRun(neighbours.before), right(corrected), new TextRun(neighbours.after)]
        : [new TextRun({ text, strike: true }), right(` ${corrected}`)],
  });
}

/** Every open correction: "label (n)", the change, and why. */
export function makeErrorTable({ corrections, t, nameType, language }: WordFileParts): readonly FileChild[] {
  if (corrections.length === 0) return [new Paragraph(t('proofreading.nothing'))];
  const counts = new Map<string, number>();
  const rows = corrections.map((placed) => {
    const { correction_type: type, explanations } = placed.correction;
    const count = (counts.get(type) ?? 0) + 1;
    counts.set(type, count);
    return [`${nameType(type)} (${count})`, makeChange(placed), explanations[language].long];
  });
  const fills = corrections.map(({ correction }) =>
    findErrorFamily(correction.correction_type).colour.slice(1),
  );
  return [makeWordTable(rows, { widths: WIDTHS, fills })];
}
