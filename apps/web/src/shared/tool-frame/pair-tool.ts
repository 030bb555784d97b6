import { callServerForJson } from '../http/call-server';
import { readLinkOptions } from '../result-link/link-options';
import type { TextFields } from '../text-selection/make-text-fields';
import type { Side } from '../text-selection/selected-texts';
import type { ToolDefinition } from './use-tool-form';

/** What is asked of selection A, with the fields that name the texts of B. */
export type PairRequest<Request> = Request & { readonly vordlus: Partial<TextFields> };
/** One for each selection. */
export type Pair<Value> = Readonly<Record<Side, Value>>;

/** The request of one selection. */
function readPairSide<Request extends object>(pair: PairRequest<Request>, side: Side): Request {
  const { vordlus, ...first } = pair;
  return (side === 'A' ? first : { ...readLinkOptions(pair), ...vordlus }) as unknown as Request;
}

/** Asks the call of a tool, or what it does in its place. */
export function askTool<Values, Request, Answer>(
  tool: ToolDefinition<Values, Request, Answer>,
  request: Request,
  signal: AbortSignal,
): Promise<Answer> {
  const { path, body } = tool.makeCall(request);
  return tool.call?.(request, signal) ?? callServerForJson<Answer>(path, { body, signal });
}

/** The tool for two selections: it asks the same of both and answers with both. */
export function makePairTool<Values, Request extends object, Answer>(
  tool: ToolDefinition<Values, Request, Answer>,
): ToolDefinition<Values, PairRequest<Request>, Pair<Answer>> {
  const { pairFields: fields, ...rest } = tool;
  const readSide = (pair: PairRequest<Request>, side: Side) => ({ ...readPairSide(pair, side), ...fields });
  return {
    ...rest,
    makeRequest: (values, texts) => {
      const second = texts.compared && tool.makeRequest(values, { ...texts.compared, compared: null });
      const first = tool.makeRequest(values, texts);
      if (first === null || second === null) return null;
      const { corpusTextIds, tekstivalik, ownTexts } = second as Partial<TextFields>;
      const named = Object.entries({ corpusTextIds, tekstivalik, ownTexts });
      return { ...first, vordlus: Object.fromEntries(named.filter(([, value]) => value !== undefined)) };
    },
    makeCall: (request) => tool.makeCall(readSide(request, 'A')),
    makeSecondCall: (request) => tool.makeCall(readSide(request, 'B')),
    call: async (request, signal) => {
      const [A, B] = await Promise.all([
        askTool(tool, readSide(request, 'A'), signal),
        askTool(tool, readSide(request, 'B'), signal),
      ]);
      return { A, B };
    },
    countRows: ({ A, B }) => tool.countRows(A) + tool.countRows(B),
    readNothingFoundKey: (request, { A }) => tool.readNothingFoundKey(request, A),
  };
}
