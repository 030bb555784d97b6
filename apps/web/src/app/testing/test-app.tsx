import { render } from '@testing-library/react';
import type { StatusResponse } from '@keelerada/contract/fields/status';
import { vi } from 'vitest';
import { startI18n } from '../../shared/i18n/start-i18n';
import { Providers } from '../app';
import { makeTestRouter } from '../../shared/testing/test-router';
import { Pages } from '../routes';

/** Answers of a server made for a test: by path, called with the request. A path that is missing answers 404. */
export type Answers = Readonly<
  Record<string, (request: Request, body: unknown) => Response | Promise<Response>>
>;

export const answerJson = (body: unknown, status = 200) =>
  new Response(JSON.stringify(body), { status, headers: { 'Content-Type': 'application/json' } });

export const status: StatusResponse = {
  user: null,
  accessToken: null,
  integrationPaths: {},
  version: '1.2.3',
  corpus: {
    texts: 12_000,
    runningWords: 3_000_000,
    version: 'v',
    owner: 'Keelerada',
    doi: null,
    isDemo: false,
    pendingTexts: 0,
    outdatedTexts: 0,
    isReady: true,
  },
};

/** Opens the whole product at an address, as a visitor with this language would. */
export async function openApp(
  path: string,
  {
    answers = {},
    language = 'en',
    state = null,
    stored = {},
    isFirstVisit = false,
  }: {
    answers?: Answers;
    language?: 'et' | 'en' | null;
    state?: unknown;
    /** What the browser has kept from earlier visits. */
    stored?: Readonly<Record<string, string>>;
    /** Who was here before has emptied the choice; on a first visit the tools begin with the whole corpus. */
    isFirstVisit?: boolean;
  } = {},
) {
  localStorage.clear();
  if (!isFirstVisit && sessionStorage.getItem('chosen-texts') === null)
    sessionStorage.setItem('chosen-texts', '{"origin":"visitor"}');
  for (const [name, value] of Object.entries(stored)) localStorage.setItem(name, value);
  if (language !== null) localStorage.setItem('language', language);
  await startI18n();
  const all: Answers = { '/api/status': () => answerJson(status), ...answers };
  vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
    const request = new Request(new URL(url, 'http://localhost'), { ...init, signal: null });
    const isJson = typeof init.body === 'string';
    const answer = all[new URL(request.url).pathname];
    return answer
      ? answer(request, isJson ? JSON.parse(init.body as string) : init.body)
      : answerJson([], 404);
  });
  const { router, Router } = makeTestRouter(path, state);
  const view = render(
    <Router>
      <Providers>
        <Pages />
      </Providers>
    </Router>,
  );
  return { ...view, router };
}

/** Opens the product for somebody with the role ADMIN. */
export const openAsAdministrator = (path: string, answers: Answers, language: 'et' | 'en' = 'en') =>
  openApp(path, {
    language,
    answers: {
      '/api/status': () => answerJson({ ...status, user: { firstName: 'Mari', roleName: 'ADMIN' } }),
      ...answers,
    },
  });
