import { useEffect, useRef } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router';
import { takeFocus } from '../../shared/ui/take-focus';

/** The tabs of the tools are one page: changing between them moves neither the page nor the focus. */
const isToolTab = (pathname: string) => /^\/tools\/[a-z]+\/?$/u.test(pathname);
const readPage = (pathname: string) => (isToolTab(pathname) ? '/tools' : pathname);

/** Puts a new page at its top and the focus at its start, so that screen readers tell of it; going back keeps the place. */
export function useNewPage(mainId: string): void {
  const { pathname, hash } = useLocation();
  const navigationType = useNavigationType();
  const page = readPage(pathname);
  const previous = useRef(page);
  useEffect(() => {
    if (previous.current === page) return;
    previous.current = page;
    if (navigationType !== NavigationType.Pop && hash === '') window.scrollTo({ top: 0 });
    const main = document.getElementById(mainId);
    if (main !== null) takeFocus(main);
  }, [page, hash, navigationType, mainId]);
}
