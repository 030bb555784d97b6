import type { SelectionTotals } from '@keelerada/corpus-engine/segment/selection';
import { defineQuery } from '../../corpus/engine/corpus-query';

export interface WordTextsHead {
  /** In how many texts each of the base forms occurs, in their order. */
  readonly texts: readonly number[];
  readonly totals: SelectionTotals;
}

/** In how many texts of a selection base forms occur; they are few, so they come with the head and there are no rows. */
export const wordTextsQuery = defineQuery<{ readonly lemmas: readonly string[] }, WordTextsHead>({
  name: 'word-texts',
  warmUps: [],
  async answer({ index }, { lemmas }, out) {
    out.writeAscii('[]');
    const [{ names, ids, textCounts }, totals] = await Promise.all([
      index.countWords('lemma'),
      index.measure(),
    ]);
    const rows = new Map<number, number>();
    ids.forEach((id, row) => rows.set(id, row));
    const texts = lemmas.map((lemma) => {
      const row = rows.get(names.find(lemma));
      return row === undefined ? 0 : textCounts[row]!;
    });
    return { texts, totals };
  },
});
