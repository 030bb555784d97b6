import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it } from 'vitest';
import { openApp } from './testing/test-app';
import { setScreen, standInForBrowser } from '../shared/testing/stand-in-for-browser';

beforeEach(() => {
  standInForBrowser();
  setScreen('wide');
});

it.each([
  ['et', 'Korrektor teistes programmides', /^Katsetatud: LibreOffice 7\.4\.7/u, /^Katsetamata: /u],
  ['en', 'The corrector in other programs', /^Tried: LibreOffice 7\.4\.7/u, /^Not tried: /u],
] as const)(
  'the page on other programs says what is tried, in %s',
  async (language, title, tried, untried) => {
    await openApp('/editors', { language });
    await screen.findByRole('heading', { level: 1, name: title });
    const main = within(screen.getByRole('main'));
    expect(main.getByText(tried)).toBeTruthy();
    expect(main.getAllByText(untried)).toHaveLength(3);
  },
);

it('copies the address of this very site', async () => {
  await openApp('/editors', { language: 'en' });
  const user = userEvent.setup();
  const { origin } = window.location;
  const [first] = await screen.findAllByRole('button', { name: `Copy: ${origin}/v2` });
  await user.click(first!);
  expect(await navigator.clipboard.readText()).toBe(`${origin}/v2`);
  expect(await screen.findByText('Copied')).toBeTruthy();
});
