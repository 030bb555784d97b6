import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { pages } from '../pages';
import { answerJson, openApp, status } from '../testing/test-app';
import { setScreen, standInForBrowser } from '../../shared/testing/stand-in-for-browser';
import { matchStyle } from '../../shared/testing/quick-answers';

beforeEach(() => {
  standInForBrowser();
  setScreen('wide');
});

const banner = () => screen.getByRole('banner');

describe('crumbs and document titles', () => {
  const routes = pages
    .filter(({ path, redirectTo, layout }) => path !== '/' && redirectTo === undefined && layout !== 'bare')
    .map(({ path }) => path);

  it.each(routes)('%s has crumbs from home and a title with the suffix', async (path) => {
    await openApp(path);
    const crumbs = await screen.findByRole('navigation', { name: 'Where you are' });
    expect(within(crumbs).getByRole('link', { name: 'Home' })).toBeTruthy();
    const last = crumbs.querySelector('[aria-current="page"]')?.textContent ?? '';
    expect(last).not.toBe('');
    expect(document.title).toBe(`${last} – Keelerada`);
  });

  it('the home page has a title of its own', async () => {
    await openApp('/');
    await screen.findByRole('main');
    expect(document.title).toBe('Keelerada – learn, teach and research Estonian');
  });

  it('an unknown address shows home, page-not-found and a way out', async () => {
    await openApp('/no/such/page');
    expect(await screen.findByRole('heading', { name: 'Page not found (404)' })).toBeTruthy();
    const crumbs = screen.getByRole('navigation', { name: 'Where you are' });
    expect(crumbs.textContent).toBe('Home/Page not found');
    expect(document.title).toBe('Page not found – Keelerada');
  });

  it.each([
    ['/about', '/about/us'],
    ['/tools', '/tools/wordlist'],
    ['/admin', '/'],
  ])('%s leads to %s', async (from, to) => {
    const { router } = await openApp(from);
    await waitFor(() => expect(router.state.location.pathname).toBe(to));
  });
});

describe('the status call', () => {
  it('shows nothing until it is answered', async () => {
    let answer: (response: Response) => void = () => undefined;
    const { container } = await openApp('/', {
      answers: { '/api/status': () => new Promise((resolve) => (answer = resolve)) },
    });
    expect(container.textContent).toBe('');
    act(() => answer(answerJson(status)));
    expect(await screen.findByRole('main')).toBeTruthy();
  });

  it('shows the offline page when it fails, and the product after a retry that succeeds', async () => {
    let isUp = false;
    await openApp('/', {
      answers: {
        '/api/status': () => {
          if (!isUp) throw new TypeError('Failed to fetch');
          return answerJson(status);
        },
      },
    });
    expect(await screen.findByRole('heading', { name: 'The service is not available' })).toBeTruthy();
    expect(screen.queryByRole('banner')).toBeNull();
    isUp = true;
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('banner')).toBeTruthy();
  });
});

describe('the navigation bar', () => {
  it('hides the admin panel from visitors and shows it to administrators', async () => {
    const visit = await openApp('/');
    await screen.findByRole('main');
    expect(within(banner()).queryByRole('link', { name: 'Admin panel' })).toBeNull();
    visit.unmount();
    const user = { firstName: 'Mari', roleName: 'ADMIN' as const };
    await openApp('/', { answers: { '/api/status': () => answerJson({ ...status, user }) } });
    await screen.findByRole('main');
    expect(within(banner()).getByRole('link', { name: 'Admin panel' })).toBeTruthy();
  });

  it('changes its style beyond 20 px of scroll', async () => {
    await openApp('/');
    await screen.findByRole('main');
    const scrollTo = (top: number) =>
      act(() => {
        Object.defineProperty(window, 'scrollY', { configurable: true, value: top });
        Object.defineProperty(window, 'pageYOffset', { configurable: true, value: top });
        window.dispatchEvent(new Event('scroll'));
      });
    scrollTo(20);
    expect(banner().dataset['scrolled']).toBe('false');
    scrollTo(21);
    expect(banner().dataset['scrolled']).toBe('true');
    scrollTo(0);
    expect(banner().dataset['scrolled']).toBe('false');
  });

  it('has a drawer of 270 px that closes when a link is followed', async () => {
    const { router } = await openApp('/');
    await screen.findByRole('main');
    await userEvent.click(screen.getByRole('button', { name: 'Open the menu' }));
    const drawer = await screen.findByRole('dialog');
    expect(matchStyle(drawer).width).toBe('270px');
    await userEvent.click(within(drawer).getByRole('link', { name: 'Links' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(router.state.location.pathname).toBe('/links');
  });

  it('starts in English and keeps another choice under the key language', async () => {
    await openApp('/', { language: null });
    await screen.findByRole('main');
    expect(document.documentElement.lang).toBe('en');
    await userEvent.click(screen.getByRole('button', { name: 'EN, language: English' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Eesti' }));
    expect(await within(banner()).findByRole('link', { name: 'Tööriistad' })).toBeTruthy();
    expect(localStorage.getItem('language')).toBe('et');
    expect(document.documentElement.lang).toBe('et');
    expect(document.title).toBe('Keelerada – õpi, õpeta ja uuri eesti keelt');
  });
});

describe('moving between pages', () => {
  it('puts the focus at the start of a new page, but leaves it on the tab within the tools', async () => {
    const { router } = await openApp('/');
    await screen.findByRole('main');
    await act(() => router.navigate('/links'));
    expect(document.activeElement).toBe(screen.getByRole('main'));
    await act(() => router.navigate('/tools/clusterfinder'));
    const tabs = await screen.findByRole('tablist');
    const tab = within(tabs).getByText('Word analyser');
    await userEvent.click(tab);
    await screen.findByRole('heading', { name: 'Word analyser' });
    expect(document.activeElement).toBe(tab);
  });

  it('has a link that skips to the content as the first stop of the Tab key after the cookie notice', async () => {
    await openApp('/');
    await screen.findByRole('main');
    const notice = screen.getByRole('region', { name: /cookie/iu });
    do await userEvent.tab();
    while (notice.contains(document.activeElement));
    expect(document.activeElement?.textContent).toBe('Skip to the content');
    expect(document.activeElement?.getAttribute('href')).toBe(`#${screen.getByRole('main').id}`);
  });

  it.each([
    ['/', true],
    ['/corrector', true],
    ['/corrector-test', true],
    ['/tools/wordlist', false],
    ['/links', false],
  ])('the floating button on %s: %s', async (path, isThere) => {
    await openApp(path);
    await screen.findByRole('main');
    expect(screen.queryByRole('complementary', { name: 'Donate a text' }) !== null).toBe(isThere);
  });
});

describe('the cookie notice', () => {
  it('stays away once acknowledged', async () => {
    const first = await openApp('/');
    await userEvent.click(await screen.findByRole('button', { name: 'I agree' }));
    expect(screen.queryByRole('region', { name: 'Cookies' })).toBeNull();
    const kept = { ...localStorage };
    expect(Object.values(kept)).toContain('true');
    first.unmount();
    const clear = vi.spyOn(Storage.prototype, 'clear').mockImplementation(() => undefined);
    await openApp('/');
    clear.mockRestore();
    await screen.findByRole('main');
    expect(screen.queryByRole('button', { name: 'I agree' })).toBeNull();
  });
});
