import { type RefObject, useEffect } from 'react';
import { useLocation } from 'react-router';

/** Opens or closes all groups of the page. */
export function setOpen(page: HTMLElement | null, isOpen: boolean): void {
  for (const group of page?.querySelectorAll('details') ?? []) group.open = isOpen;
}

/** Unfolds the group of the figure that the address names, before the layout scrolls to it, and all groups on paper. */
export function useUnfolding(page: RefObject<HTMLElement | null>): void {
  const { hash, key } = useLocation();
  useEffect(() => {
    const group = document.getElementById(decodeURIComponent(hash.slice(1)))?.closest('details');
    if (group) group.open = true;
  }, [hash, key]);
  useEffect(() => {
    let unfolded: readonly HTMLDetailsElement[] = [];
    const unfold = () => {
      unfolded = [...(page.current?.querySelectorAll<HTMLDetailsElement>('details:not([open])') ?? [])];
      for (const group of unfolded) group.open = true;
    };
    const fold = () => {
      for (const group of unfolded) group.open = false;
    };
    window.addEventListener('beforeprint', unfold);
    window.addEventListener('afterprint', fold);
    return () => {
      window.removeEventListener('beforeprint', unfold);
      window.removeEventListener('afterprint', fold);
    };
  }, [page]);
}
