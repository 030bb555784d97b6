import { type AnyPgColumn, pgTable, primaryKey, smallint, text, uuid } from 'drizzle-orm/pg-core';

/** Properties of texts: any number of values for a name, sorted by name, values of a name in the order given. */
export function makePropertyTable<const Name extends string>(name: Name, ofText: () => AnyPgColumn) {
  return pgTable(
    name,
    {
      textId: uuid('text_id').notNull().references(ofText, { onDelete: 'cascade' }),
      position: smallint().notNull(),
      name: text().notNull(),
      value: text().notNull(),
    },
    (table) => [primaryKey({ columns: [table.textId, table.position] })],
  );
}
