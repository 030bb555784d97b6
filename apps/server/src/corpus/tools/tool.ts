import type { Call } from '@keelerada/contract/fields/call';
import type { z } from 'zod';
import type { TextAnnotator } from '../annotation/text-annotator';
import type { ErrorMarks } from '../error-marks/error-marks';
import type { ComputePool } from '../../platform/compute/compute-pool';
import type { ComputeTask } from '../../platform/compute/compute-task';
import type { CorpusEngine, JsonRows } from '../engine/corpus-engine';
import { readRows } from '../engine/read-rows';
import type { AnnotatedTexts } from '../index/annotated-texts.repository';
import type { CorpusQuery } from '../engine/corpus-query';
import type { PageTokens } from '../../platform/http/page-tokens';
import type { CallTimers } from '../../platform/metrics/call-timers';
import type { LearnerWords } from '../word-levels/learner-words';
import type { TextColumnsReader } from '../text-columns/keep-text-columns';

/** What tools work with. */
export interface ToolParts {
  readonly engine: CorpusEngine;
  /** Annotates own texts and remembers them for a while, so that all tools together annotate an own text once. */
  readonly ownTextAnnotator: TextAnnotator;
  readonly annotatedTexts: AnnotatedTexts;
  readonly errorMarks: ErrorMarks;
  readonly pool: Pick<ComputePool, 'run'>;
  readonly timers: CallTimers;
  readonly pageTokens: PageTokens;
  /** Properties of the corpus texts. */
  readonly readTextColumns: TextColumnsReader;
  /** Levels of words in place of those counted in the corpus. */
  readonly learnerWords?: LearnerWords | null;
}

/** The call of a tool; its use is counted under the name of its screen and its messages, where it has them. */
export type ToolCall<Request = unknown, Response = unknown> = Call & {
  readonly usage: string;
  readonly body: z.ZodType<Request>;
  readonly answer: z.ZodType<Response>;
};

/** A tool: one call over HTTP, the same on the command line. `app/tool-list.ts` lists every tool. */
export interface Tool<Request = unknown, Response = unknown> {
  readonly call: ToolCall<Request, Response>;
  /** Bytes of its requests; room for an own text by default. */
  readonly bodyLimitBytes?: number;
  /** It stands beside the result of another tool: its calls have a count of their own, as they come with those of that tool. */
  readonly isAuxiliary?: true;
  /** Queries over the corpus index that it asks, with their warm-ups. */
  readonly queries?: readonly CorpusQuery[];
  /** What else it runs in compute threads. */
  readonly tasks?: readonly ComputeTask[];
  /** Throws RequestFailure; rejects as its parts do. */
  answer(
    request: Request,
    parts: ToolParts,
    signal: AbortSignal,
  ): Promise<Response | RowsAnswer | JsonAnswer>;
}

/** Types of request and answer are those of the call. */
export const defineTool = <Request, Response>(
  call: ToolCall<Request, Response>,
  parts: Omit<Tool<Request, Response>, 'call'>,
): Tool<Request, Response> => ({ ...parts, call });

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

/** An answer that a compute thread has made JSON of. It keeps to the schema as the rows of a RowsAnswer do. */
export class JsonAnswer {
  /** UTF-8. */
  readonly json: Uint8Array;

  constructor(json: Uint8Array) {
    this.json = json;
  }
}

/** The answer of a tool as its clients read it: for callers in this process. */
export async function callTool<Request, Response>(
  tool: Pick<Tool<Request, Response>, 'answer'>,
  request: Request,
  parts: ToolParts,
  signal: AbortSignal,
): Promise<Response> {
  const answer = await tool.answer(request, parts, signal);
  if (answer instanceof JsonAnswer) return JSON.parse(new TextDecoder().decode(answer.json)) as Response;
  if (!(answer instanceof RowsAnswer)) return answer;
  return { ...answer.head, [answer.rowsField]: await readRows(answer.rows) } as Response;
}
