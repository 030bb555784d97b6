import { LRUCache } from 'lru-cache';
import type { ToolParts } from '../../corpus/tools/tool';
import { isMadeWrong, mayPractise } from './practice-marks';
import { practiceTask } from './practice-task';
import type { MadeItem, PracticeAudience, PracticeSlot, PracticeText } from './practice-work';

/** Texts that items are made of together; learners' errors are rare, so more are asked for them. */
export const TEXTS_A_READ = 6;
export const MARKED_TEXTS_A_READ = 60;
/** Of what is kept, in units of 100 bytes: an item takes some 3 KB. */
const MOST_KEPT = 500_000;
const ITEM_SIZE = 30;

type Kept = LRUCache<string, readonly MadeItem[]>;
/**
 * The items of single texts, for one state of the corpus and its marks. To make ten items anew takes seconds, to pick them
 * from what is made milliseconds (benchmark practice).
 */
const itemsOfStates = new WeakMap<object, Kept>();

function openKept(state: object): Kept {
  const known = itemsOfStates.get(state);
  if (known) return known;
  const sizeCalculation = (items: readonly MadeItem[]): number => 1 + items.length * ITEM_SIZE;
  const kept: Kept = new LRUCache({ maxSize: MOST_KEPT, sizeCalculation });
  itemsOfStates.set(state, kept);
  return kept;
}

type Parts = Pick<ToolParts, 'annotatedTexts' | 'errorMarks' | 'pool'>;

/** The items of texts, some texts at a time. `state` is the same object for the same corpus. */
export async function* makeItemsOfTexts(
  ids: readonly string[],
  {
    listSlots,
    audience,
    state,
  }: {
    /** What is still missing. */
    readonly listSlots: () => readonly PracticeSlot[];
    readonly audience: PracticeAudience;
    readonly state: object;
  },
  parts: Parts,
  signal: AbortSignal,
): AsyncGenerator<readonly MadeItem[], void> {
  const kept = openKept(state);
  for (let from = 0; from < ids.length;) {
    const slots = listSlots();
    if (slots.length === 0) return;
    const size = slots.every(isOfMarks) ? MARKED_TEXTS_A_READ : TEXTS_A_READ;
    const asked = ids.slice(from, (from += size));
    const nameOf = (id: string, { topic, kind }: PracticeSlot): string =>
      [id, topic, kind, audience.level, audience.language].join(' ');
    const unknown = asked.filter((id) => slots.some((slot) => !kept.has(nameOf(id, slot))));
    const texts = await readTexts(unknown, slots, parts, signal);
    const made =
      texts.length === 0 ? [] : await parts.pool.run(practiceTask, { texts, slots, ...audience }, { signal });
    const found = new Map<string, MadeItem[]>(
      unknown.flatMap((id) => slots.map((slot): [string, MadeItem[]] => [nameOf(id, slot), []])),
    );
    for (const item of made) found.get(nameOf(item.textId, item.draft))!.push(item);
    for (const [name, items] of found) kept.set(name, items);
    yield asked.flatMap((id) =>
      slots.flatMap((slot) => {
        const name = nameOf(id, slot);
        return found.get(name) ?? kept.get(name) ?? [];
      }),
    );
  }
}

/** Made of the errors that learners' texts have marks of, and of nothing else. */
const isOfMarks = (slot: PracticeSlot): boolean => slot.kind === 'MEND_ERROR' && !isMadeWrong(slot);

/** The texts that may give something, with their marks. */
async function readTexts(
  ids: readonly string[],
  slots: readonly PracticeSlot[],
  { annotatedTexts, errorMarks }: Parts,
  signal: AbortSignal,
): Promise<PracticeText[]> {
  if (ids.length === 0) return [];
  const marked = await errorMarks.load(ids);
  const marksOf = new Map(marked.map(({ textId, marks }) => [textId, marks]));
  const ofUse = ids.filter((id) =>
    slots.some((slot) => !isOfMarks(slot) || marksOf.get(id)?.some((mark) => mayPractise(mark, slot))),
  );
  const texts = await annotatedTexts.read(ofUse, signal);
  return texts.map(({ content, annotationBytes }, i) => {
    const textId = ofUse[i]!;
    return { textId, content, annotation: annotationBytes, marks: marksOf.get(textId) ?? null };
  });
}
