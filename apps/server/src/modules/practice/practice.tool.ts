import { createHash } from 'node:crypto';
import { PRACTICE_PATH } from '@keelerada/contract/site/paths';
import {
  practiceRequestSchema,
  practiceResponseSchema,
  type PracticeItem,
  type PracticeRequest,
  type PracticeResponse,
} from '@keelerada/contract/teaching/practice';
import { listPracticeKinds } from '@keelerada/contract/teaching/practice-topic-kinds';
import { QueryCancelledError } from '@keelerada/corpus-engine/base/cancellation';
import { pickChoices } from '@keelerada/corpus-engine/worksheet/pick-choices';
import { shuffleLazily } from '@keelerada/corpus-engine/worksheet/shuffle-lazily';
import type { Tool, ToolParts } from '../../corpus/tools/tool';
import { ComputeQueueFullError } from '../../platform/compute/compute-errors';
import { badRequest } from '../../platform/errors/request-failure';
import { TimeLimitError, withTimeLimit } from '../../platform/process/time-limit';
import { makeItemsOfTexts } from './made-items';
import { listPracticeTexts, type PracticeOrder } from './practice-texts';
import { practiceTask } from './practice-task';
import type { MadeItem, PracticeSlot } from './practice-work';

const ID_LETTERS = 16;
const MOST_WRONG = 3;
/** On a busy machine an exercise has what is made by then. */
const MOST_MS = 10_000;
/** Items with one governing word, and items with one answer. */
const MOST_OF_GOVERNOR = 2;

/** So many items of a kind about a topic. */
interface Wanted extends PracticeSlot {
  readonly count: number;
}

/** Items of an exercise: made of sentences of the corpus, the same for the same seed. */
export const practiceTool: Tool<PracticeRequest, PracticeResponse> = {
  name: 'practice',
  path: PRACTICE_PATH,
  summary: 'Items of an exercise about a topic, with their right answers and explanations',
  request: practiceRequestSchema,
  response: practiceResponseSchema,
  tasks: [practiceTask],
  async answer(request, parts, signal) {
    const slots = listSlots(request);
    const order = await listPracticeTexts(request, parts);
    const items: MadeItem[] = [];
    await withTimeLimit(MOST_MS, signal, (limited) =>
      addItems(items, slots, { ...request, ...order }, parts, limited),
    ).catch((error: unknown) => {
      if (signal.aborted) throw new QueryCancelledError();
      if (!(error instanceof TimeLimitError)) throw error;
      if (items.length === 0) throw new ComputeQueueFullError();
    });
    return {
      items: alternate(items, slots).map((item, i) => ({
        ...toItem(item, request.seed + i),
        source: order.readSource(item.textId),
      })),
    };
  },
};

/** How many items of each kind of each topic; topics and kinds take turns. Throws RequestFailure for a kind that no topic has. */
function listSlots({ topics, kind, level, count }: PracticeRequest): Wanted[] {
  const own = [...new Set(topics)].map((topic) => ({
    topic,
    kinds: listPracticeKinds(topic, level).filter((each) => !kind || each === kind),
  }));
  const without = own.find(({ kinds }) => kinds.length === 0);
  if (without) {
    const names = listPracticeKinds(without.topic, level).join(', ');
    throw badRequest(
      'InvalidRequest',
      'kind',
      `The topic ${without.topic} has the kinds ${names} at ${level}.`,
    );
  }
  const counts = new Map<string, Wanted>();
  for (let i = 0; i < count; i++) {
    const { topic, kinds } = own[i % own.length]!;
    const each = kinds[Math.floor(i / own.length) % kinds.length]!;
    const key = nameSlot({ topic, kind: each });
    counts.set(key, { topic, kind: each, count: (counts.get(key)?.count ?? 0) + 1 });
  }
  return [...counts.values()];
}

