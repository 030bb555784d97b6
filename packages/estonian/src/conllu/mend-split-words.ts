import type { ConlluRow } from './conllu-sentence';

const SPLIT = 'goeswith';
const NUMBER = /^[+-]?\p{Nd}[\p{Nd}.,:]*$/u;
const TYPO = 'Typo=Yes';

/**
 * Words written apart as Universal Dependencies has them: the first part has the features with `Typo=Yes` and the base form, the
 * later ones have none. Pieces of a number, as in 330 000, are no such word: they are numbers joined by `flat`.
 */
export function mendSplitWords(rows: readonly ConlluRow[]): ConlluRow[] {
  const mended = rows.map((row) => ({ ...row }));
  for (const row of mended) {
    if (row.relation !== SPLIT) continue;
    const head = findFirst(mended, row);
    if (head === undefined) continue;
    if (NUMBER.test(row.form) && NUMBER.test(head.form)) {
      Object.assign(row, { relation: 'flat', upos: 'NUM', xpos: 'N', features: head.features });
      if (row.lemma === '_') row.lemma = row.form;
      continue;
    }
    Object.assign(row, { head: head.id, lemma: '_', upos: 'X', features: '_' });
    head.features = addFeature(head.features, TYPO);
  }
  return mended;
}

/** The part that a word written apart begins with; later parts may hang on each other. */
function findFirst(rows: readonly ConlluRow[], { head }: ConlluRow): ConlluRow | undefined {
  let found = rows.find(({ id }) => id === head);
  for (let steps = 0; found?.relation === SPLIT && steps < rows.length; steps++) {
    const { head: next } = found;
    found = rows.find(({ id }) => id === next);
  }
  return found;
}

/** Features stand in the order of their names, whatever the case. */
function addFeature(features: string, added: string): string {
  const all = new Set([...(features === '_' ? [] : features.split('|')), added]);
  return [...all].sort((one, other) => (one.toLowerCase() < other.toLowerCase() ? -1 : 1)).join('|');
}
