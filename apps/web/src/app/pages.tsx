import { pageTitleKeys } from '@keelerada/contract/site/page-paths';
import { CLUSTER_FINDER_PAGE_PATH } from '@keelerada/contract/site/paths';
import type { ComponentType } from 'react';
import { adminPages } from './admin-pages';
import { branding } from './branding';
import { loadPractice, loadWorksheet } from './load-exercises';
import type { Page, PageDeclaration } from './page-declaration';
import { readToolPath, tools } from './tools/tool-list';
import { loadLazyMessages } from '../shared/i18n/lazy-messages';

async function loadHome(): Promise<ComponentType> {
  const { HomePage } = await import('../features/home/home-page');
  return () => <HomePage tools={tools} />;
}

export const NOT_FOUND_TITLE_KEY = 'shell:titles.not_found';

const readTitleKey = (path: string) => pageTitleKeys.get(path) ?? NOT_FOUND_TITLE_KEY;

/** The page stands on its own, with an own text; in a frame the texts come from the page around it. */
async function loadClusterFinder(): Promise<ComponentType> {
  const [{ ClusterFinderPage }, { OwnTextChoice }] = await Promise.all([
    import('../features/cluster-finder/cluster-finder-page'),
    import('./tools/own-text-choice'),
    loadLazyMessages('cluster-finder-page'),
    loadLazyMessages('result-link'),
    loadLazyMessages('tool-result'),
    loadLazyMessages('nothing-found'),
    loadLazyMessages('citation'),
  ]);
  return () => <ClusterFinderPage textChoice={<OwnTextChoice />} />;
}

const toolPages = tools.map((tool): PageDeclaration => ({
  path: readToolPath(tool),
  load: tool.load,
  layout: 'tools',
  footer: 'tools',
}));

const loadAbout = async (load: () => Promise<ComponentType>): Promise<ComponentType> => {
  await loadLazyMessages('about');
  return load();
};

const aboutPages = [
  {
    name: 'about_us',
    load: async () => (await import('../features/about/about-us-page')).AboutUsPage,
  },
  { name: 'people', load: async () => (await import('../features/about/people-page')).PeoplePage },
  { name: 'grants', load: async () => (await import('../features/about/grants-page')).GrantsPage },
  {
    name: 'publications',
    load: async () => (await import('../features/about/publications-page')).PublicationsPage,
  },
  {
    name: 'about_corpus',
    load: async () => {
      await loadLazyMessages('corpus-description');
      return (await import('../features/corpus-description/corpus-page')).CorpusPage;
    },
  },
  {
    name: 'error_types',
    load: async () => {
      await loadLazyMessages('error-profile-screen');
      return (await import('../features/error-profile/error-types-page')).ErrorTypesPage;
    },
  },
  {
    name: 'quality',
    load: async () => {
      await loadLazyMessages('quality');
      return (await import('../features/quality/quality-page')).QualityPage;
    },
  },
].map(({ name, load }): PageDeclaration => ({
  path: `/about/${name.replace('about_', '').replace('_', '-')}`,
  load: () => loadAbout(load),
  layout: 'about',
  footer: 'about',
}));

/** The teacher's desk, and addresses that its pages had before. */
const teacherPages: readonly PageDeclaration[] = [
  {
    path: '/teacher',
    redirectTo: '/teacher/class-report',
    navigation: 'everyone',
  },
  {
    path: '/teacher/class-report',
    load: async () => {
      await loadLazyMessages('class-report');
      return (await import('../features/class-report/class-report-page')).ClassReportPage;
    },
    layout: 'teacher',
    footer: 'more',
  },
  {
    path: '/teacher/worksheet',
    load: loadWorksheet,
    layout: 'teacher',
    footer: 'more',
  },
  { path: '/teacher/examples', redirectTo: '/tools/wordcontext?type=LEMMAS&keepCapitalization=false' },
  { path: '/class-report', redirectTo: '/teacher/class-report' },
  { path: '/worksheet', redirectTo: '/teacher/worksheet' },
];

