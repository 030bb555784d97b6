import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { detectLanguage } from '@keelerada/estonian/detect-language';
import { segmentText } from '@keelerada/estonian/segmentation/segment-text';
import { PROJECT_ROOT } from '../../../apps/server/src/platform/config/project-root';
import { hasLearnerCorpus, readBaseContents } from '../corpus/read-base-contents';

const DEMO_TEXTS = join(PROJECT_ROOT, 'demo-corpus/texts');
const WORD = /\p{L}/u;

export interface ShortTexts {
  readonly source: string;
  readonly texts: readonly string[];
}

/** Estonian texts of at least `words` words each, made of sentences of which no two are equal; fewer than `count` if there are no more. */
export function makeShortTexts(count: number, words: number): ShortTexts {
  const { source, contents } = readContents();
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

/** Made-up words would count as another language, so the demonstration corpus stands in for learner texts. */
function readContents(): ReturnType<typeof readBaseContents> {
  if (hasLearnerCorpus()) return readBaseContents();
  const contents = readdirSync(DEMO_TEXTS).map((file) => readFileSync(join(DEMO_TEXTS, file), 'utf8'));
  return { source: 'the demonstration corpus (../shared/data is absent)', contents };
}
