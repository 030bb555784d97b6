import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useDeferredValue, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { accountsCall } from '@keelerada/contract/site/account';
import { queryApi } from '../../../shared/http/call-api';
import { AdminList } from '../admin-list';
import { AdminFrame } from '../admin-section';
import { QueryStates } from '../query-states';
import { AccountRow } from './account-row';
import { useRoleChange } from './use-role-change';

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
    <AdminFrame title={t('accounts.title')} lead={t('accounts.lead')}>
      <TextField
        type="search"
        size="small"
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
    </AdminFrame>
  );
}
