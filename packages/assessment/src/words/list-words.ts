import type { AnnotatedText, AnnotatedToken } from '@keelerada/estonian/annotated-text';
import { foldLetters } from '@keelerada/estonian/letters/fold-letters';
import { splitSyllables } from '@keelerada/estonian/syllables/split-syllables';
import type { AssessedSentence, AssessedWord } from './assessed-word';

const LETTERS = /\p{L}/gu;

/** Sentences and words of an annotated text. A word is a token with a letter or digit that is no punctuation or symbol; numerals have no syllables. Texts that share `measured` have each word measured once. */
export function listWords(
  annotated: AnnotatedText,
  text: string,
  measured: MeasuredWords = new Map(),
): AssessedSentence[] {
  const sentences: AssessedSentence[] = [];
  for (const { start, end, tokens } of annotated.sentences) {
    const words: AssessedWord[] = [];
    for (const token of tokens) {
      const word = makeWord(token, foldLetters(text.slice(token.start, token.end)), measured);
      if (word) words.push(word);
    }
    if (words.length > 0) sentences.push({ start, end, words });
  }
  return sentences;
}

export type MeasuredWords = Map<string, { letters: number; syllables: number }>;

function makeWord(token: AnnotatedToken, form: string, measured: MeasuredWords): AssessedWord | undefined {
  if (token.upos === 'PUNCT' || token.upos === 'SYM') return undefined;
  const key = `${form}\u0000${token.root}`;
  let measures = measured.get(key);
  if (measures === undefined) {
    const letters = form.match(LETTERS)?.length ?? 0;
    measures = { letters, syllables: splitSyllables(form, token.root).length };
    measured.set(key, measures);
  }
  if (measures.letters === 0 && !/\p{N}/u.test(form)) return undefined;
  const { start, end, lemma, upos, features, root } = token;
  return { start, end, form, lemma: lemma.toLowerCase(), upos, features, root, ...measures };
}
