import {
  listErrorParts,
  singleErrorCodes,
  type ErrorCode,
} from '@keelerada/contract/error-marks/error-codes';
import type { ErrorCounts } from '@keelerada/corpus-engine/error-profile/error-counts';
import type { MarkedTextRow } from './text-marks.repository';
import type { MarksState } from '../store/marks-state.repository';

/** Kind of a mark for counts: the place of its code in `singleErrorCodes`. */
const kindOfCode = new Map<string, number>(singleErrorCodes.map((code, kind) => [code, kind]));
/** The kind that every mark counts in once. */
export const ALL_MARKS = singleErrorCodes.length;

export type MarkingState = 'machine' | 'gold' | 'failed' | 'waiting' | 'other-language';

/** How many marks of each kind every analysed text has. A mark of several kinds counts in each of them. */
export interface MarkColumns extends MarksState {
  readonly counts: ErrorCounts;
  readonly states: readonly MarkingState[];
  /** Beginning of the hash of each content. */
  readonly hashes: readonly string[];
  /** Place of a text; undefined where none that is analysed has the id. */
  readonly findPlace: (id: string) => number | undefined;
}

export function makeMarkColumns(texts: readonly MarkedTextRow[], state: MarksState): MarkColumns {
  const offsets = new Uint32Array(texts.length + 1);
  const kinds: number[] = [];
  const counts: number[] = [];
  const sums = new Uint32Array(ALL_MARKS + 1);
  texts.forEach(({ codes }, place) => {
    sums.fill(0);
    if (codes !== null && codes !== '') for (const code of codes.split(',')) countMark(sums, code);
    sums.forEach((count, kind) => {
      if (count === 0) return;
      kinds.push(kind);
      counts.push(count);
    });
    offsets[place + 1] = kinds.length;
  });
  const places = new Map(texts.map(({ id }, place) => [id, place]));
  return {
    ...state,
    counts: {
      words: Uint32Array.from(texts, ({ words }) => words),
      isByPeople: Uint8Array.from(texts, ({ origin }) => Number(origin === 'gold')),
      offsets,
      kinds: Uint8Array.from(kinds),
      counts: Uint32Array.from(counts),
    },
    states: texts.map(({ language, origin }) =>
      language === 'et' ? (origin ?? 'waiting') : 'other-language',
    ),
    hashes: texts.map(({ hash }) => hash),
    findPlace: (id) => places.get(id.toLowerCase()),
  };
}

const kindsOfCode = new Map<string, readonly number[]>();

function countMark(sums: Uint32Array, code: string): void {
  let kinds = kindsOfCode.get(code);
  if (kinds === undefined) {
    kinds = [...new Set(listErrorParts(code as ErrorCode).flatMap((part) => kindOfCode.get(part) ?? []))];
    kindsOfCode.set(code, kinds);
  }
  for (const kind of kinds) sums[kind]! += 1;
  sums[ALL_MARKS]! += 1;
}
