// For tests: replaces the analyser and answers only after the test releases it.
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

interface Question {
  readonly forms?: readonly (readonly [form: string, isSentenceInitial: boolean])[];
  readonly words?: readonly string[];
}

/** Answers that every Estonian form is a noun and that no Russian form is known. Answers nothing while held. */
export async function startHeldMorphology(): Promise<{
  readonly url: string;
  readonly hold: () => void;
  readonly release: () => void;
  /** Number of requests so far, health checks excluded. */
  readonly asked: () => number;
  readonly close: () => void;
}> {
  let asked = 0;
  let held: Promise<void> = Promise.resolve();
  let release = (): void => undefined;
  const server = createServer((request, response) => {
    // A health check.
    if (request.method === 'GET') return void response.end('{}');
    asked += 1;
    void text(request).then(async (body) => {
      const { forms, words = [] } = JSON.parse(body) as Question;
      await held;
      const nouns = forms?.map(([form]) => [true, [[form, form, '0', '', 'S', 'sg n']]]);
      response.end(JSON.stringify({ results: nouns ?? words.map(() => []) }));
    });
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    hold: () => void (held = new Promise((resolve) => (release = resolve))),
    release: () => release(),
    asked: () => asked,
    close: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}
