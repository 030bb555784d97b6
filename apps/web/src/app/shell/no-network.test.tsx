import { render, screen, waitFor } from '@testing-library/react';
import { beforeEach, afterEach, expect, it, vi } from 'vitest';
import { standInForBrowser, setScreen } from '../../shared/testing/stand-in-for-browser';
import { answerJson, openApp, status } from '../testing/test-app';
import { FailureBoundary } from './failure-boundary';

let network: { mockReturnValue: (isOnline: boolean) => unknown };

beforeEach(() => {
  standInForBrowser();
  setScreen('wide');
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  network = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(true);
});
afterEach(() => vi.restoreAllMocks());

const DELETE = 'Delete what the browser keeps';

/** Something above the routes fails to draw, with this error. */
async function breakWith(message: string) {
  const { unmount } = await openApp('/');
  unmount();
  const Broken = () => {
    throw new TypeError(message);
  };
  render(
    <FailureBoundary>
      <Broken />
    </FailureBoundary>,
  );
  return screen.getByRole('alert');
}

it.each([
  'Failed to fetch dynamically imported module: http://localhost/assets/x.js',
  'error loading dynamically imported module: http://localhost/assets/x.js',
  'Importing a module script failed.',
])('nothing kept is blamed where code does not come: %s', async (message) => {
  const alert = await breakWith(message);
  expect(alert.textContent).toContain('The server does not answer right now');
  expect(screen.queryByRole('button', { name: DELETE })).toBeNull();
});

it('without a network nothing kept is blamed, whatever fails', async () => {
  network.mockReturnValue(false);
  const alert = await breakWith('broken');
  expect(alert.textContent).toContain('The device has no internet connection');
  expect(screen.queryByRole('button', { name: DELETE })).toBeNull();
});

it('a page that cannot be drawn offers to delete what is kept', async () => {
  await breakWith('broken');
  expect(screen.getByRole('button', { name: DELETE })).toBeTruthy();
});

it('the first page without a network says so and comes by itself when there is one', async () => {
  network.mockReturnValue(false);
  let isThere = false;
  await openApp('/links', {
    answers: {
      '/api/status': () => {
        if (!isThere) throw new TypeError('Failed to fetch');
        return answerJson(status);
      },
    },
  });
  expect(
    await screen.findByRole('heading', { name: 'There is no internet connection' }, { timeout: 20_000 }),
  ).toBeTruthy();
  isThere = true;
  network.mockReturnValue(true);
  window.dispatchEvent(new Event('online'));
  await waitFor(
    () => expect(screen.queryByRole('heading', { name: 'There is no internet connection' })).toBeNull(),
    { timeout: 20_000 },
  );
  expect(await screen.findByRole('navigation', { name: 'Main navigation' })).toBeTruthy();
});
