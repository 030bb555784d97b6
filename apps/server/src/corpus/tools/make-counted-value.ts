import type { FrequencyProperty } from '@keelerada/contract/fields/choices';
import type { WordContextRequest } from '@keelerada/contract/tools/word-context';
import type { CountedValue } from '@keelerada/corpus-engine/concordance/keep-counted';
import type { HitMeasure } from '@keelerada/corpus-engine/concordance/label-hits';
import type { TextColumnsReader } from '../text-columns/keep-text-columns';
import { readLevel } from '../text-columns/read-level';

export interface CountingChoice {
  readonly by: FrequencyProperty;
  /** Of words beside the keyword. */
  readonly countsLemmas: boolean;
  readonly keepCapitalization: boolean;
}

const distances = { LEFT_1: -1, LEFT_2: -2, LEFT_3: -3, RIGHT_1: 1, RIGHT_2: 2, RIGHT_3: 3 } as const;

/** What the index counts; it knows levels by the texts that have them. */
export function makeHitMeasure({ by, countsLemmas, keepCapitalization }: CountingChoice): HitMeasure {
  const forms = keepCapitalization ? 'form' : 'folded';
  if (by === 'LEVEL' || by === 'TEXT') return { place: 'TEXT' };
  if (by === 'CORRECTION') return { place: 'CORRECTION' };
  if (by === 'FORM') return { place: 'KEYWORD', unit: forms };
  if (by === 'LEMMA') return { place: 'KEYWORD', unit: 'lemma' };
  if (by === 'GRAMMAR') return { place: 'KEYWORD', unit: 'grammar' };
  return { place: distances[by], unit: countsLemmas ? 'lemma' : forms };
}

type CountedLines = Pick<
  WordContextRequest,
  'countedBy' | 'countedLemmas' | 'countedValue' | 'keepCapitalization'
>;

/** The row of frequencies whose lines a request asks for; nothing where it asks for none. */
export async function makeCountedValue(
  { countedBy, countedLemmas, countedValue, keepCapitalization }: CountedLines,
  readTextColumns: TextColumnsReader,
): Promise<{ readonly counted?: CountedValue }> {
  if (!countedBy) return {};
  const value = countedValue ?? null;
  const choice = { by: countedBy, countsLemmas: countedLemmas === true, keepCapitalization };
  const measure = makeHitMeasure(choice);
  if (countedBy !== 'LEVEL' || value === '') return { counted: { measure, values: [value] } };
  const columns = await readTextColumns();
  return { counted: { measure, values: columns.ids.filter((id) => readLevel(columns, id) === value) } };
}
