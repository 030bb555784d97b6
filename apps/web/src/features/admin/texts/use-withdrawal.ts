import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNotices } from '../../../shared/notices/notices';
import { withdrawTexts } from './texts.queries';

/** Takes texts out of the corpus and tells how many were. */
export function useWithdrawal(onDone: () => void) {
  const client = useQueryClient();
  const { showNotice } = useNotices();
  return useMutation({
    mutationFn: withdrawTexts,
    onSuccess: async ({ withdrawn }) => {
      showNotice('success', 'admin:texts.withdrawn', { count: withdrawn });
      onDone();
      await client.invalidateQueries({ queryKey: ['admin', 'texts'] });
    },
  });
}
