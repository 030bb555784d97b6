import { type ConcordancePart, type DisplayType, displayTypes } from '@keelerada/contract/fields/choices';
import {
  MAX_DISPLAY_COUNT,
  MAX_LINE_FILTER_CHARACTERS,
  MAX_SAMPLE_LINES,
  MAX_SAMPLE_SEED,
} from '@keelerada/contract/fields/limits';
import {
  type CountedFields,
  type CountedLines,
  makeCountedFields,
  readCountedLines,
  writeCountedLines,
} from './counted-lines';
import { isOneOf } from './is-one-of';

/** Parts of a line that a filter can search. */
export const contextParts = ['line', 'before', 'keyword', 'after'] as const;
export type ContextPart = (typeof contextParts)[number];

export interface ContextFilter {
  readonly part: ContextPart;
  readonly text: string;
}

/** A random choice of lines; the seed brings the same lines back. */
export interface LineSample {
  readonly size: number;
  readonly seed: number;
}

/** Which of the occurrences are lines of a concordance. */
export interface LineChoice {
  readonly sample: LineSample | null;
  readonly filter: ContextFilter | null;
  /** Only the lines of a row of the frequencies. */
  readonly counted: CountedLines | null;
}

/** Some lines of a concordance, and the context that its filter looks through. */
export interface NarrowedLines extends LineChoice {
  readonly displayCount: number;
  readonly displayType: DisplayType;
}

/** The fields of a request that ask for a choice of lines; the seed of the sample has another name in each. */
export interface LineChoiceFields extends CountedFields {
  readonly sample?: number;
  readonly filterText?: string;
  readonly filterPart?: ConcordancePart;
}

const isWholeNumber = (value: unknown, least: number, most: number) =>
  Number.isInteger(value) && (value as number) >= least && (value as number) <= most;

export function isFilter(given: unknown): given is ContextFilter {
  const { part, text } = (given ?? {}) as Partial<Record<keyof ContextFilter, unknown>>;
  return isOneOf(contextParts, part) && typeof text === 'string' && text.length <= MAX_LINE_FILTER_CHARACTERS;
}

export function isSample(given: unknown): given is LineSample {
  const { size, seed } = (given ?? {}) as Partial<Record<keyof LineSample, unknown>>;
  return isWholeNumber(size, 1, MAX_SAMPLE_LINES) && isWholeNumber(seed, 0, MAX_SAMPLE_SEED);
}

export function makeChoiceFields({ sample, filter, counted }: LineChoice): LineChoiceFields {
  return {
    ...makeCountedFields(counted),
    ...(sample !== null && { sample: sample.size }),
    ...(filter !== null && {
      filterText: filter.text,
      filterPart: filter.part.toUpperCase() as ConcordancePart,
    }),
  };
}

/** Parameters of an address that name the lines; none where all are meant. */
export function writeNarrowedLines(lines: NarrowedLines): Record<string, string> {
  const { sample, filter, counted, displayCount, displayType } = lines;
  return {
    ...writeCountedLines(counted),
    ...(sample !== null && { sample: `${sample.size}`, sampleSeed: `${sample.seed}` }),
    ...(filter !== null && {
      filterText: filter.text,
      filterPart: filter.part,
      displayCount: `${displayCount}`,
      displayType,
    }),
  };
}

/** The lines that an address names; null where it names none or makes no sense, because anyone can write one. */
export function readNarrowedLines(parameters: URLSearchParams): NarrowedLines | null {
  const readNumber = (name: string) => Number(parameters.get(name) ?? Number.NaN);
  const sample = { size: readNumber('sample'), seed: readNumber('sampleSeed') };
  const filter = { part: parameters.get('filterPart'), text: parameters.get('filterText') };
  const [displayCount, displayType] = [readNumber('displayCount'), parameters.get('displayType')];
  const hasWidth = isWholeNumber(displayCount, 1, MAX_DISPLAY_COUNT) && isOneOf(displayTypes, displayType);
  const lines = {
    sample: isSample(sample) ? sample : null,
    filter: isFilter(filter) && hasWidth ? filter : null,
    counted: readCountedLines(parameters),
  };
  if (Object.values(lines).every((choice) => choice === null)) return null;
  return {
    ...lines,
    ...(hasWidth ? { displayCount, displayType } : { displayCount: 1, displayType: 'WORD' }),
  };
}
