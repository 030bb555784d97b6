import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { ContentState } from '@keelerada/contract/site/site-content';
import { CallFailure } from '../../../shared/http/call-failure';
import { useNotices } from '../../../shared/notices/notices';
import { useSession } from '../../../shared/session/session';
import { contentKey, publish } from './content.queries';

/** Publishes a content; the pages of this tab show it at once, those of others when they are opened next. */
export function usePublishing({ name, version }: Pick<ContentState, 'name' | 'version'>) {
  const client = useQueryClient();
  const { refresh } = useSession();
  const { showNotice, showFailure } = useNotices();
  return useMutation({
    mutationFn: (content: unknown) => publish(name, version, content),
    meta: { handlesErrors: true },
    onSuccess: async (state) => {
      client.setQueryData(contentKey(name), state);
      showNotice('success', 'admin:content.published');
      await refresh();
    },
    onError: (error) => {
      if (error instanceof CallFailure && error.code === 'EditConflict')
        showNotice('error', 'admin:content.conflict');
      else showFailure(error);
    },
  });
}
