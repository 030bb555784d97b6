import type { ClassTextReport } from '@keelerada/contract/teaching/class-report';
import type { Language } from '@keelerada/contract/fields/language';
import { teacherKindTexts } from '@keelerada/contract/error-marks/teacher-kinds';
import { HeadingLevel, Paragraph, TextRun } from 'docx';
import type { TFunction } from 'i18next';
import { makeTrackedParagraphs } from '../../../shared/word-files/make-tracked-paragraphs';
import { makeDocx } from '../../../shared/word-files/word-parts';
import { listMarks } from '../marks/count-kinds';
import { namePupil } from '../texts/class-text';
import { nameLevel } from '../marks/level-name';

export interface PupilFileParts {
  readonly name: string;
  readonly text: string;
  readonly own: ClassTextReport;
  /** What the teacher says to the pupil; empty for nothing. */
  readonly note: string;
  readonly language: Language;
  readonly t: TFunction<'class-report'>;
  readonly date: Date;
}

/** A pupil's text with its corrections as tracked changes and why each is one as comments. */
export function makePupilFile({ name, text, own, note, language, t, date }: PupilFileParts): Promise<Blob> {
  const changes = listMarks(own.sentences).map(({ start, end, corrected, kind, why }) => ({
    ...{ start, end, corrected, title: teacherKindTexts[kind].name[language], lines: [why[language]] },
  }));
  const { paragraphs, comments } = makeTrackedParagraphs(text.replace(/\r\n?/gu, '\n'), changes, date);
  const about = [
    ...(own.level === null ? [] : [t('pupil.level', { level: nameLevel(own.level) })]),
    t('texts.words', { count: own.runningWords, formatted: own.runningWords }),
    t('pupil.marks', { count: own.marks }),
  ];
  const said = note.trim();
  const parts = [
    new Paragraph({ text: namePupil(name), heading: HeadingLevel.HEADING_1 }),
    new Paragraph(about.join(' · ')),
    ...(said === '' ? [] : [new Paragraph({ children: [new TextRun({ text: said, italics: true })] })]),
    new Paragraph({ children: [new TextRun({ text: t('total.automatic'), color: '666666' })] }),
    ...paragraphs,
  ];
  return makeDocx(name, [parts], comments);
}
