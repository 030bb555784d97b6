import { throwIfCancelled } from '@keelerada/corpus-engine/base/cancellation';
import type { Correction } from '@keelerada/corrector/correction';
import { findGrammarCorrections } from '@keelerada/corrector/grammar/find-grammar-corrections';
import { findSpellingCorrections } from '@keelerada/corrector/spelling/find-spelling-corrections';
import type { AnnotatedText } from '@keelerada/estonian/annotated-text';
import type { ComputeThread } from '../../platform/compute/compute-task';
import { openGrammarModels, openSpellingModels } from './corrector-models';
import { makeCorrectorMorphology } from './corrector-morphology';

/** Sentences between two reports of progress. */
const SENTENCES_AT_ONCE = 40;

/** A text to correct. */
export interface UncorrectedText {
  readonly text: string;
  readonly annotation: AnnotatedText;
  readonly needsGrammar: boolean;
}

/** Corrections in text order. */
export interface FoundCorrections {
  readonly spelling: Correction[];
  /** Those of spelling too; equal to them if no grammar is needed. */
  readonly grammar: Correction[];
}

/**
 * Corrects an Estonian text some sentences at a time. Rejects as the analyser does, and with QueryCancelledError once the
 * task is cancelled.
 */
export async function findCorrections(
  { text, annotation, needsGrammar }: UncorrectedText,
  thread: ComputeThread,
): Promise<FoundCorrections> {
  const morphology = makeCorrectorMorphology(thread);
  const speller = { morphology, ...(await openSpellingModels()) };
  const grammar = needsGrammar ? { morphology, ...(await openGrammarModels()) } : null;
  const found: FoundCorrections = { spelling: [], grammar: [] };
  const total = annotation.sentences.length;
  for (let done = 0; done < total; done += SENTENCES_AT_ONCE) {
    throwIfCancelled(thread.cancel);
    thread.report(done, total);
    const sentences = annotation.sentences.slice(done, done + SENTENCES_AT_ONCE);
    const part = { text, annotation: { ...annotation, sentences } };
    const spelling = await findSpellingCorrections(part, speller);
    found.spelling.push(...spelling);
    found.grammar.push(
      ...(grammar ? await findGrammarCorrections({ ...part, spelling }, grammar) : spelling),
    );
  }
  thread.report(total, total);
  return found;
}
