import { mkdirSync, writeFileSync } from 'node:fs';
import { formatDocument } from './format-error-types';
import { measureErrorTypes } from './measure-error-types';

const FIGURES_FILE = new URL('../../../models/error-types/error-types.json', import.meta.url);
const DOCUMENT_FILE = new URL('../../../docs/error-types.md', import.meta.url);

/** Measures the types of errors and writes models/error-types and the table of docs/error-types.md. */
export async function trainErrorTypes(): Promise<void> {
  const figures = await measureErrorTypes((line) => console.log(line));
  if (!figures) return;
  mkdirSync(new URL('.', FIGURES_FILE), { recursive: true });
  writeFileSync(FIGURES_FILE, `${JSON.stringify(figures, null, 2)}\n`);
  writeFileSync(DOCUMENT_FILE, formatDocument(figures));
  console.log(`models/error-types and docs/error-types.md written, version ${figures.version}`);
}
