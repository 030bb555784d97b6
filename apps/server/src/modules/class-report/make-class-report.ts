import type {
  ClassReportRequest,
  ClassReportResponse,
  ClassTextReport,
} from '@keelerada/contract/teaching/class-report';
import { proficiencyLevels, type ProficiencyLevel } from '@keelerada/contract/corrector/corrector-choices';
import { listErrorParts, type ErrorCode } from '@keelerada/contract/error-marks/error-codes';
import { MAX_CLASS_EXAMPLES, MAX_CLASS_WORDS } from '@keelerada/contract/fields/limits';
import type { ClassText } from '@keelerada/corrector/class-report/class-text';
import type { MarkedSentence } from '@keelerada/corrector/class-report/list-marked-sentences';
import {
  listKindExamples,
  rateMarks,
  sumClassTexts,
} from '@keelerada/corrector/class-report/sum-class-texts';

export interface ReadText {
  readonly language: ClassTextReport['language'];
  /** Null for a text of another language, or that could not be read. */
  readonly read: ClassText | null;
  readonly level: readonly [ProficiencyLevel, ProficiencyLevel] | null;
  /** With places in the text as it was sent. */
  readonly sentences: readonly MarkedSentence[];
  /** Content words by base form. */
  readonly lemmas: readonly string[];
}

/** A text with the name that it was sent under. */
export interface NamedText extends ReadText {
  readonly name: ClassReportRequest['texts'][number]['name'];
}

/** Words of so few texts are not common. */
const LEAST_TEXTS = 2;

/** Sums the texts of a class; `version` is that of the corrector. */
export function makeClassReport(texts: readonly NamedText[], version: string): ClassReportResponse {
  const read = texts.map((text) => text.read);
  const runningWords = read.reduce((sum, text) => sum + (text?.runningWords ?? 0), 0);
  const marks = read.reduce((sum, text) => sum + (text?.codes.length ?? 0), 0);
  const errors = sumClassTexts(read, (code) => listErrorParts(code as ErrorCode));
  return {
    texts: texts.map(describeText),
    errors: errors.map(({ byText, ...error }) => ({ ...error, byText: [...byText] })),
    examples: listKindExamples(read, MAX_CLASS_EXAMPLES).map(({ kind, sentences }) => ({
      kind,
      sentences: sentences.map(({ text, marks }) => ({ text, marks: marks.map((mark) => ({ ...mark })) })),
    })),
    levels: spreadLevels(texts),
    words: listCommonWords(texts),
    total: {
      ...{ texts: read.filter((text) => text !== null).length, runningWords, marks },
      per100: rateMarks(marks, runningWords),
    },
    version,
  };
}

function describeText({ name, language, read, level, sentences }: NamedText): ClassTextReport {
  const [runningWords, marks] = [read?.runningWords ?? 0, read?.codes.length ?? 0];
  return {
    ...{ name, language, runningWords, marks, per100: rateMarks(marks, runningWords) },
    level: level && [...level],
    sentences: sentences.map(({ marks, ...place }) => ({
      ...place,
      marks: marks.map((mark) => ({ ...mark })),
    })),
  };
}

function spreadLevels(texts: readonly NamedText[]): ClassReportResponse['levels'] {
  const counts = new Map<string, ClassReportResponse['levels'][number]>();
  for (const { level } of texts) {
    if (!level) continue;
    const counted = counts.get(level.join()) ?? { level: [...level], texts: 0 };
    counted.texts += 1;
    counts.set(level.join(), counted);
  }
  const place = ([low, high]: readonly ProficiencyLevel[]): number =>
    proficiencyLevels.indexOf(low!) + proficiencyLevels.indexOf(high!);
  return [...counts.values()].toSorted((a, b) => place(a.level) - place(b.level));
}

/** Words that several texts have; every word where there is one text. */
function listCommonWords(texts: readonly NamedText[]): ClassReportResponse['words'] {
  const words = new Map<string, { lemma: string; count: number; texts: number }>();
  for (const { lemmas } of texts) {
    const seen = new Set<string>();
    for (const lemma of lemmas) {
      const word = words.get(lemma) ?? { lemma, count: 0, texts: 0 };
      word.count += 1;
      if (!seen.has(lemma)) word.texts += 1;
      seen.add(lemma);
      words.set(lemma, word);
    }
  }
  const least = Math.min(LEAST_TEXTS, texts.filter(({ read }) => read !== null).length);
  return [...words.values()]
    .filter((word) => word.texts >= least)
    .toSorted((a, b) => b.count - a.count || b.texts - a.texts || a.lemma.localeCompare(b.lemma, 'et'))
    .slice(0, MAX_CLASS_WORDS);
}
