import { useMutation, useQueryClient } from '@tanstack/react-query';
import { LOGOUT_PATH } from '@keelerada/contract/paths';
import { useNavigate } from 'react-router';
import { callServer } from '../../shared/http/call-server';
import { useNotices } from '../../shared/notices/notices';
import { useSession } from '../../shared/session/session';

/** Ends the session and goes home; `forced` where its time was over (SPEC 4). */
export function useLogout(kind: 'chosen' | 'forced') {
  const { refresh } = useSession();
  const { showNotice } = useNotices();
  const navigate = useNavigate();
  const client = useQueryClient();
  return useMutation({
    mutationFn: async () => {
      await callServer(LOGOUT_PATH, { method: 'DELETE' });
      await refresh();
    },
    onSuccess: async () => {
      await navigate('/');
      // Nothing that only an administrator may see stays in memory.
      client.removeQueries({ type: 'inactive' });
      if (kind === 'forced') showNotice('warning', 'session:forced_logout');
      else showNotice('success', 'session:logged_out');
    },
  });
}
