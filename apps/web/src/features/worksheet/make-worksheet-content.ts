import { isSign } from '@keelerada/corpus-engine/worksheet/files/question';
import type { TFunction } from 'i18next';
import { type SentencePart, splitAtMarks } from './marked-sentence';
import type { SheetItem } from './sheet';
import type { TopicChoice } from './topic-choice';
import type { WorksheetOptions } from './worksheet-options';

/** Every gap is as long, so that its length says nothing; some 3 cm on paper, room for a word by hand. */
export const GAP = '_'.repeat(16);

/** Where a sentence is from, as far as it is known. */
export interface SentenceSource {
  readonly title: string | null;
  readonly level: string | null;
}

/** A part of a sentence on paper: plain, or what became of a marked word. */
export interface ContentPart {
  readonly kind: 'plain' | 'bold' | 'gap';
  readonly text: string;
}

export interface ContentSentence {
  readonly parts: readonly ContentPart[];
  /** Level of the writer where it is shown. */
  readonly level: string | null;
}

/** All that stands on a worksheet, for the screen and the Word file alike. */
export interface WorksheetContent {
  readonly title: string;
  readonly instruction: string;
  /** Labels of the lines to fill in; none where there is no such line. */
  readonly nameLabels: readonly string[];
  readonly sentences: readonly ContentSentence[];
  /** One for each sentence; none where the words are shown. */
  readonly answers: readonly string[];
  readonly sources: readonly string[];
  /** Null where every sentence is from the own text. */
  readonly licence: string | null;
  /** How the sentences are cited, in one line. */
  readonly citation: string;
}

interface ContentParts {
  readonly items: readonly SheetItem[];
  readonly options: WorksheetOptions;
  readonly licence: string;
  /** Where sentences are from that are of no text of the corpus. */
  readonly own: string;
  readonly citation: string;
  readonly readSource: (textId: string) => SentenceSource;
  readonly t: TFunction<'worksheet'>;
}

/** Title and instruction that fit the task, where the visitor typed none. */
function readSheetTexts(
  { task, hasLemma, title, instruction }: WorksheetOptions,
  t: TFunction<'worksheet'>,
): { readonly title: string; readonly instruction: string } {
  const isGap = task === 'gap';
  const instructionKey = isGap
    ? hasLemma
      ? 'sheet.instruction_lemma'
      : 'sheet.instruction_gap'
    : 'sheet.instruction_shown';
  return {
    title: title ?? t(isGap ? 'sheet.title_gap' : 'sheet.title_shown'),
    instruction: instruction ?? t(instructionKey),
  };
}

/** Title and instruction of what is practised, where the visitor typed none. */
export function readTopicTexts(
  { task, title, instruction }: WorksheetOptions,
  { topic }: TopicChoice,
  t: TFunction<'worksheet'>,
): Pick<WorksheetOptions, 'title' | 'instruction'> {
  const isOwnTask = task === 'gap' && ['comma', 'together', 'letters'].includes(topic);
  return {
    title: title ?? t(`topics.${topic}.title`),
    instruction: instruction ?? (isOwnTask ? t(`topics.${topic}.instruction`) : null),
  };
}

export function makeWorksheetContent(parts: ContentParts): WorksheetContent {
  const { items, options, licence, own, citation, readSource, t } = parts;
  const { task, hasLevel, hasName } = options;
  const readLevel = (textId: string | null) =>
    hasLevel && textId !== null ? readSource(textId).level : null;
  return {
    ...readSheetTexts(options, t),
    nameLabels: hasName ? [t('sheet.name'), t('sheet.date')] : [],
    sentences: items.map(({ example }) => ({
      parts: splitAtMarks(example).flatMap((part) => showPart(part, options)),
      level: readLevel(example.textId),
    })),
    answers: task === 'gap' ? items.map(({ example }) => listAnswers(splitAtMarks(example))) : [],
    sources: items.map(({ example: { textId } }) =>
      textId === null ? own : describeSource(readSource(textId), t),
    ),
    licence: items.some(({ example }) => example.textId !== null) ? licence : null,
    citation,
  };
}

function showPart(
  { text, lemma, choices }: SentencePart,
  { task, hasLemma }: WorksheetOptions,
): readonly ContentPart[] {
  if (lemma === null) return [{ kind: 'plain', text }];
  if (task === 'shown') return [{ kind: 'bold', text }];
  // A gap would tell where the mark belongs.
  if (isSign(text)) return [];
  const gap: ContentPart = { kind: 'gap', text: GAP };
  if (choices) return [gap, { kind: 'plain', text: ` (${choices.join(' / ')})` }];
  return hasLemma && lemma !== '' ? [gap, { kind: 'plain', text: ` (${lemma})` }] : [gap];
}

/** The words of the gaps with what is as right; the whole sentence where marks are left out. */
function listAnswers(parts: readonly SentencePart[]): string {
  const gaps = parts.filter(({ lemma }) => lemma !== null);
  if (gaps.some(({ text }) => isSign(text))) return parts.map(({ text }) => text).join('');
  return gaps.map(({ text, accepted = [] }) => [text, ...accepted].join(' / ')).join(' … ');
}

function describeSource({ title, level }: SentenceSource, t: TFunction<'worksheet'>): string {
  return [title ?? t('sheet.unknown'), level].filter((part) => part !== null).join(', ');
}
