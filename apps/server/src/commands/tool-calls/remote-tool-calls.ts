import { errorBodySchema } from '@keelerada/contract/fields/errors';
import { errorMarksDownloadCall } from '@keelerada/contract/texts/marked-texts';
import { statusCall } from '@keelerada/contract/fields/status';
import { CommandFailure } from '../context/command-failure';
import type { ToolCalls } from './tool-calls';

interface AnsweringCall<Answer> {
  readonly path: string;
  readonly answer: { parse(body: unknown): Answer };
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

  async function ask<Answer>({ path, answer }: AnsweringCall<Answer>, request?: unknown): Promise<Answer> {
    return answer.parse(await (await send(path, request)).json());
  }

  return {
    call: ({ call }, request) => ask(call, request),
    readCorpus: async () => (await ask(statusCall)).corpus,
    async *writeMarkedFiles(request) {
      const { body } = await send(errorMarksDownloadCall.path, request);
      for await (const piece of body!.pipeThrough(new TextDecoderStream())) yield piece;
    },
    close: () => Promise.resolve(),
  };
}
