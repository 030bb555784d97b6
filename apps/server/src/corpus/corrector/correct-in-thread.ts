import { throwIfCancelled } from '@keelerada/corpus-engine/base/cancellation';
import { findCitedRanges } from '@keelerada/corrector/literal/find-cited-ranges';
import { findLiteralRanges } from '@keelerada/corrector/literal/find-literal-ranges';
import {
  correctPart,
  type CorrectionKinds,
  type FoundCorrections,
} from '@keelerada/corrector/pipeline/correct-part';
import { cutIntoParts, joinParts } from '@keelerada/corrector/pipeline/cut-into-parts';
import { addTextMarks } from '@keelerada/corrector/text-marks/add-text-marks';
import { findOtherLetters } from '@keelerada/corrector/text-marks/find-other-letters';
import { findTextMarks } from '@keelerada/corrector/text-marks/find-text-marks';
import type { AnnotatedText } from '@keelerada/estonian/annotated-text';
import type { ComputeThread } from '../../platform/compute/compute-task';
import { openThreadAnnotator } from '../annotation/thread-annotator';
import { openMorphology } from '../../platform/morphology/open-morphology';
import { openGrammar, openSpellingModels } from './corrector-models';

/** While the encoder computes for one part of a text, the thread looks at another. */
const PARTS_AT_ONCE = 2;

/** A text to correct. */
export interface UncorrectedText {
  readonly text: string;
  /** The text before it was folded, for letters of other alphabets. */
  readonly sent?: string;
  readonly annotation: AnnotatedText;
  readonly kinds: CorrectionKinds;
  /**
   * Whether the text is one that is being written, with the spaces of its writer: spaces and pairs of the whole text are
   * looked at, and the usual order of words is advised, in place of the moves that the grammar model asks for there.
   */
  readonly isAsWritten: boolean;
}

/**
 * Corrects an Estonian text in a compute thread, part by part, a long sentence in pieces, and adds marks of the whole text.
 * Rejects with QueryCancelledError once the task is cancelled.
 */
export async function correctInThread(
  { text, sent = text, annotation, kinds, isAsWritten }: UncorrectedText,
  thread: ComputeThread,
): Promise<FoundCorrections> {
  const morphology = await openMorphology();
  const annotator = await openThreadAnnotator(thread);
  const options = { signal: thread.signal, giveWay: thread.giveWay };
  const corrector = {
    speller: { morphology, ...(await openSpellingModels()) },
    ...(kinds !== 'spelling' && { grammar: { morphology, ...(await openGrammar(thread)) } }),
    annotate: (...changed: Parameters<typeof annotator.annotate>) => annotator.annotate(...changed),
  };
  const literals = [...findLiteralRanges(text), ...findCitedRanges(text)];
  const hasAdvice = isAsWritten && kinds !== 'spelling';
  const total = annotation.sentences.length;
  const parts = cutIntoParts(annotation.sentences);
  const found: FoundCorrections[] = Array.from({ length: parts.length });
  let done = 0;

  const correctInTurn = async (lane: number): Promise<void> => {
    for (let at = lane; at < parts.length; at += PARTS_AT_ONCE) {
      const { sentences, to } = parts[at]!;
      throwIfCancelled(thread.cancel);
      thread.report(done, total);
      const part = { text, annotation: { ...annotation, sentences }, kinds, literals, hasAdvice };
      found[at] = await correctPart(part, corrector, options);
      done += to === Infinity ? sentences.length : 0;
    }
  };
  await Promise.all(Array.from({ length: PARTS_AT_ONCE }, (_, lane) => correctInTurn(lane)));
  thread.report(total, total);
  const isMarked = isAsWritten && annotation.language === 'et';
  const letters = isMarked ? findOtherLetters(sent, morphology) : [];
  const marks = isMarked ? [...findTextMarks(text, literals), ...letters] : [];
  const join = (list: 'spelling' | 'all'): FoundCorrections['all'] =>
    addTextMarks(
      joinParts(
        parts,
        found.map((one) => one[list]),
      ),
      marks,
    );
  return { spelling: kinds === 'grammar' ? [] : join('spelling'), all: join('all') };
}
