import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import { useEffect, useState } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { getAccessToken, setAccessToken } from '../http/access-token';
import { SessionProvider } from './session';

afterEach(() => {
  vi.unstubAllGlobals();
  setAccessToken(null);
});

/** Makes its calls as soon as it is drawn, as pages do. */
function Page() {
  const [token, setToken] = useState('');
  useEffect(() => setToken(getAccessToken() ?? 'none'), []);
  return <p>token: {token}</p>;
}

it('the first calls of a page carry the access token of the status', async () => {
  vi.stubGlobal('fetch', () =>
    Promise.resolve(new Response(JSON.stringify({ user: null, accessToken: makeToken() }))),
  );
  render(
    <QueryClientProvider client={new QueryClient()}>
      <SessionProvider renderOffline={() => 'offline'}>
        <Page />
      </SessionProvider>
    </QueryClientProvider>,
  );
  expect(await screen.findByText(/^token: (?!$)/u)).toHaveProperty('textContent', `token: ${makeToken()}`);
});

function makeToken(): string {
  return `h.${btoa(JSON.stringify({ exp: 4_000_000_000 }))}.s`;
}
