import { hashText } from '@keelerada/citation/hash-text';
import type { PracticeItem } from '@keelerada/contract/teaching/practice';
import { practiceLevels, type PracticeLevel } from '@keelerada/contract/teaching/practice-choices';
import type { ExplanationLanguage } from '@keelerada/corrector/messages/messages';
import { nameForm } from '@keelerada/corrector/explain/form-names';
import { readOwn } from '@keelerada/estonian/make-table';
import { listForms, type Morphology } from './list-forms';
import { addParallels, chooseCode, groupCodes, isNegated, listOtherNumber, pickWrong } from './pick-forms';
import { StockError, type StockItem, type StockText } from './read-stock';
import en from './reasons/en.json';
import et from './reasons/et.json';

const REASONS: Readonly<Record<ExplanationLanguage, Readonly<Record<string, string>>>> = { et, en };
/** Verbs of a pair whose other one has an object. */
const WITHOUT_OBJECT = new Set(
  (
    'muutuma algama lõppema kasvama tekkima suunduma paranema lisanduma levima lahenema kustuma avanema venima ' +
    'kuivama kahanema arenema hävima säilima vähenema jätkuma'
  ).split(' '),
);

/** Why the answer is right. Null where no reason has the rule's key. */
function explainItem(item: StockItem, { analyse }: Morphology, language: ExplanationLanguage): string | null {
  const { topic, rule, before, governors, gap } = item;
  const reasons = REASONS[language];
  const fill = (text: string | undefined, values: Readonly<Record<string, string>>): string | null =>
    text?.replace(/\{(\w+)\}/gu, (_, name: string) => readOwn(values, name) ?? '') ?? null;
  if (topic !== 'verb-choice') {
    const [first = '', ...others] = governors;
    // A word that is spoken of has its small letter, unless it is a name.
    const isLarge = !before.startsWith(first) || !analyse(first.toLowerCase()).isKnown;
    const governor = [isLarge ? first : first.toLowerCase(), ...others].join(' ');
    return fill(readOwn(reasons, `${topic}.${rule}`), { governor });
  }
  const base = gap?.base ?? '';
  const kind = WITHOUT_OBJECT.has(base) ? 'self' : 'other';
  const meaning = readOwn(reasons, `verb.${base}`) ?? reasons[`verb.${kind}`]!;
  return fill(reasons[topic], { meaning: `${base} – ${meaning}` })?.replace('?.', '?') ?? null;
}

/** Name of a form in the language, of both persons where it is of two; null for one without a name. */
const nameFormOf = (code: string, isVerb: boolean, language: ExplanationLanguage): string | null =>
  readOwn(REASONS[language], `form.${code}`) ?? nameForm(code, isVerb ? 'V' : 'S', language) ?? null;

/** An item of the stock with its paradigm and its reason, of which exercises are made without an analyser. */
export interface PracticeTask extends Pick<
  PracticeItem,
  | 'id'
  | 'topic'
  | 'before'
  | 'after'
  | 'baseForm'
  | 'accepted'
  | 'almost'
  | 'commaPlaces'
  | 'forms'
  | 'explanation'
  | 'examples'
> {
  readonly level: PracticeLevel;
  readonly theme: string;
  readonly rule: string;
  /** Surely wrong answers, the likeliest first. */
  readonly wrong: readonly string[];
  /** Base forms of the governors and of the word of the gap. */
  readonly words: readonly string[];
  /** The sentence in pieces whose order is certain, and why; null where another order is as good. */
  readonly tiles: {
    readonly words: readonly string[];
    readonly explanation: { readonly text: string; readonly governor: string };
    readonly examples: readonly string[];
  } | null;
}

/** A short text: the tasks of its gaps, each with what stands between it and the gap before. */
export interface PracticeText extends Pick<StockText, 'level' | 'theme' | 'title' | 'after'> {
  readonly id: string;
  readonly words: number;
  readonly tasks: readonly PracticeTask[];
}

const MOST_EXAMPLES = 2;
const MOST_TILES = 8;

/**
 * The tasks of the items, in their order, with examples from the stock. Throws StockError for an item without a reason.
 */
export function compileStock(
  items: readonly StockItem[],
  morphology: Morphology,
  language: ExplanationLanguage,
  stock: readonly StockItem[] = items,
): PracticeTask[] {
  return items.map((item) => {
    const text = explainItem(item, morphology, language);
    if (text === null) throw new StockError(`no reason is called ${item.topic}.${item.rule}`);
    const { topic, level, theme, rule, before, after, gap, governors } = item;
    const forms = !gap?.base ? [] : listForms(gap.base, gap.accepted[0]!, morphology);
    const isVerb = forms[0]?.code === 'ma';
    const accepted = gap === null ? [before] : addParallels(gap.accepted, forms, isVerb);
    const [answer = ''] = accepted;
    const almost = listOtherNumber(item, answer, forms).filter((form) => !accepted.includes(form));
    const code = chooseCode(item, answer, forms);
    return {
      ...{ id: nameItem(item), topic, level, theme, rule },
      before: gap === null ? before.replace(/,(?=\s)/gu, '') : before,
      after,
      baseForm: gap?.base ?? null,
      accepted,
      commaPlaces: gap === null ? listCommaPlaces(before) : [],
      almost,
      forms: [...groupCodes(forms)].flatMap(([form, codes]) => {
        const names = codes.flatMap((each) => nameFormOf(each, isVerb, language) ?? []);
        return names.length === 0 ? [] : [{ form, name: [...new Set(names)].join(' / ') }];
      }),
      wrong:
        gap === null
          ? []
          : gap.wrong.length > 0
            ? gap.wrong
            : pickWrong(item, { accepted, almost }, forms, isVerb),
      explanation: {
        text,
        governor: governors.length > 0 ? governors.join(' ') : null,
        formName: code === null || topic === 'verb-choice' ? null : nameFormOf(code, isVerb, language),
      },
      examples: listExamples(item, stock),
      words: listBaseForms(item, morphology),
      tiles: orderTiles(item, stock, language),
    };
  });
}

