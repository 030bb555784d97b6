import { createHash } from 'node:crypto';
import { PRACTICE_PATH } from '@keelerada/contract/paths';
import {
  practiceRequestSchema,
  practiceResponseSchema,
  type PracticeItem,
  type PracticeRequest,
  type PracticeResponse,
} from '@keelerada/contract/practice';
import { practiceTopicKinds } from '@keelerada/contract/practice-topic-kinds';
import { pickChoices } from '@keelerada/corpus-engine/worksheet/pick-choices';
import type { Tool, ToolParts } from '../../corpus/tools/tool';
import { badRequest } from '../../platform/errors/request-failure';
import { listPracticeTexts, readPracticeTexts } from './practice-texts';
import { practiceTask, type MadeItem, type PracticeSlot } from './practice-task';

const ID_LETTERS = 16;
const MOST_WRONG = 3;

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
    const made = await makeItems(slots, request, parts, signal);
    return { items: alternate(made, slots).map((item, i) => toItem(item, request.seed + i)) };
  },
};

/** How many items of each kind of each topic; topics and kinds take turns. Throws RequestFailure for a kind that no topic has. */
function listSlots({ topics, kind, count }: PracticeRequest): PracticeSlot[] {
  const own = [...new Set(topics)].map((topic) => ({
    topic,
    kinds: practiceTopicKinds[topic].filter((each) => !kind || each === kind),
  }));
  const without = own.find(({ kinds }) => kinds.length === 0);
  if (without) {
    const names = practiceTopicKinds[without.topic].join(', ');
    throw badRequest('InvalidRequest', 'kind', `The topic ${without.topic} has the kinds ${names}.`);
  }
  const counts = new Map<string, PracticeSlot>();
  for (let i = 0; i < count; i++) {
    const { topic, kinds } = own[i % own.length]!;
    const each = kinds[Math.floor(i / own.length) % kinds.length]!;
    const key = `${topic} ${each}`;
    counts.set(key, { topic, kind: each, count: (counts.get(key)?.count ?? 0) + 1 });
  }
  return [...counts.values()];
}

/** Fills the slots; what one kind lacks, other kinds of its topic give. */
async function makeItems(
  slots: readonly PracticeSlot[],
  request: PracticeRequest,
  parts: ToolParts,
  signal: AbortSignal,
): Promise<MadeItem[]> {
  const items: MadeItem[] = [];
  const order = await listPracticeTexts(request.seed, parts);
  const taken: string[] = [];
  const fill = async (wanted: readonly PracticeSlot[], ids: readonly string[]): Promise<void> => {
    const isMissing = () => listMissing(wanted, items);
    for await (const texts of readPracticeTexts(ids, order, isMissing, parts, signal)) {
      const missing = isMissing();
      const work = { texts, slots: missing, level: request.level, language: request.language, taken };
      const result = await parts.pool.run(practiceTask, work, { signal });
      const used = new Set(items.map(({ sentence }) => sentence));
      items.push(...result.items.filter(({ sentence }) => !used.has(sentence)));
      taken.splice(0, taken.length, ...result.taken);
    }
  };
  const isMend = ({ kind }: PracticeSlot): boolean => kind === 'MEND_ERROR';
  await fill(slots.filter(isMend), order.learners);
  await fill(
    slots.filter((slot) => !isMend(slot)),
    order.best,
  );
  if (!request.kind) await fill(listStandIns(slots, items), order.best);
  return items;
}

const countOf = ({ topic, kind }: PracticeSlot, items: readonly MadeItem[]): number =>
  items.filter(({ draft }) => draft.topic === topic && draft.kind === kind).length;

function listMissing(slots: readonly PracticeSlot[], items: readonly MadeItem[]): PracticeSlot[] {
  return slots.flatMap((slot) => {
    const count = slot.count - countOf(slot, items);
    return count > 0 ? [{ ...slot, count }] : [];
  });
}

/** Other kinds of the topics that have too few items; learners' errors are where they are or nowhere. */
function listStandIns(slots: readonly PracticeSlot[], items: readonly MadeItem[]): PracticeSlot[] {
  return listMissing(slots, items).flatMap(({ topic, kind, count }) => {
    const other = practiceTopicKinds[topic].find(
      (each) => each !== kind && (each !== 'MEND_ERROR' || topic === 'letters'),
    );
    if (!other) return [];
    const there = { topic, kind: other, count: 0 };
    return [{ ...there, count: count + countOf(there, items) }];
  });
}

/** Kinds and topics in turn, as the slots are listed. */
function alternate(items: readonly MadeItem[], slots: readonly PracticeSlot[]): MadeItem[] {
  const turns = new Map<string, number>();
  const places = new Map(slots.map(({ topic, kind }, i) => [`${topic} ${kind}`, i]));
  const placed = items.map((item) => {
    const key = `${item.draft.topic} ${item.draft.kind}`;
    const turn = turns.get(key) ?? 0;
    turns.set(key, turn + 1);
    return { item, turn, place: places.get(key) ?? slots.length };
  });
  return placed
    .toSorted((one, other) => one.turn - other.turn || one.place - other.place)
    .map(({ item }) => item);
}

function toItem({ draft, sentence, forms, textId, source }: MadeItem, seed: number): PracticeItem {
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
    source,
    textId,
  };
}
