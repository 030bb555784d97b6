import { IndexNotReadyError, UnindexedTextsError } from '../corpus/index/index-errors';
import { RowsAnswer, type JsonAnswer, type Tool, type ToolParts } from '../corpus/tools/tool';

/** What a request says of its texts; `vordlus` is the selection that they are compared with. */
interface Selection {
  readonly corpusTextIds?: unknown;
  readonly ownTexts?: unknown;
  readonly vordlus?: Selection;
}

/**
 * Answers without the texts that wait for their analysis, as a text does that has just been accepted; `totals.waiting` counts
 * them. Rejects with UnindexedTextsError for an id that no text has, with IndexNotReadyError where every chosen text waits.
 */
export async function answerAnalysed(
  tool: Tool,
  request: unknown,
  parts: ToolParts,
  signal: AbortSignal,
): Promise<unknown> {
  const waiting = new Set<string>();
  for (;;) {
    try {
      const answer = await tool.answer(leaveOut(request, waiting), parts, signal);
      return waiting.size === 0 ? answer : countWaiting(answer as object, waiting.size);
    } catch (error) {
      if (!(error instanceof UnindexedTextsError)) throw error;
      const columns = await parts.readTextColumns();
      const isKnown = error.ids.every((id) => columns.findPlace(id) !== undefined && !waiting.has(id));
      if (!isKnown) throw error;
      for (const id of error.ids) waiting.add(id);
      if (hasNoText(leaveOut(request, waiting) as Selection)) throw new IndexNotReadyError();
    }
  }
}

/** The request without the ids that wait, in the selection and in the one that it is compared with. */
function leaveOut(request: unknown, waiting: ReadonlySet<string>): unknown {
  if (waiting.size === 0) return request;
  return mapSelections(request as Selection, (ids) => ids.filter((id) => !waiting.has(id)));
}

/** A selection whose texts all wait has nothing to be asked about. */
function hasNoText({ corpusTextIds, ownTexts, vordlus }: Selection): boolean {
  const isEmpty = Array.isArray(corpusTextIds) && corpusTextIds.length === 0 && !ownTexts;
  return isEmpty || (vordlus !== undefined && hasNoText(vordlus));
}

function mapSelections(
  selection: Selection,
  change: (ids: readonly string[]) => readonly string[],
): Selection {
  const { corpusTextIds, vordlus } = selection;
  return {
    ...selection,
    ...(Array.isArray(corpusTextIds) && { corpusTextIds: change(corpusTextIds as readonly string[]) }),
    ...(vordlus !== undefined && { vordlus: mapSelections(vordlus, change) }),
  };
}

function countWaiting(answer: object, waiting: number): object {
  const count = <Head extends object>(head: Head) => ({
    ...head,
    totals: { ...(head as { readonly totals?: object }).totals, waiting },
  });
  if (answer instanceof RowsAnswer) return new RowsAnswer(count(answer.head), answer.rowsField, answer.rows);
  return isJson(answer) ? answer : count(answer);
}

/** Written already, by a tool that answers about single words. */
const isJson = (answer: object): answer is JsonAnswer => 'json' in answer;
