import type { TextQueryRequest } from '@keelerada/contract/texts/text-query';
import { useMutation } from '@tanstack/react-query';
import { flushSync } from 'react-dom';
import { useNumberFormat } from '../i18n/use-language';
import { useNotices } from '../notices/notices';
import { findSideTexts } from '../result-link/find-linked-texts';
import {
  type ChosenTexts,
  countChosen,
  noTexts,
  readSide,
  type Side,
  withSide,
} from '../text-selection/selected-texts';
import { useWholeSelection } from '../text-selection/text-selection';
import type { SavedSelection } from './saved-selections';
import { linkSavedTexts } from './saved-texts';

interface Opening {
  readonly selection: Pick<SavedSelection, 'name' | 'texts'>;
  readonly side: Side;
  /** Nothing else stays chosen. */
  readonly isAlone?: boolean;
}

/**
 * Chooses the texts of a named selection for one side: its query is asked again. An own text stays; a notice takes back what
 * was replaced. Needs the lazy messages `saved-selections`.
 */
export function useOpenSelection() {
  const whole = useWholeSelection();
  const { changeSelection } = whole;
  const { showNotice } = useNotices();
  const formatNumber = useNumberFormat();
  const { mutate, isPending } = useMutation({
    mutationFn: async ({ selection: { texts }, side }: Opening) => {
      const linked = linkSavedTexts(texts);
      const { signal } = new AbortController();
      return linked === null ? noTexts : findSideTexts(linked, readSide(whole, side), null, signal);
    },
    meta: { showsProgress: true },
  });
  /** `onOpened` hears that the texts are chosen. */
  const open = (selection: Opening['selection'], side: Side = 'A', onOpened?: () => void) => {
    start({ selection, side }, selection.texts.count, onOpened);
  };
  /** All texts that a query finds, under a name for the notices; a press that the next one takes back tells nothing. */
  const openQuery = (name: string, query: TextQueryRequest, side: Side = 'A', isAlone = false) =>
    start({ selection: { name, texts: { choice: 'all', count: 0, query } }, side, isAlone }, null);
  const start = (
    { selection, side, isAlone = false }: Opening,
    counted: number | null,
    onOpened?: () => void,
  ) => {
    if (isPending) return;
    // Whoever has left the page by then stays where they are.
    const onSuccess = ({ corpusTextIds, corpusSource }: ChosenTexts) => {
      const { name } = selection;
      const now = corpusTextIds?.length ?? 0;
      if (now === 0) return showNotice('error', 'saved-selections:gone', { name });
      const before = { ...readSide(whole, 'A'), compared: whole.compared };
      // A tool that shows a result forgets it first; the address that follows then stays.
      flushSync(() =>
        changeSelection((old) => {
          if (isAlone) return { corpusTextIds, corpusSource, ownTexts: null, compared: null };
          const { ownTexts } = readSide(old, side);
          return withSide(old, side, { corpusTextIds, corpusSource, ownTexts });
        }),
      );
      const undo = { labelKey: 'notices:undo', run: () => changeSelection(() => before) };
      if (counted !== null && now !== counted) {
        const numbers = { then: formatNumber(counted), now: formatNumber(now) };
        showNotice('warning', 'saved-selections:changed', { name, ...numbers }, undo);
      } else if ((counted !== null || isAlone) && countChosen(readSide(before, side)) > 0)
        showNotice('info', 'saved-selections:opened', { name }, undo);
      onOpened?.();
    };
    mutate({ selection, side }, { onSuccess });
  };
  return { open, openQuery, isPending };
}
