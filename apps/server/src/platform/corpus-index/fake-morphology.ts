import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

/** A stand-in for the morphology worker, for tests of what stands around the analysis: every form is a noun. */
export async function startFakeMorphology(): Promise<{
  url: string;
  requests: () => number;
  close: () => Promise<void>;
}> {
  let requests = 0;
  const server = createServer((request, response) => {
    void text(request).then((body) => {
      requests += 1;
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
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
