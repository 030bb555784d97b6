import { describe, expect, it } from 'vitest';
import { labelWordClass } from './word-class-labels';
import { labelWordForm } from './word-form-labels';

/** UPOS, UD features, Estonian label, English label. */
const ESTONIAN_FORMS: readonly (readonly [string, string, string, string])[] = [
  ['NOUN', 'Case=Nom|Number=Sing', 'ainsuse nimetav kääne', 'singular nominative'],
  ['NOUN', 'Case=Gen|Number=Sing', 'ainsuse omastav kääne', 'singular genitive'],
  ['NOUN', 'Case=Par|Number=Plur', 'mitmuse osastav kääne', 'plural partitive'],
  ['NOUN', 'Case=Add|Number=Sing', 'ainsuse lühike sisseütlev kääne', 'singular additive'],
  ['NOUN', 'Case=Ill|Number=Plur', 'mitmuse sisseütlev kääne', 'plural illative'],
  ['NOUN', 'Case=Ine|Number=Sing', 'ainsuse seesütlev kääne', 'singular inessive'],
  ['NOUN', 'Case=Ela|Number=Sing', 'ainsuse seestütlev kääne', 'singular elative'],
  ['NOUN', 'Case=All|Number=Sing', 'ainsuse alaleütlev kääne', 'singular allative'],
  ['NOUN', 'Case=Ade|Number=Sing', 'ainsuse alalütlev kääne', 'singular adessive'],
  ['NOUN', 'Case=Abl|Number=Sing', 'ainsuse alaltütlev kääne', 'singular ablative'],
  ['NOUN', 'Case=Tra|Number=Sing', 'ainsuse saav kääne', 'singular translative'],
  ['NOUN', 'Case=Ter|Number=Sing', 'ainsuse rajav kääne', 'singular terminative'],
  ['NOUN', 'Case=Ess|Number=Sing', 'ainsuse olev kääne', 'singular essive'],
  ['NOUN', 'Case=Abe|Number=Sing', 'ainsuse ilmaütlev kääne', 'singular abessive'],
  ['NOUN', 'Case=Com|Number=Plur', 'mitmuse kaasaütlev kääne', 'plural comitative'],
  ['PROPN', 'Abbr=Yes|Case=Ine|Number=Sing', 'ainsuse seesütlev kääne', 'singular inessive'],
  ['PRON', 'Case=Gen|Number=Sing|Person=1|PronType=Prs', 'ainsuse omastav kääne', 'singular genitive'],
  ['PRON', 'Case=Par|PronType=Prs|Reflex=Yes', 'osastav kääne', 'partitive'],
  ['DET', 'Case=Nom|Number=Plur|PronType=Dem', 'mitmuse nimetav kääne', 'plural nominative'],
  ['NUM', 'Case=Par|Number=Sing|NumForm=Word|NumType=Card', 'ainsuse osastav kääne', 'singular partitive'],
  [
    'ADJ',
    'Case=Nom|Degree=Pos|Number=Sing',
    'ainsuse nimetav kääne, algvõrre',
    'singular nominative, positive',
  ],
  [
    'ADJ',
    'Case=Par|Degree=Cmp|Number=Plur',
    'mitmuse osastav kääne, keskvõrre',
    'plural partitive, comparative',
  ],
  [
    'ADJ',
    'Case=Gen|Degree=Sup|Number=Sing',
    'ainsuse omastav kääne, ülivõrre',
    'singular genitive, superlative',
  ],
  ['ADJ', 'Degree=Pos', 'algvõrre', 'positive'],
  ['ADJ', 'Case=Nom|Number=Sing|NumForm=Word|NumType=Ord', 'ainsuse nimetav kääne', 'singular nominative'],
  [
    'ADJ',
    'Case=Nom|Degree=Pos|Number=Sing|Tense=Past|VerbForm=Part|Voice=Act',
    'ainsuse nimetav kääne, mineviku kesksõna nud-vorm',
    'singular nominative, personal past participle (-nud)',
  ],
  [
    'ADJ',
    'Case=Gen|Degree=Pos|Number=Plur|Tense=Pres|VerbForm=Part|Voice=Act',
    'mitmuse omastav kääne, oleviku kesksõna',
    'plural genitive, present participle',
  ],
  [
    'ADJ',
    'Case=Nom|Degree=Cmp|Number=Sing|Tense=Pres|VerbForm=Part|Voice=Act',
    'ainsuse nimetav kääne, keskvõrre, oleviku kesksõna',
    'singular nominative, comparative, present participle',
  ],
  [
    'ADJ',
    'Degree=Pos|Tense=Past|VerbForm=Part|Voice=Pass',
    'mineviku kesksõna tud-vorm',
    'impersonal past participle (-tud)',
  ],
  [
    'VERB',
    'Mood=Ind|Number=Sing|Person=1|Tense=Pres|VerbForm=Fin|Voice=Act',
    'kindla kõneviisi olevik, ainsuse 1. pööre',
    'indicative present, 1st person singular',
  ],
  [
    'VERB',
    'Mood=Ind|Number=Plur|Person=3|Tense=Past|VerbForm=Fin|Voice=Act',
    'kindla kõneviisi lihtminevik, mitmuse 3. pööre',
    'indicative past, 3rd person plural',
  ],
  [
    'VERB',
    'Mood=Ind|Tense=Past|VerbForm=Fin|Voice=Pass',
    'kindla kõneviisi lihtminevik, umbisikuline tegumood',
    'indicative past, impersonal',
  ],
  [
    'VERB',
    'Connegative=Yes|Mood=Ind|Tense=Pres|VerbForm=Fin|Voice=Act',
    'kindla kõneviisi olevik, eitus',
    'indicative present, negation',
  ],
  [
    'VERB',
    'Connegative=Yes|Mood=Cnd|Tense=Pres|VerbForm=Fin|Voice=Act',
    'tingiva kõneviisi olevik, eitus',
    'conditional present, negation',
  ],
  [
    'VERB',
    'Connegative=Yes|Mood=Ind|Tense=Past|VerbForm=Fin|Voice=Pass',
    'kindla kõneviisi lihtminevik, umbisikuline tegumood, eitus',
    'indicative past, impersonal, negation',
  ],
  ['AUX', 'Mood=Cnd|Tense=Past|VerbForm=Fin|Voice=Act', 'tingiva kõneviisi minevik', 'conditional past'],
  ['VERB', 'Mood=Qot|Tense=Pres|VerbForm=Fin|Voice=Act', 'kaudse kõneviisi olevik', 'quotative present'],
  ['VERB', 'Mood=Qot|Tense=Past|VerbForm=Fin|Voice=Act', 'kaudse kõneviisi minevik', 'quotative past'],
  [
    'VERB',
    'Mood=Imp|Number=Plur|Person=2|Tense=Pres|VerbForm=Fin|Voice=Act',
    'käskiv kõneviis, mitmuse 2. pööre',
    'imperative, 2nd person plural',
  ],
  ['VERB', 'Mood=Imp|Number=Sing|VerbForm=Fin', 'käskiv kõneviis, ainsus', 'imperative, singular'],
  [
    'AUX',
    'Mood=Imp|Number=Sing|Person=2|Polarity=Neg|Tense=Pres|VerbForm=Fin|Voice=Act',
    'käskiv kõneviis, ainsuse 2. pööre, eitus',
    'imperative, 2nd person singular, negation',
  ],
  ['AUX', 'Mood=Ind|Polarity=Neg|VerbForm=Fin', 'kindel kõneviis, eitus', 'indicative, negation'],
  ['AUX', 'Polarity=Neg', 'eitussõna', 'negative particle'],
  ['VERB', 'VerbForm=Inf', 'da-tegevusnimi', '-da infinitive'],
  ['VERB', 'Case=Ill|VerbForm=Sup|Voice=Act', 'ma-tegevusnimi', '-ma infinitive'],
  ['ADJ', 'Case=Abe|Degree=Pos|VerbForm=Sup|Voice=Act', 'ma-tegevusnimi', '-ma infinitive'],
  ['VERB', 'VerbForm=Conv', 'des-vorm', 'gerund (-des form)'],
  [
    'VERB',
    'Tense=Past|VerbForm=Part|Voice=Act',
    'mineviku kesksõna nud-vorm',
    'personal past participle (-nud)',
  ],
  [
    'AUX',
    'Tense=Past|VerbForm=Part|Voice=Pass',
    'mineviku kesksõna tud-vorm',
    'impersonal past participle (-tud)',
  ],
  ['ADP', 'AdpType=Post', '–', '–'],
  ['ADV', 'Polarity=Neg', '–', '–'],
  ['ADV', '_', '–', '–'],
  ['CCONJ', '_', '–', '–'],
  ['INTJ', '_', '–', '–'],
  ['NOUN', 'Abbr=Yes', '–', '–'],
  ['VERB', 'Abbr=Yes|Mood=Imp|VerbForm=Fin', '–', '–'],
  ['NUM', 'NumForm=Digit|NumType=Card', '–', '–'],
  ['ADJ', 'NumForm=Digit|NumType=Ord', '–', '–'],
  ['X', 'Foreign=Yes', '–', '–'],
  ['X', '_', '–', '–'],
];

