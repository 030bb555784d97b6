import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { setTimeout } from 'node:timers/promises';

/**
 * A stand-in for the morphology worker, for tests of what stands around the analysis: every form is a noun. It answers
 * after `delayMs`; `givenUp` counts the requests whose sender did not wait so long.
 */
export async function startFakeMorphology(delayMs = 0): Promise<{
  url: string;
  requests: () => number;
  givenUp: () => number;
  close: () => Promise<void>;
}> {
  let requests = 0;
  let givenUp = 0;
  const server = createServer((request, response) => {
    response.on('close', () => (givenUp += response.writableFinished ? 0 : 1));
    void text(request).then(async (body) => {
      requests += 1;
      if (delayMs > 0) await setTimeout(delayMs);
      const { forms } = JSON.parse(body) as { forms: [form: string, isSentenceInitial: boolean][] };
      const rows = forms.map(([form]) => [
        true,
        [[form.toLowerCase(), form.toLowerCase(), '0', '', 'S', 'sg n']],
      ]);
      response.setHeader('content-type', 'application/json').end(JSON.stringify({ results: rows }));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    requests: () => requests,
    givenUp: () => givenUp,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
