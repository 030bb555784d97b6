import { customType } from 'drizzle-orm/pg-core';

/** A `bytea` column. Both drivers take any byte array and give back one of their own kind of `Uint8Array`. */
export const bytesColumn = customType<{ data: Uint8Array; driverData: Uint8Array }>({
  dataType() {
    return 'bytea';
  },
});
