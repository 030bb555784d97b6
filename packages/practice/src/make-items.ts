import type { PracticeItem, PracticeRequest } from '@keelerada/contract/teaching/practice';
import type { PracticeKind } from '@keelerada/contract/teaching/practice-choices';
import { listPracticeKinds } from '@keelerada/contract/teaching/practice-topic-kinds';
import { pickChoices } from '@keelerada/corpus-engine/worksheet/pick-choices';
import { shuffleLazily } from '@keelerada/corpus-engine/worksheet/shuffle-lazily';
import type { PracticeTask } from './compile-stock';

const MOST_WRONG = 3;

export interface WantedItems extends Pick<PracticeRequest, 'topics' | 'kind' | 'level' | 'count' | 'seed'> {
  /** Tasks about this word, in any of its forms and of any level, come first; topics without any then stay out. */
  readonly word?: string | null;
}

/**
 * The items of an exercise: topics and their kinds take turns, no sentence comes twice, words that ask for the answer come
 * again only when all others have been asked. The same tasks and seed give the same items.
 */
export function makeItems(
  tasks: readonly PracticeTask[],
  { topics, kind, level, count, seed, word }: WantedItems,
): PracticeItem[] {
  const withWord = topics.filter((topic) =>
    tasks.some((task) => task.topic === topic && isAbout(task, word)),
  );
  const asked = withWord.length > 0 ? withWord : topics;
  const queues = [...new Set(asked)].map((topic, at) => {
    const ofTopic = tasks.filter((task) => task.topic === topic);
    const about = ofTopic.filter((task) => isAbout(task, word));
    const others = ofTopic.filter((task) => task.level === level && !about.includes(task));
    const order = (list: readonly PracticeTask[]) => spreadGovernors(shuffle(list, seed + at));
    const kinds = listPracticeKinds(topic).filter((each) => !kind || each === kind);
    return { kinds, waiting: kinds.length === 0 ? [] : [about, others].flatMap(order) };
  });
  const items: PracticeItem[] = [];
  for (let turn = 0; items.length < count && queues.some(({ waiting }) => waiting.length > turn); turn++) {
    for (const { kinds, waiting } of queues) {
      const task = waiting[turn];
      const possible = task ? kinds.filter((each) => canMake(task, each)) : [];
      if (task && possible.length > 0 && items.length < count)
        items.push(makeItem(task, possible[turn % possible.length]!, seed + turn));
    }
  }
  return items;
}

/** Whether the task can be that kind of item: not of every sentence the order is certain. */
export const canMake = ({ tiles }: PracticeTask, kind: PracticeKind): boolean =>
  kind !== 'ORDER_TILES' || tiles !== null;

/** The task as one kind of item. An error to mend is one of the wrong forms, put in the place of the right one. */
export function makeItem(task: PracticeTask, kind: PracticeKind, seed: number): PracticeItem {
  const { topic, before, after, baseForm, accepted, almost, commaPlaces, forms, explanation } = task;
  const { examples, wrong } = task;
  const id = `${task.id}-${kind.toLowerCase()}`;
  const rest = { id, topic, kind, examples: [...examples], source: 'STOCK' as const, textId: null };
  if (kind === 'ORDER_TILES' || kind === 'LISTEN_AND_WRITE') {
    const isOrder = kind === 'ORDER_TILES' && task.tiles !== null;
    const reason = isOrder ? { ...explanation, ...task.tiles.explanation } : explanation;
    const shown = isOrder ? { ...rest, examples: [...task.tiles.examples] } : rest;
    return {
      ...{
        ...shown,
        before: '',
        written: '',
        after: '',
        baseForm: null,
        almost: [],
        commaPlaces: [],
        forms: [],
      },
      choices: isOrder ? shuffle(task.tiles.words, seed) : [],
      accepted: (isOrder ? accepted.slice(0, 1) : accepted).map((each) => before + each + after),
      explanation: { ...reason, formName: null },
    };
  }
  const [written = ''] = kind === 'MEND_ERROR' ? shuffle(wrong.slice(0, MOST_WRONG), seed) : [];
  const isChoice = kind === 'CHOOSE_FORM' || kind === 'CHOOSE_VERB';
  return {
    ...{ ...rest, before, written, after },
    baseForm: kind === 'MEND_ERROR' ? null : baseForm,
    choices: isChoice
      ? pickChoices({ answer: accepted[0]!, forms: wrong, parallels: accepted, count: MOST_WRONG, seed })
      : [],
    ...{ accepted: [...accepted], almost: [...almost], commaPlaces: [...commaPlaces], forms: [...forms] },
    explanation: { ...explanation },
  };
}

function isAbout({ words, forms, accepted }: PracticeTask, word: string | null | undefined): boolean {
  if (!word) return false;
  return words.includes(word) || accepted.includes(word) || forms.some(({ form }) => form === word);
}

const shuffle = <Item>(list: readonly Item[], seed: number): Item[] =>
  [...shuffleLazily(list.length, seed)].map((place) => list[place]!);

/** Tasks whose governor has been asked for go behind the others; the rules of the topic take turns. */
function spreadGovernors(tasks: readonly PracticeTask[]): PracticeTask[] {
  const counts = new Map<string, number>();
  const take = (key: string): number => {
    const round = counts.get(key) ?? 0;
    counts.set(key, round + 1);
    return round;
  };
  const rounds = tasks.map((task) => ({
    task,
    governor: take(`governor ${(task.explanation.governor ?? task.id).toLowerCase()}`),
    rule: take(`rule ${task.rule}`),
  }));
  return rounds
    .toSorted((one, other) => one.governor - other.governor || one.rule - other.rule)
    .map(({ task }) => task);
}
