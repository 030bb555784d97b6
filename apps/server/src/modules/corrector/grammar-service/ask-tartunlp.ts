import { z } from 'zod';
import { withTimeLimit } from '../../../platform/process/time-limit';
import { alignSentence, isOverlong } from './align-sentence';
import { askService, type GrammarService, type RemoteEdit } from './grammar-service';

const answerSchema = z.object({
  corrections: z.array(
    z.object({
      span: z.object({ start: z.number().int(), end: z.number().int(), value: z.string() }),
      replacements: z.array(z.object({ value: z.string().nullish() })).min(1),
    }),
  ),
});

/**
 * Asks TartuNLP's grammar API: POST `{language, text}`; it answers spans, counted in Unicode characters, with replacements.
 * A span takes the words beside a missing one with it; the edits are of what changes. Null if it gives no usable answer.
 */
export async function askTartunlp(
  service: GrammarService,
  text: string,
  signal: AbortSignal,
): Promise<RemoteEdit[] | null> {
  const answer = await withTimeLimit(service.limitMs, signal, (limited) =>
    askService(service, { language: 'et', text }, limited),
  ).catch(() => undefined);
  const { data } = answerSchema.safeParse(answer);
  if (data === undefined) return null;
  const places = listPlaces(text);
  const edits: RemoteEdit[] = [];
  for (const { span, replacements } of data.corrections) {
    const [start, end] = [places[span.start], places[span.end]];
    if (start === undefined || end === undefined || text.slice(start, end) !== span.value) return null;
    const replacement = replacements[0]!.value ?? '';
    if (isOverlong(span.value, replacement)) return null;
    const inner =
      replacement === ''
        ? [{ start: 0, end: end - start, replacement }]
        : alignSentence(span.value, replacement);
    // Another choice of words is one edit.
    for (const edit of inner ?? [{ start: 0, end: end - start, replacement }])
      edits.push({ ...edit, start: start + edit.start, end: start + edit.end });
  }
  return edits;
}

/** UTF-16 offset of each Unicode character and of the end. */
function listPlaces(text: string): number[] {
  const places: number[] = [];
  let at = 0;
  for (const character of text) {
    places.push(at);
    at += character.length;
  }
  return [...places, at];
}
