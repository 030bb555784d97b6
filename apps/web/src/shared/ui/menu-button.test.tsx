import MenuItem from '@mui/material/MenuItem';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { MenuButton } from './menu-button';

it('is closed by an entry, by mouse and by keyboard, and left open by a switch', async () => {
  const act = vi.fn();
  render(
    <MenuButton label="More">
      <MenuItem onClick={act}>Copy</MenuItem>
      <MenuItem role="menuitemcheckbox" onClick={act}>
        Grid
      </MenuItem>
    </MenuButton>,
  );
  const open = () => userEvent.click(screen.getByRole('button', { name: 'More' }));
  const isClosed = () => waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
  await open();
  await userEvent.click(screen.getByRole('menuitemcheckbox', { name: 'Grid' }));
  expect(screen.getByRole('menu', { name: 'More' })).toBeTruthy();
  await userEvent.click(screen.getByRole('menuitem', { name: 'Copy' }));
  await isClosed();
  await open();
  await userEvent.keyboard('{Enter}');
  await isClosed();
  expect(act).toHaveBeenCalledTimes(3);
});
