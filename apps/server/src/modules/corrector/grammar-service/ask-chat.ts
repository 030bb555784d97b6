import type { SentenceSpan } from '@keelerada/estonian/annotated-text';
import { z } from 'zod';
import { withTimeLimit } from '../../../platform/process/time-limit';
import { alignSentence } from './align-sentence';
import { askService, type GrammarService, type RemoteEdit } from './grammar-service';

const answerSchema = z.object({
  choices: z.array(z.object({ message: z.object({ content: z.string() }) })).min(1),
});
/** Sentences that a service is asked about at once. */
const CALLS_AT_ONCE = 4;
const INSTRUCTION =
  'Paranda eestikeelse lause vead. Vasta ainult parandatud lausega; kui vigu ei ole, korda lauset muutmata kujul.';
const QUOTES = /^(?:"(.*)"|„(.*)[“”])$/su;

/**
 * Asks a chat-completions endpoint (Ollama, vLLM, llama.cpp and the like) about each sentence; what it answers is aligned with
 * the sentence. Null if it is late, cannot be reached or answers anything else than a corrected sentence to one of them.
 */
export async function askChat(
  service: GrammarService,
  text: string,
  sentences: readonly SentenceSpan[],
  signal: AbortSignal,
): Promise<RemoteEdit[] | null> {
  const found: RemoteEdit[][] = Array.from({ length: sentences.length });
  const askInTurn = async (lane: number, limited: AbortSignal): Promise<void> => {
    for (let i = lane; i < sentences.length; i += CALLS_AT_ONCE) {
      const { start, end } = sentences[i]!;
      const written = text.slice(start, end).trimEnd();
      const edits = alignSentence(written, await correctSentence(service, written, limited));
      if (edits === null) throw new Error('The answer is no correction of the sentence.');
      found[i] = edits.map((edit) => ({ ...edit, start: start + edit.start, end: start + edit.end }));
    }
  };
  return withTimeLimit(service.limitMs, signal, async (limited) => {
    await Promise.all(Array.from({ length: CALLS_AT_ONCE }, (_, lane) => askInTurn(lane, limited)));
    return found.flat();
  }).catch(() => null);
}

async function correctSentence(
  service: GrammarService,
  sentence: string,
  signal: AbortSignal,
): Promise<string> {
  const messages = [
    { role: 'system', content: INSTRUCTION },
    { role: 'user', content: sentence },
  ];
  const body = { model: service.model, messages, temperature: 0, stream: false };
  const { choices } = answerSchema.parse(await askService(service, body, signal));
  const answered = choices[0]!.message.content.trim();
  const [, straight, curly] = QUOTES.exec(answered) ?? [];
  const corrected = QUOTES.test(sentence) ? answered : (straight ?? curly ?? answered);
  if (corrected.includes('\n') && !sentence.includes('\n'))
    throw new Error('The answer is more than a sentence.');
  return corrected;
}
