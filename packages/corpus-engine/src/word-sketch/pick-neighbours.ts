import type { SketchRelation } from '@keelerada/contract/fields/choices';
import { makeTable } from '@keelerada/estonian/make-table';

/** A relation of a sketch as it is answered. */
interface Relation {
  readonly seos: SketchRelation;
  readonly vorm: string | null;
  readonly naabrid: readonly { readonly sona: string }[];
}

const OF_VERBS = ['OBJECT', 'ADVERB', 'ALLATIVE', 'COMITATIVE', 'ELATIVE', 'INESSIVE', 'SUBJECT'] as const;
/** What says most of a word of each class, in the order in which it is told. */
const RELATIONS = makeTable<readonly SketchRelation[]>({
  ...{ VERB: OF_VERBS, AUX: OF_VERBS, NOUN: ['OBJECT_OF', 'ATTRIBUTE', 'GENITIVE', 'SUBJECT_OF'] },
  ...{ ADJ: ['ATTRIBUTE_OF', 'DEGREE', 'PREDICATE_OF'], ADV: ['ADVERB_OF', 'DEGREE_OF'] },
});
const MOST_RELATIONS = 3;
const [LEAST_WORDS, MOST_WORDS] = [3, 7];
const WORD = /^\p{L}{3,}$/u;

/** The relations that say most of a word to a learner, each with its strongest words; those without a meaning of their own are left out. */
export function pickNeighbours(
  relations: readonly Relation[],
  partOfSpeech: string | null,
  stopWords: ReadonlySet<string>,
) {
  const found = (RELATIONS.get(partOfSpeech ?? '') ?? []).flatMap((relation) => {
    const { naabrid = [], vorm: form = null } = relations.find(({ seos }) => seos === relation) ?? {};
    const words = naabrid.map(({ sona }) => sona).filter((word) => WORD.test(word) && !stopWords.has(word));
    return words.length < LEAST_WORDS ? [] : [{ relation, form, words: words.slice(0, MOST_WORDS) }];
  });
  return found.slice(0, MOST_RELATIONS);
}
