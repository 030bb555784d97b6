import { expect, it } from 'vitest';
import type { CorrectorMorphology, FormToMake } from '../../sentence/corrector-morphology';
import { makeTestSentence } from '../../sentence/testing/make-test-sentence';
import type { Rule, RuleHit, WantedWord } from '../../sentence/rule';
import { findRuleHits } from './find-rule-hits';

const form = (lemma: string, code: string): FormToMake => ({ lemma, form: code, partOfSpeech: 'P' });

interface Asked {
  readonly written?: Parameters<typeof makeTestSentence>[number];
  readonly next?: Parameters<typeof makeTestSentence>[number];
  /** Behind the last word that is replaced. */
  readonly end?: number;
  readonly word?: string;
  readonly frequencyOf?: (word: string) => number;
}

/** Replacements of the second of three words, where a rule asks for some and the analyser makes some forms. */
function replace(
  wanted: readonly (readonly WantedWord[])[],
  made: readonly string[] = [],
  { written = 'mina', next = 'näeb', end = 2, word = '', frequencyOf = () => 0 }: Asked = {},
): readonly (readonly string[])[] {
  const hit: RuleHit = { start: 1, end, wanted, variant: 'noun', isCertain: true, word };
  const rule = { id: 'object', errorType: 'caseError', find: () => [hit] } as unknown as Rule;
  const morphology = { synthesise: () => made } as unknown as CorrectorMorphology;
  const hits = findRuleHits(makeTestSentence('ta', written, next), morphology, frequencyOf, [rule]);
  return hits.flatMap(({ replacements }) => replacements);
}

it('of parallel forms of a pronoun the short one comes first, where it is not colloquial', () => {
  expect(replace([[form('sina', 'sg p')]], ['sinudki', 'sind'])).toEqual([['sind'], ['sinudki']]);
  const frequencyOf = (word: string): number => word.length;
  expect(replace([[form('sina', 'sg kom')]], ['sinuga', 'suga'], { frequencyOf })).toEqual([['sinuga']]);
  expect(replace([[form('see', 'sg el')]], ['sest', 'sellest'])).toEqual([['sellest'], ['sest']]);
  expect(replace([[form('too', 'sg el')]], ['tost', 'tollest'])).toEqual([['tollest'], ['tost']]);
});

it('of equally frequent forms of a plural the long one comes first', () => {
  expect(replace([[form('õpilane', 'pl all')]], ['õpilasile', 'õpilastele'])).toEqual([
    ['õpilastele'],
    ['õpilasile'],
  ]);
  expect(replace([[form('maja', 'sg all')]], ['majaile', 'majale'])).toEqual([['majaile'], ['majale']]);
});

it('a hit is dropped where such a form is written already, or nothing can be made', () => {
  expect(replace([[form('mina', 'sg n')]], ['ma', 'mina'])).toEqual([]);
  expect(replace([['mina'], ['mind']])).toEqual([['mind']]);
  expect(replace([[form('mina', 'sg p')]])).toEqual([]);
});

it('a part of a compound has no form of its own and asks for none', () => {
  expect(replace([['vaati']], [], { written: 'vaadi-' })).toEqual([]);
  expect(replace([['mind']], [], { word: 'vaadi-' })).toEqual([]);
});

it('a replacement has the capital of what is written', () => {
  expect(replace([[form('mina', 'sg p')]], ['mind'], { written: 'Mina' })).toEqual([['Mind']]);
  expect(replace([['mind']], [], { written: 'Mina' })).toEqual([['mind']]);
});

it('a compound that nobody writes beside a word that sounds alike has no form', () => {
  const reading = { root: 'õppi_laps', lemma: 'õppilaps', ending: '', clitic: '' };
  const inCase = { ...reading, partOfSpeech: 'S', form: 'pl all' };
  const written = { form: 'õppilastele', readings: [inCase] };
  const known = (...words: readonly string[]) => ({
    written,
    frequencyOf: (word: string) => (words.includes(word) ? 1 : -Infinity),
  });
  const wanted = [['õppilapsi']];
  expect(replace(wanted, [], known('õpilastele'))).toEqual([]);
  expect(replace(wanted, [], known('koolilastele'))).toEqual(wanted);
  expect(replace(wanted, [], known('õpilastele', 'õppilaps'))).toEqual(wanted);
  expect(replace(wanted, [], known('õpilastele', 'õppilastele'))).toEqual(wanted);
  const simple = { form: 'õppilastele', readings: [{ ...inCase, root: 'õppilas' }] };
  expect(replace(wanted, [], { ...known('õpilastele'), written: simple })).toEqual(wanted);
});

it('a compound with a short rare last part that chance makes has no other form', () => {
  const reading = { root: 'õhtu_litt', lemma: 'õhtulitt', ending: '', clitic: '', partOfSpeech: 'S' };
  const written = { form: 'õhtuliti', readings: [{ ...reading, form: 'pl p' }] };
  const known = (words: Readonly<Record<string, number>>) => (word: string) => words[word] ?? -Infinity;
  const make = (lemma: string, words: Readonly<Record<string, number>>, given: Asked['written'] = written) =>
    replace([[form(lemma, 'sg g')]], ['x'], { written: given, frequencyOf: known({ x: -3, ...words }) });
  expect(make('õhtulitt', { litt: -6 })).toEqual([]);
  expect(make('õhtulitt', { litt: -5 })).toEqual([['x']]);
  expect(make('õhtulitt', { litt: -6, õhtuliti: -6 })).toEqual([['x']]);
  expect(make('õhtu', { litt: -6 })).toEqual([['x']]);
  const long = { ...written, readings: [{ ...reading, root: 'õhtu_littu', form: 'pl p' }] };
  expect(make('õhtulitt', { littu: -6 }, long)).toEqual([['x']]);
});

it('a title in the nominative stays before a name in another case, but may be moved', () => {
  const title = (code: string) => ({
    ...{ form: 'direktor', lemma: 'direktor', code },
    readings: [
      { root: 'direktor', lemma: 'direktor', ending: '', clitic: '', partOfSpeech: 'S', form: code },
    ],
  });
  const name = (word: string) => ({ form: word, upos: 'PROPN', pos: 'H', code: 'sg all' });
  const [written, next, wanted] = [title('sg n'), name('Kuusele'), [['direktorile']]];
  expect(replace(wanted, [], { written, next })).toEqual([]);
  expect(replace(wanted, [], { written, next: name('kuusele') })).toEqual(wanted);
  expect(replace(wanted, [], { written: title('sg g'), next })).toEqual(wanted);
  const moved = ['Kuusele', 'direktor'];
  expect(replace([moved], [], { written, next, end: 3 })).toEqual([moved]);
});
