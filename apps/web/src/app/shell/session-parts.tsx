import { Suspense } from 'react';
import { useLocation } from 'react-router';
import { LOGIN_RETURN_PARAMETERS } from '../../shared/session/login-return';
import { useSession } from '../../shared/session/session';
import { lazyPart } from '../../shared/i18n/lazy-messages';

// Nearly every visitor is signed out and loads none of this.
const loadKeeper = async () => (await import('../../features/session/session-keeper')).SessionKeeper;
const LazySessionKeeper = lazyPart(loadKeeper, 'session');
const loadButton = async () => (await import('../../features/session/logout-button')).LogoutButton;
const LazyLogoutButton = lazyPart(loadButton, 'session');

/** What a session needs on every page, for those who are signed in, were it until now, or come back from a sign-in. */
export function SessionWatch() {
  const { user, hasEnded } = useSession();
  const { search } = useLocation();
  const parameters = new URLSearchParams(search);
  const hasReturned = LOGIN_RETURN_PARAMETERS.some(({ name }) => parameters.has(name));
  if (user === null && !hasReturned && !hasEnded) return null;
  return (
    <Suspense>
      <LazySessionKeeper />
    </Suspense>
  );
}

/** The button for those who are signed in. */
export function LogoutEntry() {
  const { user } = useSession();
  if (user === null) return null;
  return (
    <Suspense>
      <LazyLogoutButton />
    </Suspense>
  );
}
