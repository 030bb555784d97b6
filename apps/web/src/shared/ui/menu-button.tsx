import Button, { type ButtonProps } from '@mui/material/Button';
import Menu, { type MenuProps } from '@mui/material/Menu';
import type { ReactNode } from 'react';
import { useMenu } from './use-menu';

interface MenuButtonProps extends Omit<ButtonProps, 'onClick'> {
  readonly label: ReactNode;
  /** Entries of the menu. */
  readonly children: MenuProps['children'];
  readonly isDense?: boolean;
  /** The focus does not come back to the button, because an entry takes it elsewhere. */
  readonly losesFocus?: boolean;
}

/** A button that opens a menu. */
export function MenuButton(props: MenuButtonProps) {
  const { label, children, isDense = false, losesFocus = false, ...look } = props;
  const { button, menu } = useMenu(isDense);
  return (
    <>
      <Button {...look} {...button}>
        {label}
      </Button>
      <Menu {...menu} disableRestoreFocus={losesFocus}>
        {children}
      </Menu>
    </>
  );
}
