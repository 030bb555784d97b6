import type { AnnotatedText } from '@keelerada/estonian/annotated-text';
import { isRunningWord } from '@keelerada/estonian/is-running-word';

/** The running words of a text as they are written. */
export function listRunningWords(text: string, { sentences }: AnnotatedText): string[] {
  return sentences.flatMap(({ tokens }) =>
    tokens.filter(({ upos }) => isRunningWord(upos)).map(({ start, end }) => text.slice(start, end)),
  );
}
