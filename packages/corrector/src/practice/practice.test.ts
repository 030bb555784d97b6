import { readFileSync } from 'node:fs';
import type { EstonianFormAnalyses } from '@keelerada/estonian/morphology';
import { describe, expect, it } from 'vitest';
import type { Correction } from '../correction';
import { loadGrammarModel } from '../grammar/grammar-model';
import { RULE_WORDS } from '../rules/data/rule-words';
import { PARTITIVE_VERBS, VERB_CASES } from '../rules/data/verb-cases';
import { VERB_FRAMES } from '../rules/data/verb-frames';
import { keyOfForm, readRecording } from '../rules/testing/recorded-analyses';
import { readGrammarSentences } from '../sentence/grammar-sentence';
import type { FormTopic } from './list-form-places';
import { makeCommaDraft } from './make-comma-drafts';
import { makeFormDraft } from './make-form-draft';
import { makeLetterDraft } from './make-letter-draft';
import { keepParallelAnswers, makeMendDraft } from './make-mend-draft';
import { makeVerbDraft } from './make-verb-draft';
import type { PracticeKnowledge, PracticeSentence } from './practice-draft';

const read = (file: string): Uint8Array => readFileSync(new URL(`../../${file}`, import.meta.url));
const model = (file: string): Uint8Array => read(`../../models/grammar/${file}`);
const recording = readRecording(new TextDecoder().decode(read('golden/rule-analyses.txt')));
const { context } = loadGrammarModel({
  ...{ forms: model('forms.bin'), rules: model('rules.bin'), trees: model('trees.bin') },
  encodedTrees: undefined,
});

/** The recorded answers turned round: a form that was never recorded is not made. */
const formsOf = new Map<string, Set<string>>();
for (const [key, { analyses }] of recording.analyses) {
  for (const { lemma, partOfSpeech, form } of analyses) {
    const name = `${lemma} ${partOfSpeech} ${form}`;
    if (/^\p{Ll}+$/u.test(key) && !key.endsWith('ki'))
      formsOf.set(name, (formsOf.get(name) ?? new Set()).add(key));
  }
}
const NO_ANALYSES: EstonianFormAnalyses = { analyses: [], isKnown: false };

const knowledge: PracticeKnowledge = {
  context,
  frequencyOf: () => -5,
  language: 'en',
  morphology: {
    analyse: (...form) => recording.analyses.get(keyOfForm(...form)) ?? NO_ANALYSES,
    synthesise: ({ lemma, partOfSpeech, form }) => [
      ...(formsOf.get(`${lemma} ${partOfSpeech} ${form}`) ?? []),
    ],
    isKnown: (word) => recording.analyses.has(word),
    suggest: () => {
      throw new Error('Nobody asks for suggestions.');
    },
  },
};

const sentences: PracticeSentence[] = [...recording.annotations].flatMap(([text, annotation]) =>
  readGrammarSentences(text, annotation, knowledge.morphology).map((sentence) => ({ text, sentence })),
);

const pick = (...texts: string[]): PracticeSentence[] =>
  texts.map((text) => sentences.find((each) => each.text === text)!);
const write = (topic: FormTopic, ...texts: string[]) =>
  pick(...texts).map((sentence) => makeFormDraft(sentence, topic, 'WRITE_FORM', knowledge)?.draft);
const choose = (topic: FormTopic, ...texts: string[]) =>
  pick(...texts).map((sentence) => makeFormDraft(sentence, topic, 'CHOOSE_FORM', knowledge)?.draft);

describe('a form that a rule asks for', () => {
  it('is a gap with the base form, in the number of the answer, and says what asks for it', () => {
    const [counted, many] = write('numerals', 'Koosolek kestis kaks tundi.', 'Poes oli palju inimesi.');
    expect(counted).toMatchObject({
      ...{ start: 21, end: 26, accepted: ['tundi'], wrong: [], baseForm: 'tund' },
      explanation: { governor: 'kaks', formName: 'partitive singular' },
    });
    expect(counted!.explanation.text).toMatch(/After the number “kaks”/u);
    expect(counted!.examples).toHaveLength(2);
    expect(many).toMatchObject({ accepted: ['inimesi'], baseForm: 'inimesed' });
  });

  it('is chosen among forms that are surely wrong', () => {
    const [wanted, object] = [
      ...choose('infinitive', 'Seda ei saa teha.'),
      ...choose('partitive', 'Ta alustab tööd.'),
    ];
    expect(wanted).toMatchObject({ accepted: ['teha'], wrong: ['tegema'], baseForm: 'tegema' });
    expect(object).toMatchObject({ accepted: ['tööd'], explanation: { governor: 'alustama' } });
    expect(object!.wrong).toEqual(expect.arrayContaining(['töö', 'tööle']));
  });

  it('is no task where nothing asks for it or another form makes sense too', () => {
    const total = 'Ta sööb juustu leiba ja sinki.';
    expect(write('object', total)).toEqual([undefined]);
    expect(choose('object', total).flatMap((draft) => draft?.wrong ?? [])).not.toContain('leiva');
  });
});

