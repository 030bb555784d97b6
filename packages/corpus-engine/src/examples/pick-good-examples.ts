import type { FoundHits } from '../token-index/token-index';
import type { Example } from '../worksheet/cut-example';
import { ExampleCutter } from '../worksheet/cut-example';
import type { ExampleParts } from './rating/rate-sentence';
import { rateParts, scoreExample } from './rating/rate-sentence';
import { SentenceReader } from './rating/sentence-reader';

/** A sentence with its score, 0 to 1, and what the score is made of. */
export interface GoodExample {
  readonly example: Example;
  readonly score: number;
  readonly parts: ExampleParts;
}

/** A worse sentence is no example. */
const LEAST_SCORE = 0.25;

interface Candidate extends Omit<GoodExample, 'example'> {
  readonly number: number;
  readonly key: number;
}

/**
 * The best examples of some occurrences, the best first: no sentence twice, and of each text one as long as there are others;
 * equals in the order of the occurrences. All of the given occurrences are looked at: a sample of `findHits` keeps them few.
 */
export async function pickGoodExamples(
  { listed, open }: Pick<FoundHits, 'listed' | 'open'>,
  count: number,
): Promise<readonly GoodExample[]> {
  const { hits, numbers } = await open(Array.from({ length: listed }, (_, row) => row));
  const reader = new SentenceReader(hits);
  const candidates = Array.from({ length: listed }, (_, row): Candidate => {
    const number = numbers[row]!;
    const { key, ...sentence } = reader.read(number);
    const parts = rateParts({ ...sentence, isRepeated: false });
    return { number, key, parts, score: scoreExample(parts) };
  });
  const ordered = candidates
    .filter(({ score }) => score >= LEAST_SCORE)
    .sort((one, other) => other.score - one.score || one.number - other.number);
  const cutter = new ExampleCutter(hits);
  const seen = new Set<number>();
  const texts = new Set<string | null>();
  const chosen: GoodExample[] = [];
  const others: GoodExample[] = [];
  for (const { number, key, ...rated } of ordered) {
    if (chosen.length === count) break;
    if (seen.has(key)) continue;
    seen.add(key);
    const example = cutter.cut(cutter.find(number));
    if (example.marks.length === 0) continue;
    const isOfNewText = !texts.has(example.textId);
    texts.add(example.textId);
    if (isOfNewText) chosen.push({ example, ...rated });
    else if (others.length < count) others.push({ example, ...rated });
  }
  return [...chosen, ...others].slice(0, count).sort((one, other) => other.score - one.score);
}
