import { buildSegment } from '@keelerada/corpus-engine/segment/build-segment';
import { MemoryTokenIndex } from '@keelerada/corpus-engine/memory-index/memory-token-index';
import { findConcordance } from '@keelerada/corpus-engine/concordance/find-concordance';
import { readCollocates, readWordlist } from '@keelerada/corpus-engine/testing/read-rows';
import { describe, expect, it } from 'vitest';
import { makeBaseTexts } from './make-base-texts';
import { readBaseContents } from './read-base-contents';

/** A word between spaces with nothing but ordinary marks around it: no way of cutting text cuts it otherwise. */
const PLAIN_WORD = /^["„“”(]*\p{L}+[,;:!?"”“)]*$/u;
const MARKS = /["„“”(),;:!?]/gu;
const LETTERS = /\p{L}+/gu;
/** `'` and `*` are taken out of words (tool semantics): `Facebook'i` counts as `facebooki`. */
const LETTERS_AND_MARKS = /[\p{L}'*]*['*][\p{L}'*]*/gu;

/** A word cut at the end of a line may be one or two: it counts as neither alone. */
const CUT_WORD = /\p{L}+-[ \t]*\r?\n[ \t]*\p{Ll}+/gu;
const CUT = /-\s+/u;
/** Words with letters of two alphabets, as a keyboard that was not switched back writes them. */
const MIXED = /(?<!\p{L})(?=[аекос]*\p{Script=Latin})[аекос\p{Script=Latin}]+(?!\p{L})/gu;
const ALIKE: Record<string, string> = { а: 'a', е: 'e', к: 'k', о: 'o', с: 'c' };

/** What a reader sees: letters whole, ligatures apart, nothing unseen. */
const showLetters = (content: string): string =>
  content
    .replaceAll(/[\u00AD\u200B-\u200F\u202A-\u202E\u2060-\u206F\uFEFF]/gu, '')
    .replaceAll(/[\uFB00-\uFB06]/gu, (ligature) => ligature.normalize('NFKC'))
    .normalize('NFC')
    .toLowerCase()
    .replaceAll(MIXED, (letters) => Array.from(letters, (letter) => ALIKE[letter] ?? letter).join(''));

function countWords(contents: readonly string[], listWords: (content: string) => readonly string[]) {
  const counts = new Map<string, number>();
  for (const content of contents) {
    for (const word of listWords(showLetters(content))) {
      counts.set(word, (counts.get(word) ?? 0) + 1);
    }
  }
  return counts;
}

const PHRASES_PER_TEXT = 8;
const MAX_PHRASE_CHARACTERS = 100;

/** Pieces of two to five words, evenly from the whole text, as somebody would copy them. */
function cutPhrases(content: string): string[] {
  const pieces = [...content.matchAll(/\S+/gu)];
  return Array.from({ length: PHRASES_PER_TEXT }, (_, draw) => {
    const first = Math.floor((pieces.length * draw) / PHRASES_PER_TEXT);
    const last = pieces[Math.min(pieces.length - 1, first + 1 + (draw % 4))];
    return content.slice(pieces[first]?.index ?? 0, last ? last.index + last[0].length : 0);
  }).filter((phrase) => /\p{L}/u.test(phrase) && phrase.length <= MAX_PHRASE_CHARACTERS);
}

describe('words of the real texts, or of made-up ones where they are absent', () => {
  const { contents } = readBaseContents();
  const { texts } = makeBaseTexts();
  const segment = buildSegment(texts);
  const parts = [{ segment, texts: null }];
  const list = new Map(readWordlist(parts, { unit: 'folded' }).map((row) => [row.word, row.frequencyCount]));

  it('are counted at least as often as they stand alone, and never more often than their letters occur', () => {
    const alone = countWords(contents, (content) =>
      content
        .replaceAll(CUT_WORD, (word) => word.replace(CUT, '-'))
        .split(/\s+/u)
        .filter((piece) => PLAIN_WORD.test(piece))
        .map((piece) => piece.replaceAll(MARKS, '')),
    );
    const anywhere = countWords(contents, (content) => [
      ...(content.match(LETTERS) ?? []),
      ...(content.match(CUT_WORD) ?? []).map((word) => word.replace(CUT, '')),
      ...(content.match(LETTERS_AND_MARKS) ?? []),
    ]);
    expect(alone.size).toBeGreaterThan(10_000);
    const wrong = [...anywhere].filter(([word, most]) => {
      const count = list.get(word) ?? 0;
      return count < (alone.get(word) ?? 0) || count > most;
    });
    expect(wrong).toEqual([]);
  });

  it('have as many lines in context, and the frequency in neighbours, that the word list tells', () => {
    const words = [...list.keys()];
    for (const word of [words[0]!, words[10]!, words[1_000]!, words.at(-1)!]) {
      const width = { type: 'WORD', count: 1 } as const;
      const lines = findConcordance(parts, { keyword: word, unit: 'folded', width });
      expect(lines.total).toBe(list.get(word));
      const options = { keyword: word, unit: 'folded', span: 1, formula: 'LOGDICE' } as const;
      expect(new MemoryTokenIndex(parts).countNeighbours(options).hits).toBe(list.get(word));
      for (const row of readCollocates(parts, options))
        expect(row.frequencyCount).toBe(list.get(row.collocate));
    }
  });

  it('are found again as phrases copied from their text, whatever marks stand in them', () => {
    const missed: string[] = [];
    let tried = 0;
    texts.forEach(({ content }, place) => {
      const chosen = new Uint8Array(texts.length);
      chosen[place] = 1;
      for (const keyword of cutPhrases(content)) {
        tried += 1;
        const width = { type: 'WORD', count: 1 } as const;
        const lines = findConcordance([{ segment, texts: chosen }], { keyword, unit: 'folded', width });
        if (lines.total === 0) missed.push(keyword);
      }
    });
    expect(tried).toBeGreaterThan(100);
    expect(missed.length / tried, missed.join('\n')).toBeLessThan(0.001);
  });
});
