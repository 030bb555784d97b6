import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { CQL_PARSER, makeCqlParser } from './write-cql-parser.mjs';

it('cql-parser.ts is what the grammar makes', () => {
  expect(readFileSync(CQL_PARSER, 'utf8') === makeCqlParser(), 'run npm run cql-parser').toBe(true);
});
