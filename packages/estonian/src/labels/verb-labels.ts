import type { TextLanguage } from '../annotated-text';
import type { Label } from './label';
import { makeTable } from '../make-table';

type Features = Readonly<Record<string, string>>;

interface MoodLabel extends Label {
  /** In the genitive, before a tense. */
  readonly before: string;
}

const MOODS = makeTable<MoodLabel>({
  Ind: { et: 'kindel kõneviis', before: 'kindla kõneviisi', en: 'indicative' },
  Cnd: { et: 'tingiv kõneviis', before: 'tingiva kõneviisi', en: 'conditional' },
  Imp: { et: 'käskiv kõneviis', before: 'käskiva kõneviisi', en: 'imperative' },
  Qot: { et: 'kaudne kõneviis', before: 'kaudse kõneviisi', en: 'quotative' },
});
const PRESENT: Label = { et: 'olevik', en: 'present' };
const PAST: Label = { et: 'minevik', en: 'past' };
const SIMPLE_PAST: Label = { et: 'lihtminevik', en: 'past' };
const FUTURE: Label = { et: 'tulevik', en: 'future' };
const NUMBERS = makeTable<{ et: string; alone: string; en: string }>({
  Sing: { et: 'ainsuse', alone: 'ainsus', en: 'singular' },
  Plur: { et: 'mitmuse', alone: 'mitmus', en: 'plural' },
});
const PERSONS = makeTable<string>({ 1: '1st person', 2: '2nd person', 3: '3rd person' });
const IMPERSONAL: Label = { et: 'umbisikuline tegumood', en: 'impersonal' };
const NEGATION: Label = { et: 'eitus', en: 'negation' };
const NEGATIVE_PARTICLE: Label = { et: 'eitussõna', en: 'negative particle' };

const PARTICIPLES = {
  nud: { et: 'mineviku kesksõna nud-vorm', en: 'personal past participle (-nud)' },
  tud: { et: 'mineviku kesksõna tud-vorm', en: 'impersonal past participle (-tud)' },
  past: { et: 'mineviku kesksõna', en: 'past participle' },
  present: { et: 'oleviku kesksõna', en: 'present participle' },
} satisfies Record<string, Label>;

/** Infinitives and gerunds by `VerbForm`; the kinds of Estonian are named by their ending. */
const OTHER_FORMS: Readonly<Record<TextLanguage, ReadonlyMap<string, Label>>> = {
  et: makeTable({
    Inf: { et: 'da-tegevusnimi', en: '-da infinitive' },
    Sup: { et: 'ma-tegevusnimi', en: '-ma infinitive' },
    Conv: { et: 'des-vorm', en: 'gerund (-des form)' },
  }),
  ru: makeTable({
    Inf: { et: 'infinitiiv', en: 'infinitive' },
    Conv: { et: 'gerundium', en: 'gerund' },
  }),
};

/** Mood and tense, then number and person or the impersonal, then negation; nothing if the features name no verb form. */
export function labelFiniteVerb(features: Features, language: TextLanguage): Label[] {
  const { Mood: mood, Polarity: polarity, Connegative: connegative, Voice: voice } = features;
  if (mood === undefined && polarity === 'Neg') return [NEGATIVE_PARTICLE];
  const isImpersonal = voice === 'Pass' && language === 'et';
  return [
    ...labelMoodAndTense(features, language),
    ...(isImpersonal ? [IMPERSONAL] : labelNumberAndPerson(features)),
    ...(polarity === 'Neg' || connegative === 'Yes' ? [NEGATION] : []),
  ];
}

function labelMoodAndTense({ Mood: mood, Tense: tense }: Features, language: TextLanguage): Label[] {
  const named = MOODS.get(mood ?? '');
  if (named === undefined) return [];
  const past = mood === 'Ind' && language === 'et' ? SIMPLE_PAST : PAST;
  const time = makeTable({ Pres: PRESENT, Past: past, Fut: FUTURE }).get(tense ?? '');
  // The imperative has one tense, which is not named.
  if (time === undefined || mood === 'Imp') return [named];
  return [{ et: `${named.before} ${time.et}`, en: `${named.en} ${time.en}` }];
}

function labelNumberAndPerson({ Number: number, Person: person }: Features): Label[] {
  const numbered = NUMBERS.get(number ?? '');
  const personal = PERSONS.get(person ?? '');
  if (personal === undefined) return numbered ? [{ et: numbered.alone, en: numbered.en }] : [];
  if (numbered === undefined) return [{ et: `${person}. pööre`, en: personal }];
  return [{ et: `${numbered.et} ${person}. pööre`, en: `${personal} ${numbered.en}` }];
}

/** The kind of a participle; nothing for other words. */
export function labelParticiple(features: Features, language: TextLanguage): Label[] {
  const { VerbForm: verbForm, Tense: tense, Voice: voice } = features;
  if (verbForm !== 'Part') return [];
  if (tense === 'Pres') return [PARTICIPLES.present];
  if (language === 'ru') return [PARTICIPLES.past];
  return [voice === 'Pass' ? PARTICIPLES.tud : PARTICIPLES.nud];
}

/** The name of an infinitive or gerund; nothing for other words. */
export function labelOtherVerbForm({ VerbForm: verbForm }: Features, language: TextLanguage): Label[] {
  const label = OTHER_FORMS[language].get(verbForm ?? '');
  return label === undefined ? [] : [label];
}
