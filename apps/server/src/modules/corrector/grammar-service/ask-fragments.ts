import type { Fragment, MarkedFragment } from '@keelerada/contract/corrector/corrector';
import { z } from 'zod';
import { withTimeLimit } from '../../../platform/process/time-limit';
import { isOverlong } from './align-sentence';
import { askService, type GrammarService } from './grammar-service';

const remoteFragmentSchema = z.discriminatedUnion('corrected', [
  z.object({ corrected: z.literal(false), text: z.string() }),
  z.object({
    corrected: z.literal(true),
    text: z.string(),
    corrected_text: z.string(),
    correction_type: z.string().min(1),
    short_explanation: z.string().nullish(),
    long_explanation: z.string().nullish(),
  }),
]);
const fragmentsSchema = z.array(remoteFragmentSchema);
const remoteAnswerSchema = z.union([
  fragmentsSchema,
  z.object({ grammatika: fragmentsSchema }).transform(({ grammatika }) => grammatika),
]);

type RemoteFragment = z.infer<typeof remoteFragmentSchema>;

/**
 * Asks a grammar service: POST `{tekst}`; it answers the fragments of the text, alone or under `grammatika`. Resolves to
 * null if it is late, cannot be reached or answers anything else than fragments that join to the text.
 */
export async function askFragments(
  service: GrammarService,
  tekst: string,
  signal: AbortSignal,
): Promise<Fragment[] | null> {
  const answer = await withTimeLimit(service.limitMs, signal, (limited) =>
    askService(service, { tekst }, limited),
  ).catch(() => undefined);
  const { data } = remoteAnswerSchema.safeParse(answer);
  if (data === undefined || data.map(({ text }) => text).join('') !== tekst) return null;
  if (data.some((part) => part.corrected && isOverlong(part.text, part.corrected_text))) return null;
  return completeFragments(data);
}

function completeFragments(fragments: readonly RemoteFragment[]): Fragment[] {
  let [at, plain] = [0, 0];
  return fragments.map((fragment): Fragment => {
    const start = at;
    at += fragment.text.length;
    if (fragment.corrected) return completeMarked(fragment, start, at);
    return { corrected: false, text: fragment.text, error_id: `${plain++}_unmarked` };
  });
}

function completeMarked(
  fragment: Extract<RemoteFragment, { corrected: true }>,
  start: number,
  end: number,
): MarkedFragment {
  const { text, corrected_text, correction_type } = fragment;
  const explanation = { short: fragment.short_explanation ?? '', long: fragment.long_explanation ?? '' };
  return {
    ...{ corrected: true, text, corrected_text, correction_type, start, end },
    error_id: `${start}_marked`,
    ...(explanation.short && { short_explanation: explanation.short }),
    ...(explanation.long && { long_explanation: explanation.long }),
    suggestions: [corrected_text],
    tier: 'sure',
    // The service gives no probability; what it marks counts as sure.
    score: 1,
    explanations: { et: explanation, en: explanation },
    example: null,
  };
}
