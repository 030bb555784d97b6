import { MAX_CORRECTOR_CHARACTERS } from '@keelerada/contract/fields/limits';
import type { MarkedText } from '@keelerada/corpus-engine/worksheet/error-examples';
import { decodeAnnotation } from '@keelerada/estonian/annotation-format/decode-annotation';
import { markTextsTask } from '../error-marks/mark-texts-task';
import type { ToolParts } from '../tools/tool';
import { badRequest } from '../../platform/errors/request-failure';

type Parts = Pick<ToolParts, 'annotatedTexts' | 'errorMarks' | 'ownTextAnnotator' | 'pool'>;

/**
 * Texts of the corpus with their marks; those that wait for them, or are not in Estonian, are left out. Rejects with
 * UnindexedTextsError if one goes away meanwhile.
 */
export async function readMarkedTexts(
  ids: readonly string[],
  { annotatedTexts, errorMarks }: Parts,
  signal: AbortSignal,
): Promise<readonly (MarkedText & { readonly words: number })[]> {
  const marked = await errorMarks.load(ids);
  const texts = await annotatedTexts.read(
    marked.map(({ textId }) => textId),
    signal,
  );
  return texts.map(({ content, annotationBytes, words }, i) => {
    const { textId, marks } = marked[i]!;
    return { textId, content, annotation: decodeAnnotation(annotationBytes), marks, words };
  });
}

/**
 * Texts of the corpus that wait for their marks, with those that the corrector sets now; nothing is stored. Texts that are not
 * in Estonian are left out. Rejects as `readMarkedTexts` does.
 */
export async function markWaitingTexts(
  ids: readonly string[],
  { annotatedTexts, pool }: Parts,
  signal: AbortSignal,
): Promise<readonly MarkedText[]> {
  if (ids.length === 0) return [];
  const texts = (await annotatedTexts.read(ids, signal)).map((text, i) => ({
    ...text,
    textId: ids[i]!,
    annotation: decodeAnnotation(text.annotationBytes),
  }));
  const estonian = texts.filter(({ annotation }) => annotation.language === 'et');
  const tasks = estonian.map(({ content, annotationBytes }) => ({
    text: content,
    annotation: annotationBytes,
    humanMarks: null,
  }));
  const found = await pool.run(markTextsTask, tasks, { signal });
  return estonian.flatMap(({ textId, content, annotation }, i) => {
    const marks = found[i];
    return marks ? [{ textId, content, annotation, marks }] : [];
  });
}

/** An own text with the marks of the corrector; none where it is Russian. Throws RequestFailure for one that is too long. */
export async function markOwnText(
  text: string,
  { ownTextAnnotator, pool }: Parts,
  signal: AbortSignal,
): Promise<readonly (MarkedText & { readonly words: number })[]> {
  if (text.length > MAX_CORRECTOR_CHARACTERS) {
    const message = `At most ${MAX_CORRECTOR_CHARACTERS} characters of an own text are corrected.`;
    throw badRequest('LimitExceeded', 'ownTexts', message, MAX_CORRECTOR_CHARACTERS);
  }
  const [annotation] = await ownTextAnnotator.annotate([{ text }], signal);
  const { bytes, words } = annotation!;
  const decoded = decodeAnnotation(bytes);
  if (decoded.language !== 'et') return [];
  const [marks] = await pool.run(markTextsTask, [{ text, annotation: bytes, humanMarks: null }], { signal });
  return marks ? [{ textId: null, content: text, annotation: decoded, marks, words }] : [];
}
