// `npm run cql-parser`: writes the parser of queries by form from its grammar. The screens parse queries too, and their
// content security policy lets no program be made in the browser.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import peggy from 'peggy';
import { ROOT } from './run.mjs';

const FOLDER = join(ROOT, 'packages/corpus-engine/src/cql');
export const CQL_PARSER = join(FOLDER, 'cql-parser.ts');

export function makeCqlParser() {
  const grammar = readFileSync(join(FOLDER, 'cql.peggy'), 'utf8');
  const parser = peggy.generate(grammar, { output: 'source', format: 'es' });
  return `// @ts-nocheck Written by \`npm run cql-parser\` from cql.peggy.\n${parser}`;
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) writeFileSync(CQL_PARSER, makeCqlParser());
