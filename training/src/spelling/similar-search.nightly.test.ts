import { loadLexicon } from '@keelerada/corrector/language/lexicon';
import { alignLetters } from '@keelerada/corrector/spelling/error-model';
import { listLetterChanges } from '@keelerada/corrector/spelling/list-letter-changes';
import { makeSimilarSearch } from '@keelerada/corrector/spelling/search-similar';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { writeLexicon } from '../language/write-lexicon';
import { learnErrorModel, type WordPair } from './learn-error-model';

const PAIRS: WordPair[] = [
  ...Array<WordPair>(20).fill({ written: 'vaga', right: 'väga' }),
  ...Array<WordPair>(5).fill({ written: 'kola', right: 'kool' }),
  ...Array<WordPair>(5).fill({ written: 'linn', right: 'lind' }),
  ...Array<WordPair>(5).fill({ written: 'sober', right: 'sõber' }),
  ...Array<WordPair>(5).fill({ written: 'aadres', right: 'aadress' }),
];
const model = learnErrorModel(PAIRS);
const WORDS = 'väga vaga viga kool koll lind linn sõber sõbra aadress aadressi ma maja majad jama'.split(' ');
const lexicon = loadLexicon(
  writeLexicon(WORDS.map((word) => ({ word, frequency: 0.01, capitalShare: 0, isCandidate: true }))),
);
const search = makeSimilarSearch(lexicon, model);

describe('the search for similar words', () => {
  it('finds exactly the words whose alignment is cheap enough, at the same cost', () => {
    const letters = fc.constantFrom(...'aäoõlnsrdkvgm');
    const word = fc.oneof(
      fc.constantFrom(...WORDS, 'aadres', 'sober', 'lidn'),
      fc.array(letters, { minLength: 1, maxLength: 8 }).map((parts) => parts.join('')),
    );
    fc.assert(
      fc.property(word, fc.double({ min: 0, max: 14, noNaN: true }), (written, mostCost) => {
        const found = new Map(search(written, mostCost).map(({ id, cost }) => [lexicon.read(id), cost]));
        for (const right of WORDS) {
          const { cost } = alignLetters(model, written, right);
          if (Math.abs(cost - mostCost) < 1e-3) continue;
          if (cost < mostCost) expect(found.get(right)).toBeCloseTo(cost, 3);
          else expect(found.has(right)).toBe(false);
        }
      }),
    );
  });

  it('finds usual confusions cheaper than unusual ones', () => {
    const cost = (right: string): number => alignLetters(model, 'vaga', right).cost;
    expect(cost('väga')).toBeLessThan(cost('viga'));
  });
});

describe('the letter changes of a misspelling', () => {
  it.each([
    ['vaga', 'väga', [['a', 'ä']]],
    ['sober', 'sõber', [['o', 'õ']]],
    ['aadres', 'aadress', [['', 's']]],
    ['lidn', 'lind', [['dn', 'nd']]],
    ['himimene', 'inimene', [['h', ''], ['m', 'n']]], // prettier-ignore
    ['väga', 'väga', []],
  ] as const)('%s for %s', (written, right, changes) => {
    const found = listLetterChanges(model, written, right);
    expect(found.map((change) => [change.written, change.right])).toEqual(changes);
  });
});
