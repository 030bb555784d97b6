import type { ClassExample, ClassReportResponse } from '@keelerada/contract/teaching/class-report';
import type { Language } from '@keelerada/contract/fields/language';
import { type FileChild, HeadingLevel, Paragraph, TextRun } from 'docx';
import type { TFunction } from 'i18next';
import { teacherKindTexts, type TeacherKind } from '@keelerada/contract/error-marks/teacher-kinds';
import { makeDocx, makeHeading, makeWordTable } from '../../../shared/word-files/word-parts';
import { listExamples, listLessons, listPairs, rankKinds } from '../marks/count-kinds';
import { cutExample } from '../marks/cut-example';
import { nameLevel } from '../marks/level-name';

export interface ReportFileParts {
  readonly report: ClassReportResponse;
  /** The texts as they were written. */
  readonly contents: readonly string[];
  readonly language: Language;
  readonly t: TFunction<'class-report'>;
  readonly date: Date;
  /** How the report is cited, in one line. */
  readonly citation: string;
}

/** Corrections that show what to teach. */
const PAIRS = 3;
/** Half points. */
const SMALL_SIZE = 18;

/** The wrong struck out, the right in bold behind it. */
function makeSentence(example: ClassExample): Paragraph {
  return new Paragraph({
    bullet: { level: 0 },
    spacing: { after: 80 },
    children: cutExample(example).flatMap(({ text, mark }) => {
      if (mark === null) return [new TextRun({ text, font: 'Georgia' })];
      const right = mark.corrected.trim();
      return [
        ...(text === '' ? [] : [new TextRun({ text, strike: true, font: 'Georgia' })]),
        ...(right === ''
          ? []
          : [new TextRun({ text: text === '' ? right : ` ${right}`, bold: true, font: 'Georgia' })]),
      ];
    }),
  });
}

/** What to teach next, each with corrections that show it. */
function listNext({ report: { texts }, contents, language, t }: ReportFileParts): readonly FileChild[] {
  const lessons = listLessons(texts).map(({ kind, marks, texts: pupils }, place) => {
    const shown = listPairs(texts, contents, kind, PAIRS).map(
      ({ written, corrected }) => `${written} → ${corrected}`,
    );
    const count = t('next.count', { marks: t('pupil.marks', { count: marks }), count: pupils });
    return new Paragraph({
      children: [
        new TextRun({ text: `${place + 1}. ${teacherKindTexts[kind].name[language]}`, bold: true }),
        new TextRun(` (${count}): ${shown.join('; ')}`),
      ],
    });
  });
  return lessons.length === 0 ? [] : [makeHeading(t('next.title')), ...lessons];
}

/** What can be shown to the class: no name of a text stands in it. */
function listForClass(parts: ReportFileParts): readonly FileChild[] {
  const { report, language, t, date } = parts;
  const { levels, words, total } = report;
  const locale = language === 'et' ? 'et-EE' : 'en-GB';
  const write = (value: number) => value.toLocaleString(locale);
  const name = (kind: TeacherKind) => teacherKindTexts[kind].name[language];
  const summary = t('file.summary', {
    date: date.toLocaleDateString(locale),
    texts: t('count', { count: total.texts }),
    words: t('texts.words', { count: total.runningWords, formatted: write(total.runningWords) }),
    version: report.version,
  });
  const rate = (marks: number) =>
    ((100 * marks) / total.runningWords).toLocaleString(locale, { maximumFractionDigits: 2 });
  const rows = rankKinds(report.texts).map(({ kind, marks, texts }) => [
    ...[name(kind), write(marks), t('errors.of', { texts, all: total.texts }), rate(marks)],
  ]);
  return [
    new Paragraph({ text: t('title'), heading: HeadingLevel.HEADING_1 }),
    new Paragraph(summary),
    new Paragraph(t('total.automatic')),
    ...listNext(parts),
    makeHeading(t('errors.title')),
    rows.length === 0
      ? new Paragraph(t('errors.none'))
      : makeWordTable(
          [[t('errors.kind'), t('errors.marks'), t('errors.texts'), t('errors.per100')], ...rows],
          { hasHead: true },
        ),
    makeHeading(t('levels.title')),
    levels.length === 0
      ? new Paragraph(t('levels.none'))
      : new Paragraph(
          levels
            .map(
              ({ level, texts }) =>
                `${nameLevel(level)}: ${t('levels.texts', { count: texts, formatted: write(texts) })}`,
            )
            .join('; '),
        ),
    makeHeading(t('words.title')),
    new Paragraph(
      words.length === 0
        ? t('words.none')
        : words.map(({ lemma, count }) => `${lemma} (${write(count)})`).join(', '),
    ),
    makeHeading(t('sentences.title')),
    new Paragraph(t('sentences.anonymous')),
    ...listExamples(report).flatMap(({ kind, sentences }) => [
      new Paragraph({
        text: name(kind),
        heading: HeadingLevel.HEADING_3,
        spacing: { before: 200 },
        keepNext: true,
      }),
      ...sentences.map(makeSentence),
    ]),
  ];
}

/** The texts by name, for the teacher, and how the report is cited. */
function listForTeacher({ report, language, t, citation }: ReportFileParts): readonly FileChild[] {
  const write = (value: number) => value.toLocaleString(language === 'et' ? 'et-EE' : 'en-GB');
  const rows = report.texts.map(({ name, language: own, level, runningWords, marks, per100 }, place) => [
    name ?? t('texts.name', { number: place + 1 }),
    ...(own === 'et'
      ? [level === null ? '–' : nameLevel(level), write(runningWords), write(marks), write(per100)]
      : [t(own === null ? 'by_text.failed' : 'by_text.not_estonian'), '', '', '']),
  ]);
  return [
    makeHeading(t('by_text.title')),
    makeWordTable(
      [
        [t('by_text.text'), t('by_text.level'), t('by_text.words'), t('errors.marks'), t('errors.per100')],
        ...rows,
      ],
      { hasHead: true },
    ),
    new Paragraph({
      children: [new TextRun({ text: citation, size: SMALL_SIZE })],
      spacing: { before: 300 },
    }),
  ];
}

/** The report as a .docx file: what can be shown to the class, then on a page of its own the texts by name. */
export const makeReportFile = (parts: ReportFileParts): Promise<Blob> =>
  makeDocx(parts.t('title'), [listForClass(parts), listForTeacher(parts)]);
