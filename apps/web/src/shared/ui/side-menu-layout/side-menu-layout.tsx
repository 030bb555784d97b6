import CloseIcon from '@mui/icons-material/Close';
import MenuOpenIcon from '@mui/icons-material/MenuOpen';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Drawer from '@mui/material/Drawer';
import IconButton from '@mui/material/IconButton';
import { type ReactNode, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import { pageStyle } from '../../design/tokens';
import { SCROLL_HEADER_OFFSET_PX, scrollToElement } from '../scroll-to-element';
import { useIsAtLeast } from '../use-screen-width';
import { SideMenu } from './side-menu';
import type { SideMenuGroup } from './side-menu-item';

/** Width of the menu in pixels, beside the page and in the drawer. */
const MENU_WIDTH_PX = 270;

interface SideMenuLayoutProps {
  /** Names the menu. */
  readonly label: string;
  readonly groups: readonly SideMenuGroup[];
  readonly children: ReactNode;
}

/** Brings the place that the address names into sight, also when its link is followed a second time. */
function useScrollToHash() {
  const { hash, key } = useLocation();
  useEffect(() => {
    if (hash !== '') scrollToElement(decodeURIComponent(hash.slice(1)));
  }, [hash, key]);
}

interface MenuDrawerProps extends Omit<SideMenuLayoutProps, 'children'> {
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

function MenuDrawer({ label, groups, isOpen, onClose }: MenuDrawerProps) {
  const { t } = useTranslation('shell');
  return (
    <Drawer
      open={isOpen}
      onClose={onClose}
      slotProps={{ paper: { sx: { width: MENU_WIDTH_PX, p: 1 }, 'aria-label': label } }}
    >
      <IconButton aria-label={t('navigation.close_menu')} onClick={onClose} sx={{ alignSelf: 'flex-end' }}>
        <CloseIcon />
      </IconButton>
      <SideMenu label={label} groups={groups} opensOnExpand={false} onFollow={onClose} />
    </Drawer>
  );
}

/**
 * A page with a menu at its side: items in groups, some with children that expand, routes below
 * the first path segment, places on the page marked as they are read. A drawer on narrow screens.
 */
export function SideMenuLayout({ label, groups, children }: SideMenuLayoutProps) {
  const isWide = useIsAtLeast('md');
  const [isDrawerOpen, setIsDrawerOpen] = useState(false);
  useScrollToHash();
  return (
    <Box
      sx={{
        ...pageStyle,
        py: '24px',
        display: 'grid',
        gap: { xs: 2, md: '40px' },
        alignItems: 'start',
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: `${MENU_WIDTH_PX}px minmax(0, 1fr)` },
      }}
    >
      {isWide ? (
        <Box
          sx={{
            position: 'sticky',
            top: SCROLL_HEADER_OFFSET_PX,
            maxHeight: `calc(100vh - ${SCROLL_HEADER_OFFSET_PX}px)`,
            overflowY: 'auto',
          }}
        >
          <SideMenu label={label} groups={groups} opensOnExpand onFollow={() => undefined} />
        </Box>
      ) : (
        <>
          <Button
            variant="outlined"
            startIcon={<MenuOpenIcon />}
            aria-haspopup="dialog"
            onClick={() => setIsDrawerOpen(true)}
            sx={{ justifySelf: 'start' }}
          >
            {label}
          </Button>
          <MenuDrawer
            label={label}
            groups={groups}
            isOpen={isDrawerOpen}
            onClose={() => setIsDrawerOpen(false)}
          />
        </>
      )}
      <Box sx={{ minWidth: 0 }}>{children}</Box>
    </Box>
  );
}
