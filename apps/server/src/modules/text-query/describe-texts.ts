import { ALL_TEXTS } from '@keelerada/contract/fields/choices';
import type {
  SelectionSummaryRequest,
  SelectionSummaryResponse,
} from '@keelerada/contract/texts/text-facets';
import type { TextDetails, TextOrigin, TextQueryRow } from '@keelerada/contract/texts/text-query';
import {
  LEVEL_PROPERTY,
  NATIVE_LANGUAGE_PROPERTY,
  WRITERS_PROPERTY,
} from '../../corpus/store/property-names';
import { findTextIds } from '../../corpus/text-selection/find-texts';
import { badRequest } from '../../platform/errors/request-failure';
import type { TextColumns } from '../../corpus/text-columns/text-columns';
import type { StoredFacet } from '../../corpus/text-columns/text-columns.repository';

const NATIONALITY = 'kodakondsus';

const unknown: TextDetails = {
  type: null,
  level: null,
  year: null,
  age: null,
  nativeLanguage: null,
  nationality: null,
  words: null,
};

/** The rows with what a table of texts shows beside the title. */
export function addDetails(columns: TextColumns, rows: readonly TextQueryRow[]): TextQueryRow[] {
  return rows.map((row) => {
    const place = columns.findPlace(row.text_id);
    return { ...row, details: place === undefined ? unknown : readDetails(columns, place) };
  });
}

function readDetails(columns: TextColumns, place: number): TextDetails {
  const facets = columns.readFacets(place);
  return {
    type: readValue(facets, 'tekstityyp'),
    level: readLevel(facets),
    year: readValue(facets, 'aasta') ?? readValue(facets, 'ajavahemik'),
    age: readValue(facets, 'vanusevahemik'),
    nativeLanguage: readNativeLanguage(facets),
    nationality: readValue(facets, NATIONALITY),
    words: columns.words[place] ?? null,
  };
}

/** Where texts come from; of an id that no text has nothing is known. */
export function listOrigins(columns: TextColumns, ids: readonly string[]): TextOrigin[] {
  return [...new Set(ids)].map((textId) => {
    const place = columns.findPlace(textId);
    const { level, nativeLanguage, nationality } =
      place === undefined ? unknown : readDetails(columns, place);
    const title = place === undefined ? null : columns.titles[place]!;
    return { textId, title, level, nativeLanguage, nationality };
  });
}

const readValue = (facets: readonly StoredFacet[], property: string): string | null =>
  facets.find(({ name }) => name === property)?.value ?? null;

const readLevel = (facets: readonly StoredFacet[]): string | null =>
  readValue(facets, LEVEL_PROPERTY) ?? readValue(facets, WRITERS_PROPERTY);

/** Two native languages are stored as one value or as two; both come out the same. */
function readNativeLanguage(facets: readonly StoredFacet[]): string | null {
  const values = facets.filter(({ name }) => name === NATIVE_LANGUAGE_PROPERTY);
  return values.length === 0 ? null : values.map(({ value }) => value).join(', ');
}

/** The texts of a request, by their ids or by a choice. Throws RequestFailure if it names none, or names them twice. */
export function summariseChoice(
  columns: TextColumns,
  { ids, tekstivalik }: SelectionSummaryRequest,
): SelectionSummaryResponse {
  if (tekstivalik === null || tekstivalik === undefined) {
    if (ids === null || ids === undefined)
      throw badRequest('MandatoryField', 'ids', 'This field is mandatory.');
    return summariseTexts(columns, ids);
  }
  if (ids?.length)
    throw badRequest('InvalidRequest', 'tekstivalik', 'Choose texts by ids or by tekstivalik, not by both.');
  return summariseTexts(
    columns,
    tekstivalik === ALL_TEXTS ? columns.ids : findTextIds(columns, tekstivalik.paring),
  );
}

/** How many of the texts there are, with how many words, and how they spread over levels and origins. */
function summariseTexts(columns: TextColumns, ids: readonly string[]): SelectionSummaryResponse {
  const places = new Set(ids.map((id) => columns.findPlace(id)).filter((place) => place !== undefined));
  const levels = new Map<string, number>();
  const nativeLanguages = new Map<string, number>();
  const nationalities = new Map<string, number>();
  let words = 0;
  for (const place of places) {
    words += columns.words[place] ?? 0;
    const facets = columns.readFacets(place);
    countValue(levels, readLevel(facets));
    countValue(nativeLanguages, readNativeLanguage(facets));
    countValue(nationalities, readValue(facets, NATIONALITY));
  }
  return {
    texts: places.size,
    words,
    levels: listCounts(levels),
    nativeLanguages: listCounts(nativeLanguages),
    nationalities: listCounts(nationalities),
  };
}

function countValue(counts: Map<string, number>, value: string | null): void {
  if (value !== null) counts.set(value, (counts.get(value) ?? 0) + 1);
}

const listCounts = (counts: ReadonlyMap<string, number>) =>
  [...counts].map(([value, texts]) => ({ value, texts })).sort((left, right) => right.texts - left.texts);
