import { useTextSelection } from '../text-selection/text-selection';
import { useSelectionName } from '../text-selection/use-selection-name';
import { nameFile } from './name-file';

/** A level says more than the long name of a subcorpus, of which a part may be cut. */
const putShortFirst = (name: string): string =>
  name
    .split(' · ')
    .toSorted((one, other) => one.length - other.length)
    .join('-');

/** Names a file of a result by what it is, of which texts and when: `sonaloend-B1-2026-11-23`, without ending. */
export function useFileName(): (what: string) => string {
  const selection = useTextSelection();
  const nameSelection = useSelectionName();
  return (what) => {
    const { compared, hasTexts } = selection;
    const sides = hasTexts ? [selection, ...(compared === null ? [] : [compared])] : [];
    return nameFile([what, ...sides.map((side) => putShortFirst(nameSelection(side)))]);
  };
}
