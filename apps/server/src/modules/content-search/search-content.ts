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
import { TEXT_PREVIEW_PATH } from '@keelerada/contract/site/paths';
import type { AnnotatedTexts } from '../../corpus/index/annotated-texts.repository';
import type { ComputePool } from '../../platform/compute/compute-pool';
import { chooseResources } from './content-resources';
import { isDataView, VIEW_TYPES, writeHits, writeResource } from './data-views';
import type { FoundHit, HitFinder } from './find-hits';
import { countTokens, limitRecords, MOST_LAYERED_TOKENS } from './limit-records';
import { listLayersTask } from './list-layers-task';
import { parseContextQuery, parseFcsQuery } from './parse-queries';
import { RECORD_SCHEMA, type ContentSearchRequest } from './sru-request';
import { AnswerWriter, type AnswerRecord } from './write-answer';
import type { EndpointParts } from './write-explain';
import type { Xml } from './xml-element';

export interface SearchParts {
  readonly findHits: HitFinder;
  readonly annotatedTexts: Pick<AnnotatedTexts, 'readPresent'>;
  readonly pool: Pick<ComputePool, 'run'>;
}

/** Answers a search with a record for each hit. Throws UnansweredSearchError; rejects as its parts do. */
export async function searchContent(
  request: ContentSearchRequest,
  endpoint: EndpointParts,
  parts: SearchParts,
  signal: AbortSignal,
): Promise<string> {
  const { queryType, startRecord, maximumRecords } = request;
  const search = translateQuery(request);
  const { texts, diagnostics } = chooseResources(endpoint.resources, request.context);
  const notes = [...diagnostics, ...checkDataViews(request), ...describeRewrites(search)];
  const writer = new AnswerWriter(request.version, request.operation, request.escaping);
  if (texts === null)
    return writer.searchAnswer({ total: 0, records: [], next: null, diagnostics: notes, request });
  const from = startRecord - 1;
  const rows = { texts, from, to: from + maximumRecords };
  const { total, hits } = await findHits(search, rows, queryType, parts, signal);
  if (from > 0 && from >= total)
    notes.push({
      uri: sruDiagnostic(61),
      details: String(startRecord),
      message: `The first record is out of range: there are ${total}.`,
    });
  const records = await writeRecords(hits, { request, search, endpoint }, parts, signal);
  const next = startRecord + records.length;
  const hasMore = records.length > 0 && next <= total;
  return writer.searchAnswer({ total, records, next: hasMore ? next : null, diagnostics: notes, request });
}

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

interface RecordContext {
  readonly request: ContentSearchRequest;
  readonly search: FormSearch;
  readonly endpoint: EndpointParts;
}

async function writeRecords(
  hits: readonly FoundHit[],
  { request, search, endpoint }: RecordContext,
  parts: SearchParts,
  signal: AbortSignal,
): Promise<AnswerRecord[]> {
  const { version, queryType, dataViews, startRecord } = request;
  const showsLayers = version === '2.0' && (queryType === 'fcs' || dataViews.includes('adv'));
  const shown = limitRecords(hits, showsLayers);
  const layers = showsLayers ? await readLayers(shown, endpoint.endpoint, parts, signal) : [];
  const marked = search.marked === undefined ? null : new RegExp(search.marked, 'giu');
  return shown.map((hit, i) => {
    const written = layers[i] ?? null;
    const address = hit.textId === null ? undefined : `${endpoint.site}${TEXT_PREVIEW_PATH}?id=${hit.textId}`;
    const views = [writeHits(hit, marked)];
    // A text that was taken away a moment ago has no layers any more.
    if (written !== null) views.push(written);
    return { schema: RECORD_SCHEMA, data: writeResource(address, ...views), position: startRecord + i };
  });
}

/** The layers of the tokens around each hit, in the order of the hits. */
async function readLayers(
  hits: readonly FoundHit[],
  endpoint: string,
  { annotatedTexts, pool }: SearchParts,
  signal: AbortSignal,
): Promise<(Xml | null)[]> {
  const byText = new Map<string, number[]>();
  hits.forEach(({ textId }, i) => {
    if (textId === null || countTokens(hits[i]!) > MOST_LAYERED_TOKENS) return;
    byText.set(textId, [...(byText.get(textId) ?? []), i]);
  });
  const layers: (Xml | null)[] = hits.map(() => null);
  for (const [id, places] of byText) {
    const [stored] = await annotatedTexts.readPresent([id], signal);
    if (stored === undefined) continue;
    const { content, annotationBytes } = stored;
    const ofText = { content, annotationBytes, endpoint, hits: places.map((place) => hits[place]!) };
    const found = await pool.run(listLayersTask, ofText, { signal });
    found.forEach((written, i) => (layers[places[i]!] = written));
  }
  return layers;
}
