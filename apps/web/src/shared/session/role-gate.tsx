import type { Role } from '@keelerada/contract/fields/status';
import { useEffect, type ReactNode } from 'react';
import { Navigate, useLocation } from 'react-router';
import { useNotices } from '../notices/notices';
import { makeLoginAddress } from './login-return';
import { useSession } from './session';

/** Shows its content to accounts of the role; all others are sent home and told why. */
export function RoleGate({ role, children }: { readonly role: Role; readonly children: ReactNode }) {
  const { user } = useSession();
  return user?.roleName === role ? children : <Refusal isSignedIn={user !== null} />;
}

function Refusal({ isSignedIn }: { readonly isSignedIn: boolean }) {
  const { integrationPaths, hasEnded } = useSession();
  const { showNotice } = useNotices();
  const { pathname, search } = useLocation();
  const address = `${pathname}${search}`;
  const isOpen = integrationPaths['login'] !== undefined;
  useEffect(() => {
    // The end of a session has a notice of its own.
    if (hasEnded) return;
    if (isSignedIn) showNotice('warning', 'notices:not_permitted');
    else if (!isOpen) showNotice('warning', 'notices:administrators_not_open');
    else {
      const link = { to: makeLoginAddress(address), labelKey: 'notices:log_in' };
      showNotice('warning', 'notices:administrators_only', undefined, link);
    }
  }, [address, hasEnded, isOpen, isSignedIn, showNotice]);
  return <Navigate to="/" replace />;
}
