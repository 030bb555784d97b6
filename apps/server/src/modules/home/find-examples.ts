import type { HomeExample } from '@keelerada/contract/site/home';
import type { WordContextRow } from '@keelerada/contract/tools/word-context';

export type FoundContext = Readonly<
  Pick<WordContextRow, 'contextBefore' | 'keyword' | 'contextAfter' | 'textId' | 'joined'>
>;

/** Looks a lemma up in texts: how often it occurs, and the first rows. */
export type ContextFinder = (
  lemma: string,
  textIds: readonly string[],
) => Promise<{ readonly total: number; readonly rows: readonly FoundContext[] }>;

/** Nouns that learners of every level write about; the first that have enough lines are shown. */
const LEMMAS = ['aeg', 'sõber', 'elu', 'inimene', 'kool', 'pere', 'keel', 'raamat', 'töö', 'laps'] as const;
const EXAMPLES = 4;
/** They show that several words and parts of words can be looked for. */
const PATTERNS = ['hea meel', '*lik'] as const;
const LEAST_ROWS = 7;
const MOST_ROWS = 10;
/** Shorter contexts make a ragged picture. */
const LEAST_CONTEXT_CHARACTERS = 16;
/** Contexts of this length fill half of a screen. */
const GOOD_CONTEXT_CHARACTERS = 70;

/** Words of the list that have enough lines, each with lines from different texts spread over the corpus. */
export async function findExamples(
  textIds: readonly string[],
  findContexts: ContextFinder,
): Promise<HomeExample[]> {
  if (textIds.length === 0) return [];
  const find = async (lemmas: readonly string[], most: number): Promise<HomeExample[]> => {
    const found: HomeExample[] = [];
    for (const lemma of lemmas) {
      const { total, rows } = await findContexts(lemma, textIds);
      const spread = spreadRows(rows);
      if (spread.length >= LEAST_ROWS) found.push({ lemma, total, rows: spread });
      if (found.length === most) break;
    }
    return found;
  };
  return [...(await find(LEMMAS, EXAMPLES)), ...(await find(PATTERNS, PATTERNS.length))];
}

function spreadRows(rows: readonly FoundContext[]): HomeExample['rows'] {
  const good = pickByText(rows, GOOD_CONTEXT_CHARACTERS);
  const usable = good.length >= MOST_ROWS ? good : pickByText(rows, LEAST_CONTEXT_CHARACTERS);
  const step = Math.max(1, usable.length / MOST_ROWS);
  return Array.from(
    { length: Math.min(MOST_ROWS, usable.length) },
    (_, row) => usable[Math.floor(row * step)]!,
  ).map(({ textId: _textId, ...row }) => row);
}

/** The first row of each text that has so many characters on both sides. */
function pickByText(rows: readonly FoundContext[], leastCharacters: number): readonly FoundContext[] {
  const byText = new Map<string | null, FoundContext>();
  for (const row of rows) {
    const { contextBefore, contextAfter, textId } = row;
    const isLong = Math.min(contextBefore.length, contextAfter.length) >= leastCharacters;
    if (isLong && !byText.has(textId)) byText.set(textId, row);
  }
  return [...byText.values()];
}
