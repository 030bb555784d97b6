import { makeKeptValue, useKeptValue } from '../kept-value/kept-value';

/** Height in pixels of a row of a table or concordance: dense, comfortable, and for a finger. */
const rowHeights = { dense: 28, comfortable: 36, touch: 44 } as const;

/** How much larger than usual the letters of the browser are: lists that reckon in pixels grow with them. */
export const readLetterScale = (): number =>
  (Number.parseFloat(getComputedStyle(document.documentElement).fontSize) || EM_PX) / EM_PX;

interface RowSetting {
  readonly isComfortable: boolean;
}

const EM_PX = 16;
const STORAGE_KEY = 'keelerada.rows';

/** Whether this visitor wants higher rows. */
const rowSetting = makeKeptValue<RowSetting>(STORAGE_KEY, (stored) => ({
  isComfortable: (stored as Partial<RowSetting> | null)?.isComfortable === true,
}));

/** Height of rows in pixels, and a way to change it. */
export function useRowHeight() {
  const { isComfortable } = useKeptValue(rowSetting);
  const isTouch = typeof window.matchMedia === 'function' && window.matchMedia('(pointer: coarse)').matches;
  const chosen = isComfortable ? rowHeights.comfortable : rowHeights.dense;
  return {
    rowHeight: (isTouch ? rowHeights.touch : chosen) * readLetterScale(),
    /** A finger needs high rows anyway. */
    canChange: !isTouch,
    isComfortable,
    setComfortable: (wanted: boolean) => rowSetting.change(() => ({ isComfortable: wanted })),
  };
}
