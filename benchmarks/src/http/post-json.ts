/** Asks a server with a body. Rejects where it does not answer 200. */
export async function postJson(address: string, path: string, body: object): Promise<Response> {
  const response = await fetch(new URL(path, address), {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  if (!response.ok) throw new Error(`${path} answered ${response.status}: ${await response.text()}`);
  return response;
}
