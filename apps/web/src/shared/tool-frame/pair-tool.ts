import type { ApiCall } from '../citation/api-call';
import { callServerForJson } from '../http/call-server';
import { readLinkOptions } from '../result-link/link-options';
import type { TextFields } from '../text-selection/make-text-fields';
import type { Side } from '../text-selection/selected-texts';
import type { Pair, PairRequest, ToolDefinition } from './tool-definition';

/** The request of one selection. */
function readPairSide<Request extends object>(pair: PairRequest<Request>, side: Side): Request {
  const { vordlus, ...first } = pair;
  return (side === 'A' ? first : { ...readLinkOptions(pair), ...vordlus }) as unknown as Request;
}

type AskedTool<Values, Request, Answer> = Pick<
  ToolDefinition<Values, Request, Answer>,
  'call' | 'alsoAsks' | 'ask' | 'listSides'
>;

/** The calls that answer a request. */
export const listCalls = <Values, Request extends object, Answer>(
  { call: { path }, alsoAsks, listSides }: AskedTool<Values, Request, Answer>,
  request: Request,
): ApiCall[] => (listSides?.(request) ?? [request]).map((side) => ({ path, body: { ...side, ...alsoAsks } }));

/** Asks the call of a tool, or what it does in its place. */
export function askTool<Values, Request extends object, Answer>(
  tool: AskedTool<Values, Request, Answer>,
  request: Request,
  signal: AbortSignal,
): Promise<Answer> {
  const [{ path, body }] = listCalls(tool, request) as [ApiCall];
  return tool.ask?.(request, signal) ?? callServerForJson<Answer>(path, { body, signal });
}

/** The tool for two selections: it asks the same of both and answers with both. */
export function makePairTool<Values, Request extends object, Answer>({
  pairFields: fields,
  findNothingKey,
  PairResult,
  ...tool
}: ToolDefinition<Values, Request, Answer>): ToolDefinition<Values, PairRequest<Request>, Pair<Answer>> {
  const { options } = tool;
  const readSide = (pair: PairRequest<Request>, side: Side) => ({ ...readPairSide(pair, side), ...fields });
  return {
    ...tool,
    Result: PairResult!,
    options: {
      ...options,
      makeRequest: (values, texts) => {
        const second = texts.compared && options.makeRequest(values, { ...texts.compared, compared: null });
        const first = options.makeRequest(values, texts);
        if (first === null || second === null) return null;
        const { corpusTextIds, tekstivalik, ownTexts } = second as Partial<TextFields>;
        const named = Object.entries({ corpusTextIds, tekstivalik, ownTexts });
        return { ...first, vordlus: Object.fromEntries(named.filter(([, value]) => value !== undefined)) };
      },
    },
    listSides: (request) => [readSide(request, 'A'), readSide(request, 'B')],
    ask: async (request, signal) => {
      const [A, B] = await Promise.all([
        askTool(tool, readSide(request, 'A'), signal),
        askTool(tool, readSide(request, 'B'), signal),
      ]);
      return { A, B };
    },
    countRows: ({ A, B }) => tool.countRows(A) + tool.countRows(B),
    ...(findNothingKey && { findNothingKey: (request, { A }) => findNothingKey(request, A) }),
  };
}
