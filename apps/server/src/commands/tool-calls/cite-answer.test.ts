import { expect, it } from 'vitest';
import { makeAnswerCiter, nameQuery } from './cite-answer';

const corpus = { owner: 'Example University', doi: null, version: '2026-11-20-1a2b3c4d', isDemo: false };

it('cites what was asked of how many texts, with the address of the site where there is one', () => {
  const answer = { tool: 'keyness', query: 'kool', texts: 12, comparedTexts: 1 };
  expect(makeAnswerCiter(corpus, 'https://keel.example')(answer, 'en')).toMatch(
    /keyness: kool\. Texts: 12 texts, compared with 1 text\. .*, from https:\/\/keel\.example$/u,
  );
  expect(makeAnswerCiter(corpus, '')(answer, 'et')).toMatch(
    /Tekstid: 12 teksti, võrdluseks 1 tekst\. .*Vaadatud [\d.]+\.$/u,
  );
});

it('cites nothing of files', () => {
  expect(makeAnswerCiter(null, '')({ tool: 'wordlist', query: '', texts: 1 }, 'en')).toBeNull();
});

it('names a word, a query, a kind of error, or nothing', () => {
  expect(nameQuery({ keyword: 'kool', cql: null }, 'et')).toBe('kool');
  expect(nameQuery({ cql: '[lemma="ema"]' }, 'et')).toBe('[lemma="ema"]');
  expect(nameQuery({ errorCode: 'R:SPELL' }, 'et')).toBe('Õigekiri');
  expect(nameQuery({ type: 'WORDS' }, 'et')).toBe('');
});
