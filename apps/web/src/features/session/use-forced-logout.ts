import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { useNotices } from '../../shared/notices/notices';
import { makeLoginAddress } from '../../shared/session/login-return';
import { useSession } from '../../shared/session/session';

/** Goes home and says so when a session has ended by itself; signing in leads back to where the person was. */
export function useForcedLogout(): void {
  const { hasEnded, integrationPaths } = useSession();
  const { showNotice } = useNotices();
  const navigate = useNavigate();
  const client = useQueryClient();
  const { pathname, search, hash } = useLocation();
  const end = useRef<() => void>(() => undefined);
  useEffect(() => {
    end.current = () => {
      const link = { to: makeLoginAddress(`${pathname}${search}${hash}`), labelKey: 'notices:log_in' };
      const isOpen = integrationPaths['login'] !== undefined;
      showNotice('warning', 'session:forced_logout', undefined, isOpen ? link : undefined);
      void navigate('/');
      // Nothing that only an administrator may see stays in memory.
      client.removeQueries({ type: 'inactive' });
    };
  });
  useEffect(() => {
    if (hasEnded) end.current();
  }, [hasEnded]);
}
