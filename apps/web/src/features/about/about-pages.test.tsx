import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { loadLazyMessages } from '../../shared/i18n/lazy-messages';
import { startI18n } from '../../shared/i18n/start-i18n';
import {
  startGrants as grants,
  startPeople as peopleGroups,
  startPublications as publications,
} from './about-content';
import { AboutLayout } from './about-layout';
import { AboutUsPage } from './about-us-page';
import { GrantsPage } from './grants-page';
import { PeoplePage } from './people-page';
import { PublicationsPage } from './publications-page';
import { publicationAnchors } from './publication-anchors';

beforeAll(async () => {
  Element.prototype.scrollIntoView = vi.fn();
  await startI18n();
  await loadLazyMessages('about');
});

const open = (page: React.ReactNode, path = '/about/us') =>
  render(<MemoryRouter initialEntries={[path]}>{page}</MemoryRouter>);

describe('the about area', () => {
  it('says where the texts come from and leads to donating one', () => {
    open(<AboutUsPage />);
    expect(screen.getByText(/corpus of learner language/u)).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Donate a text' }).getAttribute('href')).toBe('/adding');
  });

  it('shows a card for each person, a CV where there is one', () => {
    open(<PeoplePage />);
    const people = peopleGroups.flatMap((group) => group.people);
    for (const { email } of people) expect(screen.getByRole('link', { name: email })).toBeTruthy();
    const cvs = screen.queryAllByRole('link', { name: 'Curriculum vitae' });
    expect(cvs).toHaveLength(people.filter(({ cv }) => cv !== null).length);
  });

  it('lists projects and works, each leading elsewhere', () => {
    open(<GrantsPage />);
    expect(screen.getAllByRole('link')).toHaveLength(grants.length);
    open(<PublicationsPage />);
    for (const { list, anchor } of publicationAnchors) {
      const links = document.getElementById(anchor)!.querySelectorAll('a[target="_blank"]');
      expect(links).toHaveLength(publications[list].length);
    }
    for (const { url } of [...grants, ...Object.values(publications).flat()])
      expect(URL.canParse(url), url).toBe(true);
  });

  it('has the three lists of works in its menu', async () => {
    open(<AboutLayout />, '/about/publications');
    await userEvent.click(screen.getByRole('button', { name: 'Pages in this section' }));
    const list = await screen.findByRole('link', { name: 'Graduation papers', hidden: true });
    expect(list.getAttribute('href')).toBe('/about/publications#graduation-papers');
  });
});
