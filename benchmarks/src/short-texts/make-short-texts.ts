import { detectLanguage } from '@keelerada/estonian/detect-language';
import { segmentText } from '@keelerada/estonian/segmentation/segment-text';
import { readBaseContents } from '../corpus/read-base-contents';

const WORD = /\p{L}/u;

export interface ShortTexts {
  readonly source: string;
  readonly texts: readonly string[];
}

/** Estonian texts of at least `words` words each, made of sentences of which no two are equal; fewer than `count` if there are no more. */
export function makeShortTexts(count: number, words: number): ShortTexts {
  const { source, contents } = readBaseContents();
  const met = new Set<string>();
  const texts: string[] = [];
  let [sentences, length]: [string[], number] = [[], 0];
  for (const content of contents) {
    if (detectLanguage(content) !== 'et') continue;
    for (const { start, end, tokens } of segmentText(content)) {
      const sentence = content.slice(start, end);
      if (met.has(sentence)) continue;
      met.add(sentence);
      sentences.push(sentence);
      length += tokens.filter((token) => WORD.test(content.slice(token.start, token.end))).length;
      if (length < words) continue;
      texts.push(sentences.join(' '));
      if (texts.length === count) return { source, texts };
      [sentences, length] = [[], 0];
    }
  }
  return { source, texts };
}
