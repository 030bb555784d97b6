import LogoutIcon from '@mui/icons-material/Logout';
import IconButton from '@mui/material/IconButton';
import { useTranslation } from 'react-i18next';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { logoutCall } from '@keelerada/contract/site/session';
import { useNavigate } from 'react-router';
import { setAccessToken } from '../../shared/http/access-token';
import { fetchAnswer } from '../../shared/http/call-api';
import { useNotices } from '../../shared/notices/notices';
import { useSession } from '../../shared/session/session';

/** Ends the session and goes home. */
function useLogout() {
  const { refresh } = useSession();
  const { showNotice } = useNotices();
  const navigate = useNavigate();
  const client = useQueryClient();
  return useMutation({
    mutationFn: async () => {
      await fetchAnswer(logoutCall);
      // Away first: a page of administrators would say that it is for them alone.
      await navigate('/');
      setAccessToken(null);
      await refresh();
    },
    onSuccess: () => {
      // Nothing that only an administrator may see stays in memory.
      client.removeQueries({ type: 'inactive' });
      showNotice('success', 'session:logged_out');
    },
  });
}

export function LogoutButton() {
  const { t } = useTranslation('session');
  const { mutate, isPending } = useLogout();
  return (
    <IconButton title={t('logout')} aria-label={t('logout')} loading={isPending} onClick={() => mutate()}>
      <LogoutIcon />
    </IconButton>
  );
}
