import { statusCall, type StatusResponse } from '@keelerada/contract/fields/status';
import { vi } from 'vitest';

/** Answers a call's body: an object is sent as JSON, a Response as it is. */
export type FakeAnswer = (body: Record<string, unknown>) => unknown;

export interface FakeCall {
  readonly path: string;
  readonly body: Record<string, unknown>;
  readonly signal: AbortSignal | null;
}

const status: StatusResponse = {
  user: null,
  accessToken: null,
  integrationPaths: {},
  version: '1.2.3',
  corpus: {
    texts: 3,
    runningWords: 1000,
    version: 'corpus-7',
    owner: 'Keelerada',
    doi: null,
    isDemo: true,
    pendingTexts: 0,
    outdatedTexts: 0,
    isReady: true,
  },
};

/** Replaces the server in tests of screens. Returns its calls, without those for the status. */
export function startFakeServer(answers: Readonly<Record<string, FakeAnswer>>): readonly FakeCall[] {
  const calls: FakeCall[] = [];
  vi.stubGlobal('fetch', async (address: string, init?: RequestInit) => {
    const path = address.split('?')[0] ?? '';
    if (path === statusCall.path) return Response.json(status);
    const body = typeof init?.body === 'string' ? (JSON.parse(init.body) as Record<string, unknown>) : {};
    calls.push({ path, body, signal: init?.signal ?? null });
    const answer = await answers[path]?.(body);
    return answer instanceof Response ? answer : Response.json(answer ?? [], { status: answer ? 200 : 404 });
  });
  return calls;
}

/** An answer that comes when the test says so. */
export function holdAnswer(): {
  readonly promise: Promise<unknown>;
  readonly give: (answer: unknown) => void;
} {
  let give: (answer: unknown) => void = () => undefined;
  const promise = new Promise((resolve) => (give = resolve));
  return { promise, give };
}
