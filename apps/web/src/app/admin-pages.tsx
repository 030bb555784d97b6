import { lazy, type ComponentType } from 'react';
import { loadLazyMessages } from '../shared/i18n/lazy-messages';
import type { PageDeclaration } from './page-declaration';

/** Previews show the pages that visitors see. */
async function loadContents(): Promise<ComponentType> {
  const [{ ContentPage }] = await Promise.all([
    import('../features/admin/content/content-page'),
    ...['about', 'links', 'home-introductions'].map(loadLazyMessages),
  ]);
  const previews = {
    about: lazy(async () => ({ default: (await import('../features/about/about-us-page')).AboutUsPage })),
    people: lazy(async () => ({ default: (await import('../features/about/people-page')).PeoplePage })),
    grants: lazy(async () => ({ default: (await import('../features/about/grants-page')).GrantsPage })),
    publications: lazy(async () => ({
      default: (await import('../features/about/publications-page')).PublicationsPage,
    })),
    links: lazy(async () => ({ default: (await import('../features/links/links-page')).LinksPage })),
    videos: lazy(async () => ({
      default: (await import('../features/home/introduction-tabs')).IntroductionTabs,
    })),
  };
  return () => <ContentPage previews={previews} />;
}

/** Pages of administrators, each with its address. */
export const adminPages: readonly PageDeclaration[] = [
  {
    path: '/admin',
    load: async () => (await import('../features/admin/admin-page')).AdminPage,
    navigation: 'administrators',
    layout: 'admin',
  },
  {
    path: '/admin/review',
    load: async () => {
      await loadLazyMessages('donation');
      return (await import('../features/donation/review/review-page')).ReviewPage;
    },
    layout: 'admin',
  },
  {
    path: '/admin/texts',
    load: async () => (await import('../features/admin/texts/texts-page')).TextsPage,
    layout: 'admin',
  },
  {
    path: '/admin/import',
    load: async () => (await import('../features/admin/import/import-page')).ImportPage,
    layout: 'admin',
  },
  {
    path: '/admin/content',
    load: loadContents,
    layout: 'admin',
  },
  {
    path: '/admin/jobs',
    load: async () => (await import('../features/admin/jobs/jobs-page')).JobsPage,
    layout: 'admin',
  },
  {
    path: '/admin/accounts',
    load: async () => (await import('../features/admin/accounts/accounts-page')).AccountsPage,
    layout: 'admin',
  },
  {
    path: '/admin/history',
    load: async () => (await import('../features/admin/history/history-page')).HistoryPage,
    layout: 'admin',
  },
];