/** Pages about the site itself. */
const sitePages = [
  {
    name: 'editors',
    load: async () => (await import('../features/editors/editors-page')).EditorsPage,
  },
  {
    name: 'privacy',
    load: async () => {
      const { PrivacyPage } = await import('../features/site-pages/privacy-page');
      return () => <PrivacyPage contactEmail={branding.contactEmail} />;
    },
  },
  {
    name: 'data_protection',
    load: async () => {
      const { DataProtectionPage } = await import('../features/site-pages/data-protection-page');
      return () => <DataProtectionPage contactEmail={branding.contactEmail} />;
    },
  },
  {
    name: 'accessibility',
    load: async () => {
      const { AccessibilityPage } = await import('../features/site-pages/accessibility-page');
      return () => <AccessibilityPage contactEmail={branding.contactEmail} />;
    },
  },
  {
    name: 'licences',
    load: async () => (await import('../features/site-pages/licences-page')).LicencesPage,
  },
  { name: 'changes', load: async () => (await import('../features/site-pages/changes-page')).ChangesPage },
].map(({ name, load }): PageDeclaration => ({
  path: `/${name.replace('_', '-')}`,
  load: async () => {
    await loadLazyMessages(name.replace('_', '-'));
    return load();
  },
  footer: 'site',
}));

const declarations: readonly PageDeclaration[] = [
  { path: '/', load: loadHome },
  {
    path: '/corrector',
    load: async () => {
      await loadLazyMessages('corrector');
      return (await import('../features/corrector/corrector-page')).CorrectorPage;
    },
    navigation: 'everyone',
    footer: 'more',
  },
  {
    path: '/practice',
    load: loadPractice,
    navigation: 'everyone',
    footer: 'more',
  },
  {
    path: '/corrector/write',
    load: async () => {
      await loadLazyMessages('corrector');
      return (await import('../features/corrector/drafts/write-page')).WritePage;
    },
    footer: 'more',
  },
  {
    path: '/corrector-test',
    load: async () => {
      await loadLazyMessages('corrector');
      return (await import('../features/corrector/corrector-test-page')).CorrectorTestPage;
    },
  },
  {
    path: '/adding',
    load: async () => {
      await loadLazyMessages('donation');
      return (await import('../features/donation/donation-page')).DonationPage;
    },
    footer: 'more',
  },
  { path: '/tools', redirectTo: '/tools/wordlist', navigation: 'everyone' },
  ...toolPages,
  ...teacherPages,
  {
    path: '/tools/minitorn-pikkus',
    load: async () => (await import('../features/test-tools/word-length-page')).WordLengthPage,
  },
  {
    path: '/tools/masinoppe-ennustus',
    load: async () => (await import('../features/test-tools/prediction-page')).PredictionPage,
  },
  {
    path: CLUSTER_FINDER_PAGE_PATH,
    load: loadClusterFinder,
    layout: 'bare',
  },
  { path: '/saved-selections', redirectTo: '/tools/wordlist' },
  {
    path: '/links',
    load: async () => {
      await loadLazyMessages('links');
      return (await import('../features/links/links-page')).LinksPage;
    },
    navigation: 'everyone',
    footer: 'more',
  },
  { path: '/about', redirectTo: '/about/us', navigation: 'everyone' },
  ...aboutPages,
  ...sitePages,
  {
    path: '/login',
    load: async () => {
      await loadLazyMessages('session');
      const { LoginPage } = await import('../features/session/login-page');
      return () => <LoginPage provider={branding.identityProvider} />;
    },
  },
  ...adminPages,
];

/**
 * Every page of the product. Routes, crumbs, document titles, navigation bar and footer are read from here, in
 * this order.
 */
export const pages: readonly Page[] = declarations.map((page) => ({
  ...page,
  titleKey: readTitleKey(page.path),
}));

export interface Crumb {
  readonly path: string;
  readonly titleKey: string;
}

/** Home, then one crumb for each known step of the path; an unknown page is home and page-not-found. */
export function makeCrumbs(pathname: string): readonly Crumb[] {
  // The router ignores case and a slash at the end.
  const path = pathname.toLowerCase().replace(/\/+$/u, '');
  const steps = path.split('/').slice(1);
  const paths = ['/', ...steps.map((_, index) => `/${steps.slice(0, index + 1).join('/')}`)];
  const crumbs = paths.map((step) => ({ path: step, titleKey: readTitleKey(step) }));
  return path === '' || pageTitleKeys.has(path)
    ? crumbs
    : [...crumbs.slice(0, 1), { path, titleKey: NOT_FOUND_TITLE_KEY }];
}
