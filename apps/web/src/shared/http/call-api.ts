import { type Call, type CallAnswer, type CallInput, fillPath } from '@keelerada/contract/fields/call';
import { type QueryMeta, queryOptions } from '@tanstack/react-query';
import { callServer, type ServerCall } from './call-server';

type SentCall<Given extends Call> = CallInput<Given> & Omit<ServerCall, 'body' | 'method'>;
/** May be left out where nothing has to be sent. */
type Optional<Input> = object extends Input ? [input?: Input] : [input: Input];
type AndMeta<Input> = object extends Input
  ? [input?: Input, meta?: QueryMeta]
  : [input: Input, meta?: QueryMeta];

/** Fields of an address; those without a value are left out. */
type Fields = Readonly<Record<string, string | number>>;

/** The answer of a call as it comes: of a file, or for its headers. Resolves and rejects as `callServer` does. */
export function fetchAnswer<Given extends Call>(
  call: Given,
  ...[input]: Optional<SentCall<Given>>
): Promise<Response> {
  const {
    params = {},
    query = {},
    ...sent
  } = { ...input } as { params?: Fields; query?: Fields } & ServerCall;
  const asked = Object.entries(query).filter(([, value]) => (value ?? null) !== null);
  const search = asked.map(([name, value]) => `${name}=${encodeURIComponent(value)}`).join('&');
  const path = fillPath(call, params) + (search === '' ? '' : `?${search}`);
  return callServer(path, { ...sent, method: call.method });
}

/** The JSON that a call answers. */
export async function callApi<Given extends Call>(
  call: Given,
  ...input: Optional<SentCall<Given>>
): Promise<CallAnswer<Given>> {
  const response = await fetchAnswer(call, ...input);
  return (await response.json()) as CallAnswer<Given>;
}

/** What `useQuery` takes of a call. */
export const queryApi = <Given extends Call>(call: Given, ...[input, meta]: AndMeta<CallInput<Given>>) =>
  queryOptions({
    queryKey: [call.path, input ?? {}],
    queryFn: ({ signal }) =>
      callApi<Call>(call, { ...(input as object), signal }) as Promise<CallAnswer<Given>>,
    ...(meta && { meta }),
    ...(!call.isKept && { staleTime: 0, gcTime: 0 }),
  });
