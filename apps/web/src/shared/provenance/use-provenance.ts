import { useTranslation } from 'react-i18next';
import { useAskedResult } from '../citation/asked-result';
import { useCitation } from '../citation/use-citation';
import { useResultAddress } from '../result-link/use-result-address';
import { useSession } from '../session/session';
import { useTextSelection } from '../text-selection/text-selection';
import { useSelectionName } from '../text-selection/use-selection-name';
import { useQueryInWords } from '../text-filters/use-query-in-words';
import { listProvenance, type ProvenanceEntry, type ProvenanceParts } from './list-provenance';

/** What a file says of a result beside its question. */
export interface ResultDescription extends Pick<ProvenanceParts, 'totals' | 'comparedTotals'> {
  readonly more?: readonly ProvenanceEntry[] | undefined;
}

/** Both selections in words under their letters; nothing where one stands alone. */
function useSideNames(): Pick<ProvenanceParts, 'names'> {
  const { t } = useTranslation('comparison');
  const selection = useTextSelection();
  const nameSelection = useSelectionName();
  if (selection.compared === null) return {};
  const [first, second] = [nameSelection(selection), nameSelection(selection.compared)];
  return {
    names: [
      [t('side', { letter: 'A' }), first],
      [t('side', { letter: 'B' }), second],
    ],
  };
}

/** Provenance of the shown result, of the texts chosen now. Call it when a file is written, so that the date is right. */
export function useProvenance(): (result: ResultDescription) => readonly ProvenanceEntry[] {
  const { t } = useTranslation(['provenance', 'citation']);
  const asked = useAskedResult();
  const cite = useCitation();
  const session = useSession();
  const selection = useTextSelection();
  const describeQuery = useQueryInWords();
  const makeAddress = useResultAddress();
  const names = useSideNames();
  return ({ more = [], ...totals }) => {
    if (asked === null) throw new Error('A file needs a result that it is of');
    const { tool, query, request } = asked;
    const address = makeAddress(request);
    const citation = [t('citation:provenance'), cite({ tool, query, address }).text] as const;
    const options = [...asked.options, ...more];
    const about = { tool, options, address, citation, selection, describeQuery, session, date: new Date() };
    return listProvenance({ ...totals, ...names, ...about }, t);
  };
}
