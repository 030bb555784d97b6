import type { CancelFlag } from '../base/cancellation';
import { compareEstonian } from '../base/estonian-collation';
import { type HitNarrowing, narrowHits } from '../concordance/narrow-hits';
import { type CqlSearch, findCqlHits } from '../cql/find-cql-hits';
import { findHits, type KeywordQuery } from '../keyword/find-hits';
import type { SegmentPart } from '../segment/selection';
import { type HitMeasure, labelHits } from '../concordance/label-hits';

/** What to look for, which of the occurrences are counted, and by what. */
export type FrequencyQuery = (KeywordQuery | CqlSearch) & HitNarrowing & { readonly measure: HitMeasure };

export interface FrequencyRow {
  /** As in `HitLabels`; what `CountedValue` asks for. */
  readonly value: string | null;
  readonly hits: number;
  /** Where corrections are counted, how many texts have one of the hits. */
  readonly texts?: number;
  /** Of a grammatical form. */
  readonly englishName?: string;
}

export interface Frequencies {
  /** The most frequent first, equals in Estonian order, the occurrences without a value last among equals. */
  readonly rows: readonly FrequencyRow[];
  /** Every occurrence, whatever neighbour, sample or filter there is. */
  readonly total: number;
  /** Occurrences that are counted: the lines of the concordance with the same narrowing. */
  readonly counted: number;
}

/**
 * Counts the lines of a concordance by what stands in them. The cost is that of finding the lines and linear in them. Throws
 * CqlError and QueryCancelledError.
 */
export function countFrequencies(
  parts: readonly SegmentPart[],
  query: FrequencyQuery,
  cancel?: CancelFlag,
): Frequencies {
  const hits = 'cql' in query ? findCqlHits(parts, query, cancel) : findHits(parts, query, cancel);
  const order = narrowHits(hits, query, cancel);
  const { labels, values, englishNames, texts } = labelHits(hits, query.measure, cancel);
  const counts = new Uint32Array(values.length);
  if (order === undefined) for (const label of labels) counts[label]! += 1;
  else for (const hit of order) counts[labels[hit]!]! += 1;
  const textCounts = query.measure.place === 'CORRECTION' ? countTexts(labels, texts, order) : undefined;
  const rows = values.flatMap((value, label): FrequencyRow[] => {
    const englishName = englishNames[label];
    if (counts[label] === 0) return [];
    return [
      {
        value,
        hits: counts[label]!,
        ...(typeof englishName === 'string' && { englishName }),
        ...(textCounts && { texts: textCounts.get(label)! }),
      },
    ];
  });
  rows.sort((one, other) => other.hits - one.hits || compareValues(one.value, other.value));
  return { rows, total: hits.total, counted: order?.length ?? hits.total };
}

function countTexts(
  labels: Uint32Array,
  texts: Uint32Array,
  order: Uint32Array | undefined,
): ReadonlyMap<number, number> {
  const seen = new Map<number, Set<number>>();
  const add = (hit: number): void => {
    const ofLabel = seen.get(labels[hit]!) ?? new Set();
    seen.set(labels[hit]!, ofLabel.add(texts[hit]!));
  };
  if (order === undefined) for (let hit = 0; hit < labels.length; hit++) add(hit);
  else order.forEach(add);
  return new Map([...seen].map(([label, { size }]) => [label, size]));
}

function compareValues(one: string | null, other: string | null): number {
  if (one === null || other === null) return Number(one === null) - Number(other === null);
  return compareEstonian(one, other);
}
