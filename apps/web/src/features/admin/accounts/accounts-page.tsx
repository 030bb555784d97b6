import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { keepPreviousData, useQuery, useMutation, useQueryClient } from '@tanstack/react-query';
import { useDeferredValue, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { accountsCall, type Account, roleCall } from '@keelerada/contract/site/account';
import { queryApi, callApi } from '../../../shared/http/call-api';
import { AdminList, rowStyle } from '../admin-list';
import { ProsePage } from '../../../shared/ui/prose-page';
import { QueryStates } from '../query-states';
import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import { useDateFormat } from '../../../shared/i18n/use-language';
import { AskingButton } from '../asking-button';
import type { Role } from '@keelerada/contract/fields/status';
import { useNotices } from '../../../shared/notices/notices';
import { useSession } from '../../../shared/session/session';

interface RoleChange {
  readonly isBusy: boolean;
  readonly run: (account: Account, role: Role) => void;
}

/** Changes a role and asks for the list anew; who gives up the own role is asked who they are again. */
function useRoleChange(): RoleChange {
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
    onError: (error) => showFailure(error, { LastAdministrator: 'admin:accounts.last' }),
  });
  return { isBusy: isPending, run: (account, role) => mutate({ account, role }) };
}

/** One person with what may be done to the role. */
function AccountRow({ account, change }: { readonly account: Account; readonly change: RoleChange }) {
  const { t } = useTranslation('admin');
  const formatMoment = useDateFormat();
  const { firstName, email, identity, role, signedInAt, isOwn } = account;
  const isAdministrator = role === 'ADMIN';
  const act = t(isAdministrator ? 'accounts.take' : 'accounts.give');
  return (
    <Box
      component="li"
      sx={{
        ...rowStyle,
        gap: 1,
        alignItems: 'center',
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) 200px 260px' },
      }}
    >
      <Box sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
        <Typography sx={{ fontWeight: 650 }}>
          {firstName}
          {isOwn && ` (${t('accounts.own')})`}
          {isAdministrator && (
            <Chip
              component="span"
              size="small"
              variant="outlined"
              label={t('accounts.administrator')}
              sx={{ ml: 1 }}
            />
          )}
        </Typography>
        <Typography color="text.secondary">{email ?? identity}</Typography>
      </Box>
      <Typography color="text.secondary">
        {t('accounts.signed_in', { time: formatMoment(signedInAt) })}
      </Typography>
      <AskingButton
        disabled={change.isBusy}
        aria-label={`${act}: ${firstName}`}
        sx={{ justifySelf: { xs: 'start', md: 'end' } }}
        action={act}
        question={t(
          isOwn ? 'accounts.ask_own' : isAdministrator ? 'accounts.ask_take' : 'accounts.ask_give',
          {
            name: `${firstName} (${email ?? identity})`,
          },
        )}
        onConfirm={() => change.run(account, isAdministrator ? 'USER' : 'ADMIN')}
      >
        {act}
      </AskingButton>
    </Box>
  );
}

/** Who has signed in, and who is an administrator. */
export function AccountsPage() {
  const { t } = useTranslation('admin');
  const [search, setSearch] = useState('');
  const query = useQuery({
    ...queryApi(accountsCall, { query: { search: useDeferredValue(search.trim()) } }),
    placeholderData: keepPreviousData,
  });
  const change = useRoleChange();
  return (
    <ProsePage title={t('accounts.title')} intro={t('accounts.lead')}>
      <TextField
        type="search"
        label={t('accounts.search')}
        value={search}
        onChange={({ target }) => setSearch(target.value)}
        sx={{ width: '100%', maxWidth: 420, mb: 2 }}
      />
      <QueryStates
        query={query}
        isEmpty={({ accounts }) => accounts.length === 0}
        emptyText={t(search.trim() === '' ? 'accounts.none' : 'accounts.not_found')}
      >
        {({ accounts, total }) => (
          <>
            <AdminList label={t('accounts.title')}>
              {accounts.map((account) => (
                <AccountRow key={account.id} account={account} change={change} />
              ))}
            </AdminList>
            {total > accounts.length && (
              <Typography color="text.secondary" sx={{ mt: 2 }}>
                {t('accounts.more', { shown: accounts.length, total })}
              </Typography>
            )}
          </>
        )}
      </QueryStates>
    </ProsePage>
  );
}
