import { PARTS_OF_SPEECH } from '../segment/parts-of-speech';
import type { WordColumns } from '../token-index/token-index';

/** Commonest base forms that beginners meet at once. */
const MOST_COMMON = 500;
/** Of a small corpus so small a part of all words: the rest of its list is chance. */
const MOST_SHARE = 0.1;
const CLOSED_CLASSES = new Set(['PRON', 'DET', 'NUM', 'CCONJ', 'SCONJ']);
/** Analysed as adverbs. */
const QUESTION_WORDS = new Set(
  'kus kuhu kust millal kunas miks milleks mispärast kuidas kas kui kuipalju kuivõrd mitu mitmes kumb'.split(
    ' ',
  ),
);

/** Whether a base form is a pronoun, a question word, a numeral or a conjunction: of those no text is too easy or too hard. */
export const isClosedClass = (lemma: string, partOfSpeech: string | null): boolean =>
  QUESTION_WORDS.has(lemma) || CLOSED_CLASSES.has(partOfSpeech ?? '');

/** How base forms stand in a word list: of a closed class, among its commonest, or neither. */
export function findBasicWords(
  { names, ids, partsOfSpeech, byFrequency }: WordColumns,
  lemmas: readonly string[],
): readonly ('CLOSED' | 'COMMON' | null)[] {
  const rows = new Map<number, number>();
  ids.forEach((id, row) => rows.set(id, row));
  const most = Math.min(MOST_COMMON, Math.floor(ids.length * MOST_SHARE));
  const common = new Set(byFrequency.subarray(0, most));
  return lemmas.map((lemma) => {
    const row = rows.get(names.find(lemma));
    const partOfSpeech = row === undefined ? null : PARTS_OF_SPEECH[partsOfSpeech[row]!]!;
    if (isClosedClass(lemma, partOfSpeech)) return 'CLOSED';
    return row !== undefined && common.has(row) ? 'COMMON' : null;
  });
}
