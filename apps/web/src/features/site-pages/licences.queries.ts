import { queryOptions } from '@tanstack/react-query';
import { callServerForJson } from '../../shared/http/call-server';

/** Written beside the pages when they are built. */
const LICENCES_FILE = '/licences.json';

export interface PackageLicence {
  readonly name: string;
  readonly version: string;
  readonly licence: string;
}

export const licencesOptions = queryOptions({
  queryKey: ['licences'],
  queryFn: ({ signal }) => callServerForJson<readonly PackageLicence[]>(LICENCES_FILE, { signal }),
  meta: { handlesErrors: true },
});
