import type { ComponentType } from 'react';
import type { RouteObject } from 'react-router';
import { Navigate, createBrowserRouter } from 'react-router';
import { InPreparationPage } from '../features/in-preparation/in-preparation-page';
import { NotFoundPage } from '../features/not-found/not-found-page';
import { PageFrame } from './shell/page-frame';

/** Loads a page's code when it is first visited. */
const lazyPage = (load: () => Promise<ComponentType>): Pick<RouteObject, 'lazy'> => ({
  lazy: async () => ({ Component: await load() }),
});

/** Pages that have a place in the navigation and come later. */
const pagesInPreparation = [
  'about/us',
  'about/people',
  'about/grants',
  'about/publications',
  'adding',
  'corrector',
  'corrector-test',
  'links',
  'login',
];

/** The analysis tabs; cluster finder and word analyser come later. */
const toolTabs: RouteObject[] = [
  { index: true, element: <Navigate to="/tools/wordlist" replace /> },
  {
    path: 'wordlist',
    ...lazyPage(async () => (await import('../features/wordlist/wordlist-page')).WordlistPage),
  },
  {
    path: 'wordcontext',
    ...lazyPage(async () => (await import('./tools/word-context-page')).WordContextPage),
  },
  {
    path: 'collocates',
    ...lazyPage(async () => (await import('../features/collocates/collocates-tool')).CollocatesTool),
  },
  { path: 'clusterfinder', Component: InPreparationPage },
  { path: 'wordanalyser', Component: InPreparationPage },
];

/** Every route of the product (SPEC 2). */
export const routes: RouteObject[] = [
  {
    path: '/',
    Component: PageFrame,
    children: [
      { index: true, ...lazyPage(async () => (await import('../features/home/home-page')).HomePage) },
      { path: 'about', element: <Navigate to="/about/us" replace /> },
      ...pagesInPreparation.map((path): RouteObject => ({ path, Component: InPreparationPage })),
      {
        path: 'tools',
        ...lazyPage(async () => (await import('./tools/tools-page')).ToolsPage),
        children: toolTabs,
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
    ],
  },
];

export function createRouter() {
  return createBrowserRouter(routes);
}
