import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import type { GrammarModelFiles } from '@keelerada/corrector/grammar/grammar-model';

const FOLDER = new URL('../../../models/grammar/', import.meta.url);
const NAMES = {
  forms: 'forms.bin',
  rules: 'rules.bin',
  trees: 'trees.bin',
  encodedTrees: 'encoded-trees.bin',
} as const;
const KINDS = Object.keys(NAMES) as (keyof typeof NAMES)[];

/** True if the grammar model is there. */
export function hasGrammarModel(): boolean {
  return KINDS.every((kind) => kind === 'encodedTrees' || existsSync(findFile(kind)));
}

/** The files of `models/grammar`. */
export function readGrammarFiles(): GrammarModelFiles {
  const [forms, rules, trees, encodedTrees] = KINDS.map((kind) =>
    existsSync(findFile(kind)) ? new Uint8Array(readFileSync(findFile(kind))) : undefined,
  );
  return { forms: forms!, rules: rules!, trees: trees!, encodedTrees };
}

/** Writes the files and returns their sizes in bytes. */
export function writeGrammarFiles(files: GrammarModelFiles): number[] {
  mkdirSync(FOLDER, { recursive: true });
  return KINDS.map((kind) => {
    const bytes = files[kind];
    if (bytes) writeFileSync(findFile(kind), bytes);
    else rmSync(findFile(kind), { force: true });
    return bytes?.length ?? 0;
  });
}

function findFile(kind: keyof typeof NAMES): URL {
  return new URL(NAMES[kind], FOLDER);
}
