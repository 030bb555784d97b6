import { textFacetsCall, selectionSummaryCall } from '@keelerada/contract/texts/text-facets';
import {
  textQueryCall,
  textPreviewCall,
  textContentsCall,
  textOriginsCall,
} from '@keelerada/contract/texts/text-query';
import type { FastifyInstance } from 'fastify';
import { serveCall } from '../../platform/http/serve-call';
import type { Database } from '../../platform/database/database-connection';
import { sendTextStream } from '../../platform/http/send-stream';
import { countFacets } from './count-facets';
import { addDetails, listOrigins, summariseChoice } from './describe-texts';
import type { TextColumnsReader } from '../../corpus/text-columns/keep-text-columns';
import { queryTexts } from './query-texts';
import { joinContents, previewText } from './read-contents';

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
