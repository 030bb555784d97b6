import type { FormSearch } from '@keelerada/corpus-engine/content-search/form-search';
import {
  fcsDiagnostic,
  sruDiagnostic,
  UnansweredSearchError,
  type SearchDiagnostic,
} from '@keelerada/corpus-engine/content-search/search-diagnostic';
import { translateContextQuery } from '@keelerada/corpus-engine/content-search/translate-context-query';
import { translateFcsQuery } from '@keelerada/corpus-engine/content-search/translate-fcs-query';
import { CqlError } from '@keelerada/corpus-engine/cql/cql-error';
import { parseCql } from '@keelerada/corpus-engine/cql/parse-cql';
import type { AnnotatedTexts, StoredAnnotation } from '../../corpus/index/annotated-texts.repository';
import type { ComputePool } from '../../platform/compute/compute-pool';
import { chooseResources } from './content-resources';
import { isDataView, VIEW_TYPES } from './data-views';
import type { FoundHit, HitFinder } from './find-hits';
import { parseContextQuery, parseFcsQuery } from './parse-queries';
import type { ContentSearchRequest } from './sru-request';
import type { EndpointParts } from './write-explain';
import { writeSearchAnswerTask, type FoundRecords } from './write-search-answer-task';

export interface SearchParts {
  readonly findHits: HitFinder;
  readonly annotatedTexts: Pick<AnnotatedTexts, 'readPresent'>;
  readonly pool: Pick<ComputePool, 'run'>;
}

/** The answer of a search, with a record for each hit, in UTF-8. Throws UnansweredSearchError; rejects as its parts do. */
export async function searchContent(
  request: ContentSearchRequest,
  endpoint: EndpointParts,
  parts: SearchParts,
  signal: AbortSignal,
): Promise<Uint8Array> {
  const { queryType, startRecord, maximumRecords } = request;
  const search = translateQuery(request);
  const { texts, diagnostics } = chooseResources(endpoint.resources, request.context);
  const notes = [...diagnostics, ...checkDataViews(request), ...describeRewrites(search)];
  const found = { request, endpoint, marked: search.marked, diagnostics: notes };
  const write = (total: number, hits: readonly FoundHit[], stored: FoundRecords['texts']) =>
    parts.pool.run(writeSearchAnswerTask, { ...found, total, hits, texts: stored }, { signal });
  if (texts === null) return write(0, [], new Map());
  const from = startRecord - 1;
  const rows = { texts, from, to: from + maximumRecords };
  const { total, hits } = await findHits(search, rows, queryType, parts, signal);
  if (from > 0 && from >= total)
    notes.push({
      uri: sruDiagnostic(61),
      details: String(startRecord),
      message: `The first record is out of range: there are ${total}.`,
    });
  const shown = limitRecords(hits, showsLayers(request));
  return write(total, shown, showsLayers(request) ? await readTexts(shown, parts, signal) : new Map());
}

const showsLayers = ({ version, queryType, dataViews }: ContentSearchRequest): boolean =>
  version === '2.0' && (queryType === 'fcs' || dataViews.includes('adv'));

function translateQuery({ queryType, query, allowsRewrites }: ContentSearchRequest): FormSearch {
  return queryType === 'cql'
    ? translateContextQuery(parseContextQuery(query))
    : translateFcsQuery(parseFcsQuery(query), allowsRewrites);
}

/** A query by form that is too large, or asks for no token, is more than can be searched. */
async function findHits(
  search: FormSearch,
  rows: Parameters<HitFinder>[1],
  queryType: ContentSearchRequest['queryType'],
  parts: SearchParts,
  signal: AbortSignal,
): ReturnType<HitFinder> {
  try {
    // A fault of the query needs no compute thread.
    parseCql(search.cql);
    return await parts.findHits(search, rows, signal);
  } catch (error) {
    if (!(error instanceof CqlError)) throw error;
    const uri = queryType === 'fcs' ? fcsDiagnostic(11) : sruDiagnostic(48);
    throw new UnansweredSearchError(uri, error.message, error.message);
  }
}

/** Version 1.2 knows no advanced search, so no view of it either. */
function checkDataViews({ dataViews, version }: ContentSearchRequest): SearchDiagnostic[] {
  return dataViews
    .filter((id) => !isDataView(id) || (version === '1.2' && id === 'adv'))
    .map((id) => ({
      uri: fcsDiagnostic(4),
      details: isDataView(id) ? VIEW_TYPES[id] : id,
      message: `The data view ${id} cannot be had here.`,
    }));
}

const describeRewrites = ({ rewrites }: FormSearch): SearchDiagnostic[] =>
  rewrites.map((details) => ({ uri: fcsDiagnostic(12), details, message: 'The query was rewritten.' }));

/** The texts of the hits, without those of a sentence that is too long for layers. */
async function readTexts(
  hits: readonly FoundHit[],
  { annotatedTexts }: SearchParts,
  signal: AbortSignal,
): Promise<FoundRecords['texts']> {
  const texts = new Map<string, StoredAnnotation>();
  for (const hit of hits) {
    const { textId } = hit;
    if (textId === null || texts.has(textId) || countTokens(hit) > MOST_LAYERED_TOKENS) continue;
    const [stored] = await annotatedTexts.readPresent([textId], signal);
    if (stored) texts.set(textId, stored);
  }
  return texts;
}

/** Tokens of the sentences of one answer: with layers, some 400 bytes a token, and without, some 8. */
const MOST_LAYERED_TOKENS = 3_000;
const MOST_PLAIN_TOKENS = 100_000;

const TOKEN = /[\p{L}\p{M}\p{N}]+|\S/gu;

/** Words and signs of the sentence that is shown. */
export function countTokens({ contextBefore, keyword, contextAfter }: FoundHit): number {
  return [contextBefore, keyword, contextAfter].reduce(
    (sum, part) => sum + (part.match(TOKEN)?.length ?? 0),
    0,
  );
}

/** The first hits, as many as one answer has room for, but one at least: the next answer goes on behind them. */
export function limitRecords(hits: readonly FoundHit[], hasLayers: boolean): readonly FoundHit[] {
  let left = hasLayers ? MOST_LAYERED_TOKENS : MOST_PLAIN_TOKENS;
  const end = hits.findIndex((hit, i) => {
    left -= countTokens(hit);
    return left < 0 && i > 0;
  });
  return end < 0 ? hits : hits.slice(0, end);
}
