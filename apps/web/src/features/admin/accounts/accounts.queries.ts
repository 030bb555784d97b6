import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { AccountsResponse } from '@keelerada/contract/site/account';
import { ACCOUNTS_PATH } from '@keelerada/contract/site/paths';
import type { Role } from '@keelerada/contract/fields/status';
import { callServerForJson } from '../../../shared/http/call-server';

export const accountsOptions = (search: string) =>
  queryOptions({
    queryKey: ['admin', 'accounts', search],
    queryFn: ({ signal }) =>
      callServerForJson<AccountsResponse>(`${ACCOUNTS_PATH}?search=${encodeURIComponent(search)}`, {
        signal,
      }),
    placeholderData: keepPreviousData,
    staleTime: 0,
  });

export function setRole(id: string, role: Role): Promise<AccountsResponse> {
  return callServerForJson<AccountsResponse>(`${ACCOUNTS_PATH}/${id}/role`, { body: { role } });
}
