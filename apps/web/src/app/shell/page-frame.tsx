import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { Suspense, type MouseEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { Outlet } from 'react-router';
import { BreadcrumbBar } from './breadcrumb-bar';
import { CookieNotice } from './cookie-notice';
import { DonateButton } from './donate-button';
import { Footer } from './footer';
import { LoaderOverlay } from './loader-overlay';
import { NavigationBar } from './navigation-bar';
import { NoticeStack } from '../../shared/notices/notice-stack';
import { SessionWatch } from './session-parts';
import { useNewPage } from './use-new-page';
import { usePageTitle } from './use-page-title';

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
        <Suspense fallback={<Box sx={{ minHeight: '60vh' }} />}>
          <Outlet />
        </Suspense>
      </Box>
      <DonateButton />
      <Footer />
      <NoticeStack />
      <LoaderOverlay />
      <SessionWatch />
    </Box>
  );
}
