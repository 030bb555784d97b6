import { MAX_WORKSHEET_EXAMPLES } from '@keelerada/contract/fields/limits';
import type { SheetSentence } from '../../shared/practice/practice-sheet';
import { useToolDraft } from '../../shared/tool-session/tool-session';
import { readCount } from '../../shared/word-search/word-search-values';
import { makeSheet, resizeSheet, type Sheet, takeSpareItems } from './sheet';
import { emptyWorksheetOptions, type WorksheetOptions } from './worksheet-options';

interface KeptSheet {
  readonly key: string;
  readonly sheet: Sheet;
}

interface SheetSource {
  /** Same for the same sentences. */
  readonly key: string;
  readonly examples: readonly SheetSentence[];
  readonly hasMore: boolean;
  /** Asks for sentences that other random numbers pick. */
  readonly onNewSeed: () => void;
}

export const useWorksheetOptions = () =>
  useToolDraft<WorksheetOptions>('worksheet.options', emptyWorksheetOptions);

/** The sheet and its options; they stay while the visitor looks at other pages. */
export function useSheet({ key, examples, hasMore, onNewSeed }: SheetSource) {
  const [options, setOptions] = useWorksheetOptions();
  const [kept, keep] = useToolDraft<KeptSheet | null>('worksheet.sheet', null);
  const count = readCount(options.count, MAX_WORKSHEET_EXAMPLES);
  const whole = kept?.key === key ? kept.sheet : makeSheet(examples, count ?? 0);
  const sheet = count === null ? whole : resizeSheet(whole, count);
  const setSheet = (next: Sheet) => {
    keep({ key, sheet: next });
    // One that was taken out is not missed.
    if (next.items.length < sheet.items.length) setOptions({ ...options, count: String(next.items.length) });
  };
  const others = takeSpareItems(sheet);
  const onOthers = others === null ? (hasMore ? onNewSeed : null) : () => keep({ key, sheet: others });
  return {
    options,
    changeOptions: setOptions,
    sheet,
    setSheet,
    onOthers,
    isShort: count !== null && sheet.items.length < count,
  };
}
