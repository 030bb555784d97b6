import Container from '@mui/material/Container';
import type { ComponentType } from 'react';
import type { RouteObject } from 'react-router';
import { Navigate, createBrowserRouter } from 'react-router';
import { AboutLayout } from '../features/about/about-layout';
import { InPreparationPage } from '../features/in-preparation/in-preparation-page';
import { NotFoundPage } from '../features/not-found/not-found-page';
import { pageTitles } from './page-titles';
import { PageFailure } from './shell/page-failure';
import { PageFrame } from './shell/page-frame';

/** Loads a page's code when it is first visited. */
const lazyPage = (load: () => Promise<ComponentType>): Pick<RouteObject, 'lazy'> => ({
  lazy: async () => ({ Component: await load() }),
});

const inPreparation = (path: string) => (
  <InPreparationPage titleKey={pageTitles[path] ?? 'titles.not_found'} />
);

/** Pages that have a place in the navigation and come later. */
const pagesInPreparation = ['adding', 'links', 'login'].map((path): RouteObject => ({
  path,
  element: <Container maxWidth="lg">{inPreparation(`/${path}`)}</Container>,
}));

const aboutPages: RouteObject[] = [
  { index: true, element: <Navigate to="/about/us" replace /> },
  ...['us', 'people', 'grants', 'publications'].map((path): RouteObject => ({
    path,
    element: inPreparation(`/about/${path}`),
  })),
];

/** The analysis tabs; cluster finder and word analyser come later. */
const toolTabs: RouteObject[] = [
  { index: true, element: <Navigate to="/tools/wordlist" replace /> },
  {
    path: 'wordlist',
    ...lazyPage(async () => (await import('../features/wordlist/wordlist-tool')).WordlistTool),
  },
  {
    path: 'wordcontext',
    ...lazyPage(async () => (await import('./tools/word-context-page')).WordContextPage),
  },
  {
    path: 'collocates',
    ...lazyPage(async () => (await import('../features/collocates/collocates-tool')).CollocatesTool),
  },
  { path: 'clusterfinder', element: inPreparation('/tools/clusterfinder') },
  { path: 'wordanalyser', element: inPreparation('/tools/wordanalyser') },
];

const pages: RouteObject[] = [
  { index: true, ...lazyPage(async () => (await import('../features/home/home-page')).HomePage) },
  { path: 'about', Component: AboutLayout, children: aboutPages },
  ...pagesInPreparation,
  {
    path: 'corrector',
    ...lazyPage(async () => (await import('../features/corrector/corrector-page')).CorrectorPage),
  },
  {
    path: 'corrector-test',
    ...lazyPage(async () => (await import('../features/corrector/corrector-test-page')).CorrectorTestPage),
  },
  {
    path: 'tools',
    ...lazyPage(async () => (await import('./tools/tools-page')).ToolsPage),
    children: [{ ErrorBoundary: PageFailure, children: toolTabs }],
  },
  {
    path: 'tools/minitorn-pikkus',
    ...lazyPage(async () => (await import('../features/test-tools/word-length-page')).WordLengthPage),
  },
  {
    path: 'tools/masinoppe-ennustus',
    ...lazyPage(async () => (await import('../features/test-tools/prediction-page')).PredictionPage),
  },
  // Only administrators may see the panel, and nobody can sign in yet: everyone goes home.
  { path: 'admin', element: <Navigate to="/" replace /> },
  { path: '*', Component: NotFoundPage },
];

/** Every route of the product (SPEC 2). */
export const routes: RouteObject[] = [
  {
    path: '/',
    Component: PageFrame,
    // Nothing shows until the code of the first page is there; then the page stands at once and nothing moves.
    HydrateFallback: () => null,
    children: [{ ErrorBoundary: PageFailure, children: pages }],
  },
];

export function createRouter() {
  return createBrowserRouter(routes);
}
