import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import changesByRelease from '../../content/changes.json';
import { answerJson, openApp } from './testing/test-app';
import { setScreen, standInForBrowser } from '../shared/testing/stand-in-for-browser';

beforeEach(() => {
  standInForBrowser();
  setScreen('wide');
});

interface Release {
  readonly version: string | null;
  readonly changes: readonly { readonly et: string; readonly en: string }[];
}

describe('the pages about the site', () => {
  it.each([
    ['/privacy', 'en', 'Privacy'],
    ['/privacy', 'et', 'Privaatsus'],
    ['/data-protection', 'en', 'Data protection'],
    ['/data-protection', 'et', 'Andmekaitse asutusele'],
    ['/accessibility', 'en', 'Accessibility'],
    ['/accessibility', 'et', 'Ligipääsetavus'],
  ] as const)('%s in %s says whom to ask', async (path, language, title) => {
    await openApp(path, { language });
    expect(await screen.findByRole('heading', { level: 1, name: title })).toBeTruthy();
    const main = within(screen.getByRole('main'));
    expect(main.getByRole('link', { name: 'keelerada@example.org' }).getAttribute('href')).toMatch(
      /^mailto:/u,
    );
  });

  it.each([
    ['en', 'Enforcement', 'Consumer Protection and Technical Regulatory Authority'],
    ['et', 'Järelevalve', 'Tarbijakaitse ja Tehnilise Järelevalve Amet'],
  ] as const)('the accessibility statement names who enforces it, in %s', async (language, title, body) => {
    await openApp('/accessibility', { language });
    const section = (await screen.findByRole('heading', { level: 2, name: title })).closest('section')!;
    expect(within(section).getByRole('link', { name: body }).getAttribute('href')).toBe('https://ttja.ee');
    expect(screen.getByRole('row', { name: /^9 / })).toBeTruthy();
  });

  it('the licences list the packages, and may be asked for again when they cannot be had', async () => {
    let isThere = false;
    const list = [{ name: 'react', version: '19.1.0', licence: 'MIT', use: 'product' }];
    await openApp('/licences', {
      answers: { '/licences.json': () => (isThere ? answerJson(list) : answerJson([], 404)) },
    });
    await screen.findByText('The list of packages cannot be shown right now.');
    isThere = true;
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('row', { name: 'react 19.1.0 MIT' })).toBeTruthy();
  });

  it.each([
    ['et', 'Järgmine versioon'],
    ['en', 'Next version'],
  ] as const)('what is new has a section for each release, in %s', async (language, next) => {
    await openApp('/changes', { language });
    const releases: readonly Release[] = changesByRelease;
    for (const { version, changes } of releases) {
      const heading = await screen.findByRole('heading', { level: 2, name: version ?? next });
      const section = heading.closest('section');
      const told = [...(section?.querySelectorAll('li') ?? [])].map((item) => item.textContent);
      expect(told).toEqual(changes.map((change) => change[language]));
    }
  });
});

it('the footer leads to the link sections, other places and the pages about the site', async () => {
  await openApp('/privacy');
  const footer = within(await screen.findByRole('contentinfo'));
  expect(footer.getByRole('link', { name: 'Dictionaries' }).getAttribute('href')).toBe('/links#dictionaries');
  expect(footer.queryByRole('link', { name: 'Media texts' })).toBeNull();
  const outside = footer.getByRole('link', { name: 'Institute of the Estonian Language' });
  expect(outside.getAttribute('target')).toBe('_blank');
  const pages = ['Privacy', 'Data protection', 'Accessibility', 'Licences', 'What is new'];
  for (const name of [...pages, 'The corrector in other programs'])
    expect(footer.getByRole('link', { name })).toBeTruthy();
  expect(footer.getByRole('link', { name: 'Version 1.2.3' }).getAttribute('href')).toBe('/changes#1.2.3');
});
