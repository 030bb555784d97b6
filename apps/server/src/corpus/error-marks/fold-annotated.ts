import type { AnnotatedText, TokenSpan } from '@keelerada/estonian/annotated-text';
import { alignLetters, type AlignedText } from '@keelerada/estonian/letters/fold-letters';

/** A stored text as the corrector takes it: folded, its annotation with it; with the way back to the stored places. */
export function foldAnnotated(
  written: string,
  annotation: AnnotatedText,
): Omit<AlignedText, 'findFolded'> & { readonly annotation: AnnotatedText } {
  const { findFolded, ...aligned } = alignLetters(written);
  if (aligned.text === written) return { ...aligned, annotation };
  const place = <Span extends TokenSpan>(span: Span): Span => {
    return { ...span, start: findFolded(span.start), end: findFolded(span.end) };
  };
  const sentences = annotation.sentences.map((sentence) => {
    return { ...place(sentence), tokens: sentence.tokens.map(place) };
  });
  return { ...aligned, annotation: { ...annotation, sentences } };
}
