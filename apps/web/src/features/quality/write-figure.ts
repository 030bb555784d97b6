import type { Language } from '@keelerada/contract/fields/language';
import type { QualityFigure, QualityText } from './quality-content';

const PERCENT = 100;
const LONGEST_UNGROUPED = 4;
const NO_BREAK_SPACE = '\u00A0';

/** Four digits stand together in Estonian, more of them in groups of three. */
function groupDigits(written: string): string {
  const digits = written.replaceAll(',', '');
  return digits.length <= LONGEST_UNGROUPED ? digits : written.replaceAll(',', NO_BREAK_SPACE);
}

/** A text in the language, as it stands. */
export function readText(text: QualityText, language: Language): string {
  return typeof text === 'string' ? text : text[language];
}

/** Figures as the language writes them: 11,162.5 is 11 162,5 in Estonian. A text in both languages stands as it is. */
export function writeFigure(text: QualityText, language: Language): string {
  if (typeof text !== 'string' || language === 'en') return readText(text, language);
  return text
    .replaceAll(/\d+(?:,\d{3})+/gu, groupDigits)
    .replaceAll(/(\d)\.(?=\d)/gu, '$1,')
    .replaceAll(/(\d) %/gu, '$1%');
}

/** The numbers of all values of a figure, in their order. */
function readNumbers({ values = [] }: QualityFigure): readonly number[] {
  return values
    .flatMap((value) => (value === null ? [] : [typeof value === 'string' ? value : value.en]))
    .flatMap((value) => value.match(/\d[\d,]*(?:\.\d+)?/gu) ?? [])
    .map((digits) => Number(digits.replaceAll(',', '')));
}

/**
 * Puts the numbers of a figure into a sentence about it, to the nearest whole: `{2}` is its second number, `{1%}` a hundred
 * times its first one.
 */
export function fillWithFigure(
  sentence: string,
  figure: QualityFigure,
  formatNumber: (value: number) => string,
): string {
  const numbers = readNumbers(figure);
  return sentence.replaceAll(/\{(\d)(%?)\}/gu, (_, place: string, percent: string) => {
    const value = numbers[Number(place) - 1];
    if (value === undefined) throw new Error(`${figure.id} has no number ${place}`);
    return formatNumber(Math.round(percent === '' ? value : value * PERCENT));
  });
}
