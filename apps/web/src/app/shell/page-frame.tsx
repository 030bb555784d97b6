import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { type MouseEvent, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { NavigationType, Outlet, Link as RouterLink, useLocation, useNavigationType } from 'react-router';
import Breadcrumbs from '@mui/material/Breadcrumbs';
import Container from '@mui/material/Container';
import Typography from '@mui/material/Typography';
import { NoticeLine } from '../../shared/notices/notice-line';
import { letters } from '../../shared/design/tokens';
import { makeCrumbs, NOT_FOUND_TITLE_KEY } from '../pages';
import { takeFocus } from '../../shared/ui/take-focus';
import { CookieNotice } from './cookie-notice';
import { DonateButton } from './donate-button';
import { Footer } from './footer';
import { LoaderOverlay } from './loader-overlay';
import { NavigationBar } from './navigation-bar';
import { SessionWatch } from './session-parts';
import { usePageTitle } from './use-page-title';

/** The tabs of the tools are one page: changing between them moves neither the page nor the focus. */
const isToolTab = (pathname: string) => /^\/tools\/[a-z]+\/?$/u.test(pathname);
const readPage = (pathname: string) => (isToolTab(pathname) ? '/tools' : pathname);

/** Puts a new page at its top and the focus at its start, so that screen readers tell of it; going back keeps the place. */
function useNewPage(mainId: string): void {
  const { pathname, hash } = useLocation();
  const navigationType = useNavigationType();
  const page = readPage(pathname);
  const previous = useRef(page);
  useEffect(() => {
    if (previous.current === page) return;
    previous.current = page;
    if (navigationType !== NavigationType.Pop && hash === '') window.scrollTo({ top: 0 });
    const main = document.getElementById(mainId);
    if (main !== null) takeFocus(main);
  }, [page, hash, navigationType, mainId]);
}

/** As high as a target must be, in a line of the height of its letters: it reaches over what is below, not under the header. */
const targetStyle = {
  ...{ display: 'inline-block', pt: '2px', pb: '6px', mt: '-2px', mb: '-6px' },
  ...{ position: 'relative', zIndex: 1 },
} as const;

/** Path from the home page; the last crumb is the page itself. */
function BreadcrumbBar() {
  const { t } = useTranslation('shell');
  const { pathname } = useLocation();
  const crumbs = makeCrumbs(pathname);
  return (
    <Container maxWidth="xl" sx={{ height: 20, py: '2px', overflowX: 'clip', displayPrint: 'none' }}>
      <Breadcrumbs
        aria-label={t('breadcrumbs')}
        sx={{ ...letters[12], color: 'var(--ink-3)', '& ol': { flexWrap: 'nowrap', whiteSpace: 'nowrap' } }}
      >
        {crumbs.slice(0, -1).map(({ path, titleKey }) => (
          <Link key={path} component={RouterLink} to={path} color="inherit" sx={targetStyle}>
            {t(titleKey)}
          </Link>
        ))}
        <Typography key="page" aria-current="page" sx={{ font: 'inherit' }}>
          {t(crumbs.at(-1)?.titleKey ?? NOT_FOUND_TITLE_KEY)}
        </Typography>
      </Breadcrumbs>
    </Container>
  );
}

const MAIN_ID = 'main';

/** The footer begins below the window: a page that comes in parts then moves nothing that is in sight. */
const mainStyle = { flex: 1, minHeight: 'calc(100dvh - 48px)', outline: 'none' } as const;

/** A page may say what it is for: the link to the content leads straight there. */
function skipToFirstStop(event: MouseEvent): void {
  const first = document.querySelector<HTMLElement>(`#${MAIN_ID} [data-first-stop]`);
  if (first === null) return;
  event.preventDefault();
  first.focus();
}

/** The shell around every page. */
export function PageFrame() {
  const { t } = useTranslation('shell');
  usePageTitle();
  useNewPage(MAIN_ID);
  return (
    <Box sx={{ minHeight: '100vh', display: 'flex', flexDirection: 'column' }}>
      <CookieNotice />
      <Link
        href={`#${MAIN_ID}`}
        onClick={skipToFirstStop}
        sx={{
          position: 'absolute',
          left: -9999,
          '&:focus': {
            left: 16,
            top: 16,
            zIndex: 'tooltip',
            bgcolor: 'background.paper',
            borderRadius: 1,
            boxShadow: 4,
            px: 2,
            py: 1,
          },
        }}
      >
        {t('skip_to_content')}
      </Link>
      <NavigationBar />
      <BreadcrumbBar />
      <Box component="main" id={MAIN_ID} tabIndex={-1} sx={mainStyle}>
        <Outlet />
      </Box>
      <DonateButton />
      <Footer />
      <NoticeLine />
      <LoaderOverlay />
      <SessionWatch />
    </Box>
  );
}
