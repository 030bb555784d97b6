import type { CorrectorResponse, Fragment, MarkedFragment } from '@keelerada/contract/corrector/corrector';
import type { Correction } from '../analysis/corrections';

type ExplainedRule = NonNullable<Correction['explanations']['et']['rule']>;

export interface PlannedCorrection {
  readonly word: string;
  readonly suggestions: readonly string[];
  readonly type: string;
  readonly tier?: 'sure' | 'possible';
  readonly rule?: ExplainedRule;
}

function makeMarked(
  text: string,
  { word, suggestions, type, tier = 'sure', rule }: PlannedCorrection,
): Correction {
  const start = text.indexOf(word);
  return {
    corrected: true,
    text: word,
    corrected_text: suggestions[0] ?? '',
    correction_type: type,
    error_id: `e${start}`,
    suggestions: [...suggestions],
    tier,
    score: 0.9,
    start,
    end: start + word.length,
    explanations: {
      et: { short: 'Lühidalt.', long: 'Pikemalt.', ...(rule && { rule }) },
      en: { short: 'In short.', long: 'At length.', ...(rule && { rule }) },
    },
    example: { keyword: 'aitama', type: 'LEMMAS' },
  };
}

function makeFragments(text: string, marked: readonly MarkedFragment[]): Fragment[] {
  const fragments: Fragment[] = [];
  let at = 0;
  for (const fragment of marked) {
    fragments.push({ corrected: false, text: text.slice(at, fragment.start), error_id: `u${at}` }, fragment);
    at = fragment.end;
  }
  return [...fragments, { corrected: false, text: text.slice(at), error_id: `u${at}` }];
}

/** An answer of the corrector about a text, with these corrections in text order. */
export function makeAnswer(text: string, planned: readonly PlannedCorrection[]): CorrectorResponse {
  const marked = planned.map((each) => makeMarked(text, each));
  const level = {
    level: 'B1' as const,
    probabilities: [
      { index: 1, value: 0.704 },
      { index: 0, value: 0.296 },
    ],
  };
  return {
    sonad: text.split(' '),
    keerukus: [2, 10, 3, 22, 4, 9.7, 23, 31, 'lihtne', 'raske', 'lihtne', 'lihtne/raske'],
    korrektoriLoendid: {
      nimisonad: ['sõber', 'kool'],
      nimitegusuhe: '1.25',
      harvaesinevad: ['sõber'],
      sisusonad: ['sõber', 'kool', 'aitama'],
      abstraktsed: [],
      abskeskmine: '1.50',
    },
    mitmekesisus: [2, 3.1, 0, 0, 45, 0, 0, 'A2', 'B1', 'A2', 10, 8],
    margitudLaused: {},
    keeletase: { mixed: level, complexity: level, grammatical: level, lexical: level },
    abstraktsus: [],
    speller: makeFragments(
      text,
      marked.filter(({ correction_type: type }) => type === 'spellingError'),
    ),
    grammatika: makeFragments(text, marked),
    spelleriVead: {},
    grammatikaVead: {},
    model: 'grammarchecker',
    grammarService: 'own',
    textLanguage: 'et',
    marks: [{ kind: 'longword', start: 3, end: 8 }],
    levelDetails: {
      isLengthUnusual: false,
      confidence: 'medium',
      shareRight: 0.82,
      reasons: [],
      range: null,
      comparisons: [
        { feature: 'wordLength', value: 4.5, typical: [4.6, 5, 5.4, 6.3], relation: 'lower', nearest: 'A2' },
        { feature: 'sentenceLength', value: 9, typical: [6, 9, 12, 14], relation: 'similar', nearest: 'B1' },
      ],
    },
    foreignSentences: [],
    errorRates: [{ kind: 'spelling', count: 1, rate: 10, usual: [4, 3.1, 2.2, 1.5] }],
    vocabulary: [
      { lemma: 'sõber', count: 1, isFrequent: true },
      { lemma: 'aitama', count: 1, isFrequent: true },
      { lemma: 'lumememm', count: 1, isFrequent: false },
    ],
    version: '1.2.3',
  };
}
