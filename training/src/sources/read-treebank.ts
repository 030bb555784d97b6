import { existsSync, readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';

/** A token as a treebank has it. */
export interface TreebankToken {
  readonly form: string;
  /** Without the marks `_` and `=` of compounds and derivation, as the product shows lemmas. */
  readonly lemma: string;
  readonly upos: string;
  readonly xpos: string;
  readonly features: string;
}

export type TreebankSentence = readonly TreebankToken[];

/** A token with its place in the syntax tree of its sentence. */
export interface TreeToken extends TreebankToken {
  /** Index of the head within the sentence, -1 for the root. */
  readonly head: number;
  /** UD relation with its subtype, for example `nsubj:cop`. */
  readonly relation: string;
}

export type TreeSentence = readonly TreeToken[];

const DATA_FOLDER = new URL('../../../../shared/data/ud/', import.meta.url);

/** The parts of the UD Estonian treebanks that this project may learn from and tune on. */
export type TreebankName = 'et_edt-ud-train' | 'et_ewt-ud-train' | 'et_edt-ud-dev' | 'et_ewt-ud-dev';

/** True where the treebanks lie beside the project. */
export function hasTreebanks(): boolean {
  return existsSync(new URL('et_edt-ud-train.conllu.gz', DATA_FOLDER));
}

/** Sentences of a treebank in file order. Multiword and empty nodes are left out. */
export function readTreebank(name: TreebankName): TreeSentence[] {
  const text = gunzipSync(readFileSync(new URL(`${name}.conllu.gz`, DATA_FOLDER))).toString('utf8');
  return text
    .split(/\n\n+/)
    .map((block) => block.split('\n').filter((line) => /^\d+\t/.test(line)))
    .filter((lines) => lines.length > 0)
    .map((lines) => lines.map(parseToken));
}

function parseToken(line: string): TreeToken {
  const [, form = '', lemma = '', upos = '', xpos = '', features = '_', head, relation = ''] =
    line.split('\t');
  return { form, lemma: removeLemmaMarks(lemma), upos, xpos, features, head: Number(head) - 1, relation };
}

/** Takes compound and derivation marks out of the lemma of a word; signs such as `=)` keep theirs. */
export function removeLemmaMarks(lemma: string): string {
  return /\p{L}/u.test(lemma) ? lemma.replace(/[_=]/g, '') : lemma;
}
