import { describe, expect, it } from 'vitest';
import { makeTestSentence } from '../sentence/testing/make-test-sentence';
import { findForeignQuotes } from './find-foreign-quotes';
import { isNameLike } from './is-name-like';
import { listOwnTerms } from './list-own-terms';

const unknown = (form: string, upos = 'NOUN') => ({ form, isKnown: false, upos });

describe('an unknown word', () => {
  it('is left alone in quotes that are foreign, not in Estonian speech', () => {
    const foreign = makeTestSentence('Kuulasin', '„', unknown('yesterday'), '”');
    expect([...findForeignQuotes(foreign)]).toEqual([2]);
    const speech = makeTestSentence('„', 'Ma', 'tulen', unknown('hommme'), '”', 'ütles', 'ta');
    expect(findForeignQuotes(speech).size).toBe(0);
    const open = makeTestSentence('„', unknown('tebdus'), 'oli', 'siin');
    expect(findForeignQuotes(open).size).toBe(0);
  });

  it('is a name with a capital inside a sentence, at a beginning only if the tagger says so', () => {
    expect(isNameLike(makeTestSentence('Meil', 'elas', unknown('Grimbald')), 2)).toBe(true);
    expect(isNameLike(makeTestSentence(unknown('Tebdus'), 'oli'), 0)).toBe(false);
    expect(isNameLike(makeTestSentence(unknown('Grimbald', 'PROPN'), 'tuli'), 0)).toBe(true);
    expect(isNameLike(makeTestSentence('Ta', 'ütles', ':', '„', unknown('Soxber')), 4)).toBe(false);
    expect(isNameLike(makeTestSentence('Meil', 'elas', unknown('grimbald')), 2)).toBe(false);
  });

  it('is a term of the writer where its stem comes back', () => {
    const words = ['talamuse', 'tebdus', 'talamuses', 'tebas'];
    expect([...listOwnTerms(words)]).toEqual(['talamuse', 'talamuses']);
  });
});