/** Names an item for good, in eight hexadecimal digits. */
export const nameItem = (item: StockItem): string => hashText(`${item.topic} ${writeSentence(item)}`);

/** The short texts with their gaps as tasks. Throws StockError as `compileStock` does. */
export function compileTexts(
  texts: readonly StockText[],
  morphology: Morphology,
  language: ExplanationLanguage,
  stock: readonly StockItem[],
): PracticeText[] {
  return texts.map(({ parts, ...text }) => {
    const { level, theme, title, after } = text;
    const items = parts.map((part): StockItem => ({ ...part, level, theme, after: '' }));
    return {
      ...{ id: hashText(title), level, theme, title, after },
      words: `${items.map(writeSentence).join('')}${after}`.split(/\s+/u).length,
      tasks: compileStock(items, morphology, language, stock),
    };
  });
}

/** The pieces of a sentence of one clause that begins with the time, the verb behind it; else none. */
function cutTiles({ topic, before, after, gap, governors }: StockItem): string[] {
  const first = governors.join(' ');
  const rest = after.trim().replace(/[.!?]$/u, '');
  const isPlain = topic === 'tense' && before.trim() === first && /^\p{L}+(?: \p{L}+)+$/u.test(rest);
  const words = isPlain ? [first, gap?.accepted[0] ?? '', ...rest.split(' ')] : [];
  return words.length > MOST_TILES ? [] : words;
}

/** Where a sentence begins with the time, the verb has the second place, and the order is certain. */
function orderTiles(
  item: StockItem,
  stock: readonly StockItem[],
  language: ExplanationLanguage,
): PracticeTask['tiles'] {
  const words = cutTiles(item);
  if (words.length === 0) return null;
  const explanation = { text: REASONS[language]['order.verb-second']!, governor: words[0]! };
  const alike = stock.filter((each) => cutTiles(each).length > 0);
  return { words, explanation, examples: listExamples(item, alike) };
}

function listBaseForms({ governors, gap }: StockItem, { analyse }: Morphology): string[] {
  const ofGovernors = governors.flatMap((word) =>
    analyse(word.toLowerCase()).analyses.map(({ lemma }) => lemma),
  );
  return [...new Set([...ofGovernors, ...(gap?.base?.split(' ') ?? [])])];
}

/** The sentence as it should be. */
export const writeSentence = ({ before, gap, after }: StockItem): string =>
  `${before}${gap?.accepted[0] ?? ''}${after}`;

/** Where commas belong in the sentence without them, in its UTF-16 units. */
function listCommaPlaces(sentence: string): number[] {
  return [...sentence.matchAll(/,(?=\s)/gu)].map(({ index }, place) => index - place);
}

/** Whether the word that asks stands before its noun: `pärast` then asks for another case. */
const isPrepositional = ({ rule, before, governors }: StockItem): boolean =>
  rule === 'adposition' && before.includes(governors[0] ?? '');

/** Right sentences of the same verb, with the same governor, else with the same rule, of the nearest level and place first. */
function listExamples(item: StockItem, items: readonly StockItem[]): string[] {
  const governor = item.governors.join(' ').toLowerCase();
  const at = items.indexOf(item);
  const rank = (each: StockItem): readonly number[] => [
    Number(item.topic === 'verb-choice' && each.gap?.base !== item.gap?.base),
    Number(isNegated(each) !== isNegated(item)),
    Number(isPrepositional(each) !== isPrepositional(item)),
    Number(governor === '' || each.governors.join(' ').toLowerCase() !== governor),
    Math.abs(practiceLevels.indexOf(each.level) - practiceLevels.indexOf(item.level)),
    Math.abs(items.indexOf(each) - at),
  ];
  const ranked = items
    .filter((each) => each !== item && each.topic === item.topic && each.rule === item.rule)
    .map((each) => ({ sentence: writeSentence(each), ranks: rank(each) }))
    .toSorted((one, other) => {
      const place = one.ranks.findIndex((each, index) => each !== other.ranks[index]);
      return place === -1 ? 0 : one.ranks[place]! - other.ranks[place]!;
    });
  return ranked.slice(0, MOST_EXAMPLES).map(({ sentence }) => sentence);
}
