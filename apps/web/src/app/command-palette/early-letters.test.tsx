import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it, vi } from 'vitest';
import { setScreen, standInForBrowser } from '../../shared/testing/stand-in-for-browser';
import { openApp } from '../testing/test-app';

const waiting = vi.hoisted(() => {
  let arrive: () => void = () => undefined;
  const promise = new Promise<void>((resolve) => (arrive = resolve));
  return { promise, arrive };
});
vi.mock('./command-palette', async (importOriginal) => {
  await waiting.promise;
  return importOriginal();
});

beforeEach(() => {
  standInForBrowser();
  setScreen('wide');
  sessionStorage.clear();
});

it('takes letters, and Enter, while its code is still coming', async () => {
  const { router } = await openApp('/links');
  await screen.findByRole('button', { name: /^Find and open/u });
  await userEvent.keyboard('{Control>}k{/Control}priv');
  expect(screen.queryByRole('combobox')).toBeNull();
  await userEvent.keyboard('acy{Enter}');
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Find and open' }).value).toBe('privacy');
  waiting.arrive();
  await waitFor(() => expect(router.state.location.pathname).toBe('/privacy'), { timeout: 20_000 });
});
