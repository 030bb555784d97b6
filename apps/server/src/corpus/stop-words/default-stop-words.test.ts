import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { PROJECT_ROOT } from '../../platform/config/project-root';
import { getDefaultStopWords } from './default-stop-words';
import { estonianStopLemmas } from './estonian-stop-words';

const LEXICAL = join(PROJECT_ROOT, '../shared/data/lexical');
const note = existsSync(LEXICAL) ? '' : ' - skipped: ../shared/data is absent';

describe('the default stop words', () => {
  it('are lemmas for a list by lemma, and their forms too for a list by form', () => {
    expect(getDefaultStopWords('LEMMAS').has('olema')).toBe(true);
    expect(getDefaultStopWords('LEMMAS').has('olid')).toBe(false);
    for (const form of ['olid', 'sellega', 'olema', 'на', 'которого']) {
      expect(getDefaultStopWords('WORDS').has(form)).toBe(true);
    }
  });

  it('are in lower case and hold no word of content', () => {
    for (const word of getDefaultStopWords('WORDS')) expect(word).toBe(word.toLowerCase());
    for (const word of ['kool', 'inimene', 'minema', 'suur', 'aasta', 'дом']) {
      expect(getDefaultStopWords('WORDS').has(word)).toBe(false);
    }
  });

  it.skipIf(note !== '')(`cover nine tenths of the use of a published list${note}`, () => {
    const published = readFileSync(join(LEXICAL, 'stopword-lemmas.txt'), 'utf8').toLowerCase().split(/\s+/u);
    const counts = new Map<string, number>();
    for (const line of gunzipSync(readFileSync(join(LEXICAL, 'lemma-frequency.txt.gz')))
      .toString()
      .split('\n')) {
      const count = /\d+/u.exec(line)?.[0];
      const lemma = /\p{L}+/u.exec(line)?.[0];
      if (count && lemma) counts.set(lemma.toLowerCase(), Number(count));
    }
    const own = new Set(estonianStopLemmas);
    const use = (words: string[]) => words.reduce((sum, word) => sum + (counts.get(word) ?? 0), 0);
    expect(use(published.filter((word) => own.has(word))) / use(published)).toBeGreaterThan(0.9);
  });
});
