import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter, useLocation } from 'react-router';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { startI18n } from '../../i18n/start-i18n';
import { SCROLL_HEADER_OFFSET_PX } from '../scroll-to-element';
import type { SideMenuGroup } from './side-menu-item';
import { SideMenuLayout } from './side-menu-layout';
import { matchStyle } from '../../testing/quick-answers';

const groups: readonly SideMenuGroup[] = [
  {
    key: 'pages',
    heading: 'Pages',
    items: [
      { route: 'us', label: 'Us' },
      {
        route: 'publications',
        label: 'Publications',
        children: [
          { route: 'publications', anchor: 'papers', label: 'Papers' },
          { route: 'publications', anchor: 'articles', label: 'Articles' },
        ],
      },
    ],
  },
  { key: 'more', heading: 'More', items: [{ route: 'people', label: 'People' }] },
];

/** Where each place on the page stands, in pixels below the top of the window. */
const tops: Record<string, number> = {};

function Address() {
  const { pathname, hash } = useLocation();
  return <output>{pathname + hash}</output>;
}

function setScreen(isWide: boolean) {
  window.matchMedia = (media) =>
    Object.assign(new EventTarget(), {
      media,
      matches: isWide && media.includes('min-width'),
      onchange: null,
      addListener: vi.fn(),
      removeListener: vi.fn(),
    });
}

const open = (path: string) =>
  render(
    <MemoryRouter initialEntries={[path]}>
      <SideMenuLayout label="About" groups={groups}>
        <Address />
        <h2 id="papers">Papers</h2>
        <h2 id="articles">Articles</h2>
      </SideMenuLayout>
    </MemoryRouter>,
  );

const address = () => screen.getByRole('status').textContent;
const scroll = (wanted: Record<string, number>) =>
  act(() => {
    Object.assign(tops, wanted);
    window.dispatchEvent(new Event('scroll'));
  });

beforeEach(async () => {
  localStorage.clear();
  await startI18n();
  setScreen(true);
  Object.assign(tops, { papers: 300, articles: 900 });
  Element.prototype.scrollIntoView = vi.fn();
  Element.prototype.getBoundingClientRect = function (this: Element) {
    return { top: tops[this.id] ?? 0 } as DOMRect;
  };
});

describe('the side menu', () => {
  it('shows groups with headings and marks the open page', () => {
    open('/about/us');
    expect(screen.getByRole('heading', { name: 'Pages' })).toBeTruthy();
    expect(screen.getByRole('heading', { name: 'More' })).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Us' }).getAttribute('aria-current')).toBe('page');
    expect(screen.getByRole('link', { name: 'People' }).getAttribute('aria-current')).toBeNull();
  });

  it('makes addresses below the first segment of the path', () => {
    open('/elsewhere/us');
    expect(screen.getByRole('link', { name: 'People' }).getAttribute('href')).toBe('/elsewhere/people');
  });

  it('opens the page of an item that is expanded on a wide screen; collapsing stays where it is', async () => {
    open('/about/us');
    const item = screen.getByRole('button', { name: 'Publications' });
    expect(item.getAttribute('aria-expanded')).toBe('false');
    await userEvent.click(item);
    expect(item.getAttribute('aria-expanded')).toBe('true');
    expect(address()).toBe('/about/publications');
    await userEvent.click(item);
    expect(item.getAttribute('aria-expanded')).toBe('false');
    expect(address()).toBe('/about/publications');
  });

  it('marks the place that has reached the bar 81 px below the top', () => {
    open('/about/publications');
    const current = () => document.querySelector('[aria-current="location"]')?.textContent ?? null;
    expect(current()).toBeNull();
    scroll({ papers: SCROLL_HEADER_OFFSET_PX, articles: 700 });
    expect(current()).toBe('Papers');
    scroll({ papers: -500, articles: SCROLL_HEADER_OFFSET_PX + 10 });
    expect(current()).toBe('Papers');
    scroll({ papers: -590, articles: SCROLL_HEADER_OFFSET_PX });
    expect(current()).toBe('Articles');
  });

  it('scrolls to the place that a link names', async () => {
    open('/about/publications');
    await userEvent.click(screen.getByRole('link', { name: 'Articles' }));
    expect(address()).toBe('/about/publications#articles');
    expect(vi.spyOn(Element.prototype, 'scrollIntoView').mock.contexts[0]).toBe(
      document.getElementById('articles'),
    );
  });

  it('is a drawer on a narrow screen, where expanding goes nowhere and following a link closes it', async () => {
    setScreen(false);
    open('/about/us');
    expect(screen.queryByRole('link', { name: 'People' })).toBeNull();
    const opener = screen.getByRole('button', { name: 'About' });
    await userEvent.click(opener);
    const drawer = await screen.findByRole('dialog');
    expect(matchStyle(drawer).width).toBe('270px');
    await userEvent.click(within(drawer).getByRole('button', { name: 'Publications' }));
    expect(screen.getByText('/about/us')).toBeTruthy();
    await userEvent.click(within(drawer).getByRole('link', { name: 'People' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(address()).toBe('/about/people');
    expect(document.activeElement).toBe(opener);
  });
});
