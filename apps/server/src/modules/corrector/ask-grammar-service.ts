import type { Fragment, MarkedFragment } from '@keelerada/contract/corrector';
import { z } from 'zod';
import { withTimeLimit } from '../../platform/process/time-limit';

/** A slower service is replaced by the own model. */
export const SERVICE_LIMIT_MS = 5_000;

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
export async function askGrammarService(
  url: string,
  tekst: string,
  signal: AbortSignal,
  limitMs = SERVICE_LIMIT_MS,
): Promise<Fragment[] | null> {
  try {
    const answer = await withTimeLimit(limitMs, signal, async (limited) => {
      const response = await fetch(url, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ tekst }),
        signal: limited,
        // A text goes to the address that was set and to no other.
        redirect: 'error',
      });
      const body: unknown = response.ok ? await response.json() : undefined;
      return body;
    });
    const { data } = remoteAnswerSchema.safeParse(answer);
    if (data === undefined || data.map(({ text }) => text).join('') !== tekst) return null;
    return completeFragments(data);
  } catch {
    return null;
  }
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
