import type { SketchRelation } from '@keelerada/contract/fields/choices';
import type { HomePictureRow } from '@keelerada/contract/site/home';
import type { WordSketchResponse } from '@keelerada/contract/tools/word-sketch';

export type AskedSketch = Pick<WordSketchResponse, 'seosed' | 'totals'>;

/** The relations that say most of a noun, in the order of the columns; others stand in where one has too few words. */
const RELATIONS: readonly SketchRelation[] = [
  ...(['ATTRIBUTE', 'GENITIVE_OF', 'OBJECT_OF'] as const),
  ...(['SUBJECT_OF', 'GENITIVE', 'COORDINATION'] as const),
];
const COLUMNS = 3;
const WORDS = 5;
const WORD = /^\p{Script=Latin}{2,}$/u;

/** Three columns of words; none where the sketch has fewer. */
export function pickSketchRows({ seosed }: AskedSketch): HomePictureRow[] {
  const columns = RELATIONS.flatMap((relation) => {
    const found = seosed.find(({ seos }) => seos === relation);
    const words = found?.naabrid.filter(({ sona }) => WORD.test(sona)).slice(0, WORDS) ?? [];
    if (found === undefined || words.length < WORDS) return [];
    const form = found.vorm === null ? {} : { form: found.vorm };
    return [words.map(({ sona, esinemisi }) => ({ word: sona, value: esinemisi, relation, ...form }))];
  }).slice(0, COLUMNS);
  return columns.length < COLUMNS ? [] : columns.flat();
}
