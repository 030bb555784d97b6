import {
  type AnnotatedSentence,
  type AnnotatedText,
  type AnnotatedToken,
  NO_TREE_PLACE,
  type TextLanguage,
} from '@keelerada/estonian/annotated-text';

/** A text with the annotation it was written with. */
export interface HandAnnotated {
  readonly text: string;
  readonly annotated: AnnotatedText;
}

/**
 * Reads sentences of tokens such as `koera/koer/NOUN/Case=Gen/koer`, separated by spaces; lemma, class, features and root
 * may be left out (then the token itself, NOUN, `_` and the lemma). Tokens are joined by spaces in the text.
 */
export function annotateByHand(sentences: readonly string[], language: TextLanguage = 'et'): HandAnnotated {
  let text = '';
  const annotated = sentences.map((sentence): AnnotatedSentence => {
    const tokens = sentence.split(' ').map((written): AnnotatedToken => {
      const [form = '', lemma = form, upos = 'NOUN', features = '_', root = lemma] = written.split('/');
      const start = text.length === 0 ? 0 : text.length + 1;
      text += text.length === 0 ? form : ` ${form}`;
      return { start, end: text.length, lemma, upos, xpos: 'S', features, root, ...NO_TREE_PLACE };
    });
    return { start: tokens[0]!.start, end: text.length, tokens };
  });
  return { text, annotated: { language, sentences: annotated } };
}
