import type { JsonRows } from './corpus-engine';

/** All rows of an answer as objects, for callers that do not send them on. */
export async function readRows<Row>(rows: JsonRows): Promise<Row[]> {
  const pieces: Uint8Array[] = [];
  for await (const piece of rows) pieces.push(piece);
  const json = Buffer.concat(pieces).toString('utf8');
  return JSON.parse(json) as Row[];
}
