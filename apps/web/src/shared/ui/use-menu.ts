import { useId, useState, type MouseEvent } from 'react';

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

export type MenuState = ReturnType<typeof useMenu>['menu'];
