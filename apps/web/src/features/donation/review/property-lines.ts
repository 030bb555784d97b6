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
