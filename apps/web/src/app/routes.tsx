import { type ComponentType, lazy, Suspense } from 'react';
import { Navigate, Outlet, type RouteObject, useLocation, useRoutes } from 'react-router';
import { NotFoundPage } from '../features/site-pages/not-found-page';
import { loadPart } from '../shared/i18n/lazy-messages';
import { type PageDeclaration, resultMessages } from './page-declaration';
import { pages } from './pages';
import { BareFrame } from './shell/bare-frame';
import { trackOpening } from './shell/opening-pages';
import { PageBoundary } from './shell/page-boundary';
import { PageFrame } from './shell/page-frame';

/** Loads a page's code and messages when it is first visited; the page before stays until they are there. */
const loadLazily = (
  load: () => Promise<ComponentType>,
  messages: readonly string[] = [],
): Pick<RouteObject, 'Component'> => ({
  Component: lazy(() => trackOpening(async () => ({ default: await loadPart(load, messages) }))),
});

/** Pages of which one that fails leaves the frame around it standing. */
const guarded = (children: RouteObject[]): RouteObject => ({
  element: (
    <PageBoundary>
      <Outlet />
    </PageBoundary>
  ),
  children,
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

const routes: RouteObject[] = [
  { Component: BareFrame, children: [guarded(listRoutes('bare'))] },
  {
    path: '/',
    Component: PageFrame,
    children: [
      guarded([
        ...listRoutes(),
        {
          ...loadLazily(async () => (await import('../features/about/about-layout')).AboutLayout),
          children: listRoutes('about'),
        },
        ...(['practice', 'teacher'] as const).map((group) => ({
          ...loadLazily(async () => (await import('./shell/tabs-layouts')).tabsLayouts[group]),
          children: [guarded(listRoutes(group))],
        })),
        {
          ...loadLazily(async () => (await import('../features/admin/admin-layout')).AdminLayout, ['admin']),
          children: [guarded(listRoutes('admin'))],
        },
        {
          ...loadLazily(
            async () => (await import('./tools/tools-page')).ToolsPage,
            ['comparison', 'saved-selections', ...resultMessages],
          ),
          children: [guarded(listRoutes('tools'))],
        },
        { path: '*', Component: NotFoundPage },
      ]),
    ],
  },
];

/** Every page of the product, by its address. Before the code of the first one is there nothing of it shows: the HTML has its frame. */
export const Pages = () => <Suspense>{useRoutes(routes)}</Suspense>;
