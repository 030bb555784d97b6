import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import { useMutation } from '@tanstack/react-query';
import { RENEW_PATH } from '@keelerada/contract/site/paths';
import { useTranslation } from 'react-i18next';
import { useEffect } from 'react';
import { useNavigate } from 'react-router';
import { takeLoginReturn } from '../../shared/session/login-return';
import { callServer } from '../../shared/http/call-server';
import { useNotices } from '../../shared/notices/notices';
import { useSession } from '../../shared/session/session';
import { useForcedLogout } from './use-forced-logout';
import { useLoginReturn } from './use-login-return';
import { useSessionEnd } from './use-session-end';

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
      await callServer(RENEW_PATH, { method: 'POST' });
      await refresh();
    },
    onSuccess: () => showNotice('success', 'session:renewed'),
    onSettled: stopAsking,
  });
  useLoginReturn();
  return (
    <Dialog open={isAsking} onClose={stopAsking} aria-labelledby="session-end-title">
      <DialogTitle id="session-end-title">{t('end.title')}</DialogTitle>
      <DialogContent>
        <DialogContentText>{t('end.text', { count: minutesLeft })}</DialogContentText>
      </DialogContent>
      <DialogActions>
        <Button onClick={stopAsking}>{t('end.no')}</Button>
        <Button variant="contained" loading={isPending} onClick={() => renew()}>
          {t('end.yes')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
