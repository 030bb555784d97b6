import { errorBodySchema } from '@keelerada/contract/fields/errors';
import { STATUS_PATH, ERROR_MARKS_DOWNLOAD_PATH } from '@keelerada/contract/site/paths';
import { statusResponseSchema } from '@keelerada/contract/fields/status';
import { CommandFailure } from '../context/command-failure';
import type { ToolCalls } from './tool-calls';

interface Schema<Answer> {
  parse(body: unknown): Answer;
}

/** The tools of a running server. */
export function makeRemoteToolCalls(address: string, signal: AbortSignal): ToolCalls {
  async function send(path: string, request?: unknown): Promise<Response> {
    const post = {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(request),
    };
    const response = await fetch(new URL(path, address), { signal, ...(request === undefined ? {} : post) });
    if (response.ok) return response;
    const body: unknown = await response.json();
    const [error] = errorBodySchema.safeParse(body).data ?? [];
    const retry = response.headers.get('retry-after');
    const hint = retry === null ? '' : ` (try again in ${retry} s)`;
    throw new CommandFailure(`${error?.message ?? `The server answered ${response.status}.`}${hint}`);
  }

  async function call<Answer>(path: string, schema: Schema<Answer>, request?: unknown): Promise<Answer> {
    return schema.parse(await (await send(path, request)).json());
  }

  return {
    call: ({ path, response }, request) => call(path, response, request),
    readCorpus: async () => (await call(STATUS_PATH, statusResponseSchema)).corpus,
    async *writeMarkedFiles(request) {
      const { body } = await send(ERROR_MARKS_DOWNLOAD_PATH, request);
      for await (const piece of body!.pipeThrough(new TextDecoderStream())) yield piece;
    },
    close: () => Promise.resolve(),
  };
}
