import type { ZodType } from 'zod';
import type { TextAnnotator } from '../annotation/text-annotator';
import type { ComputePool } from '../compute/compute-pool';
import type { ComputeTask } from '../compute/compute-task';
import type { CorpusEngine, JsonRows } from '../corpus-index/corpus-engine';
import type { CorpusQuery } from '../corpus-index/corpus-query';
import type { PageTokens } from '../http/page-tokens';
import type { Lemmatiser } from '../lemmatiser/lemmatiser';

/** What tools work with. */
export interface ToolParts {
  readonly engine: CorpusEngine;
  readonly lemmatiser: Lemmatiser;
  /** Annotates own texts and remembers them for a while, so that all tools together annotate an own text once. */
  readonly ownTextAnnotator: TextAnnotator;
  readonly pool: Pick<ComputePool, 'run'>;
  readonly pageTokens: PageTokens;
}

/** A tool: one call over HTTP, the same on the command line. `app/tool-list.ts` lists every tool. */
export interface Tool<Request = unknown, Response = unknown> {
  readonly path: string;
  /** What it does, for /api/docs. */
  readonly summary: string;
  readonly request: ZodType<Request>;
  readonly response: ZodType<Response>;
  /** Queries over the corpus index that it asks, with their warm-ups. */
  readonly queries?: readonly CorpusQuery[];
  /** What else it runs in compute threads. */
  readonly tasks?: readonly ComputeTask[];
  /** Throws RequestFailure; rejects as its parts do. */
  answer(request: Request, parts: ToolParts, signal: AbortSignal): Promise<Response | RowsAnswer>;
}

/**
 * An answer whose rows are JSON already and are sent as they come. They keep to the schema of the response without passing
 * its serialiser, which would read every row once more; tests hold the two together.
 */
export class RowsAnswer {
  readonly head: object;
  readonly rowsField: string;
  readonly rows: JsonRows;

  constructor(head: object, rowsField: string, rows: JsonRows) {
    this.head = head;
    this.rowsField = rowsField;
    this.rows = rows;
  }
}
