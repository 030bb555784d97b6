import { makeTable } from '@keelerada/estonian/make-table';
import type { ExplanationLanguage } from './explanation';

interface CaseName {
  /** Ends in `v`; `vat` and `vas` are made from it. */
  readonly et: string;
  readonly en: string;
  /** Questions of the case, for people and things. */
  readonly questions: string;
}

const CASES = makeTable<CaseName>({
  n: { et: 'nimetav', en: 'nominative', questions: 'kes? mis?' },
  g: { et: 'omastav', en: 'genitive', questions: 'kelle? mille?' },
  p: { et: 'osastav', en: 'partitive', questions: 'keda? mida?' },
  ill: { et: 'sisseütlev', en: 'illative', questions: 'kellesse? millesse? kuhu?' },
  in: { et: 'seesütlev', en: 'inessive', questions: 'kelles? milles? kus?' },
  el: { et: 'seestütlev', en: 'elative', questions: 'kellest? millest? kust?' },
  all: { et: 'alaleütlev', en: 'allative', questions: 'kellele? millele? kuhu?' },
  ad: { et: 'alalütlev', en: 'adessive', questions: 'kellel? millel? kus?' },
  abl: { et: 'alaltütlev', en: 'ablative', questions: 'kellelt? millelt? kust?' },
  tr: { et: 'saav', en: 'translative', questions: 'kelleks? milleks?' },
  ter: { et: 'rajav', en: 'terminative', questions: 'kelleni? milleni?' },
  es: { et: 'olev', en: 'essive', questions: 'kellena? millena?' },
  ab: { et: 'ilmaütlev', en: 'abessive', questions: 'kelleta? milleta?' },
  kom: { et: 'kaasaütlev', en: 'comitative', questions: 'kellega? millega?' },
});

interface VerbFormName {
  /** In the nominative. */
  readonly et: string;
  readonly en: string;
}

const person = (et: string, en: string): VerbFormName => ({ et, en });

const VERB_FORMS = makeTable<VerbFormName>({
  n: person('oleviku ainsuse 1. isik', 'first person singular of the present'),
  d: person('oleviku ainsuse 2. isik', 'second person singular of the present'),
  b: person('oleviku ainsuse 3. isik', 'third person singular of the present'),
  me: person('oleviku mitmuse 1. isik', 'first person plural of the present'),
  te: person('oleviku mitmuse 2. isik', 'second person plural of the present'),
  vad: person('oleviku mitmuse 3. isik', 'third person plural of the present'),
  sin: person('lihtmineviku ainsuse 1. isik', 'first person singular of the past'),
  s: person('lihtmineviku ainsuse 3. isik', 'third person singular of the past'),
  sid: person('lihtmineviku mitmuse 3. isik', 'third person plural of the past'),
  sime: person('lihtmineviku mitmuse 1. isik', 'first person plural of the past'),
  site: person('lihtmineviku mitmuse 2. isik', 'second person plural of the past'),
  o: person('eituse või käsu vorm', 'form of negation or command'),
  neg: person('eitav vorm', 'negative form'),
  takse: person('umbisikulise tegumoe olevik', 'present of the impersonal'),
  ti: person('umbisikulise tegumoe lihtminevik', 'past of the impersonal'),
  ks: person('tingiv kõneviis', 'conditional'),
  ksin: person('tingiva kõneviisi ainsuse 1. isik', 'first person singular of the conditional'),
  ksid: person('tingiva kõneviisi mitmuse 3. isik', 'third person plural of the conditional'),
  ksime: person('tingiva kõneviisi mitmuse 1. isik', 'first person plural of the conditional'),
  ksite: person('tingiva kõneviisi mitmuse 2. isik', 'second person plural of the conditional'),
  taks: person('umbisikuline tingiv kõneviis', 'conditional of the impersonal'),
  ge: person('käskiva kõneviisi mitmuse 2. isik', 'second person plural of the imperative'),
  gu: person('käskiva kõneviisi 3. isik', 'third person of the imperative'),
  gem: person('käskiva kõneviisi mitmuse 1. isik', 'first person plural of the imperative'),
  vat: person('kaudne kõneviis', 'reported mood'),
  nuks: person('tingiva kõneviisi minevik', 'past conditional'),
  da: person('da-tegevusnimi', 'da-infinitive'),
  des: person('des-vorm', 'des-form'),
  ma: person('ma-tegevusnimi', 'ma-infinitive'),
  mas: person('mas-vorm', 'mas-form'),
  mast: person('mast-vorm', 'mast-form'),
  maks: person('maks-vorm', 'maks-form'),
  mata: person('mata-vorm', 'mata-form'),
  nud: person('nud-kesksõna', 'nud-participle'),
  tud: person('tud-kesksõna', 'tud-participle'),
  v: person('v-kesksõna', 'v-participle'),
  tav: person('tav-kesksõna', 'tav-participle'),
  ta: person('umbisikulise tegumoe eitav vorm', 'negative form of the impersonal'),
});

/** How the name of a form is used: as it is, as what is asked for, or as where a word stands. */
export type NameUse = 'plain' | 'object' | 'place';

/** The name of the case of a form code, without number, for example `osastav` or `partitive`. Undefined for verb forms. */
export function nameCase(
  code: string,
  language: ExplanationLanguage,
  use: NameUse = 'plain',
): string | undefined {
  const found = CASES.get(code === 'adt' ? 'ill' : (code.split(' ')[1] ?? code));
  if (!found) return undefined;
  if (language === 'en') return found.en;
  return found.et + { plain: '', object: 'at', place: 'as' }[use];
}

/** The name of a form with its number, for example `ainsuse osastav` or `partitive singular`. Undefined for unknown codes. */
export function nameForm(
  code: string,
  partOfSpeech: string,
  language: ExplanationLanguage,
  use: NameUse = 'plain',
): string | undefined {
  if (partOfSpeech === 'V') return VERB_FORMS.get(code)?.[language];
  const name = nameCase(code, language, use);
  if (name === undefined) return undefined;
  const isPlural = code.startsWith('pl');
  if (language === 'en') return `${name} ${isPlural ? 'plural' : 'singular'}`;
  return `${isPlural ? 'mitmuse' : 'ainsuse'} ${name}`;
}

/** The questions that a case answers. */
export function listCaseQuestions(code: string): string {
  return CASES.get(code === 'adt' ? 'ill' : (code.split(' ')[1] ?? ''))?.questions ?? '';
}
