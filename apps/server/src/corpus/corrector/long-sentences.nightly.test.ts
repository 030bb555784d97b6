import { decodeAnnotation } from '@keelerada/estonian/annotation-format/decode-annotation';
import { describe, expect, it } from 'vitest';
import { threadForTest as thread } from '../../platform/compute/testing/thread-for-test';
import { annotateTask } from '../annotation/annotate-task';
import { correctInThread } from './correct-in-thread';

const TIMEOUT_MS = 120_000;
const PLACES = ['linnas', 'metsas', 'kohvikus', 'poes', 'teatris', 'muuseumis', 'aias', 'pargis', 'rannas'];
const PEOPLE = ['sõpra', 'õpetajat', 'venda', 'naabrit', 'arsti', 'kirjanikku', 'lauljat'];
/** With full stops a text of so many characters takes half a second. */
const CHARACTERS = 12_000;

function writeClauses(end: string, clauses = 90): string {
  const name = (list: readonly string[], i: number): string => list[i % list.length]!;
  return Array.from(
    { length: clauses },
    (_, i) => `ta nägi ${i} korda vana ${name(PEOPLE, i)} suures ${name(PLACES, i)}${end}`,
  ).join(' ');
}

async function annotate(text: string) {
  const [annotation] = await annotateTask.run([{ text }], thread);
  return decodeAnnotation(annotation!.bytes);
}

async function correct(text: string): Promise<void> {
  const annotation = await annotate(text);
  await correctInThread({ text, annotation, kinds: 'all', isAsWritten: true }, thread);
}

async function measureSeconds(act: () => Promise<unknown>): Promise<number> {
  const before = process.cpuUsage();
  await act();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1e6;
}

describe('work', { timeout: TIMEOUT_MS }, () => {
  const fill = (piece: string) => piece.repeat(CHARACTERS / piece.length + 1).slice(0, CHARACTERS);

  /** Letters as Estonian has them; no two words are equal, and nobody knows one. */
  function writeUnknown(count: number): string {
    const pairs = ['kõ', 'pa', 'te', 'mo', 'ni', 'sü', 'la', 've', 'rä', 'hu'];
    const write = (i: number): string => [...`${i + 10_000}`].map((digit) => pairs[Number(digit)]!).join('');
    return Array.from({ length: count }, (_, i) => `${write(i)} `).join('');
  }

  it.each([
    ['words', writeClauses('', 300)],
    ['words and commas', writeClauses(',', 300)],
    ['unknown words', writeUnknown(300)],
    ['one word', 'a'.repeat(100_000)],
    ['one letter at a time', fill('a b c d e ')],
    ['emoji', fill('😀 👩‍👩‍👧 ')],
    ['zero-width characters', fill('sõ\u200bna\u200d ')],
    ['marks', fill('!? ,')],
    ['hyphens', fill('a-b-')],
    ['quotes', fill('„a" ')],
  ])('grows with the length of a text without full stops: %s', async (_, text) => {
    const usual = writeClauses('.', 300).slice(0, CHARACTERS);
    await correct(writeClauses('.', 9));
    const before = await measureSeconds(() => correct(usual));
    const spent = await measureSeconds(() =>
      correct(text.slice(0, text.length > 50_000 ? undefined : CHARACTERS)),
    );
    // The encoder reads all of such a text, of a usual one a part; work that grew with the square would take 50 times as long.
    expect(spent).toBeLessThan(8 * Math.max(before, 0.5));
  });
});
