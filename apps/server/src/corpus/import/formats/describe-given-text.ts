import type { GivenText } from '@keelerada/estonian/given/given-text';
import type { TextProperty } from '../../store/corpus-text';
import { TITLE_PROPERTY } from '../../store/property-names';
import { createTextId } from './create-text-id';
import type { RawText } from './import-item';

/** A text of an annotated file, as the file names it. */
export interface GivenDocument {
  readonly file: string;
  readonly place: string;
  /** Of the document in the file; a UUID where the file is an export. */
  readonly id: string | null;
  /** Under their own names, as the export writes them. */
  readonly properties: readonly TextProperty[];
  /** Titles that a file from elsewhere gives, the best first. */
  readonly titles: readonly string[];
  readonly source: string | null;
  readonly given: GivenText;
}

const UUID = /^[\da-f]{8}-(?:[\da-f]{4}-){3}[\da-f]{12}$/iu;

/**
 * A document of a corpus like this one keeps its id and properties; without properties the stored ones stay. Another gets an id
 * made of the names of file and document, so that a second import updates it, and a title, without which no text is listed.
 */
export function describeGivenText(document: GivenDocument): RawText {
  const { file, place, id, properties, titles, source, given } = document;
  const { content, sentences } = given;
  const text = { content, place, ...(sentences === null ? {} : { annotation: { sentences, source } }) };
  if (id !== null && UUID.test(id))
    return { ...text, id, properties, ...(properties.length === 0 ? { lacksProperties: true } : {}) };
  const name = file.replace(/\.gz$/iu, '').replace(/\.[^.]+$/u, '');
  const title = titles.find((given) => given.trim() !== '') ?? id ?? name;
  const isTitled = properties.some((property) => property.name === TITLE_PROPERTY);
  return {
    ...text,
    id: createTextId(`${file}/${id ?? ''}`),
    properties: isTitled ? properties : [...properties, { name: TITLE_PROPERTY, value: title }],
  };
}
