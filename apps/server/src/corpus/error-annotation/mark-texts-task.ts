import { QueryCancelledError } from '@keelerada/corpus-engine/base/cancellation';
import { decodeAnnotation } from '@keelerada/estonian/decode-annotation';
import type { ComputeTask, ComputeThread } from '../../platform/compute/compute-task';
import { foldAnnotated } from './fold-annotated';
import { MorphologyUnavailableError } from '../../platform/morphology/morphology-errors';
import { makeCorrectorMorphology } from '../corrector/corrector-morphology';
import { findCorrections } from '../corrector/find-corrections';
import type { GoldEdit } from '../store/gold-edit';
import { addBaseForms, makeEdits, placeReplacement } from './make-edits';
import type { StoredEdit } from './stored-edits';

/** An Estonian text with its stored annotation. */
export interface TextToMark {
  readonly text: string;
  readonly annotation: Uint8Array;
  /** What people marked; the corrector then is not asked. */
  readonly gold: readonly GoldEdit[] | null;
}

/** Edits of each text in the order given; null for a text that cannot be marked. */
export type MarkedTexts = readonly (readonly StoredEdit[] | null)[];

/** Marks the errors of texts of the corpus. */
export const markTextsTask: ComputeTask<readonly TextToMark[], MarkedTexts> = {
  name: 'mark-texts',
  isLong: true,
  // Never on the thread that is kept for short own texts.
  countCharacters: () => Infinity,
  async run(texts, thread) {
    const marked: (readonly StoredEdit[] | null)[] = [];
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
    morphology: thread.morphology,
    signal: thread.signal,
    cancel: thread.cancel,
    cachedForms: thread.cachedForms,
    usesEncoder: false,
    report: () => undefined,
  };
}

async function markText(
  { text, annotation: bytes, gold }: TextToMark,
  thread: ComputeThread,
): Promise<StoredEdit[]> {
  const annotation = decodeAnnotation(bytes);
  const morphology = makeCorrectorMorphology(thread);
  if (gold)
    return placeGold(
      text,
      annotation.sentences.flatMap(({ tokens }) => tokens),
      gold,
      morphology,
    );
  const { findStart, findEnd, ...folded } = foldAnnotated(text, annotation);
  const { grammar } = await findCorrections({ ...folded, kinds: 'all', hasAdvice: false }, thread);
  const edits = await makeEdits(folded, grammar, morphology);
  return edits.map((edit) => {
    const to = findEnd(edit.to);
    return { ...edit, from: edit.from === edit.to ? to : findStart(edit.from), to };
  });
}

async function placeGold(
  text: string,
  tokens: Parameters<typeof addBaseForms>[1],
  gold: readonly GoldEdit[],
  morphology: Parameters<typeof addBaseForms>[2],
): Promise<StoredEdit[]> {
  const placed = gold.flatMap(({ start, end, corrected, code }) => {
    const place = placeReplacement(text, tokens, { from: start, to: end, replacement: corrected });
    return place ? [{ ...place, code, probability: 1 }] : [];
  });
  return addBaseForms(placed, tokens, morphology);
}

/** A text that spoils the marking is left out; the analyser's absence is another matter. */
function leaveOut(error: unknown): null {
  if (error instanceof MorphologyUnavailableError || error instanceof QueryCancelledError) throw error;
  return null;
}
