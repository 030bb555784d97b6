import type { AnnotatedText } from '@keelerada/estonian/annotated-text';
import { decodeAnnotation } from '@keelerada/estonian/decode-annotation';
import type { StoredAnnotation } from '../../corpus/index/annotated-texts.repository';
import type { ComputeTask } from '../../platform/compute/compute-task';
import { throwIfCancelled } from '@keelerada/corpus-engine/base/cancellation';
import { writeLayers, type LayeredToken } from './data-views';
import type { Xml } from './xml-element';

/** A hit by its place in a text; `keyword` may have other white space than the text. */
export interface PlacedHit {
  readonly start: number;
  readonly keyword: string;
}

export interface HitsOfText extends Pick<StoredAnnotation, 'content' | 'annotationBytes'> {
  readonly hits: readonly PlacedHit[];
  /** Address of the endpoint, which names the layers. */
  readonly endpoint: string;
}

/** Writes for each hit of a text the tokens of its sentences with their layers; null where there are none. */
export const listLayersTask: ComputeTask<HitsOfText, (Xml | null)[]> = {
  name: 'list-layers',
  isLong: false,
  run({ content, annotationBytes, hits, endpoint }, { cancel }) {
    const { sentences } = decodeAnnotation(annotationBytes);
    return hits.map((hit) => {
      throwIfCancelled(cancel);
      const tokens = listTokens(content, sentences, hit);
      return tokens.length === 0 ? null : writeLayers(tokens, endpoint);
    });
  },
};

function listTokens(
  content: string,
  sentences: AnnotatedText['sentences'],
  { start, keyword }: PlacedHit,
): LayeredToken[] {
  const end = findEnd(content, start, keyword);
  const shown = sentences.filter((sentence) => sentence.start < end && sentence.end > start);
  let [at, counted] = [shown[0]?.start ?? start, 0];
  return shown
    .flatMap(({ tokens }) => tokens)
    .map((token) => {
      const word = content.slice(token.start, token.end);
      const first = counted + countCharacters(content.slice(at, token.start)) + 1;
      const last = first + countCharacters(word) - 1;
      [at, counted] = [token.end, last];
      return {
        ...{ start: first, end: last, word },
        ...{ lemma: token.lemma, pos: token.upos },
        isHit: token.start < end && token.end > start,
      };
    });
}

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
