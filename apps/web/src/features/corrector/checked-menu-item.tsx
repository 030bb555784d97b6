import CheckIcon from '@mui/icons-material/Check';
import Box from '@mui/material/Box';
import type { MenuItemProps } from '@mui/material/MenuItem';
import MenuItem from '@mui/material/MenuItem';

interface CheckedMenuItemProps extends Omit<MenuItemProps, 'role'> {
  readonly role?: 'menuitemcheckbox' | 'menuitemradio';
  readonly isOn: boolean;
}

/** An entry of a menu that is on or off. */
export function CheckedMenuItem({
  isOn,
  role = 'menuitemcheckbox',
  children,
  ...entry
}: CheckedMenuItemProps) {
  return (
    <MenuItem {...entry} role={role} aria-checked={isOn} sx={{ gap: 1, whiteSpace: 'normal' }}>
      <Box component="span" aria-hidden sx={{ display: 'inline-flex', width: 20 }}>
        {isOn && <CheckIcon sx={{ fontSize: '1.25rem' }} />}
      </Box>
      {children}
    </MenuItem>
  );
}
