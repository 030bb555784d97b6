import { useMutation, useQueryClient } from '@tanstack/react-query';
import { accountsCall, roleCall, type Account } from '@keelerada/contract/site/account';
import type { Role } from '@keelerada/contract/fields/status';
import { callApi } from '../../../shared/http/call-api';
import { CallFailure } from '../../../shared/http/call-failure';
import { useNotices } from '../../../shared/notices/notices';
import { useSession } from '../../../shared/session/session';

export interface RoleChange {
  readonly isBusy: boolean;
  readonly run: (account: Account, role: Role) => void;
}

/** Changes a role and asks for the list anew; who gives up the own role is asked who they are again. */
export function useRoleChange(): RoleChange {
  const client = useQueryClient();
  const { refresh } = useSession();
  const { showNotice, showFailure } = useNotices();
  const { mutate, isPending } = useMutation({
    mutationFn: ({ account, role }: { account: Account; role: Role }) =>
      callApi(roleCall, { params: { id: account.id }, body: { role } }),
    meta: { handlesErrors: true },
    onSuccess: async (_answer, { account, role }) => {
      showNotice('success', role === 'ADMIN' ? 'admin:accounts.given' : 'admin:accounts.taken', {
        name: account.firstName,
      });
      if (account.isOwn) await refresh();
      else await client.invalidateQueries({ queryKey: [accountsCall.path] });
    },
    onError: (error) => {
      if (error instanceof CallFailure && error.code === 'LastAdministrator')
        showNotice('error', 'admin:accounts.last');
      else showFailure(error);
    },
  });
  return { isBusy: isPending, run: (account, role) => mutate({ account, role }) };
}
