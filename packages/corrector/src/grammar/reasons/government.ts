/** Form codes that a word asks for, by `KIND lemma`, for example `verb aitama` or `after pärast`. */
export type GovernmentEntries = readonly (readonly [string, readonly string[]])[];

/** `before` and `after`: prepositions and postpositions. */
export type GovernorKind = 'verb' | 'noun' | 'before' | 'after' | 'infinitive';

/** Which form a word asks for, learned from the treebanks. */
export interface Government {
  /** Case (without number: `p`, `all`) or infinitive code that the lemma usually takes, most usual first. */
  formsOf(kind: GovernorKind, lemma: string): readonly string[];
}

/** The government in a form that is quick to ask. */
export function readGovernment(entries: GovernmentEntries): Government {
  const forms = new Map(entries.map(([key, codes]) => [key, codes]));
  return { formsOf: (kind, lemma) => forms.get(`${kind} ${lemma}`) ?? [] };
}
