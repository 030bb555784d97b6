import { readData } from '../project-files';

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

/** The parts of the UD Estonian treebanks that this project may learn from and tune on. */
export type TreebankName = 'et_edt-ud-train' | 'et_ewt-ud-train' | 'et_edt-ud-dev' | 'et_ewt-ud-dev';

export const TRAINING_PARTS = ['et_edt-ud-train', 'et_ewt-ud-train'] as const;
/** The parts that models are tuned on; the test parts stay untouched. */
export const DEVELOPMENT_PARTS = ['et_edt-ud-dev', 'et_ewt-ud-dev'] as const;

/** A treebank in CoNLL-U. */
export function readTreebankFile(name: TreebankName): string {
  return readData(`ud/${name}.conllu.gz`);
}

/** Sentences of a treebank in file order, or those whose lines are wanted. Multiword and empty nodes are left out. */
export function readTreebank(
  name: TreebankName,
  isWanted = (_lines: string): boolean => true,
): TreeSentence[] {
  return readTreebankFile(name)
    .split(/\n\n+/)
    .filter(isWanted)
    .map((block) => block.split('\n').filter((line) => /^\d+\t/.test(line)))
    .filter((lines) => lines.length > 0)
    .map((lines) => lines.map(parseToken));
}

export const listForms = (sentences: readonly TreebankSentence[]): string[][] =>
  sentences.map((tokens) => tokens.map(({ form }) => form));

/** The sentences as they were written. */
export function readTreebankLines(name: TreebankName): string[] {
  return [...readTreebankFile(name).matchAll(/^# text = (.*)$/gm)].map(([, text = '']) => text);
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
