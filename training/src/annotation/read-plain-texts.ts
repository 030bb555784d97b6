import { existsSync } from 'node:fs';
import { hasTreebanks, readTreebank } from '../sources/read-treebank';
import { readTarFile } from '../sources/read-tar-file';

const FOLDER = new URL('../../../../shared/data/plain/', import.meta.url);
const ARCHIVES = ['clean-text.tar.gz', 'fiction-books.tar.gz'].map((name) => new URL(name, FOLDER));
/** Narrow in their words: laws and software help. */
const LEFT_OUT = new Set(['laws-sample.txt', 'libreoffice-help.txt', 'msdocs-human.txt']);

/** True if the plain texts and the treebanks lie beside the project. */
export function hasPlainTexts(): boolean {
  return hasTreebanks() && ARCHIVES.every((path) => existsSync(path));
}

/** Newer clean texts and older fiction, and the sentences of the treebanks' training parts, about 2 million words. */
export function readPlainTexts(): string[] {
  const files = ARCHIVES.flatMap(readTarFile).filter(({ name }) => !LEFT_OUT.has(name));
  const treebanks = (['et_edt-ud-train', 'et_ewt-ud-train'] as const).map((name) =>
    readTreebank(name)
      .map((tokens) => tokens.map(({ form }) => form).join(' '))
      .join('\n'),
  );
  return [...files.map(({ content }) => content.normalize('NFC')), ...treebanks];
}
