import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { answerJson, openApp, status, type Answers } from './testing/test-app';
import { setScreen, standInForBrowser } from '../shared/testing/stand-in-for-browser';

const CHECK_MS = 3000;
const MINUTE_MS = 60_000;

function makeToken(minutes: number): string {
  const claims = { exp: Math.floor((Date.now() + minutes * MINUTE_MS) / 1000) };
  return `h.${btoa(JSON.stringify(claims))}.s`;
}

const empty = () => new Response(null, { status: 204 });

/** A server at which somebody is signed in until a logout, or for some minutes; `renewed` counts renewals. */
function makeServer(roleName: 'USER' | 'ADMIN', minutes: number) {
  const state = { isSignedIn: true, renewed: 0, minutes };
  const startMs = Date.now();
  const isOver = () => state.renewed === 0 && Date.now() - startMs > minutes * MINUTE_MS;
  const answers: Answers = {
    '/api/status': () =>
      answerJson(
        state.isSignedIn && !isOver()
          ? { ...status, user: { firstName: 'Mari', roleName }, accessToken: makeToken(state.minutes) }
          : status,
      ),
    '/api/auth/logout': () => {
      state.isSignedIn = false;
      return empty();
    },
    '/api/auth/renew': () => {
      state.renewed += 1;
      state.minutes = 60;
      return empty();
    },
    '/api/admin/texts-to-review': () => answerJson(7),
    '/api/actuator/health': () => answerJson({ status: 'UP' }),
    '/api/actuator/metrics/http.errors.500.total': () =>
      answerJson({ name: 'e', measurements: [{ statistic: 'COUNT', value: 2 }] }),
    '/api/actuator/metrics/tools.wordanalyser': () =>
      answerJson([{ code: 'NotFound', message: 'Not used yet.', field: null }], 404),
    '/api/admin/usage': () =>
      answerJson({
        from: '2026-05-01',
        to: '2026-05-30',
        names: ['wordlist', 'speech'],
        counts: [
          { day: '2026-05-02', name: 'wordlist', calls: 7000 },
          { day: '2026-05-03', name: 'wordlist', calls: 3 },
          { day: '2026-05-03', name: 'speech', calls: 39 },
        ],
      }),
    '/api/admin/jobs': () =>
      answerJson([
        {
          id: '00000000-0000-4000-8000-000000000001',
          kind: 'import',
          source: 'texts.zip',
          state: 'running',
          phase: 'analysing',
          done: 1,
          total: 4,
          startedAt: '2026-05-03T10:00:00.000Z',
          updatedAt: '2026-05-03T10:00:00.000Z',
        },
      ]),
    '/api/admin/system': () =>
      answerJson({
        startedAt: '2026-01-01T00:00:00.000Z',
        memoryBytes: 3e8,
        freeDiskBytes: 5e9,
        texts: 848,
        pendingTexts: 3,
        outdatedTexts: 0,
        recentErrors: [],
      }),
  };
  return { state, answers };
}

beforeEach(() => {
  standInForBrowser();
  setScreen('wide');
});
afterEach(() => vi.useRealTimers());

describe('a sign-in that failed', () => {
  it.each([
    ['loginFailed', 'Login failed. Please try again later.'],
    ['idCodeMissing', /Add your personal code/u],
  ])('is told for %s, and the address is cleaned', async (name, text) => {
    const { router } = await openApp('/links');
    await act(() => router.navigate(`/links?${name}=true&other=1`));
    expect(await screen.findByText(text)).toBeTruthy();
    await waitFor(() => expect(router.state.location.search).toBe('?other=1'));
  });
});

describe('the login page', () => {
  it('leads to the provider in the language of the page', async () => {
    await openApp('/login', {
      answers: {
        '/api/status': () => answerJson({ ...status, integrationPaths: { login: '/api/auth/login/harid' } }),
      },
    });
    const link = await screen.findByRole('link', { name: 'Log in' });
    expect(link.getAttribute('href')).toBe('/api/auth/login/harid?language=en');
  });

  it('says that login is not open where no provider is set', async () => {
    await openApp('/login');
    expect(await screen.findByText(/Login is not open/u)).toBeTruthy();
    expect(screen.queryByRole('link', { name: 'Log in' })).toBeNull();
  });
});

