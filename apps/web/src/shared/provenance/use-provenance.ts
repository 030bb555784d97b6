import { useTranslation } from 'react-i18next';
import { useAskedResult } from '../citation/asked-result';
import { useCitation } from '../citation/use-citation';
import { useResultAddress } from '../result-link/use-result-address';
import { useSession } from '../session/session';
import { useTextSelection } from '../text-selection/text-selection';
import { useSelectionName } from '../text-selection/use-selection-name';
import { useQueryInWords } from '../text-filters/use-query-in-words';
import type { ProvenanceEntry, ProvenanceParts } from './list-provenance';
import { listProvenance } from './list-provenance';

export interface ResultDescription extends Pick<
  ProvenanceParts,
  'tool' | 'totals' | 'comparedTotals' | 'options'
> {
  /** The request that was answered; its address is part of the provenance. */
  readonly request: object;
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

/** Provenance of a result of the texts chosen now. Call it when a file is written, so that the date is right. */
export function useProvenance(): (result: ResultDescription) => readonly ProvenanceEntry[] {
  const { t } = useTranslation(['provenance', 'citation']);
  const asked = useAskedResult();
  const cite = useCitation();
  const session = useSession();
  const selection = useTextSelection();
  const describeQuery = useQueryInWords();
  const makeAddress = useResultAddress();
  const names = useSideNames();
  return ({ request, ...result }) => {
    const address = makeAddress(request);
    const { tool } = result;
    const { text } = cite({ tool: asked?.tool ?? tool, query: asked?.query ?? '', address });
    const citation = [t('citation:provenance'), text] as const;
    const about = { address, citation, selection, describeQuery, session, date: new Date() };
    return listProvenance({ ...result, ...names, ...about }, t);
  };
}
