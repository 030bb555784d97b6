import type { Assessment, AssessmentModels } from '@keelerada/assessment/assess-text';
import {
  listComplexityFigures,
  listMarkedWords,
  listProbabilities,
  listVocabularyFigures,
} from '@keelerada/assessment/list-figures';
import type { CorrectorResponse } from '@keelerada/contract/corrector/corrector';
import { complexityLevels, levelCriteria } from '@keelerada/contract/corrector/corrector-choices';
import { MIN_LEVEL_CHARACTERS } from '@keelerada/contract/fields/limits';
import type { RecognisedLanguage } from '../../../corpus/own-text/find-text-language';

/** Names of the levels of the readability formulas on the wire. */
const COMPLEXITY_NAMES = {
  veryEasy: complexityLevels[0],
  easy: complexityLevels[1],
  average: complexityLevels[2],
  difficult: complexityLevels[3],
  veryDifficult: complexityLevels[4],
} as const;

const DECIMALS = 2;

export interface AssessedText {
  /** The clean text that was assessed. */
  readonly text: string;
  readonly language: RecognisedLanguage;
  readonly assessment: Assessment;
}

export type Figures = Pick<
  CorrectorResponse,
  | 'keerukus'
  | 'mitmekesisus'
  | 'korrektoriLoendid'
  | 'keeletase'
  | 'abstraktsus'
  | 'levelDetails'
  | 'vocabulary'
>;

/** The figures of an assessment as the answer lists them. Only Estonian texts of some length have a level. */
export function makeFigures(assessed: AssessedText, { level: levelModel }: AssessmentModels): Figures {
  const { text, assessment } = assessed;
  const { complexity, vocabulary } = assessment;
  const list = (marks: Parameters<typeof listMarkedWords>[1]): string[] => listMarkedWords(text, marks);
  return {
    keerukus: listComplexityFigures(complexity, (level) => COMPLEXITY_NAMES[level]),
    mitmekesisus: listVocabularyFigures(vocabulary, levelModel),
    korrektoriLoendid: {
      nimisonad: list(complexity.marks.nouns),
      nimitegusuhe: (complexity.nounVerbRatio ?? 0).toFixed(DECIMALS),
      harvaesinevad: list(vocabulary.marks.lowFrequencyWords),
      sisusonad: list(vocabulary.marks.contentWords),
      abstraktsed: list(vocabulary.marks.abstractNouns),
      abskeskmine: (vocabulary.meanAbstractness ?? 0).toFixed(DECIMALS),
    },
    abstraktsus: vocabulary.nouns.map(({ start, end, lemma, value }) => ({
      word: text.slice(start, end),
      lemma,
      value: Number(value.toFixed(DECIMALS)),
    })),
    vocabulary: vocabulary.lemmas.map((word) => ({ ...word })),
    ...describeLevel(assessed),
  };
}

function describeLevel({
  text,
  language,
  assessment: { level },
}: AssessedText): Pick<Figures, 'keeletase' | 'levelDetails'> {
  const isRefused = language !== 'et' || text.trim().length < MIN_LEVEL_CHARACTERS;
  if (isRefused || level.kind === 'refused') return { keeletase: [], levelDetails: null };
  const { criteria, certainty, reasons, comparisons } = level;
  const entries = levelCriteria.map((criterion) => [
    criterion,
    { level: criteria[criterion].level, probabilities: listProbabilities(criteria[criterion]) },
  ]);
  return {
    keeletase: Object.fromEntries(entries) as Figures['keeletase'],
    levelDetails: {
      range: certainty.range ? [...certainty.range] : null,
      comparisons: comparisons.map(({ typical, ...comparison }) => ({
        ...comparison,
        typical: [...typical],
      })),
      isLengthUnusual: certainty.isLengthUnusual,
      confidence: certainty.confidence,
      shareRight: certainty.shareRight,
      reasons: reasons.map(({ group, feature, value, typical, towards }) => ({
        group,
        feature,
        value,
        typical: [...typical],
        towards,
      })),
    },
  };
}
