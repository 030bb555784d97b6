import { listMarks } from '@keelerada/corpus-engine/worksheet/error-examples';
import { rateExample } from '@keelerada/corpus-engine/worksheet/rate-example';
import type { PlacedMark } from '@keelerada/corpus-engine/error-marks/error-mark';
import { fitsLength, fitsLevel, type LevelWords } from '@keelerada/corrector/practice/fits-level';
import type { AnnotatedSentence, AnnotatedText } from '@keelerada/estonian/annotated-text';
import { decodeAnnotation } from '@keelerada/estonian/decode-annotation';
import { isRunningWord } from '@keelerada/estonian/is-running-word';
import type { PracticeText, PracticeWork } from './practice-work';

/** A sentence that reads well by itself, with what is known of its errors. */
export interface SentencePlace extends Pick<PracticeText, 'textId' | 'content'> {
  readonly start: number;
  readonly end: number;
  readonly annotation: AnnotatedText;
  /** Its errors; null where they are not known. */
  readonly marks: readonly PlacedMark[] | null;
}

/** Quotation marks and brackets may stand for what is not in the sentence; line breaks and doubled spaces move places. */
const ODD = /[:;"„“”«»()[\]*/\n\r\t]|\s{2}|\d[.:]\d|[,;:]\p{L}|^[-–—•]/u;
/** A fragment has no verb with a person. */
const isVerbal = ({ tokens }: AnnotatedSentence): boolean =>
  tokens.some(({ upos, features }) => /VERB|AUX/u.test(upos) && features.includes('VerbForm=Fin'));

/** The sentences of texts that are good examples of the length and the words of a level, in the order of the texts. */
export function prepareSentences(
  { texts, level }: Pick<PracticeWork, 'texts' | 'level'>,
  known: LevelWords,
): SentencePlace[] {
  return texts.flatMap(({ textId, content, annotation: bytes, marks }) => {
    const annotation = decodeAnnotation(bytes);
    if (annotation.language !== 'et') return [];
    return annotation.sentences.flatMap((sentence) => {
      const running = sentence.tokens.filter(({ upos }) => isRunningWord(upos));
      const words = running.length;
      if (!fitsLength(words, level) || !isVerbal(sentence)) return [];
      const { start, end } = sentence;
      const text = content.slice(start, end);
      const whole = { start: 0, end: text.length, lemma: '' };
      // A short sentence is good for beginners, so its length is not judged again.
      const isGood = rateExample({ text, words: Math.max(words, 5), marks: [whole] }) === 0;
      if (!isGood || ODD.test(text)) return [];
      const forms = running.map((token) => ({ ...token, form: content.slice(token.start, token.end) }));
      if (!fitsLevel(forms, level, known)) return [];
      const own = marks && listMarks(sentence, marks);
      const only = { ...annotation, sentences: [sentence] };
      return [{ textId, content, start, end, annotation: only, marks: own }];
    });
  });
}
