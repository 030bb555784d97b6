import { decodeAnnotation } from '@keelerada/estonian/decode-annotation';
import type { StoredAnnotation } from '../../corpus/index/annotated-texts.repository';
import type { ComputeTask } from '../../platform/compute/compute-task';

export interface LayeredToken {
  /** First and last character, counted in code points from 1 at the start of what is shown. */
  readonly start: number;
  readonly end: number;
  readonly word: string;
  readonly lemma: string;
  readonly pos: string;
  readonly isHit: boolean;
}

/** A hit by its place in a text; `keyword` may have other white space than the text. */
export interface PlacedHit {
  readonly start: number;
  readonly keyword: string;
}

export interface HitsOfText extends Pick<StoredAnnotation, 'content' | 'annotationBytes'> {
  readonly hits: readonly PlacedHit[];
}

/** For each hit of a text the tokens of its sentences. */
export const listLayersTask: ComputeTask<HitsOfText, LayeredToken[][]> = {
  name: 'list-layers',
  isLong: false,
  run({ content, annotationBytes, hits }) {
    const { sentences } = decodeAnnotation(annotationBytes);
    return hits.map(({ start, keyword }) => {
      const end = findEnd(content, start, keyword);
      const shown = sentences.filter((sentence) => sentence.start < end && sentence.end > start);
      const from = shown[0]?.start ?? start;
      return shown
        .flatMap(({ tokens }) => tokens)
        .map((token) => {
          const word = content.slice(token.start, token.end);
          const first = countCharacters(content.slice(from, token.start)) + 1;
          return {
            ...{ start: first, end: first + countCharacters(word) - 1, word },
            ...{ lemma: token.lemma, pos: token.upos },
            isHit: token.start < end && token.end > start,
          };
        });
    });
  },
};

const countCharacters = (text: string): number => [...text].length;

const SPACE = /\s/u;

/** Where a hit ends in its text: after as many characters that are no white space. */
function findEnd(content: string, start: number, keyword: string): number {
  let left = keyword.replace(/\s/gu, '').length;
  let at = start;
  while (left > 0 && at < content.length) {
    if (!SPACE.test(content[at]!)) left -= 1;
    at += 1;
  }
  return at;
}
