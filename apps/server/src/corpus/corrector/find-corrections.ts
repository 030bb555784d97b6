import { throwIfCancelled } from '@keelerada/corpus-engine/base/cancellation';
import type { Correction } from '@keelerada/corrector/correction';
import { correctSentences, type SentenceCorrections } from '@keelerada/corrector/correct-sentences';
import { cutIntoParts, joinParts, type TextPart } from '@keelerada/corrector/cut-into-parts';
import { findCitedRanges } from '@keelerada/corrector/literal/find-cited-ranges';
import { findLiteralRanges } from '@keelerada/corrector/literal/find-literal-ranges';
import { addTextMarks } from '@keelerada/corrector/text-marks/add-text-marks';
import { findOtherLetters } from '@keelerada/corrector/text-marks/find-other-letters';
import { findTextMarks } from '@keelerada/corrector/text-marks/find-text-marks';
import { prepareSettling } from '@keelerada/corrector/settle-corrections';
import { findSpellingCorrections } from '@keelerada/corrector/spelling/find-spelling-corrections';
import type { AnnotatedText } from '@keelerada/estonian/annotated-text';
import type { ComputeThread } from '../../platform/compute/compute-task';
import { openThreadAnnotator } from '../annotation/thread-annotator';
import { openMorphology } from '../../platform/morphology/open-morphology';
import { openGrammar, openSpellingModels } from './corrector-models';

/** While the encoder computes for one part of a text, the thread looks at another. */
const PARTS_AT_ONCE = 2;

/** Which models look at a text: one alone, or the speller and then the grammar model, which keeps what the speller found. */
export type CorrectionKinds = 'spelling' | 'grammar' | 'all';

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

/** Corrections in text order, with quiet marks of words that nobody knows (type `unknownWord`) and advice (`wordOrderAdvice`). */
export interface FoundCorrections {
  /** Empty if only the grammar model is asked. */
  readonly spelling: readonly Correction[];
  /** All corrections: of both models for `all`, else of the model asked. Advice is here alone. */
  readonly grammar: readonly Correction[];
}

/**
 * Corrects an Estonian text part by part, a long sentence in pieces. Rejects with QueryCancelledError once the task is
 * cancelled.
 */
export async function findCorrections(
  { text, sent = text, annotation, kinds, isAsWritten }: UncorrectedText,
  thread: ComputeThread,
): Promise<FoundCorrections> {
  const morphology = await openMorphology();
  const speller = { morphology, ...(await openSpellingModels()) };
  const annotator = await openThreadAnnotator(thread);
  const options = { signal: thread.signal, giveWay: thread.giveWay };
  const corrector =
    kinds === 'spelling'
      ? null
      : {
          ...(kinds === 'all' && { speller }),
          grammar: { morphology, ...(await openGrammar(thread)) },
          annotate: annotator.annotate,
        };
  const literals = [...findLiteralRanges(text), ...findCitedRanges(text)];
  const total = annotation.sentences.length;
  const parts = cutIntoParts(annotation.sentences);
  const found: FoundCorrections[] = Array.from({ length: parts.length });
  let done = 0;

  const correctPart = async ({ sentences }: TextPart): Promise<FoundCorrections> => {
    const task = { text, annotation: { ...annotation, sentences } };
    const { spelling, all } = corrector
      ? await correctSentences(task, corrector, options)
      : await correctSpelling(task, speller, options);
    const advises = { hasAdvice: isAsWritten && corrector !== null };
    const settle = await prepareSettling({ ...task, literals, spelling, ...advises }, speller, options);
    return { spelling: kinds === 'grammar' ? [] : settle(spelling), grammar: settle(all, advises) };
  };
  const correctInTurn = async (lane: number): Promise<void> => {
    for (let part = lane; part < parts.length; part += PARTS_AT_ONCE) {
      throwIfCancelled(thread.cancel);
      thread.report(done, total);
      found[part] = await correctPart(parts[part]!);
      done += parts[part]!.to === Infinity ? parts[part]!.sentences.length : 0;
    }
  };
  await Promise.all(Array.from({ length: PARTS_AT_ONCE }, (_, lane) => correctInTurn(lane)));
  thread.report(total, total);
  const isMarked = isAsWritten && annotation.language === 'et';
  const letters = isMarked ? findOtherLetters(sent, morphology) : [];
  const marks = isMarked ? [...findTextMarks(text, literals), ...letters] : [];
  const join = (corrections: Correction[][]): Correction[] =>
    addTextMarks(joinParts(parts, corrections), marks);
  return {
    spelling: kinds === 'grammar' ? [] : join(found.map(({ spelling }) => [...spelling])),
    grammar: join(found.map(({ grammar }) => [...grammar])),
  };
}

async function correctSpelling(
  ...call: Parameters<typeof findSpellingCorrections>
): Promise<SentenceCorrections> {
  const spelling = await findSpellingCorrections(...call);
  return { spelling, all: spelling };
}