describe('other tasks', () => {
  it('put the commas that belong to a clause, and none where one may stand or not', () => {
    const [that, list] = pick('Ma arvan, et see on õige.', 'Ta sööb juustu leiba ja sinki.');
    const draft = makeCommaDraft(that!, knowledge);
    expect(draft).toMatchObject({ commaPlaces: [8], accepted: ['Ma arvan, et see on õige.'] });
    expect(draft!.explanation.text).toMatch(/“et” begins a subordinate clause/u);
    expect(makeCommaDraft(list!, knowledge)).toBeUndefined();
  });

  it('spell a word with õ, ä, ö or ü among spellings that are no words', () => {
    const [draft] = pick('Ma arvan, et see on õige.').map((sentence) =>
      makeLetterDraft(sentence, 'CHOOSE_FORM', knowledge),
    );
    expect(draft).toMatchObject({ accepted: ['õige'], wrong: ['öige', 'oige'] });
    expect(draft!.explanation.text).toMatch(/õ/u);
  });

  it('choose the verb that the words around it ask for', () => {
    const drafts = sentences.map((sentence) => makeVerbDraft(sentence, knowledge));
    const knowing = drafts.find((draft) => draft?.wrong.includes('tean'));
    expect(knowing).toMatchObject({ kind: 'CHOOSE_VERB', topic: 'verb-choice' });
    expect(['tunnen', 'oskan']).toContain(knowing!.accepted[0]);
  });

  it('offer no verb beside one with an object that takes a partitive too', () => {
    const own = new Set(RULE_WORDS.transitivePartners.map((entry) => entry.split(' ')[0]!));
    const isTaking = (verb: string) =>
      PARTITIVE_VERBS.has(verb) ||
      VERB_CASES.get(verb)?.case === 'p' ||
      VERB_FRAMES.get(verb)?.some((frame) => frame.case === 'p');
    expect([...own].filter(isTaking)).toEqual([]);
    expect(['aitama', 'abistama'].filter(isTaking)).toHaveLength(2);
  });

  it('mend the one sure error of a sentence, about the topic that its rule is of', () => {
    const correction: Correction = {
      ...{ start: 14, end: 22, original: 'raamatud', replacements: ['raamatut'], score: 0.9 },
      ...{ type: 'caseError', tier: 'sure' },
      reason: {
        ...{ kind: 'rule', rule: 'numeral', variant: 'numeral', word: 'kolm' },
        forms: { lemma: 'raamat', pos: 'S', written: 'pl n', wanted: 'sg p' },
      },
    };
    const draft = makeMendDraft([correction], 'numerals', 'en');
    expect(draft).toMatchObject({
      written: 'raamatud',
      accepted: ['raamatut'],
      explanation: { governor: 'kolm' },
    });
    expect(draft!.explanation.text).toMatch(/The text has “raamatud”/u);
    expect(makeMendDraft([correction], 'partitive', 'en')).toBeDefined();
    expect(makeMendDraft([correction], 'agreement', 'en')).toBeUndefined();
    expect(makeMendDraft([correction, correction], 'numerals', 'en')).toBeUndefined();
    expect(makeMendDraft([{ ...correction, tier: 'possible' }], 'numerals', 'en')).toBeUndefined();
  });

  it('mend an error with the parallel forms of the answer, not with another case', () => {
    const forms = new Map([
      ['sõnu', ['pl p']],
      ['sõnasid', ['pl p']],
      ['sõna', ['sg n', 'sg g', 'sg p']],
    ]);
    const analyse: typeof knowledge.morphology.analyse = (asked) => ({
      isKnown: true,
      analyses: forms.get(asked)!.map((code) => ({
        ...{ lemma: 'sõna', partOfSpeech: 'S', form: code },
        root: 'sõna',
        ending: '',
        clitic: '',
      })),
    });
    const correction: Correction = {
      ...{ start: 14, end: 19, original: 'sõnad', replacements: ['sõnu', 'sõna', 'sõnasid'], score: 0.9 },
      ...{ type: 'caseError', tier: 'sure' },
      reason: {
        ...{ kind: 'rule', rule: 'object', variant: 'partitive', word: 'õpetama' },
        forms: { lemma: 'sõna', pos: 'S', written: 'pl n', wanted: 'pl p' },
      },
    };
    const draft = makeMendDraft([correction], 'object', 'en')!;
    expect(keepParallelAnswers(draft, { analyse }).accepted).toEqual(['sõnu', 'sõnasid']);
  });
});
