import type { TokenReading } from '@keelerada/estonian/annotated-text';
import type { VabamorfAnalysis } from '@keelerada/estonian/morphology';
import { describe, expect, it } from 'vitest';
import { pickReading } from './pick-reading';

const makeAnalysis = (form: string): VabamorfAnalysis => ({
  lemma: 'lugema',
  root: 'luge',
  ending: '',
  clitic: '',
  partOfSpeech: 'V',
  form,
});
const makeReading = (features: string): TokenReading => ({
  lemma: 'lugema',
  upos: 'VERB',
  xpos: 'V',
  features,
  root: 'luge',
});
const pick = (features: string, forms: readonly string[]) =>
  pickReading(makeReading(features), forms.map(makeAnalysis))?.form;

describe('the reading that agrees with the annotator', () => {
  it.each([
    ['Number=Sing|Person=1|Tense=Pres', 'n'],
    ['Number=Sing|Person=2|Tense=Pres', 'd'],
    ['Number=Sing|Person=3|Tense=Pres', 'b'],
    ['Number=Plur|Person=1|Tense=Pres', 'me'],
    ['Number=Plur|Person=2|Tense=Pres', 'te'],
    ['Number=Plur|Person=3|Tense=Pres', 'vad'],
    ['Number=Sing|Person=1|Tense=Past', 'sin'],
    ['Number=Sing|Person=3|Tense=Past', 's'],
    ['Number=Plur|Person=1|Tense=Past', 'sime'],
    ['Number=Plur|Person=2|Tense=Past', 'site'],
  ])('of %s is %s, whichever stands first', (features, form) => {
    const persons = ['n', 'd', 'b', 'me', 'te', 'vad', 'sin', 's', 'sime', 'site'];
    expect(pick(features, persons)).toBe(form);
    expect(pick(features, [...persons].reverse())).toBe(form);
  });

  it('is the first of equal ones, and none without analyses', () => {
    expect(pick('_', ['xyz', 'zyx'])).toBe('xyz');
    expect(pick('_', [])).toBeUndefined();
  });
});
