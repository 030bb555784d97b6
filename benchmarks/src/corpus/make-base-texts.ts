import { type IndexText, splitTag, toIndexText } from '@keelerada/corpus-engine/segment/index-text';
import { decodeAnnotationColumns } from '@keelerada/estonian/annotation-format/decode-annotation';
import { isRunningWord } from '@keelerada/estonian/is-running-word';
import { annotateRoughly } from './annotate-roughly';
import { readBaseContents } from './read-base-contents';

export interface BaseTexts {
  readonly source: string;
  readonly texts: readonly IndexText[];
  readonly runningWords: number;
}

export function makeBaseTexts(): BaseTexts {
  const { source, contents } = readBaseContents();
  const texts = contents.map((content, number) => {
    // Through the stored form, as the server loads it.
    const stored = annotateRoughly(content);
    return toIndexText(`text-${number}`, content, decodeAnnotationColumns(stored));
  });
  const countWords = (text: IndexText): number =>
    Array.from(text.tokens.tags, (tag) => splitTag(text.tokens.tagTable[tag]!)).filter(({ upos }) =>
      isRunningWord(upos),
    ).length;
  return { source, texts, runningWords: texts.reduce((sum, text) => sum + countWords(text), 0) };
}

/** The base texts over and over, each time with new ids, until there are about so many running words. */
export function* repeatTexts(base: BaseTexts, runningWords: number): Generator<IndexText> {
  const copies = Math.max(1, Math.round(runningWords / base.runningWords));
  for (let copy = 0; copy < copies; copy++) {
    for (const text of base.texts) yield { ...text, id: `${text.id}-${copy}` };
  }
}
