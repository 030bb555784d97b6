import { makeTable } from '../make-table';

/** Letters of word classes in `lempos`, as Sketch Engine writes them; all others are `x`. */
const CLASS_LETTERS = makeTable<string>({
  NOUN: 'n',
  PROPN: 'n',
  VERB: 'v',
  AUX: 'v',
  ADJ: 'j',
  ADV: 'a',
  PRON: 'd',
  DET: 'd',
  NUM: 'm',
  ADP: 'i',
  CCONJ: 'c',
  SCONJ: 'c',
});
const OTHER_CLASS = 'x';

/** Letter of a UPOS at the end of a lempos. */
export function findClassLetter(upos: string): string {
  return CLASS_LETTERS.get(upos) ?? OTHER_CLASS;
}
