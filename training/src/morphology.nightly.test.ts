import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { gunzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { morphology } from './morphology';
import { hasPython, PYTHON } from './python';

const TEXTS = new URL('../../../shared/data/evkk/texts.jsonl.gz', import.meta.url);
const isSkipped = !hasPython || !existsSync(TEXTS);
const note = isSkipped ? ' (skipped without `node scripts/setup-python.mjs` or ../shared/data/evkk)' : '';
const ASKER = fileURLToPath(new URL('../python/ask_morphology.py', import.meta.url));
/** Vabamorf in Python reads abbreviations in another way until it has guessed once. */
const FIRST_GUESS = ['kvurtsudega', false] as const;
const FORM_CODES = ['sg p', 'pl g', 'pl p', 'da', 'sin', 'nud'];
/** Suggestions take 5 ms each, of two analysers. */
const SPELT = 3000;
/** To which the answers of Python are rounded. */
const SCORE_DIGITS = 6;
const LIMIT_MS = 300_000;
const ANSWER_BYTES = 2 ** 30;

/** Different words of the real texts, the most frequent first. */
function listWords(letters: RegExp): string[] {
  const counts = new Map<string, number>();
  for (const line of gunzipSync(readFileSync(TEXTS)).toString().trim().split('\n')) {
    const { content } = JSON.parse(line) as { content: string };
    for (const [word] of content.matchAll(letters)) counts.set(word, (counts.get(word) ?? 0) + 1);
  }
  return [...counts].toSorted(([, one], [, other]) => other - one).map(([word]) => word);
}

/** Answers of the analysers as their own packages for Python have them. */
function askPython(call: string, items: readonly (readonly unknown[])[]): unknown[] {
  const { stdout, stderr, status } = spawnSync(PYTHON, [ASKER], {
    input: `${JSON.stringify(['analyse', [FIRST_GUESS]])}\n${JSON.stringify([call, items])}\n`,
    encoding: 'utf8',
    maxBuffer: ANSWER_BYTES,
  });
  if (status !== 0) throw new Error(stderr);
  return JSON.parse(stdout.split('\n')[1]!) as unknown[];
}

/** Items whose answers differ, with both. */
function listDifferences<Item extends readonly unknown[]>(
  call: string,
  items: readonly Item[],
  ask: (...item: Item) => unknown,
): unknown[] {
  const others = askPython(call, items);
  return items
    .map((item, index) => [item, ask(...item), others[index]] as const)
    .filter(([, own, other]) => JSON.stringify(own) !== JSON.stringify(other));
}

describe.skipIf(isSkipped)(`the analysers in the process and in Python${note}`, () => {
  const words = isSkipped ? [] : listWords(/\p{Script=Latin}[\p{Script=Latin}\d'-]*\.?/gu);

  it(
    'read every form of the real texts alike, inside a sentence and at its start',
    () => {
      const items = words.flatMap((word) =>
        [false, true].map((isInitial) => [word, isInitial] as [string, boolean]),
      );
      expect(items.length).toBeGreaterThan(40_000);
      const differences = listDifferences('analyse', items, (word, isInitial) => {
        const { isKnown, analyses } = morphology.analyse(word, isInitial);
        const rows = analyses.map(({ lemma, root, ending, clitic, partOfSpeech, form }) => {
          return [lemma, root, ending, clitic, partOfSpeech, form];
        });
        return [isKnown, rows];
      });
      expect(differences).toEqual([]);
    },
    LIMIT_MS,
  );

  it(
    'accept the same words and correct the others alike',
    () => {
      const unusual = words.slice(-SPELT).map((word) => [word] as [string]);
      const differences = listDifferences('spell', unusual, (word) => [
        morphology.isKnown(word),
        morphology.suggest(word),
      ]);
      expect(differences).toEqual([]);
    },
    LIMIT_MS,
  );

  it('make the same forms', () => {
    const lemmas = words.slice(0, SPELT).map((word) => morphology.analyse(word).analyses[0]?.lemma ?? word);
    const items = [...new Set(lemmas)].flatMap((lemma) =>
      FORM_CODES.map((form) => [lemma, form] as [string, string]),
    );
    const differences = listDifferences('synthesise', items, (lemma, form) =>
      morphology.synthesise({ lemma, form, partOfSpeech: '' }),
    );
    expect(differences).toEqual([]);
  });

  it('read Russian words alike', () => {
    const items = listWords(/\p{Script=Cyrillic}[\p{Script=Cyrillic}-]*/gu).map((word) => [word] as [string]);
    expect(items.length).toBeGreaterThan(500);
    const differences = listDifferences('russian', items, (word) =>
      morphology
        .analyseRussian(word)
        .map(({ lemma, tag, score }) => [lemma, tag, Number(score.toFixed(SCORE_DIGITS))]),
    );
    expect(differences).toEqual([]);
  });
});
