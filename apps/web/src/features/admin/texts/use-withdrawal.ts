import { useMutation, useQueryClient } from '@tanstack/react-query';
import { corpusTextSearchCall, corpusTextWithdrawalCall } from '@keelerada/contract/texts/corpus-text';
import { callApi } from '../../../shared/http/call-api';
import { useNotices } from '../../../shared/notices/notices';

/** Takes texts out of the corpus and tells how many were. */
export function useWithdrawal(onDone: () => void) {
  const client = useQueryClient();
  const { showNotice } = useNotices();
  return useMutation({
    mutationFn: (ids: readonly string[]) => callApi(corpusTextWithdrawalCall, { body: { ids } }),
    onSuccess: async ({ withdrawn }) => {
      showNotice('success', 'admin:texts.withdrawn', { count: withdrawn });
      onDone();
      await client.invalidateQueries({ queryKey: [corpusTextSearchCall.path] });
    },
  });
}
