import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { PROJECT_ROOT } from '../../../platform/config/project-root';

/** A text of packages/corrector/golden/sentences.txt; `right` is undefined where nothing is to be corrected. */
export interface GoldenSentence {
  readonly group: string;
  readonly text: string;
  readonly right: string | undefined;
}

/** Path of a file beside the sentences. */
export function findGoldenFile(name: string): string {
  return join(PROJECT_ROOT, 'packages/corrector/golden', name);
}

/** All sentences in the order of the file. Throws an Error at a wrong one without the right one below it. */
export function readGoldenSentences(): GoldenSentence[] {
  const lines = readFileSync(findGoldenFile('sentences.txt'), 'utf8').split('\n');
  const found: GoldenSentence[] = [];
  let group = '';
  lines.forEach((line, i) => {
    const rest = line.slice(2);
    if (line.startsWith('# ')) group = rest;
    if (line.startsWith('= ')) found.push({ group, text: rest, right: undefined });
    if (line.startsWith('- ')) {
      if (!lines[i + 1]?.startsWith('+ ')) throw new Error(`"${rest}" has no right sentence below it.`);
      found.push({ group, text: rest, right: lines[i + 1]!.slice(2) });
    }
  });
  return found;
}

/** The sentences of `everyday-sentences.txt` or `varied-sentences.txt` there; the first paragraph explains them. */
export function readPlainSentences(file: string): string[] {
  const [, ...paragraphs] = readFileSync(findGoldenFile(file), 'utf8').split('\n\n');
  return paragraphs.join('\n').trim().split('\n');
}
