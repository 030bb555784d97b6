import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { type Assessment, assessText } from './assess-text';
import { type AssessmentModelFiles, loadAssessmentModels } from './load-models';
import {
  listComplexityFigures,
  listMarkedWords,
  listProbabilities,
  listVocabularyFigures,
} from './list-figures';
import { type LevelAnswer, measureLevelFeatures } from './level/estimate-level';
import { annotateByHand, type HandAnnotated } from './testing/annotate-by-hand';
import { listWords } from './words/list-words';

function readModel(path: string): string {
  return readFileSync(new URL(`../../../models/${path}`, import.meta.url), 'utf8');
}

const models = loadAssessmentModels({
  abstractness: JSON.parse(
    readModel('abstractness/abstractness.json'),
  ) as AssessmentModelFiles['abstractness'],
  level: JSON.parse(readModel('level/level.json')) as AssessmentModelFiles['level'],
  frequentLemmas: readModel('frequent-lemmas/frequent-lemmas.txt'),
});

function assess(sentences: readonly string[], language?: 'et' | 'ru'): Assessment {
  const { text, annotated } = annotateByHand(sentences, language);
  return assessText(annotated, text, models);
}

const SIMPLE = [
  'Mina/mina/PRON/Case=Nom|Number=Sing|PronType=Prs elan/elama/VERB/Mood=Ind|Person=1|Tense=Pres|VerbForm=Fin Tartus/Tartu/PROPN/Case=Ine ././PUNCT',
  'Mul/mina/PRON/Case=Ade|PronType=Prs on/olema/AUX/VerbForm=Fin koer/koer/NOUN/Case=Nom|Number=Sing ././PUNCT',
  'Koer/koer/NOUN/Case=Nom on/olema/AUX/VerbForm=Fin väike/väike/ADJ/Case=Nom ja/ja/CCONJ rõõmus/rõõmus/ADJ/Case=Nom ././PUNCT',
  'Homme/homme/ADV lähen/minema/VERB/VerbForm=Fin ma/mina/PRON/Case=Nom|PronType=Prs poodi/pood/NOUN/Case=Add ././PUNCT',
  'Seal/seal/ADV ostan/ostma/VERB/VerbForm=Fin piima/piim/NOUN/Case=Par ja/ja/CCONJ leiba/leib/NOUN/Case=Par ././PUNCT',
];

function getEstimate(answer: LevelAnswer): Extract<LevelAnswer, { kind: 'estimated' }> {
  if (answer.kind !== 'estimated') throw new Error(`refused: ${answer.reason}`);
  return answer;
}

describe('estimateLevel', () => {
  it('gives all criteria probabilities that add up to 1', () => {
    const { criteria, certainty, reasons } = getEstimate(assess(SIMPLE).level);
    for (const { probabilities } of Object.values(criteria)) {
      expect(probabilities.reduce((sum, value) => sum + value, 0)).toBeCloseTo(1, 6);
    }
    expect(criteria.mixed.level).toBe('A2');
    expect(certainty.shareRight).toBeGreaterThan(0.4);
    expect(certainty.shareRight).toBeLessThanOrEqual(1);
    expect(reasons.length).toBeGreaterThan(0);
    expect(reasons.every(({ typical }) => typical.length === 4)).toBe(true);
  });

  it('counts repeated sentences once, so that a pasted text keeps its level', () => {
    const pasted = getEstimate(assess(Array(5).fill(SIMPLE).flat() as string[]).level);
    expect(pasted.criteria).toEqual(getEstimate(assess(SIMPLE).level).criteria);
  });

  it('refuses short texts, Russian texts and texts without words', () => {
    expect(assess(SIMPLE.slice(0, 2)).level).toEqual({ kind: 'refused', reason: 'tooShort' });
    expect(assess(SIMPLE, 'ru').level).toEqual({ kind: 'refused', reason: 'notEstonian' });
    expect(assess(['1/1/NUM 2/2/NUM']).level).toEqual({ kind: 'refused', reason: 'tooShort' });
    expect(assess([]).level).toEqual({ kind: 'refused', reason: 'tooShort' });
  });

  it('leaves sentences in another language out of the level alone', () => {
    const english = 'Yesterday/Yesterday/X we/we/X visited/visited/X grandmother/grandmother/X ././PUNCT';
    const { text, annotated } = annotateByHand([...SIMPLE, english]);
    const plain = assess(SIMPLE);
    const { level, complexity, estonianWords } = assessText(
      annotated,
      text,
      models,
      new Set([annotated.sentences.at(-1)!.start]),
    );
    expect(level).toEqual(plain.level);
    expect(estonianWords).toBe(plain.complexity.words);
    expect(complexity.words).toBe(plain.complexity.words + 4);
  });

  it('tells two levels of a text of few words', () => {
    const { certainty, criteria } = getEstimate(assess(SIMPLE).level);
    expect(certainty.range).toContain(criteria.mixed.level);
  });

  it('leaves numbers finite for texts of one kind of token', () => {
    for (const token of ['12/12/NUM', 'kala/kala/NOUN', '!/!/PUNCT', 'jah/jah/INTJ', 'a/a/X']) {
      const { complexity, vocabulary } = assess(Array.from({ length: 40 }, () => `${token} ${token}`));
      const figures = [
        ...listComplexityFigures(complexity, (level) => level),
        ...listVocabularyFigures(vocabulary, models.level),
      ];
      expect(figures).toHaveLength(24);
      expect(figures.every((figure) => typeof figure === 'string' || Number.isFinite(figure))).toBe(true);
    }
  });
});

