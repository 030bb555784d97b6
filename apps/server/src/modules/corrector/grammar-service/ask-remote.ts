import type { CorrectorResponse, Fragment } from '@keelerada/contract/corrector/corrector';
import type { CorrectorModel } from '@keelerada/contract/corrector/corrector-choices';
import { detectLanguage } from '@keelerada/estonian/detect-language';
import { segmentText } from '@keelerada/estonian/segmentation/segment-text';
import { LONGEST_SENT, alignSentence, isOverlong } from './align-sentence';
import { askChat } from './ask-chat';
import { askFragments } from './ask-fragments';
import { type GrammarService, nameGrammarService, type RemoteEdit, askService } from './grammar-service';
import { z } from 'zod';
import { withTimeLimit } from '../../../platform/process/time-limit';

export interface RemoteCorrections {
  /** Null if no service was asked or it gave no usable answer, or one as edits. */
  readonly remote: readonly Fragment[] | null;
  /** Edits of the clean text, which are still to be typed and explained; null as above. */
  readonly edits: readonly RemoteEdit[] | null;
  readonly grammarService: CorrectorResponse['grammarService'];
  /** Who answered in place of the own model, as far as it has a name. */
  readonly grammarServiceName?: string;
}

export const OWN_CORRECTIONS: RemoteCorrections = { remote: null, edits: null, grammarService: 'own' };

/**
 * Asks the grammar service about an Estonian text if one is configured and the model is the one that it stands for. A text
 * with a sentence of more than `LONGEST_SENT` tokens stays here.
 */
export async function askRemote(
  { sent, text, model }: { readonly sent: string; readonly text: string; readonly model: CorrectorModel },
  service: GrammarService | null,
  signal: AbortSignal,
): Promise<RemoteCorrections> {
  if (model !== 'grammarchecker' || service === null || detectLanguage(sent) !== 'et') return OWN_CORRECTIONS;
  const sentences = segmentText(text);
  if (sentences.some(({ tokens }) => tokens.length > LONGEST_SENT)) return OWN_CORRECTIONS;
  const remote = service.api === 'fragments' ? await askFragments(service, sent, signal) : null;
  const edits =
    service.api === 'chat'
      ? await askChat(service, text, sentences, signal)
      : service.api === 'tartunlp'
        ? await askTartunlp(service, text, signal)
        : null;
  if (remote === null && edits === null) return { ...OWN_CORRECTIONS, grammarService: 'ownForRemote' };
  const name = nameGrammarService(service);
  return { remote, edits, grammarService: 'remote', ...(name !== null && { grammarServiceName: name }) };
}

const answerSchema = z.object({
  corrections: z.array(
    z.object({
      span: z.object({ start: z.int(), end: z.int(), value: z.string() }),
      replacements: z.array(z.object({ value: z.string().nullish() })).min(1),
    }),
  ),
});

/**
 * Asks TartuNLP's grammar API: POST `{language, text}`; it answers spans, counted in Unicode characters, with replacements.
 * A span takes the words beside a missing one with it; the edits are of what changes. Null if it gives no usable answer.
 */
async function askTartunlp(
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
