import {
  practiceLevels,
  practiceTopics,
  type PracticeLevel,
  type PracticeTopic,
} from '@keelerada/contract/teaching/practice-choices';

/** Subjects of everyday life that the stock is about. */
export const practiceThemes = [
  ...['home', 'family', 'work', 'shop', 'doctor', 'school', 'travel', 'city', 'nature', 'food', 'office'],
  'leisure',
] as const;
export type PracticeTheme = (typeof practiceThemes)[number];

/** A place of a sentence that is asked for. */
export interface StockGap {
  /** Right answers, the one of the sentence first. */
  readonly accepted: readonly string[];
  /** Dictionary form, of each word where there are several; null where none is shown beside the gap. */
  readonly base: string | null;
  /** Wrong answers that the file names; those of other gaps come from the paradigm. */
  readonly wrong: readonly string[];
}

/** One line of the stock. */
export interface StockItem {
  readonly topic: PracticeTopic;
  readonly level: PracticeLevel;
  readonly theme: PracticeTheme;
  /** Key of its reason within the topic. */
  readonly rule: string;
  /** The sentence up to the gap; all of it where commas are to be placed. */
  readonly before: string;
  readonly after: string;
  /** Null where commas are to be placed. */
  readonly gap: StockGap | null;
  /** The words that decide the answer, in their order. */
  readonly governors: readonly string[];
}

/** The words that decide an answer, and how many of those behind the gap are its own. */
interface Governors {
  readonly governors: readonly string[];
  readonly claimed: number;
}

/** A text with several gaps; `before` of each part is what stands between it and the part before. */
export interface StockText {
  readonly level: PracticeLevel;
  readonly theme: PracticeTheme;
  readonly title: string;
  readonly parts: readonly Omit<StockItem, 'level' | 'theme' | 'after'>[];
  readonly after: string;
}

/** A line of the stock that cannot be read; the message names the line. */
export class StockError extends Error {}

const GAP = /\[([^\]]+)\]/u;
const TEXT_GAP = /\{([a-z-]+)\.([a-z-]+)\}\[([^\]]+)\]/gu;
const SENTENCE_END = /[.!?]\s/u;
const GOVERNOR = /(?<![\p{L}\p{N}])\*([\p{L}\p{N}-]+)/gu;

/** The items of a topic's file: `LEVEL | theme | rule | sentence` in a line, `#` before a comment. Throws StockError. */
export function readStock(topic: PracticeTopic, file: string): StockItem[] {
  return listLines(file).map((line) => {
    const [level, theme, rule, sentence, ...more] = line.split(' | ');
    if (sentence === undefined || more.length > 0) throw new StockError(`not four fields: ${line}`);
    const found = GAP.exec(sentence);
    if ((found === null) !== (topic === 'comma')) throw new StockError(`needs one gap: ${line}`);
    const [before, after] = found
      ? [sentence.slice(0, found.index), sentence.slice(found.index + found[0].length)]
      : [sentence, ''];
    if (/[[\]]/u.test(after)) throw new StockError(`has a second gap: ${line}`);
    return {
      ...{ topic, level: readLevel(level, line), theme: readTheme(theme, line), rule: rule! },
      ...{ before: withoutStars(before), after: withoutStars(after) },
      gap: found && readGap(found[1]!),
      governors: listGovernors(sentence),
    };
  });
}

/** The texts of the file of texts: `= LEVEL | theme | Title`, the text below, an empty line between texts. Throws StockError. */
export function readStockTexts(file: string): StockText[] {
  const blocks = file.split(/\n\s*\n/u).map((block) => listLines(block));
  return blocks
    .filter((lines) => lines.length > 0)
    .map(([head, ...lines]) => {
      const [level, theme, title] = head!.replace(/^= /u, '').split(' | ');
      if (title === undefined) throw new StockError(`not three fields: ${head!}`);
      const text = lines.join(' ');
      const parts: StockText['parts'][number][] = [];
      let at = 0;
      let claimed = 0;
      for (const { index, 0: whole, 1: topic, 2: rule, 3: gap } of text.matchAll(TEXT_GAP)) {
        const before = text.slice(at, index);
        at = index + whole.length;
        const { governors, ...more } = listGovernorsOfGap(before, text.slice(at), claimed);
        claimed = more.claimed;
        parts.push({
          ...{ topic: readTopic(topic!, whole), rule: rule!, gap: readGap(gap!) },
          before: withoutStars(before),
          governors,
        });
      }
      if (parts.length === 0) throw new StockError(`has no gap: ${head!}`);
      const named = { level: readLevel(level, head!), theme: readTheme(theme, head!), title };
      return { ...named, parts, after: withoutStars(text.slice(at)) };
    });
}

const listLines = (file: string): string[] =>
  file
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '' && !line.startsWith('#'));

const withoutStars = (text: string): string => text.replace(GOVERNOR, '$1');

const listGovernors = (text: string): string[] => [...text.matchAll(GOVERNOR)].map(([, word]) => word!);

/**
 * Of the sentence of a gap, those between the gap before and it; those behind it where it has none, or no gap follows.
 * `claimed`: so many before it belong to the gap before.
 */
function listGovernorsOfGap(before: string, after: string, claimed: number): Governors {
  const [head = ''] = before.split(SENTENCE_END).slice(-1);
  const [tail = ''] = after.split(SENTENCE_END);
  const [own = ''] = tail.split('{');
  const found = listGovernors(head).slice(claimed);
  const behind = listGovernors(own);
  if (own === tail) return { governors: [...found, ...behind], claimed: 0 };
  return found.length > 0 ? { governors: found, claimed: 0 } : { governors: behind.slice(0, 1), claimed: 1 };
}

/** `accepted / accepted = base : wrong, wrong`, the last two where there are any. */
function readGap(written: string): StockGap {
  const [right, wrong] = written.split(' : ');
  const [accepted, base] = right!.split(' = ');
  return {
    accepted: accepted!.split('/'),
    base: base ?? null,
    wrong: wrong?.split(', ') ?? [],
  };
}

function readTopic(name: string, line: string): PracticeTopic {
  const topic = practiceTopics.find((each) => each === name);
  if (topic === undefined) throw new StockError(`no such topic: ${line}`);
  return topic;
}

function readLevel(name: string | undefined, line: string): PracticeLevel {
  const level = practiceLevels.find((each) => each === name);
  if (level === undefined) throw new StockError(`no such level: ${line}`);
  return level;
}

function readTheme(name: string | undefined, line: string): PracticeTheme {
  const theme = practiceThemes.find((each) => each === name);
  if (theme === undefined) throw new StockError(`no such theme: ${line}`);
  return theme;
}