const RUSSIAN_FORMS: readonly (readonly [string, string, string, string])[] = [
  ['NOUN', 'Animacy=Inan|Case=Dat|Gender=Fem|Number=Sing', 'ainsuse daativ', 'singular dative'],
  ['NOUN', 'Animacy=Inan|Case=Nom|Number=Plur', 'mitmuse nimetav kääne', 'plural nominative'],
  [
    'ADJ',
    'Case=Acc|Degree=Pos|Gender=Fem|Number=Sing',
    'ainsuse akusatiiv, algvõrre',
    'singular accusative, positive',
  ],
  [
    'ADJ',
    'Degree=Pos|Number=Plur|Variant=Short',
    'mitmus, lühivorm, algvõrre',
    'plural, short form, positive',
  ],
  ['ADJ', 'Degree=Cmp', 'keskvõrre', 'comparative'],
  [
    'VERB',
    'Aspect=Imp|Gender=Fem|Mood=Ind|Number=Sing|Tense=Past|VerbForm=Fin|Voice=Act',
    'kindla kõneviisi minevik, ainsus',
    'indicative past, singular',
  ],
  [
    'VERB',
    'Aspect=Perf|Mood=Ind|Number=Sing|Person=3|Tense=Fut|VerbForm=Fin|Voice=Act',
    'kindla kõneviisi tulevik, ainsuse 3. pööre',
    'indicative future, 3rd person singular',
  ],
  [
    'VERB',
    'Aspect=Perf|Mood=Imp|Number=Plur|VerbForm=Fin|Voice=Act',
    'käskiv kõneviis, mitmus',
    'imperative, plural',
  ],
  ['VERB', 'Aspect=Imp|VerbForm=Inf|Voice=Act', 'infinitiiv', 'infinitive'],
  ['VERB', 'Aspect=Perf|Tense=Past|VerbForm=Conv|Voice=Act', 'gerundium', 'gerund'],
  [
    'VERB',
    'Aspect=Perf|Case=Gen|Number=Plur|Tense=Past|VerbForm=Part|Voice=Pass',
    'mitmuse omastav kääne, mineviku kesksõna',
    'plural genitive, past participle',
  ],
  ['PART', '_', '–', '–'],
];

describe('labelWordForm', () => {
  it.each(ESTONIAN_FORMS)('names %s %s', (upos, features, et, en) => {
    const tag = { upos, features, language: 'et' } as const;
    expect([labelWordForm(tag, 'et'), labelWordForm(tag, 'en')]).toEqual([et, en]);
  });

  it.each(RUSSIAN_FORMS)('names Russian %s %s', (upos, features, et, en) => {
    const tag = { upos, features, language: 'ru' } as const;
    expect([labelWordForm(tag, 'et'), labelWordForm(tag, 'en')]).toEqual([et, en]);
  });
});

describe('labelWordClass', () => {
  it.each([
    ['AUX', 'tegusõna (abitegusõna)', 'verb (auxiliary)'],
    ['DET', 'asesõna', 'pronoun'],
    ['PROPN', 'nimisõna (pärisnimi)', 'noun (proper)'],
    ['X', 'tundmatu', 'unknown'],
    ['PUNCT', '–', '–'],
    ['toString', '–', '–'],
  ])('names %s', (upos, et, en) => {
    expect([labelWordClass(upos, 'et'), labelWordClass(upos, 'en')]).toEqual([et, en]);
  });
});
