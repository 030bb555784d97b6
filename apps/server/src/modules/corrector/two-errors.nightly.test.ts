import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { CorrectorResponse, MarkedFragment } from '@keelerada/contract/corrector/corrector';
import { describe, expect, it } from 'vitest';
import { annotateTask } from '../../corpus/annotation/annotate-task';
import { alignOwnText } from '../../corpus/own-text/align-own-text';
import { PROJECT_ROOT } from '../../platform/config/project-root';
import { correctTask } from './correct-task';
import { readGoldenSentences } from './testing/golden-sentences';
import { threadForTest } from '../../platform/compute/testing/thread-for-test';

const TEXTBOOK = join(PROJECT_ROOT, '../shared/data/textbook/dev.tsv');
/** Clauses with an error of their own, and the word that is wrong. */
const SECOND_ERRORS = [
  { clause: 'aga nad räägib sellest', word: 'räägib' },
  { clause: 'aga ma ei teadsin seda', word: 'teadsin' },
  { clause: 'aga see oli väga illus', word: 'illus' },
] as const;
/** Marks that hang on the end of the sentence, or are as likely as not, may go. */
const LEAST_KEPT = 0.93;
const TIMEOUT_MS = 300_000;

/** Sure errors of a sentence. */
async function findMarks(sent: string): Promise<MarkedFragment[]> {
  const [annotation] = await annotateTask.run([{ text: alignOwnText(sent).text }], threadForTest);
  const bytes = await correctTask.run(
    {
      ...{ sent, model: 'grammarcheckerTest', showPossible: false, version: 'test' },
      ...{ annotation: annotation!.bytes, remote: null, edits: null, grammarService: 'own' },
    },
    threadForTest,
  );
  const { grammatika } = JSON.parse(new TextDecoder().decode(bytes)) as CorrectorResponse;
  return grammatika.flatMap((fragment) =>
    fragment.corrected && fragment.suggestions.length > 0 ? [fragment] : [],
  );
}

function isPlain(text: string): boolean {
  return /^[^.!?,:„“"]*\.$/u.test(text) && text.split(' ').length > 3;
}

/** Share of the marks that stay behind a second error; fails where the second error is not marked. */
async function measureKept(texts: readonly string[]): Promise<number> {
  let [kept, all] = [0, 0];
  for (const text of texts.filter(isPlain)) {
    const alone = await findMarks(text);
    if (alone.length === 0) continue;
    for (const { clause, word } of SECOND_ERRORS) {
      const joined = `${text.slice(0, -1)}, ${clause}.`;
      const both = await findMarks(joined);
      const at = joined.lastIndexOf(word);
      expect(
        both.some(({ start, end }) => start < at + word.length && at < end),
        joined,
      ).toBe(true);
      const isThere = (mark: MarkedFragment): boolean =>
        both.some(({ start, end }) => start <= mark.end && mark.start <= end);
      kept += alone.filter(isThere).length;
      all += alone.length;
    }
  }
  return kept / all;
}

describe('an error beside another one', { timeout: TIMEOUT_MS }, () => {
  it('is marked in the golden sentences, and so is the second one', async () => {
    const wrong = readGoldenSentences().filter(({ right }) => right !== undefined);
    expect(await measureKept(wrong.map(({ text }) => text))).toBeGreaterThan(LEAST_KEPT);
  });

  it.runIf(existsSync(TEXTBOOK))('is marked in textbook sentences', async () => {
    const lines = readFileSync(TEXTBOOK, 'utf8').split('\n').slice(1);
    const texts = lines.flatMap((line) => line.split('\t').slice(1, 2));
    expect(await measureKept(texts)).toBeGreaterThan(LEAST_KEPT);
  });
});
