/**
 * Sends JSON to a service outside and reads its answer; null for a refusal. Rejects where the service cannot be reached,
 * answers more than `mostBytes` or the signal is raised: the connection is closed then.
 */
export async function postJson(
  { url, headers }: { readonly url: string; readonly headers?: Readonly<Record<string, string>> },
  body: object,
  mostBytes: number,
  signal: AbortSignal,
): Promise<Buffer | null> {
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
    signal,
    // A text goes to the address that was set and to no other.
    redirect: 'error',
  });
  const reader = response.body?.getReader();
  const close = () => reader?.cancel().catch(() => undefined);
  // In Node.js 20 the link from the signal to a body that is being read may be collected.
  const stop = (): void => void close();
  signal.addEventListener('abort', stop, { once: true });
  try {
    const answer = response.ok && reader ? await readAtMost(reader, mostBytes) : null;
    signal.throwIfAborted();
    return answer;
  } finally {
    signal.removeEventListener('abort', stop);
    await close();
  }
}

async function readAtMost(reader: ReadableStreamDefaultReader<Uint8Array>, most: number): Promise<Buffer> {
  const parts: Uint8Array[] = [];
  for (let bytes = 0; ;) {
    const { value } = await reader.read();
    if (value === undefined) return Buffer.concat(parts);
    bytes += value.length;
    if (bytes > most) throw new Error(`The answer has more than ${most} bytes.`);
    parts.push(value);
  }
}
