import { findPagePath, pageTitleKeys } from '@keelerada/contract/site/page-paths';
import { CLUSTER_FINDER_PAGE_PATH } from '@keelerada/contract/site/paths';
import { adminPages } from './admin-pages';
import { branding } from './branding';
import { practice, worksheet } from './load-exercises';
import { type Page, type PageDeclaration, resultMessages } from './page-declaration';
import { readToolPath, tools } from './tools/tool-list';

export const NOT_FOUND_TITLE_KEY = 'shell:titles.not_found';
const readTitleKey = (path: string) => pageTitleKeys.get(path) ?? NOT_FOUND_TITLE_KEY;

/** Pages that have something in common. */
const group = (common: Partial<PageDeclaration>, pages: readonly PageDeclaration[]) =>
  pages.map((page): PageDeclaration => ({ ...common, ...page }));

const mainPages: readonly PageDeclaration[] = [
  { path: '/', load: async () => (await import('../features/home/home-page')).HomePage },
  {
    path: '/corrector',
    messages: ['corrector'],
    load: async () => (await import('../features/corrector/corrector-page')).CorrectorPage,
    navigation: 'everyone',
    footer: 'more',
  },
  {
    path: '/sona',
    parameter: 'word',
    messages: ['word-page', 'word-sketch-screen', 'result-link'],
    load: async () => (await import('../features/word-page/word-page')).WordPage,
    footer: 'more',
  },
  ...group({ layout: 'practice' }, [
    { path: '/practice', ...practice, navigation: 'everyone', footer: 'more' },
    {
      path: '/corrector/write',
      messages: ['corrector'],
      load: async () => (await import('../features/corrector/drafts/write-page')).WritePage,
      footer: 'more',
    },
    {
      path: '/practice/errors',
      messages: ['practice'],
      load: async () => (await import('../features/practice/own-errors-page')).OwnErrorsPage,
    },
  ]),
  {
    path: '/corrector-test',
    messages: ['corrector'],
    load: async () => {
      const { CorrectorPage } = await import('../features/corrector/corrector-page');
      return () => <CorrectorPage isTest />;
    },
  },
  {
    path: '/adding',
    messages: ['donation'],
    load: async () => (await import('../features/donation/donation-page')).DonationPage,
    footer: 'more',
  },
  { path: '/tools', redirectTo: '/tools/wordlist', navigation: 'everyone' },
];

const toolPages = group(
  { layout: 'tools', footer: 'tools' },
  tools.map((tool) => ({ path: readToolPath(tool), load: tool.load })),
);

/** The teacher's desk, and addresses that its pages had before. */
const teacherPages: readonly PageDeclaration[] = [
  { path: '/teacher', redirectTo: '/teacher/class-report', navigation: 'everyone' },
  ...group({ layout: 'teacher', footer: 'more' }, [
    {
      path: '/teacher/class-report',
      messages: ['class-report', 'practice'],
      load: async () => (await import('../features/class-report/class-report-page')).ClassReportPage,
    },
    { path: '/teacher/worksheet', ...worksheet },
    {
      path: '/teacher/examples',
      redirectTo: '/tools/wordcontext?type=LEMMAS&keepCapitalization=false',
    },
  ]),
  { path: '/class-report', redirectTo: '/teacher/class-report' },
  { path: '/worksheet', redirectTo: '/teacher/worksheet' },
];

const otherPages: readonly PageDeclaration[] = [
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
    messages: ['cluster-finder-page', ...resultMessages],
    // It stands on its own, with an own text; in a frame the texts come from the page around it.
    load: async () => {
      const { ClusterFinderPage } = await import('../features/cluster-finder/cluster-finder-page');
      const { OwnTextChoice } = await import('./tools/own-text-choice');
      return () => <ClusterFinderPage textChoice={<OwnTextChoice />} />;
    },
    layout: 'bare',
  },
  { path: '/saved-selections', redirectTo: '/tools/wordlist' },
  {
    path: '/links',
    messages: ['links'],
    load: async () => (await import('../features/links/links-page')).LinksPage,
    navigation: 'everyone',
    footer: 'more',
  },
];

const aboutPages: readonly PageDeclaration[] = [
  { path: '/about', redirectTo: '/about/us', navigation: 'everyone' },
  ...group({ layout: 'about', footer: 'about', messages: ['about'] }, [
    {
      path: '/about/us',
      load: async () => (await import('../features/about/about-us-page')).AboutUsPage,
    },
    { path: '/about/people', load: async () => (await import('../features/about/people-page')).PeoplePage },
    { path: '/about/grants', load: async () => (await import('../features/about/grants-page')).GrantsPage },
    {
      path: '/about/publications',
      load: async () => (await import('../features/about/publications-page')).PublicationsPage,
    },
    {
      path: '/about/corpus',
      messages: ['about', 'corpus-description'],
      load: async () => (await import('../features/corpus-description/corpus-page')).CorpusPage,
    },
    {
      path: '/about/error-types',
      messages: ['about', 'error-profile-screen'],
      load: async () => (await import('../features/error-profile/error-types-page')).ErrorTypesPage,
    },
    {
      path: '/about/quality',
      messages: ['about', 'quality'],
      load: async () => (await import('../features/quality/quality-page')).QualityPage,
    },
  ]),
];

const { contactEmail } = branding;

/** Pages about the site itself. */
const sitePages = group({ footer: 'site' }, [
  {
    path: '/editors',
    messages: ['editors'],
    load: async () => (await import('../features/editors/editors-page')).EditorsPage,
  },
  {
    path: '/privacy',
    messages: ['privacy'],
    load: async () => {
      const { PrivacyPage } = await import('../features/site-pages/privacy-page');
      return () => <PrivacyPage contactEmail={contactEmail} />;
    },
  },
  {
    path: '/data-protection',
    messages: ['data-protection'],
    load: async () => {
      const { DataProtectionPage } = await import('../features/site-pages/data-protection-page');
      return () => <DataProtectionPage contactEmail={contactEmail} />;
    },
  },
  {
    path: '/accessibility',
    messages: ['accessibility'],
    load: async () => {
      const { AccessibilityPage } = await import('../features/site-pages/accessibility-page');
      return () => <AccessibilityPage contactEmail={contactEmail} />;
    },
  },
  {
    path: '/licences',
    messages: ['licences'],
    load: async () => (await import('../features/site-pages/licences-page')).LicencesPage,
  },
  {
    path: '/changes',
    messages: ['changes'],
    load: async () => (await import('../features/site-pages/changes-page')).ChangesPage,
  },
]);

const loginPage: PageDeclaration = {
  path: '/login',
  messages: ['session'],
  load: async () => {
    const { LoginPage } = await import('../features/session/login-page');
    return () => <LoginPage provider={branding.identityProvider} />;
  },
};

const declarations: readonly PageDeclaration[] = [
  ...mainPages,
  ...toolPages,
  ...teacherPages,
  ...otherPages,
  ...aboutPages,
  ...sitePages,
  loginPage,
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
  const path = findPagePath(pathname.toLowerCase().replace(/\/+$/u, ''));
  const steps = path.split('/').slice(1);
  const paths = ['/', ...steps.map((_, index) => `/${steps.slice(0, index + 1).join('/')}`)];
  const crumbs = paths.map((step) => ({ path: step, titleKey: readTitleKey(step) }));
  return path === '' || pageTitleKeys.has(path)
    ? crumbs
    : [...crumbs.slice(0, 1), { path, titleKey: NOT_FOUND_TITLE_KEY }];
}
