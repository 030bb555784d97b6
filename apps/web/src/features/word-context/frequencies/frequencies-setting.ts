import { readFields } from '../../../shared/kept-value/kept-storage';
import { makeKeptValue, useKeptValue } from '../../../shared/kept-value/kept-value';
import { type Counting, isCountedLines } from '../../../shared/word-menu/counted-lines';

const STORAGE_KEY = 'keelerada.frequencies';

interface FrequenciesSetting {
  readonly isOpen: boolean;
  /** What each list counts, from the top. */
  readonly lists: readonly Counting[];
}

const firstLists: readonly Counting[] = [
  { by: 'FORM', lemmas: false },
  { by: 'LEVEL', lemmas: false },
];

function readSetting(stored: unknown): FrequenciesSetting {
  const { isOpen, lists } = readFields(stored);
  const areLists =
    Array.isArray(lists) &&
    lists.length === firstLists.length &&
    lists.every((one) => isCountedLines({ ...readFields(one), value: null }));
  return { isOpen: isOpen !== false, lists: areLists ? (lists as Counting[]) : firstLists };
}

/** Whether this visitor looks at frequencies, and at which. */
const frequenciesSetting = makeKeptValue<FrequenciesSetting>(STORAGE_KEY, readSetting);

export function useFrequenciesSetting() {
  const { isOpen, lists } = useKeptValue(frequenciesSetting);
  return {
    isOpen,
    lists,
    setOpen: (next: boolean) => frequenciesSetting.change((now) => ({ ...now, isOpen: next })),
    count: (place: number, counting: Counting) =>
      frequenciesSetting.change((now) => ({
        ...now,
        lists: now.lists.map((one, index) => (index === place ? counting : one)),
      })),
  };
}
