import { writeFileSync } from 'node:fs';
import type { ErrorTypeFigures } from '@keelerada/corrector/error-types/error-type-figures';
import { findInProject, writeModel } from '../project-files';
import { formatDocument } from './format-error-types';
import { measureErrorTypes } from './measure-error-types';

/** Measures the types of errors and writes models/error-types and the table of docs/error-types.md. */
export async function trainErrorTypes(): Promise<void> {
  const figures = await measureErrorTypes((line) => console.log(line));
  writeModel('error-types/error-types.json', writeFigures(figures));
  writeFileSync(findInProject('docs/error-types.md'), formatDocument(figures));
}

function writeFigures({ codes, texts, ...figures }: ErrorTypeFigures): string {
  const list = (items: readonly unknown[]): string =>
    items.map((item) => `    ${JSON.stringify(item)}`).join(',\n');
  const head = JSON.stringify(figures, null, 2).slice(0, -2);
  return `${head},\n  "codes": [\n${list(codes)}\n  ],\n  "texts": [\n${list(texts)}\n  ]\n}\n`;
}
