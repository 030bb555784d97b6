import { escapeXml } from '../xml/write-xml';

/**
 * A token of vertical text in columns. A tab or a line break would begin another column or token, and `<` a structure; quotation
 * marks stay as they are, since not every program reads entities back.
 */
export function writeTokenLine(columns: readonly string[]): string {
  return columns.map((value) => escapeXml(toOneLine(value)).replaceAll('&quot;', '"') || '_').join('\t');
}

export function toOneLine(value: string): string {
  return value.replace(/[\s\p{Cc}]+/gu, ' ').trim();
}
