import Typography from '@mui/material/Typography';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { renewCall } from '@keelerada/contract/site/session';
import { useTranslation } from 'react-i18next';
import { useEffect, useRef } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router';
import {
  LOGIN_RETURN_PARAMETERS,
  makeLoginAddress,
  takeLoginReturn,
} from '../../shared/session/login-return';
import { fetchAnswer } from '../../shared/http/call-api';
import { useNotices } from '../../shared/notices/notices';
import { useSession } from '../../shared/session/session';
import { useSessionEnd } from './use-session-end';
import { PlainDialog } from '../../shared/ui/plain-dialog';

/** Shows what the parameters of a failed sign-in say and takes them out of the address. */
function useLoginReturn(): void {
  const [parameters, setParameters] = useSearchParams();
  const { showNotice } = useNotices();
  useEffect(() => {
    const found = LOGIN_RETURN_PARAMETERS.filter(({ name }) => parameters.has(name));
    if (found.length === 0) return;
    for (const { messageKey } of found) showNotice('error', messageKey);
    setParameters(
      (current) => {
        const rest = new URLSearchParams(current);
        for (const { name } of found) rest.delete(name);
        return rest;
      },
      { replace: true },
    );
  }, [parameters, setParameters, showNotice]);
}

/** Goes home and says so when a session has ended by itself; signing in leads back to where the person was. */
function useForcedLogout(): void {
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

/** Tells what came of a sign-in, and asks in time whether the session is to go on. */
export function SessionKeeper() {
  const { t } = useTranslation('session');
  const { user, end, refresh } = useSession();
  const navigate = useNavigate();
  const isSignedIn = user !== null;
  useEffect(() => {
    const address = isSignedIn ? takeLoginReturn() : null;
    if (address !== null) void navigate(address, { replace: true });
  }, [isSignedIn, navigate]);
  const { showNotice } = useNotices();
  const { minutesLeft, isAsking, stopAsking } = useSessionEnd(end, () => void refresh());
  useForcedLogout();
  const { mutate: renew, isPending } = useMutation({
    mutationFn: async () => {
      await fetchAnswer(renewCall);
      await refresh();
    },
    onSuccess: () => showNotice('success', 'session:renewed'),
    onSettled: stopAsking,
  });
  useLoginReturn();
  return (
    isAsking && (
      <PlainDialog
        title={t('end.title')}
        onClose={stopAsking}
        closeText={t('end.no')}
        confirm={{ text: t('end.yes'), run: () => renew(), isBusy: isPending }}
      >
        <Typography>{t('end.text', { count: minutesLeft })}</Typography>
      </PlainDialog>
    )
  );
}
