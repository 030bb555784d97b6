import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import type { GrammarModelFiles } from '@keelerada/corrector/grammar/grammar-model';

const FOLDER = new URL('../../../models/grammar/', import.meta.url);
const NAMES = { forms: 'forms.bin', rules: 'rules.bin', trees: 'trees.bin' } as const;
const KINDS = Object.keys(NAMES) as (keyof typeof NAMES)[];

/** True if the grammar model is there. */
export function hasGrammarModel(): boolean {
  return KINDS.every((kind) => existsSync(new URL(NAMES[kind], FOLDER)));
}

/** The files of `models/grammar`. */
export function readGrammarFiles(): GrammarModelFiles {
  const [forms, rules, trees] = KINDS.map(
    (kind) => new Uint8Array(readFileSync(new URL(NAMES[kind], FOLDER))),
  );
  return { forms: forms!, rules: rules!, trees: trees! };
}

/** Writes the files and returns their sizes in bytes. */
export function writeGrammarFiles(files: GrammarModelFiles): number[] {
  mkdirSync(FOLDER, { recursive: true });
  return KINDS.map((kind) => {
    writeFileSync(new URL(NAMES[kind], FOLDER), files[kind]);
    return files[kind].length;
  });
}