describe('listProbabilities', () => {
  it('puts the likeliest first and drops those under 0.01', () => {
    expect(listProbabilities({ level: 'B1', probabilities: [0.2, 0.795, 0.004, 0.001] })).toEqual([
      { index: 1, value: 0.795 },
      { index: 0, value: 0.2 },
    ]);
  });
});

// Own texts with the readings that the product's annotator gave them.
const OWN_TEXTS = readFileSync(new URL('testing/own-texts.txt', import.meta.url), 'utf8');
const FIGURE_FILE = 'testing/golden-figures.txt';
interface OwnText extends HandAnnotated {
  readonly name: string;
}

function readOwnText(part: string): OwnText {
  const [name = '', ...sentences] = part.trim().split('\n');
  return { name, ...annotateByHand(sentences) };
}

const round = (value: number | string | boolean | undefined): string =>
  typeof value === 'number' ? String(Number(value.toFixed(4))) : String(value);
const join = (values: readonly (number | string | boolean | undefined)[]): string =>
  values.map(round).join(' ');

function describeComplexity(text: string, { complexity }: Assessment): string[] {
  const { nouns, verbs, nounVerbRatio, marks } = complexity;
  return [
    `complexity: ${join(listComplexityFigures(complexity, (level) => level))}`,
    `nouns, verbs, ratio: ${join([nouns, verbs, nounVerbRatio])}`,
    ...Object.entries(marks).map(([name, found]) => `${name}: ${listMarkedWords(text, found).join(' | ')}`),
  ];
}

function describeVocabulary(text: string, { vocabulary }: Assessment): string[] {
  const { nouns, meanAbstractness, marks } = vocabulary;
  const { repetitions, ...others } = marks;
  const repeated = repetitions.map(({ start, end, place }) => `${text.slice(start, end)} (${place})`);
  const rated = nouns.map(
    ({ lemma, value, isAbstract }) => `${lemma} ${round(value)}${isAbstract ? '!' : ''}`,
  );
  return [
    `vocabulary: ${join(listVocabularyFigures(vocabulary, models.level))}`,
    ...Object.entries(others).map(([name, found]) => `${name}: ${listMarkedWords(text, found).join(' | ')}`),
    `repetitions: ${repeated.join(' | ')}`,
    `abstractness: ${round(meanAbstractness)}: ${rated.join(', ')}`,
  ];
}

function describeLevel(level: LevelAnswer): string[] {
  if (level.kind === 'refused') return [`level: refused, ${level.reason}`];
  const { criteria, certainty, reasons, comparisons } = level;
  const { confidence, shareRight, otherLevel, isLengthUnusual, range } = certainty;
  return [
    ...Object.entries(criteria).map(
      ([name, found]) => `${name}: ${found.level} ${join(found.probabilities)}`,
    ),
    `certainty: ${join([confidence, shareRight, otherLevel, isLengthUnusual])}`,
    `range: ${range?.join(' to ') ?? 'one level'}`,
    ...comparisons.map(
      ({ feature, value, relation, nearest }) =>
        `comparison: ${feature} ${round(value)} ${relation}, nearest ${nearest}`,
    ),
    ...reasons.map(
      ({ group, feature, value, typical, towards, strength }) =>
        `reason: ${group}.${feature} ${round(value)} of ${join(typical)}, ${towards} by ${round(strength)}`,
    ),
  ];
}

function describeText({ name, text, annotated }: OwnText): string {
  const assessment = assessText(annotated, text, models);
  const lines = [
    ...describeComplexity(text, assessment),
    ...describeVocabulary(text, assessment),
    ...describeLevel(assessment.level),
  ];
  return `# ${name}\n${lines.map((line) => `${line.trimEnd()}\n`).join('')}`;
}

/** A row for each feature of the level, a column for each text. */
function describeFeatures(texts: readonly OwnText[]): string {
  const columns = texts.map(({ text, annotated }) =>
    measureLevelFeatures(annotated, listWords(annotated, text), models.abstractness),
  );
  const rows = Object.keys(columns[0]!).map(
    (name) => `${name} ${join(columns.map((values) => values[name]))}\n`,
  );
  return `# Features of the level in the order of the texts\n${rows.join('')}`;
}

// After a wanted change: npx vitest run --project node packages/assessment -u; the difference is what a reviewer reads.
it('own texts from A2 to C1 keep every figure, mark, feature and reason', async () => {
  const texts = OWN_TEXTS.split(/^# /mu).slice(1).map(readOwnText);
  const found = [...texts.map(describeText), describeFeatures(texts)];
  await expect(found.join('\n')).toMatchFileSnapshot(FIGURE_FILE);
});
