import type { EstonianFormAnalyses } from '../../morphology';

type Reading = readonly [
  lemma: string,
  root: string,
  ending: string,
  clitic: string,
  partOfSpeech: string,
  form: string,
];

/** Vabamorf's answers (lexicon 2020-01-22_sp) for the words of the tests; `^` marks the first word of a sentence. */
const RECORDED: Readonly<Record<string, readonly [isKnown: boolean, readings: readonly Reading[]]>> = {
  '^Tuli': [
    true,
    [
      ['Tul', 'Tul', '0', '', 'H', 'adt'],
      ['Tul', 'Tul', '0', '', 'H', 'sg g'],
      ['Tul', 'Tul', '0', '', 'H', 'sg p'],
      ['Tuli', 'Tuli', '0', '', 'H', 'sg n'],
      ['Tuli', 'Tuli', '0', '', 'H', 'sg g'],
      ['Tuli', 'Tuli', '0', '', 'H', 'sg n'],
      ['tuli', 'tuli', '0', '', 'S', 'sg n'],
      ['tulema', 'tule', 'i', '', 'V', 's'],
    ],
  ],
  põles: [true, [['põlema', 'põle', 's', '', 'V', 's']]],
  ahjus: [true, [['ahi', 'ahi', 's', '', 'S', 'sg in']]],
  '.': [false, [['.', '.', '', '', 'Z', '']]],
  '^Ta': [
    true,
    [
      ['tema', 'tema', '0', '', 'P', 'sg g'],
      ['tema', 'tema', '0', '', 'P', 'sg n'],
    ],
  ],
  tuli: [
    true,
    [
      ['tuli', 'tuli', '0', '', 'S', 'sg n'],
      ['tulema', 'tule', 'i', '', 'V', 's'],
    ],
  ],
  koju: [true, [['kodu', 'kodu', '0', '', 'S', 'adt']]],
  '^Mida': [
    true,
    [
      ['mis', 'mis', 'da', '', 'P', 'pl p'],
      ['mis', 'mis', 'da', '', 'P', 'sg p'],
    ],
  ],
  sa: [true, [['sina', 'sina', '0', '', 'P', 'sg n']]],
  teed: [
    true,
    [
      ['tee', 'tee', 'd', '', 'S', 'pl n'],
      ['tegema', 'tege', 'd', '', 'V', 'd'],
      ['tee', 'tee', 'd', '', 'S', 'sg p'],
    ],
  ],
  '?': [false, [['?', '?', '', '', 'Z', '']]],
  '^Vanaema': [
    true,
    [
      ['Vanaema', 'Vana_ema', '0', '', 'H', 'sg g'],
      ['Vanaema', 'Vana_ema', '0', '', 'H', 'sg n'],
      ['Vanaema', 'Vana_ema', '0', '', 'H', 'sg p'],
      ['Vanaema', 'Vanaema', '0', '', 'H', 'sg g'],
      ['Vanaema', 'Vanaema', '0', '', 'H', 'sg n'],
      ['vanaema', 'vana_ema', '0', '', 'S', 'sg g'],
      ['vanaema', 'vana_ema', '0', '', 'S', 'sg n'],
      ['vanaema', 'vana_ema', '0', '', 'S', 'sg p'],
    ],
  ],
  jõi: [true, [['jooma', 'joo', 'i', '', 'V', 's']]],
  kuuma: [
    true,
    [
      ['kuum', 'kuum', '0', '', 'A', 'adt'],
      ['kuum', 'kuum', '0', '', 'A', 'sg g'],
      ['kuum', 'kuum', '0', '', 'S', 'adt'],
      ['kuum', 'kuum', '0', '', 'S', 'sg g'],
      ['kuumama', 'kuuma', '0', '', 'V', 'o'],
      ['kuum', 'kuum', '0', '', 'A', 'sg p'],
      ['kuum', 'kuum', '0', '', 'S', 'sg p'],
    ],
  ],
  '^Ma': [true, [['mina', 'mina', '0', '', 'P', 'sg n']]],
  joon: [
    true,
    [
      ['jooma', 'joo', 'n', '', 'V', 'n'],
      ['joon', 'joon', '0', '', 'S', 'sg n'],
    ],
  ],
  läks: [true, [['minema', 'mine', 's', '', 'V', 's']]],
  kodust: [
    true,
    [
      ['kodu', 'kodu', 'st', '', 'S', 'sg el'],
      ['kodune', 'kodune', 't', '', 'A', 'sg p'],
    ],
  ],
  ära: [
    true,
    [
      ['ära', 'ära', '0', '', 'D', ''],
      ['ära', 'ära', '0', '', 'V', 'neg o'],
    ],
  ],
  '^Tallinna': [
    true,
    [
      ['Tallinn', 'Tallinn', '0', '', 'H', 'adt'],
      ['Tallinn', 'Tallinn', '0', '', 'H', 'sg g'],
      ['tallinna', 'tallinna', '0', '', 'G', ''],
      ['Tallinn', 'Tallinn', '0', '', 'H', 'sg p'],
    ],
  ],
  vanalinn: [true, [['vanalinn', 'vana_linn', '0', '', 'S', 'sg n']]],
  meeldib: [true, [['meeldima', 'meeldi', 'b', '', 'V', 'b']]],
  mulle: [
    true,
    [
      ['mull', 'mull', 'e', '', 'S', 'pl p'],
      ['mina', 'mina', 'lle', '', 'P', 'sg all'],
      ['mulle', 'mulle', '0', '', 'S', 'sg n'],
    ],
  ],
  '^Maiesse': [true, [['Maie', 'Maie', 'sse', '', 'H', 'sg ill']]],
  sõitis: [true, [['sõitma', 'sõit', 'is', '', 'V', 's']]],
  Toomas: [
    true,
    [
      ['Toomas', 'Toomas', '0', '', 'H', 'sg n'],
      ['Toomas', 'Toomas', 's', '', 'H', 'sg in'],
      ['tooma', 'too', 'mas', '', 'V', 'mas'],
    ],
  ],
  Nipernaadi: [
    false,
    [
      ['Nipernaad', 'Nipernaad', '0', '', 'H', 'adt'],
      ['Nipernaad', 'Nipernaad', '0', '', 'H', 'sg g'],
      ['Nipernaad', 'Nipernaad', '0', '', 'H', 'sg p'],
      ['Nipernaadi', 'Nipernaadi', '0', '', 'H', 'sg g'],
      ['Nipernaadi', 'Nipernaadi', '0', '', 'H', 'sg n'],
      ['Nipernaat', 'Nipernaat', '0', '', 'H', 'sg g'],
    ],
  ],
  '^Seegi': [
    true,
    [
      ['Seek', 'Seek', '0', '', 'H', 'sg g'],
      ['Seeg', 'Seeg', '0', '', 'H', 'adt'],
      ['Seeg', 'Seeg', '0', '', 'H', 'sg g'],
      ['Seeg', 'Seeg', '0', '', 'H', 'sg p'],
      ['Seegi', 'Seegi', '0', '', 'H', 'sg g'],
      ['Seegi', 'Seegi', '0', '', 'H', 'sg n'],
      ['Seek', 'Seek', '0', '', 'H', 'sg g'],
      ['see', 'see', '0', 'gi', 'P', 'sg n'],
      ['seek', 'seek', '0', '', 'S', 'sg g'],
    ],
  ],
  '5.': [true, [['5.', '5.', '0', '', 'O', '?']]],
  buss: [true, [['buss', 'buss', '0', '', 'S', 'sg n']]],
  hilines: [true, [['hilinema', 'hiline', 's', '', 'V', 's']]],
  '!': [false, [['!', '!', '', '', 'Z', '']]],
};

const analyses = new Map(
  Object.entries(RECORDED).map(([key, [isKnown, readings]]): [string, EstonianFormAnalyses] => [
    key,
    {
      isKnown,
      analyses: readings.map(([lemma, root, ending, clitic, partOfSpeech, form]) => {
        return { lemma, root, ending, clitic, partOfSpeech, form };
      }),
    },
  ]),
);

/** The recorded answer for a word. Throws an Error for a word that was not recorded. */
export function recallAnalyses(form: string, isSentenceInitial: boolean): EstonianFormAnalyses {
  const found = analyses.get(isSentenceInitial ? `^${form}` : form);
  if (!found) throw new Error(`No recorded analyses of ${form}.`);
  return found;
}
