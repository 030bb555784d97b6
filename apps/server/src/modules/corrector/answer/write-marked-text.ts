import type { TextMark } from '@keelerada/contract/corrector/corrector';
import {
  textMarkKinds,
  type RepetitionKind,
  type TextMarkKind,
} from '@keelerada/contract/corrector/corrector-choices';
import { escapeXml } from '@keelerada/estonian/xml/write-xml';

const CLASSES: Readonly<Record<Exclude<TextMarkKind, 'wordrepetition'>, string>> = {
  longsentence: 'long-sentence-color',
  longword: 'long-word-color',
  nouns: 'noun-color',
  uncommonwords: 'uncommon-word-color',
  abstractwords: 'abstract-word-color',
  contentwords: 'content-word-color',
};

const REPETITION_CLASSES: Readonly<Record<RepetitionKind, string>> = {
  'same-sentence': 'same-sentence-color',
  'next-sentence': 'next-sentence-color',
  'both-sentence': 'both-sentence-color',
};

/** The whole text as HTML once for each kind of mark. The text is escaped; marks of one kind do not overlap. */
export function writeMarkedTexts(text: string, marks: readonly TextMark[]): Record<TextMarkKind, string> {
  const entries = textMarkKinds.map((kind) => [
    kind,
    writeMarkedText(
      text,
      marks.filter((mark) => mark.kind === kind),
    ),
  ]);
  return Object.fromEntries(entries) as Record<TextMarkKind, string>;
}

function writeMarkedText(text: string, marks: readonly TextMark[]): string {
  const parts: string[] = [];
  let at = 0;
  for (const mark of marks) {
    if (mark.start < at) continue;
    parts.push(escapeXml(text.slice(at, mark.start)));
    parts.push(`<span class="${findClass(mark)}">${escapeXml(text.slice(mark.start, mark.end))}</span>`);
    at = mark.end;
  }
  parts.push(escapeXml(text.slice(at)));
  return parts.join('');
}

function findClass({ kind, repetition = 'same-sentence' }: TextMark): string {
  return kind === 'wordrepetition' ? REPETITION_CLASSES[repetition] : CLASSES[kind];
}
