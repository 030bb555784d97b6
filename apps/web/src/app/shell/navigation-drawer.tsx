import CloseIcon from '@mui/icons-material/Close';
import Box from '@mui/material/Box';
import Drawer from '@mui/material/Drawer';
import IconButton from '@mui/material/IconButton';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemButton from '@mui/material/ListItemButton';
import ListItemText from '@mui/material/ListItemText';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { NavLink } from 'react-router';
import type { Page } from '../page-declaration';

/** Width of the drawer in pixels. */
const DRAWER_WIDTH_PX = 270;

interface NavigationDrawerProps {
  readonly entries: readonly Page[];
  readonly isOpen: boolean;
  readonly onClose: () => void;
  /** Beside the button that closes it. */
  readonly children: ReactNode;
}

export function NavigationDrawer({ entries, isOpen, onClose, children }: NavigationDrawerProps) {
  const { t } = useTranslation('shell');
  return (
    <Drawer
      anchor="right"
      open={isOpen}
      onClose={onClose}
      slotProps={{ paper: { sx: { width: DRAWER_WIDTH_PX }, 'aria-label': t('navigation.main') } }}
    >
      <Box sx={{ display: 'flex', alignItems: 'center', p: 1, '& > :last-child': { ml: 'auto' } }}>
        {children}
        <IconButton aria-label={t('navigation.close_menu')} onClick={onClose}>
          <CloseIcon />
        </IconButton>
      </Box>
      <Box component="nav" aria-label={t('navigation.main')}>
        <List disablePadding>
          {entries.map(({ path, titleKey }) => (
            <ListItem key={path} disablePadding>
              <ListItemButton
                component={NavLink}
                to={path}
                onClick={onClose}
                sx={{ py: 1.5, '&.active': { color: 'text.primary', bgcolor: 'background.subtle' } }}
              >
                <ListItemText primary={t(titleKey)} />
              </ListItemButton>
            </ListItem>
          ))}
        </List>
      </Box>
    </Drawer>
  );
}
