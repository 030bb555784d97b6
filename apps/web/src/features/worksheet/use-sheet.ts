import type { SheetSentence } from '../../shared/practice/practice-sheet';
import { useToolDraft } from '../../shared/tool-session/tool-session';
import { makeSheet, resizeSheet, type Sheet, takeSpareItems } from './sheet';
import { useWorksheetOptions } from './worksheet-options';

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

/** The sheet and its options; they stay while the visitor looks at other pages. */
export function useSheet({ key, examples, hasMore, onNewSeed }: SheetSource) {
  const [options, setOptions] = useWorksheetOptions();
  const [kept, keep] = useToolDraft<KeptSheet | null>('worksheet.sheet', null);
  const { count } = options;
  const sheet = resizeSheet(kept?.key === key ? kept.sheet : makeSheet(examples, count), count);
  const setSheet = (next: Sheet) => {
    keep({ key, sheet: next });
    // One that was taken out is not missed.
    if (next.items.length < sheet.items.length) setOptions({ ...options, count: next.items.length });
  };
  const others = takeSpareItems(sheet);
  const onOthers = others === null ? (hasMore ? onNewSeed : null) : () => keep({ key, sheet: others });
  return {
    options,
    changeOptions: setOptions,
    sheet,
    setSheet,
    onOthers,
    isShort: sheet.items.length < count,
  };
}
