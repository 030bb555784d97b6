import type { HomeExample } from '@keelerada/contract/home';

export interface FoundContext {
  readonly contextBefore: string;
  readonly keyword: string;
  readonly contextAfter: string;
  readonly textId: string | null;
  readonly joined?: 'BEFORE' | 'AFTER' | 'BOTH';
}

/** Looks a lemma up in texts: how often it occurs, and the first rows. */
export type ContextFinder = (
  lemma: string,
  textIds: readonly string[],
) => Promise<{ readonly total: number; readonly rows: readonly FoundContext[] }>;

/** Nouns that learners of every level write about; the first that have enough lines are shown. */
const LEMMAS = ['aeg', 'sõber', 'elu', 'inimene', 'kool', 'pere', 'keel', 'raamat', 'töö', 'laps'] as const;
const EXAMPLES = 4;
const ROWS_PER_EXAMPLE = 7;
/** Shorter contexts make a ragged picture. */
const LEAST_CONTEXT_CHARACTERS = 16;

/** Words of the list that have enough lines, each with lines from different texts spread over the corpus. */
export async function findExamples(
  textIds: readonly string[],
  findContexts: ContextFinder,
): Promise<HomeExample[]> {
  const examples: HomeExample[] = [];
  if (textIds.length === 0) return examples;
  for (const lemma of LEMMAS) {
    const { total, rows } = await findContexts(lemma, textIds);
    const spread = spreadRows(rows);
    if (spread.length >= ROWS_PER_EXAMPLE) examples.push({ lemma, total, rows: spread });
    if (examples.length === EXAMPLES) break;
  }
  return examples;
}

function spreadRows(rows: readonly FoundContext[]): HomeExample['rows'] {
  const byText = new Map<string | null, FoundContext>();
  for (const row of rows) {
    const { contextBefore, contextAfter, textId } = row;
    const isLong = Math.min(contextBefore.length, contextAfter.length) >= LEAST_CONTEXT_CHARACTERS;
    if (isLong && !byText.has(textId)) byText.set(textId, row);
  }
  const usable = [...byText.values()];
  const step = Math.max(1, usable.length / ROWS_PER_EXAMPLE);
  return Array.from(
    { length: Math.min(ROWS_PER_EXAMPLE, usable.length) },
    (_, row) => usable[Math.floor(row * step)]!,
  ).map(({ textId: _textId, ...row }) => row);
}
