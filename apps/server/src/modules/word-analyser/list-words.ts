import { throwIfCancelled, type CancelFlag } from '@keelerada/corpus-engine/base/cancellation';
import {
  decodeAnnotationColumns,
  type AnnotationColumns,
} from '@keelerada/estonian/annotation-format/decode-annotation';
import { isRunningWord } from '@keelerada/estonian/is-running-word';
import type { LabelLanguage } from '@keelerada/estonian/labels/label';
import { describeWord, type WordDescription } from '@keelerada/estonian/words/describe-word';
import type { StoredAnnotation } from '../../corpus/index/annotated-texts.repository';

/** An empty line, so that words of two texts never touch. */
export const TEXT_BREAK = '\n\n';

/** A word at its place in the joined texts. Equal words share one description. */
export interface ListedWord {
  readonly word: string;
  readonly start: number;
  readonly description: WordDescription;
}

/** The running words of texts in text order. */
export function* listWords(
  texts: readonly StoredAnnotation[],
  labels: LabelLanguage,
  cancel: CancelFlag,
): Generator<ListedWord> {
  let offset = 0;
  for (const { content, annotationBytes } of texts) {
    throwIfCancelled(cancel);
    const columns = decodeAnnotationColumns(annotationBytes);
    const describe = makeDescriber(columns, labels);
    for (let token = 0; token < columns.tokenCount; token += 1) {
      if (!isRunningWord(columns.tagTable[columns.tags[token]!]!.upos)) continue;
      const start = columns.starts[token]!;
      const word = content.slice(start, columns.ends[token]);
      yield { word, start: offset + start, description: describe(word, token) };
    }
    offset += content.length + TEXT_BREAK.length;
  }
}

/** Describes each different word of a text once. */
function makeDescriber(columns: AnnotationColumns, labels: LabelLanguage) {
  const known = new Map<string, WordDescription>();
  const languages = { text: columns.language, labels };
  return (word: string, token: number): WordDescription => {
    const lexeme = columns.lexemes[token]!;
    const tag = columns.tags[token]!;
    const key = `${lexeme} ${tag} ${word}`;
    const found = known.get(key);
    if (found !== undefined) return found;
    const [lemma, root] = [columns.lemmas[lexeme]!, columns.roots[lexeme]!];
    const made = describeWord(word, { lemma, root, ...columns.tagTable[tag]! }, languages);
    known.set(key, made);
    return made;
  };
}
