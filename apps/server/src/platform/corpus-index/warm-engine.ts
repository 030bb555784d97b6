import type { CorpusEngine, JsonRows, TextSelection, WordComparison } from './corpus-engine';

/** How often each query is run: a thread decodes the words at the first and is quick from the third on. */
const ROUNDS = 3;
const SPAN = 3;
const CONTEXT_WORDS = 5;
const FIRST_ROWS = 100;

const COMPARISONS: readonly WordComparison[] = [
  { type: 'LEMMAS', keepCapitalization: false },
  { type: 'WORDS', keepCapitalization: false },
];

export interface WarmUp {
  /** All texts of the corpus. */
  readonly corpusTextIds: readonly string[];
  /** Threads that queries run on; each gets its share. */
  readonly threads: number;
  /** Asked before each turn of the queries; true ends the warm-up. */
  readonly isOver: () => boolean;
}

/**
 * Runs each kind of query over the whole corpus on every thread, so that the first visitor does not wait while threads
 * open the index and compile their code. Rejects as queries do.
 */
export async function warmEngine(engine: CorpusEngine, warmUp: WarmUp): Promise<void> {
  const { corpusTextIds, threads, isOver } = warmUp;
  const selection: TextSelection = { corpusTextIds, ownText: null };
  // Equal queries share one answer, so each share differs a little from the others.
  const shares = Array.from({ length: threads }, (_, share) => share);
  for (let round = 0; round < ROUNDS; round++) {
    for (const comparison of COMPARISONS) {
      if (isOver()) return;
      const query = { ...selection, ...comparison };
      const firstWords = await Promise.all(
        shares.map(async (share) => {
          const stopWords = { customStopWords: [`${share}`] };
          return readFirstWord((await engine.makeWordlist({ ...query, ...stopWords })).rows);
        }),
      );
      const keyword = firstWords[0] ?? '';
      await Promise.all(
        shares.map(async (share) => {
          const width = {
            displayType: 'WORD',
            displayCount: CONTEXT_WORDS + share,
            limit: FIRST_ROWS,
          } as const;
          await skipRows((await engine.findContexts({ ...query, keyword, ...width })).rows);
        }),
      );
      await Promise.all(
        shares.map(async (share) => {
          const around = { searchCount: SPAN + share, formula: 'LOGDICE' } as const;
          await skipRows((await engine.findCollocates({ ...query, keyword, ...around })).rows);
        }),
      );
    }
  }
}

async function skipRows(rows: JsonRows): Promise<void> {
  for await (const piece of rows) void piece;
  rows.free();
}

const FIRST_ROW = /^\[(\{[^}]*\})/u;
/** More than a row takes. */
const FIRST_ROW_BYTES = 2_000;

/** The most frequent word of a word list, read without making objects of the rows; nothing where there is none. */
async function readFirstWord(rows: JsonRows): Promise<string | undefined> {
  let start = '';
  for await (const piece of rows) start ||= Buffer.from(piece.subarray(0, FIRST_ROW_BYTES)).toString('utf8');
  rows.free();
  const row = FIRST_ROW.exec(start)?.[1];
  return row === undefined ? undefined : (JSON.parse(row) as { word: string }).word;
}
