import { BYTE_ORDER_MARK, writeCsvRows } from '@keelerada/contract/fields/csv-rows';
import type { CorpusText } from '../../corpus/store/corpus-text';

/** Several values of a property stand in one cell, separated as the importer reads them. */
const VALUE_SEPARATOR = '|';

export interface MetadataRow {
  readonly file: string;
  readonly id: string;
  readonly properties: CorpusText['properties'];
}

/** The metadata of texts as CSV: a row a text, a column for every property any of them has. No formula can run. */
export function makeMetadataTable(rows: readonly MetadataRow[]): string {
  const names = [...new Set(rows.flatMap(({ properties }) => properties.map(({ name }) => name)))].sort();
  const data = rows.map(({ file, id, properties }) => [
    file,
    id,
    ...names.map((name) =>
      properties
        .filter((property) => property.name === name)
        .map(({ value }) => value)
        .join(VALUE_SEPARATOR),
    ),
  ]);
  return BYTE_ORDER_MARK + writeCsvRows([['file', 'id', ...names], ...data]);
}
