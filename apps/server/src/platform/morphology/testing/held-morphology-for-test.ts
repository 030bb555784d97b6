// For tests: a stand-in for the analyser that is at work for as long as the test wants.
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

interface Question {
  readonly forms?: readonly (readonly [form: string, isSentenceInitial: boolean])[];
  readonly words?: readonly string[];
}

/** Takes every Estonian form for a noun and no Russian one for anything; says nothing while it is held. */
export async function startHeldMorphology(): Promise<{
  readonly url: string;
  readonly hold: () => void;
  readonly release: () => void;
  /** Questions that were asked so far. */
  readonly asked: () => number;
  readonly close: () => void;
}> {
  let asked = 0;
  let held: Promise<void> = Promise.resolve();
  let release = (): void => undefined;
  const server = createServer((request, response) => {
    // How it is, is no question about a text.
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
