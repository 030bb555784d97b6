import { useTranslation } from 'react-i18next';
import { useAskedResult } from '../citation/asked-result';
import { useCitation } from '../citation/use-citation';
import { useResultAddress } from '../result-link/use-result-address';
import { useSession } from '../session/session';
import { readSide, type Side } from '../text-selection/selected-texts';
import { useTextSelection, useWholeSelection } from '../text-selection/text-selection';
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

/** Of a result that stands beside that of the other selection: which side it is, and what it stands beside. */
function useSideEntries(): Pick<ProvenanceParts, 'side'> {
  const { t } = useTranslation(['comparison', 'provenance']);
  const { side, compared } = useTextSelection();
  const whole = useWholeSelection();
  const nameSelection = useSelectionName();
  if (compared !== null || whole.compared === null) return {};
  const describe = (letter: Side) => `${t('side', { letter })}: ${nameSelection(readSide(whole, letter))}`;
  return {
    side: [
      [t('provenance:side'), describe(side)],
      [t('provenance:beside'), describe(side === 'A' ? 'B' : 'A')],
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
  const side = useSideEntries();
  return ({ request, ...result }) => {
    const address = makeAddress(request);
    const { tool } = result;
    const { text } = cite({ tool: asked?.tool ?? tool, query: asked?.query ?? '', address });
    const citation = [t('citation:provenance'), text] as const;
    const about = { address, citation, selection, describeQuery, session, date: new Date() };
    return listProvenance({ ...result, ...names, ...side, ...about }, t);
  };
}
