import type { ComponentType } from 'react';
import { createBrowserRouter, Navigate, type RouteObject, useLocation } from 'react-router';
import { NotFoundPage } from '../features/site-pages/not-found-page';
import { loadLazyMessages } from '../shared/i18n/lazy-messages';
import { type PageDeclaration, resultMessages } from './page-declaration';
import { pages } from './pages';
import { BareFrame } from './shell/bare-frame';
import { PageFailure } from './shell/page-failure';
import { PageFrame } from './shell/page-frame';

/** Loads a page's code and messages when it is first visited. */
const loadLazily = (
  load: () => Promise<ComponentType>,
  messages: readonly string[] = [],
): Pick<RouteObject, 'lazy'> => ({
  lazy: async () => {
    const [Component] = await Promise.all([load(), ...messages.map(loadLazyMessages)]);
    return { Component };
  },
});

/** Leads on and keeps what the address asks for; what a tool needs besides is in `to`. */
function Redirect({ to }: { readonly to: string }) {
  const { search, hash } = useLocation();
  const [pathname = '', needed = ''] = to.split('?');
  const parameters = new URLSearchParams(search);
  if (search !== '') for (const [name, value] of new URLSearchParams(needed)) parameters.set(name, value);
  return <Navigate to={{ pathname, search: parameters.toString(), hash }} replace />;
}

function makeRoute({ path: page, parameter, load, messages, redirectTo }: PageDeclaration): RouteObject {
  const path = parameter === undefined ? page : `${page}/:${parameter}?`;
  if (redirectTo !== undefined) return { path, element: <Redirect to={redirectTo} /> };
  return load === undefined ? { path, Component: NotFoundPage } : { path, ...loadLazily(load, messages) };
}

const listRoutes = (layout?: PageDeclaration['layout']) =>
  pages.filter((page) => page.layout === layout).map(makeRoute);

/** Every route of the product. */
export const routes: RouteObject[] = [
  {
    Component: BareFrame,
    HydrateFallback: () => null,
    children: [{ ErrorBoundary: PageFailure, children: listRoutes('bare') }],
  },
  {
    path: '/',
    Component: PageFrame,
    // Nothing shows before the code of the first page is loaded, so that nothing moves afterwards.
    HydrateFallback: () => null,
    children: [
      {
        ErrorBoundary: PageFailure,
        children: [
          ...listRoutes(),
          {
            ...loadLazily(async () => (await import('../features/about/about-layout')).AboutLayout),
            children: listRoutes('about'),
          },
          ...(['practice', 'teacher'] as const).map((group) => ({
            ...loadLazily(async () => (await import('./shell/tabs-layouts')).tabsLayouts[group]),
            children: [{ ErrorBoundary: PageFailure, children: listRoutes(group) }],
          })),
          {
            ...loadLazily(
              async () => (await import('../features/admin/admin-layout')).AdminLayout,
              ['admin'],
            ),
            children: [{ ErrorBoundary: PageFailure, children: listRoutes('admin') }],
          },
          {
            ...loadLazily(
              async () => (await import('./tools/tools-page')).ToolsPage,
              ['comparison', 'saved-selections', ...resultMessages],
            ),
            children: [{ ErrorBoundary: PageFailure, children: listRoutes('tools') }],
          },
          { path: '*', Component: NotFoundPage },
        ],
      },
    ],
  },
];

export function createRouter() {
  return createBrowserRouter(routes);
}
