import { textFacetsCall, selectionSummaryCall } from '@keelerada/contract/texts/text-facets';
import {
  textQueryCall,
  textPreviewCall,
  textContentsCall,
  textOriginsCall,
  type TextQueryRequest,
  type TextQueryRow,
  type TextPreviewResponse,
} from '@keelerada/contract/texts/text-query';
import type { FastifyInstance } from 'fastify';
import { serveCall } from '../../platform/http/serve-call';
import type { Database } from '../../platform/database/database-connection';
import { sendTextStream } from '../../platform/http/send-stream';
import { countFacets } from './count-facets';
import { addDetails, listOrigins, summariseChoice } from './describe-texts';
import type { TextColumnsReader } from '../../corpus/text-columns/keep-text-columns';
import type { TextColumns } from '../../corpus/text-columns/text-columns';
import { findTexts } from '../../corpus/text-selection/find-texts';
import { findUnknownIds, readContents, readText } from '../../corpus/store/corpus-text.repository';
import { badRequest } from '../../platform/errors/request-failure';

/** Finding corpus texts, looking at one, reading many. */
export function registerTextQuery(app: FastifyInstance, db: Database, readColumns: TextColumnsReader): void {
  serveCall(app, textQueryCall, async ({ body, query }) => {
    const columns = await readColumns();
    const rows = queryTexts(columns, body);
    return query.details === 'true' ? addDetails(columns, rows) : rows;
  });

  serveCall(app, textPreviewCall, async ({ query }) => previewText(db, query.id));

  serveCall(app, textContentsCall, async ({ body }, reply) => {
    const contents = await joinContents(db, body.ids);
    return sendTextStream(reply, contents);
  });

  serveCall(app, textFacetsCall, async ({ body }) => countFacets(await readColumns(), body));

  serveCall(app, selectionSummaryCall, async ({ body }) => summariseChoice(await readColumns(), body));

  serveCall(app, textOriginsCall, async ({ body }) => listOrigins(await readColumns(), body.ids));
}

/** Titles and ids of the texts that meet every filter, by title in Estonian order, numbers by size. */
export function queryTexts(columns: TextColumns, request: TextQueryRequest): TextQueryRow[] {
  return columns
    .listByTitle(findTexts(columns, request))
    .map((place) => ({ text_id: columns.ids[place]!, property_value: columns.titles[place]! }));
}

const TEXTS_A_READ = 200;

/** One text with all its properties. Throws RequestFailure for an unknown id. */
async function previewText(db: Database, id: string): Promise<TextPreviewResponse> {
  const text = await readText(db, id);
  if (!text) throw badRequest('UnknownTextId', 'id', `There is no text ${id}.`);
  return {
    text: text.content,
    properties: text.properties.map(({ name, value }) => ({ propertyName: name, propertyValue: value })),
  };
}

/**
 * The contents in the order of the ids as one line: a line break becomes a space, the entity `&quot;` a quote.
 * A repeated id counts once. Throws RequestFailure before the first piece.
 */
async function joinContents(db: Database, ids: readonly string[]): Promise<AsyncIterable<string>> {
  const [unknown] = await findUnknownIds(db, ids);
  if (unknown !== undefined) throw badRequest('UnknownTextId', 'ids', `There is no text ${unknown}.`);
  return readJoined(db, [...new Set(ids.map((id) => id.toLowerCase()))]);
}

async function* readJoined(db: Database, ids: readonly string[]): AsyncGenerator<string> {
  for (let from = 0; from < ids.length; from += TEXTS_A_READ) {
    const contents = await readContents(db, ids.slice(from, from + TEXTS_A_READ));
    yield (from === 0 ? '' : ' ') + contents.join(' ').replaceAll('\n', ' ').replaceAll('&quot;', '"');
  }
}
