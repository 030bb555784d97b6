import type { ConcordanceSort } from '@keelerada/contract/fields/choices';
import type { WordContextRequest } from '@keelerada/contract/tools/word-context';
import type { ConcordanceView, LineView } from '@keelerada/corpus-engine/concordance/find-concordance';
import type { SortPlace } from '@keelerada/corpus-engine/concordance/sort-hits';
import type { CountedValue } from '@keelerada/corpus-engine/concordance/keep-counted';
import { makeHitNarrowing } from '../../corpus/tools/make-hit-narrowing';
import type { WordContextRows } from '../../corpus/queries/word-context-query';

const sortPlaces: Readonly<Record<ConcordanceSort, SortPlace | undefined>> = {
  TEXT: undefined,
  EXAMPLES: 'EXAMPLES',
  KEYWORD: 'KEYWORD',
  LEFT_1: -1,
  LEFT_2: -2,
  LEFT_3: -3,
  RIGHT_1: 1,
  RIGHT_2: 2,
  RIGHT_3: 3,
};
/** Without a second order, rows with equal words are told apart by the words further away, up to this one. */
const FARTHEST_WORD = 3;

/** How the rows of a request are ordered, chosen and cut; `counted` are those of a row of frequencies. */
export function makeContextView(
  request: WordContextRequest,
  counted: { readonly counted?: CountedValue },
): ConcordanceView & WordContextRows {
  const { offset, limit, seed } = request;
  const sortBy = listSortPlaces(request);
  const line = makeLine(request);
  const from = offset ?? 0;
  return {
    ...makeHitNarrowing(request, seed),
    ...counted,
    ...(sortBy.length > 0 && { sortBy }),
    ...(line && { line }),
    ...(request.vead === true && { showsErrors: true }),
    from,
    ...(typeof limit === 'number' && { to: from + limit }),
  };
}

/** What to sort by, the most important first. */
function listSortPlaces({ sort, thenSort }: WordContextRequest): readonly SortPlace[] {
  const places = listNamedPlaces({ sort, thenSort });
  const [first] = places;
  if (places.length !== 1 || typeof first !== 'number') return places;
  const side = Math.sign(first);
  const steps = FARTHEST_WORD - Math.abs(first) + 1;
  return Array.from({ length: steps }, (_, step) => first + side * step);
}

/** The one or two places that the request names. */
function listNamedPlaces({ sort, thenSort }: Pick<WordContextRequest, 'sort' | 'thenSort'>): SortPlace[] {
  return [sortPlaces[sort], sortPlaces[thenSort ?? 'TEXT']].filter((place) => place !== undefined);
}

function makeLine(request: WordContextRequest): LineView | undefined {
  const { lineCharacters } = request;
  if (typeof lineCharacters !== 'number') return undefined;
  const markedAt = listNamedPlaces(request).filter((place) => typeof place === 'number');
  return { characters: lineCharacters, markedAt: [...new Set(markedAt)] };
}
