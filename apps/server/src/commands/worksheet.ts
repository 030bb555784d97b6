import {
  worksheetFileForms,
  type SearchType,
  type WorksheetFileForm,
} from '@keelerada/contract/fields/choices';
import type { WorksheetRequest, WorksheetResponse } from '@keelerada/contract/teaching/worksheet';
import { makeH5pFiles } from '@keelerada/corpus-engine/worksheet/files/make-h5p-files';
import { makeQuestion, type QuestionSheet } from '@keelerada/corpus-engine/worksheet/files/question';
import { writeGift } from '@keelerada/corpus-engine/worksheet/files/write-gift';
import { writeMoodleXml } from '@keelerada/corpus-engine/worksheet/files/write-moodle-xml';
import { Option } from 'commander';
import { strToU8, zipSync } from 'fflate';
import { worksheetTool } from '../modules/worksheet/worksheet.tool';
import { nameQuery } from './tool-calls/cite-answer';
import { CommandFailure } from './context/command-failure';
import { makeToolCommand } from './tool-calls/tool-command';
import { checkOutput, writeOutputFile } from './output/write-output-file';

interface FileFlags {
  readonly format?: WorksheetFileForm;
  readonly output?: string;
  readonly withoutBaseForm?: boolean;
}

/** The sheet is for learners of Estonian. */
const LANGUAGE = 'et';
const SHEET_TITLE = 'Tööleht';
const SEARCH_TYPES: Readonly<Record<SearchType, string>> = { WORDS: 'sõnavorm', LEMMAS: 'algvorm' };
const NO_DATE = new Date('2020-01-01T00:00:00Z');

/** `keelerada worksheet KEYWORD`, `--cql QUERY` or `--error-code CODE`; `--format` writes a file for Moodle or H5P. */
export const addWorksheetCommand = makeToolCommand({
  name: 'worksheet',
  title: 'Worksheet',
  tool: worksheetTool,
  notes: `--error-code takes the place of the keyword. --format gift and moodle-xml write to stdout or --output; h5p needs --output.
The H5P file is Fill in the Blanks without its libraries: the place where it is opened must have them.`,
  examples: [
    'raamat --lemmas --level B1',
    `--cql '[lemma="ema"] [pos="VERB"]' --count 20 --seed 7`,
    'kool --lemmas --more-keywords raamat --more-keywords õpetaja --unmarked-only',
    '--error-code R:NOM:FORM --level B1 --distractors 3 --format gift > vormid.gift',
    '--error-code R:LEX --error-sentences RIGHT_USES --format h5p --output sonavalik.h5p',
  ],
  views: [
    new Option('--format <form>', 'a file of questions in place of the table').choices(worksheetFileForms),
    new Option('--output <file>', 'the file of --format'),
    new Option('--without-base-form', 'no base form behind the gaps of --format'),
  ],
  columns: ['text', 'keyword', 'words', 'textId', 'written', 'choices'],
  rows: ({ exampleList }) =>
    exampleList.map(({ text, marks, words, textId }) => ({
      text,
      keyword: marks.map(({ start, end }) => text.slice(start, end)).join(', '),
      words,
      textId,
      written: marks.map(({ written }) => written ?? '').join(', '),
      choices: marks.map(({ choices }) => (choices ?? []).join(' / ')).join(', '),
    })),
  write: (answer, flags, { stdout, signal }, { request, cite }) => {
    const { format, output, withoutBaseForm } = flags as FileFlags;
    if (format === undefined) {
      if (output !== undefined) throw new CommandFailure('--output needs --format.');
      return null;
    }
    if (format === 'h5p' && output === undefined) throw new CommandFailure('--format h5p needs --output.');
    const asked = { tool: SHEET_TITLE, query: describeQuery(request) };
    const citation = cite({ ...asked, texts: answer.totals.texts }, LANGUAGE) ?? '';
    const content = makeFile(makeSheet(answer, citation, withoutBaseForm !== true), format);
    if (output === undefined) {
      stdout.write(content);
      return Promise.resolve();
    }
    return checkOutput(output).then(() =>
      writeOutputFile(output, signal, (file) => Promise.resolve(void file.write(content))),
    );
  },
});

/** As the citation of a sheet in the browser has it. */
function describeQuery(request: WorksheetRequest): string {
  const { type, moreKeywords, errorCode, unmarkedOnly, seed } = request;
  const more = moreKeywords ?? [];
  return [
    nameQuery(request, LANGUAGE),
    ...(type && !errorCode ? [SEARCH_TYPES[type]] : []),
    ...(more.length > 0 ? [`veel sõnu: ${more.join(', ')}`] : []),
    ...(unmarkedOnly ? ['ainult märgeteta laused'] : []),
    `juhuvalik number ${seed}`,
  ].join(' · ');
}

function makeSheet({ exampleList }: WorksheetResponse, citation: string, hasLemma: boolean): QuestionSheet {
  return {
    title: SHEET_TITLE,
    instruction: 'Täida lüngad.',
    nameQuestion: (number) => `Lause ${number}`,
    citation,
    // Files are not cited.
    isOfCorpus: citation !== '',
    questions: exampleList.map((example) => makeQuestion(example, hasLemma)),
  };
}

function makeFile(sheet: QuestionSheet, format: WorksheetFileForm): string | Uint8Array {
  if (format === 'gift') return writeGift(sheet);
  if (format === 'moodle-xml') return writeMoodleXml(sheet);
  const files = Object.entries(makeH5pFiles(sheet)).map(([name, text]) => [name, strToU8(text)] as const);
  return zipSync(Object.fromEntries(files), { mtime: NO_DATE });
}
