import type { TextPreviewResponse } from '@keelerada/contract/texts/text-query';
import { findUnknownIds, readContents, readText } from '../../corpus/store/corpus-text.repository';
import type { Database } from '../../platform/database/database-connection';
import { badRequest } from '../../platform/errors/request-failure';

const TEXTS_A_READ = 200;

/** One text with all its properties. Throws RequestFailure for an unknown id. */
export async function previewText(db: Database, id: string): Promise<TextPreviewResponse> {
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
export async function joinContents(db: Database, ids: readonly string[]): Promise<AsyncIterable<string>> {
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
