import { render, screen, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { loadLazyMessages } from '../../shared/i18n/lazy-messages';
import { startI18n } from '../../shared/i18n/start-i18n';
import { linkSections, startLinks, LinksPage } from './links-page';

beforeAll(async () => {
  Element.prototype.scrollIntoView = vi.fn();
  await startI18n();
  await loadLazyMessages('links');
});

describe('the content folder', () => {
  const links = Object.values(startLinks.links).flat();

  it('has the sections of the links page in their order, each once', () => {
    const anchors = linkSections.map(({ anchor }) => anchor);
    expect(new Set(anchors).size).toBe(anchors.length);
    for (const { group } of linkSections) expect(group === undefined || anchors.includes(group)).toBe(true);
  });

  it('describes every link and tag in both languages', () => {
    for (const { name, url, description, tags } of links) {
      expect(URL.canParse(url), name).toBe(true);
      expect([description.et.trim(), description.en.trim()], name).not.toContain('');
      for (const tag of tags) expect(startLinks.tags[tag], `${name}: ${tag}`).toBeDefined();
    }
  });
});

describe('the links page', () => {
  it('shows every section at its anchor with its links and tags', () => {
    render(
      <MemoryRouter initialEntries={['/links']}>
        <LinksPage />
      </MemoryRouter>,
    );
    for (const { anchor, title } of linkSections) {
      const links = startLinks.links[anchor] ?? [];
      const section = document.getElementById(anchor)!;
      expect(within(section).getByRole('heading', { name: title.en })).toBeTruthy();
      for (const { name, url } of links) {
        expect(within(section).getByText(name, { selector: 'a' }).getAttribute('href')).toBe(url);
      }
    }
    expect(screen.getAllByText('podcast').length).toBeGreaterThan(1);
  });
});
