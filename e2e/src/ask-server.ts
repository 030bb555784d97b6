import type { Page } from 'playwright-core';

/** Asks the server as a researcher's program would. Rejects where it does not answer 200. */
export async function askServer<Answer>(origin: string, path: string, body: unknown): Promise<Answer> {
  const response = await fetch(`${origin}${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  if (!response.ok) throw new Error(`${path} answered ${response.status}: ${await response.text()}`);
  return (await response.json()) as Answer;
}

/** Keeps the last body that the page sent to each path. */
export function keepRequests(page: Page): (path: string) => Record<string, unknown> {
  const bodies = new Map<string, Record<string, unknown>>();
  page.on('request', (request) => {
    if (request.method() !== 'POST') return;
    const type = request.headers()['content-type'] ?? '';
    if (type.includes('json'))
      bodies.set(new URL(request.url()).pathname, request.postDataJSON() as Record<string, unknown>);
  });
  return (path) => {
    const body = bodies.get(path);
    if (body === undefined) throw new Error(`The page has not called ${path}`);
    return body;
  };
}
