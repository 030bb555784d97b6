import type { GrammarSentence, GrammarToken } from '../grammar-sentence';

type TokenParts = { readonly form: string } & Partial<GrammarToken>;

/** A sentence of the given tokens; a bare string is a noun in the nominative, or a mark. Offsets count single spaces. */
export function makeTestSentence(...tokens: (string | TokenParts)[]): GrammarSentence {
  let at = 0;
  return {
    tokens: tokens.map((given) => {
      const parts = typeof given === 'string' ? { form: given } : given;
      const isWord = /\p{L}/u.test(parts.form);
      const { pos = isWord ? 'S' : 'Z', code = isWord ? 'sg n' : parts.form } =
        parts as Partial<GrammarToken>;
      const start = at;
      at += parts.form.length + 1;
      return {
        lower: parts.form.toLowerCase(),
        lemma: parts.form.toLowerCase(),
        upos: isWord ? 'NOUN' : 'PUNCT',
        isWord,
        isKnown: true,
        readings: [],
        head: -1,
        relation: '_',
        start,
        end: at - 1,
        ...parts,
        pos,
        code,
        tag: `${pos} ${code}`,
      };
    }),
  };
}
