import type { EstonianFormAnalyses } from '@keelerada/estonian/morphology';
import { expect, it } from 'vitest';
import type { Correction } from '../correction/correction';
import { agreeOnRespellings } from './agree-on-respellings';

const lemmas: Record<string, string> = { kuuliga: 'kuul', kulleriga: 'kuller', kullerit: 'kuller' };
const analyse = (word: string): EstonianFormAnalyses => ({
  isKnown: true,
  analyses: [
    {
      ...{ lemma: lemmas[word]!, root: '', clitic: '', ending: '' },
      ...{ partOfSpeech: 'S', form: 'sg kom' },
    },
  ],
});

const mark = (
  score: number,
  replacements: readonly string[],
  given: Partial<Correction> = {},
): Correction => ({
  ...{ start: 4, end: 13, original: 'kuuleriga', type: 'spellingError', tier: 'sure' },
  ...{ score, replacements, reason: { kind: 'misspelling', changes: [] }, ...given },
});
const agree = (found: Correction, ...spelling: readonly Correction[]): Correction =>
  agreeOnRespellings([found], spelling, { analyse })[0]!;

it('a respelling is sure where the grammar model or the speller believes it', () => {
  expect(agree(mark(0.45, ['kuuliga'])).tier).toBe('sure');
  expect(agree(mark(0.44, ['kuuliga'])).tier).toBe('possible');
  expect(agree(mark(0.2, ['kuuliga']), mark(0.45, ['kuuliga'])).tier).toBe('sure');
  expect(agree(mark(0.2, ['kuuliga']), mark(0.44, ['kuuliga'])).tier).toBe('possible');
  expect(agree(mark(0.2, ['kuuliga']), mark(0.9, ['kuuliga'], { end: 12 })).tier).toBe('possible');
  expect(agree(mark(0.2, ['kuuliga']), mark(0.9, ['kuuliga'], { start: 3 })).tier).toBe('possible');
});

it('another word that the speller believes more stands first, another form does not', () => {
  const other = agree(mark(0.36, ['kuuliga', 'kulleriga']), mark(0.8, ['kulleriga', 'kuuri']));
  expect(other).toMatchObject({ replacements: ['kulleriga', 'kuuri', 'kuuliga'], score: 0.8, tier: 'sure' });
  const form = agree(mark(0.36, ['kulleriga']), mark(0.8, ['kullerit']));
  expect(form).toMatchObject({ replacements: ['kulleriga', 'kullerit'], tier: 'possible' });
  expect(agree(mark(0.6, ['kuuliga']), mark(0.6, ['kulleriga'])).replacements).toEqual(['kuuliga']);
});

it('a known word for another one and what is possible only stay as they are', () => {
  const known = mark(0.2, ['kuuliga'], { reason: { kind: 'confused-word', changes: [] } });
  expect(agree(known, mark(0.9, ['kulleriga']))).toBe(known);
  const possible = mark(0.2, ['kuuliga'], { tier: 'possible' });
  expect(agree(possible)).toBe(possible);
});

it('a short name is respelt for sure from .9 on', () => {
  const named = (score: number) => mark(score, ['hilja'], { original: 'Hilj' });
  expect(agree(named(0.89)).tier).toBe('possible');
  expect(agree(named(0.9)).tier).toBe('sure');
});

it('another form of another word is judged as a respelling, a form of the same word is not', () => {
  const form = {
    kind: 'word-form',
    lemma: 'kuul',
    partOfSpeech: 'S',
    writtenForm: '',
    wantedForm: 'sg kom',
  } as const;
  expect(agree(mark(0.2, ['kuuliga'], { reason: { ...form, changes: [] } })).tier).toBe('possible');
  const same = mark(0.2, ['kuuliga'], { reason: form });
  expect(agree(same)).toBe(same);
  const confused = mark(0.9, ['kuuliga'], { reason: { kind: 'confused-word', changes: [] } });
  expect(agree(mark(0.2, ['kuuliga']), confused).tier).toBe('possible');
});
