import type { SheetSentence } from '../../shared/practice/practice-sheet';
import type { MarkedSentence } from './marked-sentence';

export interface SheetItem {
  /** Unique in the sheet; another sentence in its place takes it over. */
  readonly id: number;
  readonly example: SheetSentence;
}

/** The sentences of a worksheet, and those that have not been on it yet. */
export interface Sheet {
  readonly items: readonly SheetItem[];
  readonly spare: readonly SheetItem[];
}

/** A sheet of the first `count` examples. */
export function makeSheet(examples: readonly SheetSentence[], count: number): Sheet {
  const all = examples.map((example, id) => ({ id, example }));
  return { items: all.slice(0, count), spare: all.slice(count) };
}

/** Further sentences come from the spare ones; the last ones go back to them. */
export function resizeSheet({ items, spare }: Sheet, count: number): Sheet {
  if (count < items.length) return { items: items.slice(0, count), spare: [...items.slice(count), ...spare] };
  const more = count - items.length;
  return { items: [...items, ...spare.slice(0, more)], spare: spare.slice(more) };
}

/** As many other sentences, or null if there are not enough spare ones. */
export function takeSpareItems({ items, spare }: Sheet): Sheet | null {
  if (spare.length < items.length || items.length === 0) return null;
  return { items: spare.slice(0, items.length), spare: spare.slice(items.length) };
}

/** Another sentence in the place of one; the sheet as it is if there is no spare one. */
export function replaceItem(sheet: Sheet, id: number): Sheet {
  const [next, ...spare] = sheet.spare;
  if (next === undefined) return sheet;
  const { example } = next;
  return { items: sheet.items.map((item) => (item.id === id ? { id, example } : item)), spare };
}

export function removeItem({ items, spare }: Sheet, id: number): Sheet {
  return { items: items.filter((item) => item.id !== id), spare };
}

/** One place up (-1) or down (1), if there is one. */
export function moveItem({ items, spare }: Sheet, id: number, by: -1 | 1): Sheet {
  const from = items.findIndex((item) => item.id === id);
  const to = from + by;
  if (from < 0 || to < 0 || to >= items.length) return { items, spare };
  const moved = [...items];
  [moved[from], moved[to]] = [moved[to]!, moved[from]!];
  return { items: moved, spare };
}

export function editItem({ items, spare }: Sheet, id: number, sentence: MarkedSentence): Sheet {
  return {
    items: items.map((item) => (item.id === id ? { id, example: { ...item.example, ...sentence } } : item)),
    spare,
  };
}
