import { useTranslation } from 'react-i18next';
import { useResultAddress } from '../result-link/use-result-address';
import { useSession } from '../session/session';
import { useTextSelection } from '../text-selection/text-selection';
import type { ProvenanceEntry, ProvenanceParts } from './list-provenance';
import { listProvenance } from './list-provenance';

export interface ResultDescription extends Pick<ProvenanceParts, 'tool' | 'totals' | 'options'> {
  /** The request that was answered; its address is part of the provenance. */
  readonly request: object;
}

/** Provenance of a result of the texts chosen now. Call it when a file is written, so that the date is right. */
export function useProvenance(): (result: ResultDescription) => readonly ProvenanceEntry[] {
  const { t } = useTranslation('provenance');
  const session = useSession();
  const selection = useTextSelection();
  const makeAddress = useResultAddress();
  return ({ request, ...result }) =>
    listProvenance({ ...result, address: makeAddress(request), selection, session, date: new Date() }, t);
}
