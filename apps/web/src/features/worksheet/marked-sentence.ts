import type { SheetSentence } from '../../shared/practice/practice-sheet';

/** A sentence with the places of the words that the exercise is about. */
export type MarkedSentence = Pick<SheetSentence, 'text' | 'marks'>;

export interface SentencePart {
  readonly text: string;
  /** Base form of the marked word, empty if it is not known; null for what stands between marked words. */
  readonly lemma: string | null;
  /** The word among wrong ones, where they are offered. */
  readonly choices?: readonly string[];
  /** Parallel forms that are as right. */
  readonly accepted?: readonly string[];
}

/** The sentence cut at its marks, without empty parts. */
export function splitAtMarks({ text, marks }: MarkedSentence): readonly SentencePart[] {
  const parts: SentencePart[] = [];
  let at = 0;
  for (const { start, end, lemma, choices, accepted } of marks) {
    const word = {
      text: text.slice(start, end),
      lemma,
      ...(choices && { choices }),
      ...(accepted && { accepted }),
    };
    parts.push({ text: text.slice(at, start), lemma: null }, word);
    at = end;
  }
  parts.push({ text: text.slice(at), lemma: null });
  return parts.filter((part) => part.text !== '');
}

/** The sentence for editing, marked words in square brackets. Brackets of its own become round. */
export function writeMarked(sentence: MarkedSentence): string {
  return splitAtMarks(sentence)
    .map(({ text, lemma }) => {
      const plain = text.replaceAll('[', '(').replaceAll(']', ')');
      return lemma === null ? plain : `[${plain}]`;
    })
    .join('');
}

/**
 * Reads an edited sentence: what stands in square brackets is marked. A mark keeps the base form of the mark in its place
 * while their number is the same, else that of a mark with the same word.
 */
export function readMarked(typed: string, { text: oldText, marks: old }: MarkedSentence): MarkedSentence {
  const line = typed.replace(/\s+/gu, ' ').trim();
  const pieces = line.split(/\[([^[\]]*)\]/u);
  const count = (pieces.length - 1) / 2;
  const lemmas = new Map(old.map(({ start, end, lemma }) => [oldText.slice(start, end), lemma]));
  const marks: MarkedSentence['marks'][number][] = [];
  let text = '';
  pieces.forEach((piece, index) => {
    // A bracket without its other half is passed over.
    const plain = piece.replace(/[[\]]/gu, '');
    const start = text.length;
    text += plain;
    if (index % 2 === 0 || plain.trim() === '') return;
    const place = (index - 1) / 2;
    const lemma = (count === old.length ? old[place]?.lemma : lemmas.get(plain)) ?? '';
    marks.push({ start, end: text.length, lemma });
  });
  return { text, marks };
}
