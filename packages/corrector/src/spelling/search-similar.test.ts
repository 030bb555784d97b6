import { readFileSync } from 'node:fs';
import { beforeAll, describe, expect, it } from 'vitest';
import { alignLetters } from './error-model';
import type { SpellingKnowledge } from './rank-respellings';
import { makeSimilarSearch, type SimilarSearch } from './search-similar';
import { openSpeller } from './testing/open-speller';

let speller: SpellingKnowledge;
let search: SimilarSearch;
beforeAll(async () => {
  speller = await openSpeller((path) => readFileSync(new URL(`../../../../models/${path}`, import.meta.url)));
  search = makeSimilarSearch(speller.lexicon, speller.model.errors);
});

describe('a word that is like a written one', () => {
  it.each([
    ['kriutan', 'kirjutan'],
    ['amja', 'maja'],
    ['kolo', 'kool'],
    ['raamtut', 'raamatut'],
    ['linnn', 'linn'],
    ['jjooksen', 'jooksen'],
    ['sobber', 'sõber'],
    ['ommikul', 'hommikul'],
  ])('%s, %s: is found at the cost of its letters', (written, right) => {
    const { lexicon, model } = speller;
    const most = 10;
    const found = new Map(search(written, most).map(({ id, cost }) => [lexicon.read(id), cost]));
    expect(found.has(right)).toBe(true);
    for (const [word, cost] of found) {
      expect([word, cost]).toEqual([word, expect.closeTo(alignLetters(model.errors, written, word).cost, 3)]);
      expect(cost).toBeLessThanOrEqual(most);
      expect(lexicon.isCandidate(lexicon.find(word))).toBe(true);
    }
    const near = search(written, most, 12).map(({ id }) => lexicon.read(id));
    const scored = [...found].filter(
      ([word, cost]) => cost - 1.3 * lexicon.logFrequency(lexicon.find(word)) <= 12,
    );
    expect(near).toEqual(expect.arrayContaining(scored.map(([word]) => word)));
    expect([...found.keys()]).toEqual(expect.arrayContaining(near));
    expect(near.length).toBeLessThan(found.size);
  });

  it('has no letters of another alphabet, and is no word that nobody is offered', () => {
    expect(search('дом', 6)).toEqual([]);
    const words = search('academi', 6).map(({ id }) => speller.lexicon.read(id));
    expect(words).not.toContain('academia');
  });
});

describe('the way from a word to the written one', () => {
  it.each([
    ['amja', 'maja', ['swap', 'same', 'same']],
    ['maja', 'maja', ['same', 'same', 'same', 'same']],
    ['aa', 'aa', ['same', 'same']],
    ['maa', 'ma', ['same', 'extra', 'same']],
    ['ma', 'maa', ['same', 'missing', 'same']],
    ['majo', 'maja', ['same', 'same', 'same', 'substitution']],
    ['xmaja', 'maja', ['extra', 'same', 'same', 'same', 'same']],
    ['aja', 'maja', ['missing', 'same', 'same', 'same']],
  ])('%s, %s', (written, right, steps) => {
    expect(alignLetters(speller.model.errors, written, right).steps.map(({ step }) => step)).toEqual(steps);
  });
});
