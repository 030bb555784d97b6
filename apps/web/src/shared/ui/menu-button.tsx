import type { ButtonProps } from '@mui/material/Button';
import Button from '@mui/material/Button';
import type { MenuProps } from '@mui/material/Menu';
import Menu from '@mui/material/Menu';
import type { MouseEvent, ReactNode } from 'react';
import { useId, useState } from 'react';

/** Entries that are switched on and off leave the menu open. */
const CLOSING = '[role="menuitem"], [role="menuitemradio"]';

/** What a button and its menu need to belong together; an entry of the menu closes it. */
export function useMenu(isDense = false) {
  const id = useId();
  const [anchorEl, setAnchor] = useState<HTMLElement | null>(null);
  const close = () => setAnchor(null);
  // Before the entry acts: until it is closed the menu takes the focus back.
  const closeFor = ({ target }: MouseEvent) => {
    if (target instanceof Element && target.closest(CLOSING) !== null) close();
  };
  return {
    button: {
      id,
      'aria-haspopup': 'menu',
      'aria-expanded': anchorEl !== null,
      onClick: ({ currentTarget }: MouseEvent<HTMLElement>) => setAnchor(currentTarget),
    },
    menu: {
      anchorEl,
      open: anchorEl !== null,
      onClose: close,
      slotProps: { list: { 'aria-labelledby': id, dense: isDense, onClickCapture: closeFor } },
    },
  } as const;
}

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
