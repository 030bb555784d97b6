import type { OpenCorporaTag } from './open-corpora-tag';
import { makeTable } from '../make-table';

const NAME_GRAMMEMES = ['Name', 'Surn', 'Patr', 'Geox', 'Orgn', 'Trad'];
const COORDINATING = new Set('и а но или либо да зато однако ни то также тоже же причем причём'.split(' '));
const DIRECT = makeTable<string>({
  ADJS: 'ADJ',
  COMP: 'ADJ',
  INFN: 'VERB',
  PRTF: 'VERB',
  PRTS: 'VERB',
  GRND: 'VERB',
  NUMR: 'NUM',
  NUMB: 'NUM',
  ROMN: 'NUM',
  ADVB: 'ADV',
  PRED: 'ADV',
  NPRO: 'PRON',
  PREP: 'ADP',
  PRCL: 'PART',
  INTJ: 'INTJ',
  PNCT: 'PUNCT',
});

/** UD part of speech of an OpenCorpora tag. `lemma` decides between conjunctions and finds the auxiliary быть. */
export function toUniversalPartOfSpeech(tag: OpenCorporaTag, lemma: string): string {
  const { partOfSpeech, grammemes } = tag;
  if (lemma === 'быть' && ['VERB', 'INFN', 'GRND', 'PRTF'].includes(partOfSpeech)) return 'AUX';
  if (partOfSpeech === 'NOUN') return NAME_GRAMMEMES.some((name) => grammemes.has(name)) ? 'PROPN' : 'NOUN';
  if (partOfSpeech === 'ADJF') return grammemes.has('Apro') && !grammemes.has('Anum') ? 'DET' : 'ADJ';
  if (partOfSpeech === 'VERB') return 'VERB';
  if (partOfSpeech === 'CONJ') return COORDINATING.has(lemma) ? 'CCONJ' : 'SCONJ';
  return DIRECT.get(partOfSpeech) ?? 'X';
}

const SIMPLE: readonly (readonly [grammeme: string, feature: string])[] = [
  ['anim', 'Animacy=Anim'],
  ['inan', 'Animacy=Inan'],
  ['perf', 'Aspect=Perf'],
  ['impf', 'Aspect=Imp'],
  ['indc', 'Mood=Ind'],
  ['impr', 'Mood=Imp'],
  ['pres', 'Tense=Pres'],
  ['past', 'Tense=Past'],
  ['futr', 'Tense=Fut'],
  ['1per', 'Person=1'],
  ['2per', 'Person=2'],
  ['3per', 'Person=3'],
  ['Abbr', 'Abbr=Yes'],
];
const VERB_FORMS = makeTable<string>({
  VERB: 'Fin',
  INFN: 'Inf',
  PRTF: 'Part',
  PRTS: 'Part',
  GRND: 'Conv',
});
const GRADED = new Set(['ADJF', 'ADJS', 'ADVB']);

/** UD features of an OpenCorpora tag, sorted as UD sorts them; `_` where there are none. `form` shows the reflexive -ся. */
export function toUniversalFeatures(tag: OpenCorporaTag, form: string): string {
  const { partOfSpeech, grammemes } = tag;
  const features = SIMPLE.filter(([grammeme]) => grammemes.has(grammeme)).map(([, feature]) => feature);
  if (tag.caseName) features.push(`Case=${tag.caseName}`);
  if (tag.number) features.push(`Number=${tag.number}`);
  if (tag.gender && tag.number !== 'Plur') features.push(`Gender=${tag.gender}`);
  const verbForm = VERB_FORMS.get(partOfSpeech);
  if (verbForm) features.push(`VerbForm=${verbForm}`, `Voice=${findVoice(grammemes, form)}`);
  if (partOfSpeech === 'ADJS' || partOfSpeech === 'PRTS') features.push('Variant=Short');
  if (partOfSpeech === 'COMP') features.push('Degree=Cmp');
  else if (grammemes.has('Supr')) features.push('Degree=Sup');
  else if (GRADED.has(partOfSpeech) && !grammemes.has('Apro')) features.push('Degree=Pos');
  if (grammemes.has('Anum')) features.push('NumType=Ord');
  else if (partOfSpeech === 'NUMR' || partOfSpeech === 'NUMB') features.push('NumType=Card');
  if (partOfSpeech === 'NUMB') features.push('NumForm=Digit');
  if (partOfSpeech === 'ROMN') features.push('NumForm=Roman');
  if (partOfSpeech === 'NPRO' && /[123]per/.test([...grammemes].join(' '))) features.push('PronType=Prs');
  if (partOfSpeech === 'LATN') features.push('Foreign=Yes');
  return features.length === 0
    ? '_'
    : features.sort((a, b) => (a.toLowerCase() < b.toLowerCase() ? -1 : 1)).join('|');
}

function findVoice(grammemes: ReadonlySet<string>, form: string): string {
  if (/с[яь]$/i.test(form)) return 'Mid';
  return grammemes.has('pssv') ? 'Pass' : 'Act';
}
