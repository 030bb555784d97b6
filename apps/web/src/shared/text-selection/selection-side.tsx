import { type ReactNode, useMemo } from 'react';
import { countChosen, noTexts, readSide, type Side, swapSides, withSide } from './selected-texts';
import { SideContext, makeSavers, useWholeSelection } from './text-selection';

/** What stands inside sees and changes one side alone: B is then the selection as any other. */
export function SelectionSide({ side, children }: { readonly side: Side; readonly children: ReactNode }) {
  const whole = useWholeSelection();
  const { changeSelection } = whole;
  const savers = useMemo(() => makeSavers(side, changeSelection), [side, changeSelection]);
  const state = useMemo(() => {
    const { revision, origin, startWith } = whole;
    const texts = readSide(whole, side);
    const textCount = countChosen(texts);
    const common = { origin, startWith, revision, textCount, hasTexts: textCount > 0 };
    return { ...texts, ...savers, ...common, compared: null };
  }, [whole, side, savers]);
  return <SideContext value={state}>{children}</SideContext>;
}

/** Changing, ending and turning round a comparison. */
export function useComparison() {
  const { compared, changeSelection } = useWholeSelection();
  return {
    isComparing: compared !== null,
    swap: () => changeSelection(swapSides),
    end: () => changeSelection((old) => withSide(old, 'B', noTexts)),
  };
}
