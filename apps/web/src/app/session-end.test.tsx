import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { setAccessToken } from '../shared/http/access-token';
import { setScreen, standInForBrowser } from '../shared/testing/stand-in-for-browser';
import { answerJson, openApp, status, type Answers } from './testing/test-app';

beforeEach(() => {
  standInForBrowser();
  setScreen('wide');
  sessionStorage.clear();
});
afterEach(() => {
  vi.unstubAllGlobals();
  setAccessToken(null);
});

const ID = '0b0c6f1e-0000-4000-8000-000000000004';
const refusal = () =>
  answerJson([{ code: 'NotAuthenticated', message: 'Please sign in.', field: null }], 401);
const text = {
  ...{ id: ID, title: 'Lugu', text: 'Koer jookseb.', revision: 3, origin: 'import', log: [] },
  properties: [{ propertyName: 'title', propertyValue: 'Lugu' }],
};

/** A server with one session, whose token has a number that grows with each renewal elsewhere. */
function makeServer(sessionSeconds = 1800) {
  const state = { isSignedIn: true, token: 1, saved: [] as unknown[], sessionSeconds };
  const makeToken = () => `h.${btoa(JSON.stringify({ iat: 0, exp: 3600, number: state.token }))}.s`;
  const isRefused = (request: Request) =>
    !state.isSignedIn || request.headers.get('Authorization') !== `Bearer ${makeToken()}`;
  const answers: Answers = {
    '/api/status': () =>
      answerJson({
        ...status,
        integrationPaths: { login: '/api/auth/login/harid' },
        ...(state.isSignedIn && {
          user: { firstName: 'Mari', roleName: 'ADMIN' },
          accessToken: makeToken(),
          sessionSeconds: state.sessionSeconds,
        }),
      }),
    [`/api/admin/texts/${ID}`]: (request, body) => {
      if (isRefused(request)) return refusal();
      if (request.method === 'POST') state.saved.push(body);
      return answerJson({ ...text, revision: 3 + state.saved.length });
    },
  };
  return { state, answers };
}

const openText = (answers: Answers) => openApp(`/admin/texts?id=${ID}`, { answers });
const findField = () => screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'Text' });

describe('a session that ends while an administrator writes', () => {
  async function loseSession() {
    const server = makeServer();
    const view = await openText(server.answers);
    await userEvent.type(await findField(), ' Kass magab.');
    server.state.isSignedIn = false;
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    await screen.findByText('The session has expired and you have been logged out.');
    return { ...server, ...view };
  }

  it('is told once, at home, with the way back in', async () => {
    const { router } = await loseSession();
    await waitFor(() => expect(router.state.location.pathname).toBe('/'));
    expect(screen.queryByText('Please log in to continue.')).toBeNull();
    expect(screen.queryByText(/Hello, Mari/u)).toBeNull();
    await userEvent.click(screen.getByRole('link', { name: 'Log in' }));
    const asked = new URLSearchParams({ return: `/admin/texts?id=${ID}` }).toString();
    await waitFor(() => expect(router.state.location.search).toBe(`?${asked}`));
  });

  it('brings back to the place and to what was not saved', async () => {
    const { state, answers, unmount } = await loseSession();
    await userEvent.click(screen.getByRole('link', { name: 'Log in' }));
    const provider = await screen.findByRole('link', { name: 'Log in' });
    provider.addEventListener('click', (event) => event.preventDefault());
    await userEvent.click(provider);
    unmount();
    state.isSignedIn = true;
    const { router } = await openApp('/admin', { answers });
    await waitFor(() => expect(router.state.location.search).toBe(`?id=${ID}`));
    await waitFor(async () => expect((await findField()).value).toBe('Koer jookseb. Kass magab.'));
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() =>
      expect(state.saved).toMatchObject([{ revision: 3, text: 'Koer jookseb. Kass magab.' }]),
    );
    expect(sessionStorage.getItem('keelerada.unsent-edits')).toBeNull();
  });

  it.each(['[]', '{', '"x"', '{"text ID":[]}', '{"text ID":{"text":5}}'])(
    'shows what is stored where this browser has kept nonsense: %s',
    async (kept) => {
      sessionStorage.setItem('keelerada.unsent-edits', kept.replace('ID', ID));
      await openText(makeServer().answers);
      expect((await findField()).value).toBe('Koer jookseb.');
    },
  );
});

describe('a session that goes on', () => {
  it('is not lost when another tab has renewed it: the refused call is sent again', async () => {
    const { state, answers } = makeServer();
    await openText(answers);
    await userEvent.type(await findField(), ' Kass magab.');
    state.token += 1;
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(state.saved).toHaveLength(1));
    expect(screen.queryByText(/session has expired/u)).toBeNull();
  });

  it('asks the person by the end without use, though the token lasts an hour', async () => {
    await openApp('/links', { answers: makeServer(240).answers });
    await screen.findByRole('button', { name: 'Yes, extend it' }, { timeout: 8000 });
    expect(screen.getByText(/expires in 4 minutes/u)).toBeTruthy();
  }, 15_000);

  it('is kept by a page whose server cannot tell at the moment', async () => {
    const { state, answers } = makeServer();
    let isAway = false;
    const away = () => answerJson({ ...status, isSessionUnknown: true });
    const { '/api/status': readStatus, ...others } = answers;
    await openText({
      ...others,
      '/api/status': (...asked) => (isAway ? away() : readStatus!(...asked)),
    });
    await userEvent.type(await findField(), ' Kass magab.');
    isAway = true;
    state.token += 1;
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    await act(() => Promise.resolve());
    expect((await findField()).value).toBe('Koer jookseb. Kass magab.');
    expect(screen.queryByText(/session has expired/u)).toBeNull();
  });
});
