import { mkdirSync, writeFileSync } from 'node:fs';
import type { ErrorTypeFigures } from '@keelerada/corrector/error-types/error-type-figures';
import { formatDocument } from './format-error-types';
import { measureErrorTypes } from './measure-error-types';

const FIGURES_FILE = new URL('../../../models/error-types/error-types.json', import.meta.url);
const DOCUMENT_FILE = new URL('../../../docs/error-types.md', import.meta.url);

/** Measures the types of errors and writes models/error-types and the table of docs/error-types.md. */
export async function trainErrorTypes(): Promise<void> {
  const figures = await measureErrorTypes((line) => console.log(line));
  if (!figures) return;
  mkdirSync(new URL('.', FIGURES_FILE), { recursive: true });
  writeFileSync(FIGURES_FILE, writeFigures(figures));
  writeFileSync(DOCUMENT_FILE, formatDocument(figures));
  console.log(`models/error-types and docs/error-types.md written, version ${figures.version}`);
}

/** Codes and texts each in a line. */
function writeFigures({ codes, texts, ...figures }: ErrorTypeFigures): string {
  const list = (items: readonly unknown[]): string =>
    items.map((item) => `    ${JSON.stringify(item)}`).join(',\n');
  const head = JSON.stringify(figures, null, 2).slice(0, -2);
  return `${head},\n  "codes": [\n${list(codes)}\n  ],\n  "texts": [\n${list(texts)}\n  ]\n}\n`;
}
