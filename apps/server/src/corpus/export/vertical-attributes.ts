import type { TextProperty } from '../store/corpus-text';

/** Between several values of a property, as MULTISEP of Sketch Engine. */
const SEPARATOR = '|';
const TAKEN: readonly string[] = ['id', 'language'];

/**
 * Properties as attributes of a structure: a name of Latin letters, digits and underscores under which a query can ask, several
 * values with a bar between them. Two names that become one share it.
 */
export function listVerticalAttributes(properties: readonly TextProperty[]): [name: string, value: string][] {
  const values = new Map<string, string[]>();
  for (const { name, value } of properties) {
    const attribute = nameAttribute(name);
    values.set(attribute, [...(values.get(attribute) ?? []), value]);
  }
  return [...values].map(([name, given]) => [name, given.join(SEPARATOR)]);
}

function nameAttribute(name: string): string {
  const plain = name
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[^\w]+/gu, '_');
  return /^\d/u.test(plain) || TAKEN.includes(plain) ? `property_${plain}` : plain;
}
