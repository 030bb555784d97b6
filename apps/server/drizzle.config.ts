import { defineConfig } from 'drizzle-kit';

/** `npx drizzle-kit generate` writes the next migration from the schema; nothing else reads this file. */
export default defineConfig({
  dialect: 'postgresql',
  schema: [
    './src/platform/database/schema.ts',
    './src/platform/database/admin-schema.ts',
    './src/platform/database/donation-schema.ts',
  ],
  out: './migrations',
});
