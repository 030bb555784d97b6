import { sql, type Column, type SQL } from 'drizzle-orm';
import { customType } from 'drizzle-orm/pg-core';

/**
 * A `bytea` column. Bytes go in and out as base64: PGlite's own way, hexadecimal taken apart in JavaScript, is thirty
 * times as slow. Select it through `selectBytes`.
 */
export const bytesColumn = customType<{ data: Uint8Array; driverData: SQL }>({
  dataType() {
    return 'bytea';
  },
  toDriver(bytes) {
    const base64 = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('base64');
    return sql`decode(${base64}, 'base64')`;
  },
});

/** The bytes of a column in a select list; each value has a buffer of its own, which may be transferred. */
export function selectBytes(column: Column): SQL<Uint8Array> {
  return sql<string>`encode(${column}, 'base64')`.mapWith(
    (base64: string) => new Uint8Array(Buffer.from(base64, 'base64')),
  );
}
