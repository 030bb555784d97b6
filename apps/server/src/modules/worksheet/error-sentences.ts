import { countMissedLemmas, listErrorExamples } from '@keelerada/corpus-engine/worksheet/error-examples';
import { chooseExamples, type RatedExample } from '@keelerada/corpus-engine/worksheet/pick-examples';
import type { Example } from '@keelerada/corpus-engine/worksheet/cut-example';
import { shuffleLazily } from '@keelerada/corpus-engine/worksheet/shuffle-lazily';
import type { QueriedTexts } from '../../corpus/text-selection/queried-texts';
import type { ToolParts } from '../../corpus/tools/tool';
import { markOwnText, readMarkedTexts } from '../../corpus/exercises/read-marked-texts';

/** Texts read together, and those that are looked at before the rest is left. */
const TEXTS_A_READ = 100;
const MOST_TEXTS = 2000;
/** Words that learners get wrong, on one sheet. */
const MOST_WORDS = 8;

export interface FoundSentences {
  readonly examples: readonly Example[];
  readonly total: number;
  /** The texts that were looked at. */
  readonly totals: { readonly texts: number; readonly runningWords: number };
}

interface Wanted {
  readonly code: string;
  readonly count: number;
  readonly seed: number;
}

type Texts = Pick<QueriedTexts, 'corpusTexts' | 'ownText'>;
type MarkedTexts = Awaited<ReturnType<typeof readMarkedTexts>>;

/** Corrected sentences whose only error is of the kind; texts come in random order until there are enough. */
export async function findErrorSentences(
  texts: Texts,
  { code, count, seed }: Wanted,
  parts: ToolParts,
  signal: AbortSignal,
): Promise<FoundSentences> {
  const found: RatedExample[] = [];
  const totals = { texts: 0, runningWords: 0 };
  const textsOfGood = new Set<string | null>();
  for await (const marked of readInTurn(texts, seed, parts, signal)) {
    for (const text of marked) {
      totals.texts += 1;
      totals.runningWords += text.words;
      const own = listErrorExamples(text, code);
      found.push(...own);
      if (own.some(({ rank }) => rank === 0)) textsOfGood.add(text.textId);
    }
    if (textsOfGood.size >= count) break;
  }
  return { examples: chooseExamples(found, count), total: found.length, totals };
}

/** Base forms that learners get wrong in this way, the most frequent first. */
export async function findMissedLemmas(
  { corpusTexts, ownText }: Texts,
  { code, seed }: Omit<Wanted, 'count'>,
  parts: ToolParts,
  signal: AbortSignal,
): Promise<readonly string[]> {
  const counts = new Map<string, number>();
  const own = ownText === null ? [] : await markOwnText(ownText, parts, signal);
  const ids = corpusTexts === null ? [] : await listInRandomOrder(corpusTexts, seed, parts, signal);
  for (const { marks } of [...own, ...(await parts.errorMarks.load(ids))])
    countMissedLemmas(marks, code, counts);
  return [...counts]
    .toSorted(([a, one], [b, other]) => other - one || (a < b ? -1 : 1))
    .slice(0, MOST_WORDS)
    .map(([lemma]) => lemma);
}

/** The own text first, then texts of the corpus in the order that the seed gives. */
async function* readInTurn(
  { corpusTexts, ownText }: Texts,
  seed: number,
  parts: ToolParts,
  signal: AbortSignal,
): AsyncGenerator<MarkedTexts, void> {
  if (ownText !== null) yield await markOwnText(ownText, parts, signal);
  if (corpusTexts === null) return;
  const ids = await listInRandomOrder(corpusTexts, seed, parts, signal);
  for (let from = 0; from < ids.length; from += TEXTS_A_READ) {
    signal.throwIfAborted();
    yield await readMarkedTexts(ids.slice(from, from + TEXTS_A_READ), parts, signal);
  }
}

/** At most `MOST_TEXTS` of the chosen texts. */
async function listInRandomOrder(
  choice: NonNullable<Texts['corpusTexts']>,
  seed: number,
  { engine }: Pick<ToolParts, 'engine'>,
  signal: AbortSignal,
): Promise<readonly string[]> {
  const ids = await engine.listTextIds(choice, signal);
  const order: string[] = [];
  for (const place of shuffleLazily(ids.length, seed)) {
    if (order.length === MOST_TEXTS) break;
    order.push(ids[place]!);
  }
  return order;
}
