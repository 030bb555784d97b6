import type { WorksheetFileForm } from '@keelerada/contract/fields/choices';
import type { SheetSentence } from '../../shared/practice/practice-sheet';
import { makeH5pFiles } from '@keelerada/corpus-engine/worksheet/files/make-h5p-files';
import { makeQuestion, type QuestionSheet } from '@keelerada/corpus-engine/worksheet/files/question';
import { writeGift } from '@keelerada/corpus-engine/worksheet/files/write-gift';
import { writeMoodleXml } from '@keelerada/corpus-engine/worksheet/files/write-moodle-xml';
import { strToU8, zipSync } from 'fflate';

export interface QuestionFileParts extends Omit<QuestionSheet, 'questions'> {
  readonly sentences: readonly Pick<SheetSentence, 'text' | 'marks'>[];
  readonly hasLemma: boolean;
}

interface QuestionFile {
  readonly blob: Blob;
  /** Of its name. */
  readonly ending: string;
}

/** A file of questions for Moodle or H5P; sentences whose gaps were edited away are left out. */
export function makeQuestionFile(
  form: WorksheetFileForm,
  { sentences, hasLemma, ...texts }: QuestionFileParts,
): QuestionFile {
  const withGaps = sentences.filter(({ marks }) => marks.length > 0);
  const sheet = { ...texts, questions: withGaps.map((sentence) => makeQuestion(sentence, hasLemma)) };
  if (form === 'gift') return { blob: new Blob([writeGift(sheet)], { type: 'text/plain' }), ending: 'gift' };
  if (form === 'moodle-xml')
    return { blob: new Blob([writeMoodleXml(sheet)], { type: 'application/xml' }), ending: 'xml' };
  const files = Object.entries(makeH5pFiles(sheet)).map(([name, text]) => [name, strToU8(text)] as const);
  const zip = zipSync(Object.fromEntries(files));
  return { blob: new Blob([zip], { type: 'application/zip' }), ending: 'h5p' };
}
