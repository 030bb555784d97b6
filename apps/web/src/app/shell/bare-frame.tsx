import Box from '@mui/material/Box';
import { Outlet } from 'react-router';
import { NoticeLine } from '../../shared/notices/notice-line';
import { usePageTitle } from './use-page-title';

/** Around a page without navigation and footer, which may stand in a frame of another page. */
export function BareFrame() {
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
