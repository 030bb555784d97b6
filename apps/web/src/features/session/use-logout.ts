import { useMutation, useQueryClient } from '@tanstack/react-query';
import { LOGOUT_PATH } from '@keelerada/contract/site/paths';
import { useNavigate } from 'react-router';
import { setAccessToken } from '../../shared/http/access-token';
import { callServer } from '../../shared/http/call-server';
import { useNotices } from '../../shared/notices/notices';
import { useSession } from '../../shared/session/session';

/** Ends the session and goes home. */
export function useLogout() {
  const { refresh } = useSession();
  const { showNotice } = useNotices();
  const navigate = useNavigate();
  const client = useQueryClient();
  return useMutation({
    mutationFn: async () => {
      await callServer(LOGOUT_PATH, { method: 'DELETE' });
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