describe('the admin panel', () => {
  it('greets the administrator and shows the figures', async () => {
    await openApp('/admin', { answers: makeServer('ADMIN', 60).answers });
    expect(await screen.findByRole('heading', { name: 'Hello, Mari!' })).toBeTruthy();
    expect(await screen.findByText('7')).toBeTruthy();
    expect(await screen.findByText('running')).toBeTruthy();
    expect(await screen.findByText(/No data yet/u)).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Admin panel' })).toBeTruthy();
  });

  it('shows the use by day as a picture and as a table, of one tool where asked', async () => {
    await openApp('/admin', { answers: makeServer('ADMIN', 60).answers });
    const chart = await screen.findByRole('img', { name: /Use by day/u });
    expect(chart.querySelector('desc')?.textContent).toBe(
      '7,042 calls in total; the peak was 7,000 on 2 May.',
    );
    expect(chart.querySelectorAll('[data-row]')).toHaveLength(30);
    await userEvent.click(screen.getByRole('button', { name: 'The numbers as a table' }));
    const table = await screen.findByRole('table', { name: 'Use by day' });
    expect(within(table).getByRole('row', { name: '3 May 42' })).toBeTruthy();
    await userEvent.click(screen.getByRole('combobox', { name: 'Tool' }));
    expect(await screen.findByRole('option', { name: 'Word list' })).toBeTruthy();
    await userEvent.click(await screen.findByRole('option', { name: 'Reading aloud' }));
    expect(await within(table).findByRole('row', { name: '3 May 39' })).toBeTruthy();
  });

  it('shows how far jobs are', async () => {
    await openApp('/admin/jobs', { answers: makeServer('ADMIN', 60).answers });
    const bar = await screen.findByRole('progressbar', { name: 'Import: texts.zip' });
    expect(bar.getAttribute('aria-valuenow')).toBe('25');
    expect(screen.getByText(/analysing texts, 25%/u)).toBeTruthy();
  });

  it.each(['USER', null] as const)('sends %s home', async (role) => {
    const answers = role === null ? {} : makeServer(role, 60).answers;
    const { router } = await openApp('/admin', { answers });
    await waitFor(() => expect(router.state.location.pathname).toBe('/'));
  });
});

describe('a session', () => {
  it('ends with the logout button', async () => {
    const { state, answers } = makeServer('ADMIN', 60);
    const { router } = await openApp('/links', { answers });
    await userEvent.click(await screen.findByRole('button', { name: 'Log out' }));
    expect(await screen.findByText('You have been logged out.')).toBeTruthy();
    expect(router.state.location.pathname).toBe('/');
    expect(state.isSignedIn).toBe(false);
    expect(screen.queryByRole('button', { name: 'Log out' })).toBeNull();
  });

  it('is extended when the person says so five minutes before its end', async () => {
    const { state, answers } = makeServer('USER', 4);
    await openApp('/links', { answers });
    const yes = await screen.findByRole('button', { name: 'Yes, extend it' }, { timeout: 3 * CHECK_MS });
    expect(screen.getByText(/expires in 4 minutes/u)).toBeTruthy();
    await userEvent.click(yes);
    expect(await screen.findByText('The session has been extended.')).toBeTruthy();
    expect(state.renewed).toBe(1);
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Yes, extend it' })).toBeNull());
  }, 20_000);

  it('is left alone when the person says no, and ends with a notice when its time is over', async () => {
    const { state, answers } = makeServer('USER', 0.12);
    const { router } = await openApp('/links', { answers });
    await userEvent.click(await screen.findByRole('button', { name: 'No' }, { timeout: 3 * CHECK_MS }));
    await waitFor(() => expect(screen.queryByRole('button', { name: 'No' })).toBeNull());
    expect(await screen.findByText(/session has expired/u, {}, { timeout: 5 * CHECK_MS })).toBeTruthy();
    expect(state.renewed).toBe(0);
    expect(router.state.location.pathname).toBe('/');
  }, 30_000);
});
