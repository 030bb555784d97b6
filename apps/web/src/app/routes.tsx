import { type ComponentType, lazy, Suspense, type ReactNode } from 'react';
import { Navigate, Outlet, type RouteObject, useLocation, useRoutes, useNavigate } from 'react-router';
import { NotFoundPage } from '../features/site-pages/not-found-page';
import { loadPart } from '../shared/i18n/lazy-messages';
import { type PageDeclaration, resultMessages } from './page-declaration';
import { pages } from './pages';
import { trackOpening } from './shell/opening-pages';
import { PageFrame } from './shell/page-frame';
import { useTranslation } from 'react-i18next';
import { FailureBoundary } from './shell/failure-boundary';
import { FailureCause, isCodeMissing } from './shell/failure-cause';
import { PageContent } from '../shared/ui/page-content';
import { StateLine } from '../shared/ui/state-line';
import Box from '@mui/material/Box';
import { NoticeLine } from '../shared/notices/notice-line';
import { usePageTitle } from './shell/use-page-title';

/** Around a page without navigation and footer, which may stand in a frame of another page. */
function BareFrame() {
  usePageTitle();
  return (
    <>
      <Box component="main">
        <Outlet />
      </Box>
      <NoticeLine />
    </>
  );
}

/**
 * Replaces a page that could not be loaded or drawn. The shell around it and everything chosen stay; another try goes to
 * the same address again. What the browser keeps is blamed only where a page that has come cannot be drawn.
 */
function PageFailure({ error }: { readonly error: unknown }) {
  const { t } = useTranslation('shell');
  const navigate = useNavigate();
  const location = useLocation();
  const retry = () => {
    if (isCodeMissing(error)) window.location.reload();
    else void navigate(location, { replace: true, state: location.state as unknown });
  };
  return (
    <PageContent>
      <StateLine role="alert" action={[t('page_failure.retry'), retry]}>
        {t('page_failure.text')}
        <FailureCause error={error} onRetry={retry} />
      </StateLine>
    </PageContent>
  );
}

/** A page that fails is tried again wherever the visitor goes. */
function PageBoundary({ children }: { readonly children: ReactNode }) {
  const { key } = useLocation();
  return (
    <FailureBoundary place={key} render={(error) => <PageFailure error={error} />}>
      {children}
    </FailureBoundary>
  );
}

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
