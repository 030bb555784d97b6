import { type ComponentType } from 'react';
import type { PageDeclaration } from './page-declaration';
import { lazyPart } from '../shared/i18n/lazy-messages';

/** Previews show the pages that visitors see. */
async function loadContents(): Promise<ComponentType> {
  const { ContentPage } = await import('../features/admin/content/content-page');
  const previews = {
    about: lazyPart(async () => (await import('../features/about/about-us-page')).AboutUsPage),
    people: lazyPart(async () => (await import('../features/about/people-page')).PeoplePage),
    grants: lazyPart(async () => (await import('../features/about/grants-page')).GrantsPage),
    publications: lazyPart(
      async () => (await import('../features/about/publications-page')).PublicationsPage,
    ),
    links: lazyPart(async () => (await import('../features/links/links-page')).LinksPage),
    videos: lazyPart(async () => (await import('../features/home/introduction-tabs')).IntroductionTabs),
  };
  return () => <ContentPage previews={previews} />;
}

const pages: readonly PageDeclaration[] = [
  {
    path: '/admin',
    load: async () => (await import('../features/admin/admin-page')).AdminPage,
    navigation: 'administrators',
  },
  {
    path: '/admin/review',
    messages: ['donation'],
    load: async () => (await import('../features/donation/review/review-page')).ReviewPage,
  },
  {
    path: '/admin/texts',
    load: async () => (await import('../features/admin/texts/texts-page')).TextsPage,
  },
  {
    path: '/admin/import',
    load: async () => (await import('../features/admin/import/import-page')).ImportPage,
  },
  { path: '/admin/content', messages: ['about', 'links', 'home-introductions'], load: loadContents },
  { path: '/admin/jobs', load: async () => (await import('../features/admin/jobs/jobs-page')).JobsPage },
  {
    path: '/admin/accounts',
    load: async () => (await import('../features/admin/accounts/accounts-page')).AccountsPage,
  },
  {
    path: '/admin/history',
    load: async () => (await import('../features/admin/history/history-page')).HistoryPage,
  },
];

/** Pages of administrators, each with its address. */
export const adminPages = pages.map((page): PageDeclaration => ({ ...page, layout: 'admin' }));
