import type { TextMark } from '@keelerada/contract/corrector/corrector';
import type { TextMarkKind } from '@keelerada/contract/corrector/corrector-choices';
import { Paragraph, TextRun } from 'docx';
import { readMarkLook } from '../shown/mark-style';
import type { FigureTab } from '../shown/text-figures';
import type { WordFileParts } from './word-file-parts';

/** As the Word file names colours. */
const readFill = (mark: Pick<TextMark, 'kind' | 'repetition'>) => readMarkLook(mark).colour.slice(1);

/** Kinds of a tab; a word that has several marks gets the colour of the last one. */
const kindsOfTab = {
  complexity: ['longsentence', 'nouns', 'longword'],
  vocabulary: ['contentwords', 'uncommonwords', 'abstractwords', 'wordrepetition'],
} as const satisfies Record<FigureTab, readonly TextMarkKind[]>;

/** The colour of each character of the text, or undefined. */
function paint(length: number, marks: readonly TextMark[], kinds: readonly TextMarkKind[]) {
  const colours = new Array<string | undefined>(length).fill(undefined);
  for (const kind of kinds) {
    for (const mark of marks) {
      if (mark.kind !== kind) continue;
      colours.fill(readFill(mark), mark.start, mark.end);
    }
  }
  return colours;
}

/** A legend, then the text with the marks of a tab as shading. */
export function makeMarkedParagraphs(
  { text, response, t }: WordFileParts,
  tab: FigureTab,
): readonly Paragraph[] {
  const kinds = kindsOfTab[tab];
  const colours = paint(text.length, response.marks, kinds);
  const legend = kinds.flatMap((kind) => [
    new TextRun({ text: t(`marks.${kind}`), shading: { fill: readFill({ kind }) } }),
    new TextRun('   '),
  ]);
  const paragraphs = [new Paragraph({ children: legend, spacing: { before: 200, after: 120 } })];
  let at = 0;
  for (const line of text.split('\n')) {
    const end = at + line.length;
    const runs: TextRun[] = [];
    while (at < end) {
      const fill = colours[at];
      let to = at + 1;
      while (to < end && colours[to] === fill) to += 1;
      runs.push(
        new TextRun({ text: text.slice(at, to), ...(fill === undefined ? {} : { shading: { fill } }) }),
      );
      at = to;
    }
    paragraphs.push(new Paragraph({ children: runs }));
    at = end + 1;
  }
  return paragraphs;
}
