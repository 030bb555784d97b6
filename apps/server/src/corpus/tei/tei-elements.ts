import { escapeXml } from '@keelerada/estonian/tei/escape-xml';
import type { TextProperty } from '../store/corpus-text';

/** An element with text, or nothing without one. */
export function element(
  name: string,
  content: string | undefined,
  attributes: Readonly<Record<string, string>> = {},
): string {
  if (content === undefined) return '';
  const written = Object.entries(attributes).map(([key, value]) => ` ${key}="${escapeXml(value)}"`);
  return `<${name}${written.join('')}>${escapeXml(content)}</${name}>`;
}

/** Properties under their own names. */
export function makeNotes(properties: readonly TextProperty[]): string {
  return properties.map(({ name, value }) => element('note', value, { type: name })).join('');
}
