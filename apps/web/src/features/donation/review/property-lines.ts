import type { ReviewEdit } from '@keelerada/contract/donation';

type Properties = ReviewEdit['properties'];

/** Properties as lines `name = value`, for editing. Line breaks inside a value become spaces. */
export function writePropertyLines(properties: Properties): string {
  return properties
    .map(({ propertyName, propertyValue }) => `${propertyName} = ${propertyValue.replace(/\s+/gu, ' ')}`)
    .join('\n');
}

/** Reads such lines; null if a line is not of this form. Empty lines do not count. */
export function readPropertyLines(lines: string): Properties | null {
  const properties: Properties = [];
  for (const line of lines.split('\n')) {
    if (line.trim() === '') continue;
    const place = line.indexOf('=');
    const propertyName = line.slice(0, Math.max(place, 0)).trim();
    const propertyValue = line.slice(place + 1).trim();
    if (propertyName === '' || propertyValue === '') return null;
    properties.push({ propertyName, propertyValue });
  }
  return properties;
}

/** The lines with one value for the property: in the place of the old one, or at the end. */
export function setPropertyLine(lines: string, name: string, value: string): string {
  const line = `${name} = ${value}`;
  const kept = lines.split('\n');
  const place = kept.findIndex((each) => each.split('=')[0]?.trim() === name);
  if (place === -1) return [...kept.filter((each) => each.trim() !== ''), line].join('\n');
  return kept.map((each, index) => (index === place ? line : each)).join('\n');
}
