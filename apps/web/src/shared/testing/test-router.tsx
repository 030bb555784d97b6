import { act } from '@testing-library/react';
import { type ReactNode, use } from 'react';
import {
  type Location,
  MemoryRouter,
  type NavigateOptions,
  parsePath,
  UNSAFE_NavigationContext as NavigationContext,
  useLocation,
} from 'react-router';

/** Where a visitor is, and ways to send them elsewhere from outside the page. */
export interface TestRouter {
  readonly state: { readonly location: Location };
  /** Where they have been, each place once for each time that it was drawn. */
  readonly visited: readonly Location[];
  readonly navigate: (to: string | number, options?: NavigateOptions) => Promise<void>;
}

interface OpenHistory {
  readonly location: Location;
  readonly go: (steps: number) => void;
  readonly push: (to: string, state?: unknown) => void;
  readonly replace: (to: string, state?: unknown) => void;
}

/** A history in memory around what is rendered. */
export function makeTestRouter(address: string, state: unknown = null) {
  let history: OpenHistory | null = null;
  const visited: Location[] = [];
  function Spy({ children }: { readonly children: ReactNode }) {
    visited.push(useLocation());
    history = use(NavigationContext).navigator as unknown as OpenHistory;
    return children;
  }
  const router: TestRouter = {
    visited,
    state: {
      get location() {
        return history!.location;
      },
    },
    navigate: (to, { replace = false, state: given } = {}) =>
      act(() => {
        if (typeof to === 'number') history!.go(to);
        else history![replace ? 'replace' : 'push'](to, given);
        return Promise.resolve();
      }),
  };
  const Router = ({ children }: { readonly children: ReactNode }) => (
    <MemoryRouter initialEntries={[{ ...parsePath(address), state }]}>
      <Spy>{children}</Spy>
    </MemoryRouter>
  );
  return { router, Router };
}