/** Fills the slots one after the other; what one kind lacks, other kinds of its topic give. */
async function addItems(
  items: MadeItem[],
  slots: readonly Wanted[],
  { kind, seed, level, language, best, learners, state }: PracticeRequest & PracticeOrder,
  parts: ToolParts,
  signal: AbortSignal,
): Promise<void> {
  const taken = new Map<string, number>();
  const fill = async (wanted: readonly Wanted[], ids: readonly string[]): Promise<void> => {
    const listSlots = () => listMissing(wanted, items);
    const asked = { listSlots, audience: { level, language }, state };
    for await (const made of makeItemsOfTexts(ids, asked, parts, signal)) {
      const missing = new Map(listSlots().map((slot) => [nameSlot(slot), slot.count]));
      for (const place of shuffleLazily(made.length, seed)) {
        const item = made[place]!;
        const left = missing.get(nameSlot(item.draft)) ?? 0;
        if (left === 0 || isTaken(item, taken)) continue;
        missing.set(nameSlot(item.draft), left - 1);
        for (const key of listKeys(item)) taken.set(key, (taken.get(key) ?? 0) + 1);
        items.push(item);
      }
    }
  };
  await fill(slots.filter(isMend), learners);
  await fill(
    slots.filter((slot) => !isMend(slot)),
    best,
  );
  if (!kind) await fill(listStandIns(slots, items, level), best);
}

const isMend = ({ kind }: PracticeSlot): boolean => kind === 'MEND_ERROR';
const nameSlot = ({ topic, kind }: PracticeSlot): string => `${topic} ${kind}`;

/** What makes two items alike: the sentence, the answer, or the word that asks for it. */
function listKeys({ sentence, draft: { topic, word, accepted, explanation } }: MadeItem): string[] {
  const { governor } = explanation;
  const answer = `${topic} = ${(word?.lemma ?? accepted[0]!).toLowerCase()}`;
  return [sentence, answer, ...(governor === null ? [] : [`${topic} < ${governor.toLowerCase()}`])];
}

function isTaken(item: MadeItem, taken: ReadonlyMap<string, number>): boolean {
  return listKeys(item).some((key, i) => (taken.get(key) ?? 0) >= (i < 2 ? 1 : MOST_OF_GOVERNOR));
}

const countOf = ({ topic, kind }: PracticeSlot, items: readonly MadeItem[]): number =>
  items.filter(({ draft }) => draft.topic === topic && draft.kind === kind).length;

function listMissing(slots: readonly Wanted[], items: readonly MadeItem[]): Wanted[] {
  return slots.flatMap((slot) => {
    const count = slot.count - countOf(slot, items);
    return count > 0 ? [{ ...slot, count }] : [];
  });
}

/** Other kinds of the topics that have too few items; learners' errors are where they are or nowhere. */
function listStandIns(
  slots: readonly Wanted[],
  items: readonly MadeItem[],
  level: PracticeRequest['level'],
): Wanted[] {
  return listMissing(slots, items).flatMap(({ topic, kind, count }) => {
    const other = listPracticeKinds(topic, level).find(
      (each) => each !== kind && (each !== 'MEND_ERROR' || topic === 'letters'),
    );
    if (!other) return [];
    const there = { topic, kind: other, count: 0 };
    return [{ ...there, count: count + countOf(there, items) }];
  });
}

/** Kinds and topics in turn, as the slots are listed. */
function alternate(items: readonly MadeItem[], slots: readonly Wanted[]): MadeItem[] {
  const turns = new Map<string, number>();
  const places = new Map(slots.map((slot, i) => [nameSlot(slot), i]));
  const placed = items.map((item) => {
    const key = nameSlot(item.draft);
    const turn = turns.get(key) ?? 0;
    turns.set(key, turn + 1);
    return { item, turn, place: places.get(key) ?? slots.length };
  });
  return placed
    .toSorted((one, other) => one.turn - other.turn || one.place - other.place)
    .map(({ item }) => item);
}

function toItem({ draft, sentence, forms, textId }: MadeItem, seed: number): Omit<PracticeItem, 'source'> {
  const { topic, kind, start, end, written, accepted, wrong, baseForm, commaPlaces = [] } = draft;
  const name = `${topic} ${kind} ${start} ${sentence}`;
  const isComma = kind === 'PLACE_COMMA';
  const [answer] = accepted;
  const choices = pickChoices({
    ...{ answer: answer!, forms: wrong, parallels: accepted, count: MOST_WRONG, seed },
  });
  return {
    id: createHash('sha256').update(name).digest('hex').slice(0, ID_LETTERS),
    topic,
    kind,
    before: isComma ? sentence.replace(/,(?=\s)/gu, '') : sentence.slice(0, start),
    written,
    after: isComma ? '' : sentence.slice(end),
    baseForm,
    choices,
    accepted: [...accepted],
    commaPlaces: [...commaPlaces],
    forms: [...forms],
    explanation: { ...draft.explanation },
    examples: draft.examples.slice(0, 2),
    textId,
  };
}
