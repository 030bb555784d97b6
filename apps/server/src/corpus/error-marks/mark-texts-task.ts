import { QueryCancelledError } from '@keelerada/corpus-engine/base/cancellation';
import { decodeAnnotation } from '@keelerada/estonian/annotation-format/decode-annotation';
import type { ComputeTask, ComputeThread } from '../../platform/compute/compute-task';
import { openMorphology } from '../../platform/morphology/open-morphology';
import { correctInThread } from '../corrector/correct-in-thread';
import type { HumanMark } from '../store/human-mark';
import { addBaseForms, makeMarks, placeReplacement } from './make-marks';
import type { PlacedMark } from '@keelerada/corpus-engine/error-marks/error-mark';
import type { AnnotatedText, TokenSpan } from '@keelerada/estonian/annotated-text';
import { alignLetters, type AlignedText } from '@keelerada/estonian/letters/fold-letters';

/** An Estonian text with its stored annotation. */
export interface TextToMark {
  readonly text: string;
  readonly annotation: Uint8Array;
  /** What people marked; the corrector then is not asked. */
  readonly humanMarks: readonly HumanMark[] | null;
}

/** Marks of each text in the order given; null for a text that cannot be marked. */
export type MarkedTexts = readonly (readonly PlacedMark[] | null)[];

/** Marks the errors of texts of the corpus. */
export const markTextsTask: ComputeTask<readonly TextToMark[], MarkedTexts> = {
  name: 'mark-texts',
  isLong: true,
  // Never on the thread that is kept for short own texts.
  countCharacters: () => Infinity,
  async run(texts, thread) {
    const marked: (readonly PlacedMark[] | null)[] = [];
    for (const [i, text] of texts.entries()) {
      thread.report(i, texts.length);
      marked.push(await markText(text, withoutEncoder(thread)).catch(leaveOut));
    }
    return marked;
  },
};

/** The figures of `models/error-types` are those of the corrector without the encoder; with it each text takes several times as long. */
function withoutEncoder(thread: ComputeThread): ComputeThread {
  return {
    signal: thread.signal,
    cancel: thread.cancel,
    giveWay: thread.giveWay,
    cachedForms: thread.cachedForms,
    usesEncoder: false,
    report: () => undefined,
  };
}

async function markText(
  { text, annotation: bytes, humanMarks }: TextToMark,
  thread: ComputeThread,
): Promise<PlacedMark[]> {
  const annotation = decodeAnnotation(bytes);
  const morphology = await openMorphology();
  if (humanMarks)
    return placeHumanMarks(
      text,
      annotation.sentences.flatMap(({ tokens }) => tokens),
      humanMarks,
      morphology,
    );
  const { findStart, findEnd, ...folded } = foldAnnotated(text, annotation);
  const { all } = await correctInThread({ ...folded, kinds: 'all', isAsWritten: false }, thread);
  const marks = makeMarks(folded, all, morphology);
  return marks.map((mark) => {
    const to = findEnd(mark.to);
    return { ...mark, from: mark.from === mark.to ? to : findStart(mark.from), to };
  });
}

function placeHumanMarks(
  text: string,
  tokens: Parameters<typeof addBaseForms>[1],
  gold: readonly HumanMark[],
  morphology: Parameters<typeof addBaseForms>[2],
): PlacedMark[] {
  const placed = gold.flatMap(({ start, end, corrected, code }) => {
    const place = placeReplacement(text, tokens, { from: start, to: end, replacement: corrected });
    return place ? [{ ...place, code, probability: 1 }] : [];
  });
  return addBaseForms(placed, tokens, morphology);
}

/** A text that spoils the marking is left out. */
function leaveOut(error: unknown): null {
  if (error instanceof QueryCancelledError) throw error;
  return null;
}

/** A stored text as the corrector takes it: folded, its annotation with it; with the way back to the stored places. */
export function foldAnnotated(
  written: string,
  annotation: AnnotatedText,
): Omit<AlignedText, 'findFolded'> & { readonly annotation: AnnotatedText } {
  const { findFolded, ...aligned } = alignLetters(written);
  if (aligned.text === written) return { ...aligned, annotation };
  const place = <Span extends TokenSpan>(span: Span): Span => ({
    ...span,
    start: findFolded(span.start),
    end: findFolded(span.end),
  });
  const sentences = annotation.sentences.map((sentence) => ({
    ...place(sentence),
    tokens: sentence.tokens.map(place),
  }));
  return { ...aligned, annotation: { ...annotation, sentences } };
}
