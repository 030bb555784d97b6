import { basename } from 'node:path';
import {
  classReportCall,
  type ClassExample,
  type ClassReportRequest,
  type ClassReportResponse,
} from '@keelerada/contract/teaching/class-report';
import { writeCsvRows } from '@keelerada/contract/fields/csv-rows';
import { nameErrorCode, type ErrorCode } from '@keelerada/contract/error-marks/error-codes';
import { teacherKindTexts } from '@keelerada/contract/error-marks/teacher-kinds';
import { Option, type Command } from 'commander';
import { readClass } from '../modules/class-report/read-class';
import { readClassText } from '../modules/corrector/read-class-text';
import type { CommandContext } from './context/command-context';
import { CommandFailure } from './context/command-failure';
import { withCorrector } from './context/open-corrector';
import { makeChoice } from './options/choice-option';
import { readTextFiles } from './options/read-input-file';
import { showProgress } from './output/show-progress';

const tables = ['errors', 'texts', 'levels', 'words', 'sentences'] as const;

interface ClassReportFlags {
  readonly table: (typeof tables)[number];
  readonly language: 'et' | 'en';
  readonly json?: boolean;
  readonly csv?: boolean;
}

type Row = readonly (string | number)[];

const HELP = `
Examples:
  npm run -s keelerada -- class-report tööd/*.docx
  npm run -s keelerada -- class-report --table texts --csv tööd/*.docx > klass.csv
  npm run -s keelerada -- class-report --table sentences tööd/*.docx
  npm run -s keelerada -- class-report --json tööd/*.docx

Nothing of the texts is stored. Exit status: 0 done, 2 not done, 130 interrupted.`;

/** `keelerada class-report [--table TABLE] [--language et|en] [--json|--csv] FILE...` */
export function addClassReportCommand(program: Command, context: CommandContext): void {
  program
    .command('class-report')
    .summary('errors, levels and common words of the texts of a class')
    .description(
      'Counts the errors of a class by kind and text and rates them for 100 words. Sentences come without names of persons and of files.',
    )
    .argument('<files...>', 'files, one text each (.txt, .pdf, .docx, .doc, .odt)')
    .addOption(makeChoice('--table <table>', 'what is written', tables, 'errors'))
    .addOption(makeChoice('--language <language>', 'of the names of errors', ['et', 'en'], 'en'))
    .option('--json', 'the whole report as JSON')
    .addOption(
      new Option('--csv', 'CSV instead of tabs; formulas of spreadsheets do not run').conflicts('json'),
    )
    .addHelpText('after', HELP)
    .action((files: string[], flags: ClassReportFlags) => reportClass(files, flags, context));
}

async function reportClass(
  files: readonly string[],
  flags: ClassReportFlags,
  context: CommandContext,
): Promise<void> {
  const { stdout, signal } = context;
  const request = checkRequest(files, await readTextFiles(files, signal));
  await withCorrector(context, async (parts) => {
    const readText = (text: string) => readClassText(text, parts, signal);
    const isOfText = () => !signal.aborted;
    const progress = showProgress(context);
    let report: ClassReportResponse | undefined;
    try {
      for await (const line of readClass(request, { readText, isOfText, version: parts.version }, signal)) {
        progress.update('Reading', line.done, line.total);
        ({ report } = line);
      }
    } finally {
      progress.end();
    }
    stdout.write(flags.json ? `${JSON.stringify(report, null, 2)}\n` : writeTable(report!, flags));
  });
}

/** Throws CommandFailure for what the limits of the call refuse. */
function checkRequest(files: readonly string[], texts: readonly string[]): ClassReportRequest {
  const parsed = classReportCall.body.safeParse({
    texts: texts.map((text, i) => ({ name: basename(files[i]!), text })),
  });
  if (parsed.success) return parsed.data;
  const [{ path, message } = { path: [], message: '' }] = parsed.error.issues;
  const file = typeof path[1] === 'number' ? files[path[1]] : undefined;
  throw new CommandFailure(`${file ?? 'The files together'}: ${message}`);
}

function writeTable(report: ClassReportResponse, { table, language, csv }: ClassReportFlags): string {
  const rows = listRows(report, table, language);
  if (csv) return writeCsvRows(rows);
  return `${rows.map((row) => row.map((cell) => String(cell).replace(/\s+/gu, ' ')).join('\t')).join('\n')}\n`;
}

function listRows(
  report: ClassReportResponse,
  table: ClassReportFlags['table'],
  language: ClassReportFlags['language'],
): readonly Row[] {
  const nameCode = (code: string) => nameErrorCode(code as ErrorCode, language);
  const nameLevel = (level: ClassReportResponse['levels'][number]['level'] | null) =>
    level === null ? '' : [...new Set(level)].join('–');
  switch (table) {
    case 'errors':
      return [
        ['code', 'name', 'marks', 'texts', 'per100'],
        ...report.errors.map(({ code, marks, texts, per100 }) => [
          ...[code, nameCode(code), marks, texts, per100],
        ]),
      ];
    case 'texts':
      return [
        ['name', 'language', 'level', 'words', 'marks', 'per100', ...report.errors.map(({ code }) => code)],
        ...report.texts.map(({ name, language: own, level, runningWords, marks, per100 }, place) => [
          ...[name ?? '', own ?? 'failed', nameLevel(level), runningWords, marks, per100],
          ...report.errors.map(({ byText }) => byText[place]!),
        ]),
      ];
    case 'levels':
      return [['level', 'texts'], ...report.levels.map(({ level, texts }) => [nameLevel(level), texts])];
    case 'words':
      return [
        ['lemma', 'count', 'texts'],
        ...report.words.map(({ lemma, count, texts }) => [lemma, count, texts]),
      ];
    case 'sentences':
      return [
        ['kind', 'name', 'sentence'],
        ...report.examples.flatMap(({ kind, sentences }) =>
          sentences.map((example) => [kind, teacherKindTexts[kind].name[language], showExample(example)]),
        ),
      ];
  }
}

/** The sentence with its marks as `correct` shows them: [-wrong-]{+right+}. */
function showExample({ text, marks }: ClassExample): string {
  return marks.reduceRight((shown, { start, end, corrected }) => {
    const wrong = start === end ? '' : `[-${shown.slice(start, end)}-]`;
    return shown.slice(0, start) + wrong + (corrected === '' ? '' : `{+${corrected}+}`) + shown.slice(end);
  }, text);
}
