import { ConlluFormatError } from '@keelerada/estonian/conllu/conllu-sentence';
import { readConllu } from '@keelerada/estonian/conllu/read-conllu';
import { Option, type Command } from 'commander';
import { MorphologyStartError, MorphologyUnavailableError } from '../platform/morphology/morphology-errors';
import { openMorphology } from '../platform/morphology/open-morphology';
import { analyseInThread } from './analyse-in-thread';
import type { AnalyseTask } from './analyse-task';
import type { CommandContext } from './command-context';
import { CommandFailure } from './command-failure';
import { ANALYSIS_JSON_HELP } from './describe-analysis';
import { makeNoTextFailure, readPlainText, readTextFiles } from './read-input-file';

interface AnalyseFlags {
  readonly pretokenized?: boolean;
  readonly language?: 'et' | 'ru';
  readonly json?: boolean;
}

const HELP = `
Writes sentences and tokens with lemma, UPOS, Vabamorf's own tag (XPOS) and features; there is no parse. The same
analysis is stored with the texts of the corpus. Emoji and punctuation are analysed too; only a file of nothing but
white space is refused.
${ANALYSIS_JSON_HELP}

Examples:
  npm run -s keelerada -- analyse essee.txt > essee.conllu
  echo "Kass magab." | npm run -s keelerada -- analyse -
  npm run -s keelerada -- analyse --pretokenized sisend.conllu
  npm run -s keelerada -- analyse --json essee.docx > essee.json

Exit status: 0 done, 2 not done, 130 interrupted.`;

/** `keelerada analyse [--pretokenized] [--json] FILE|-` */
export function addAnalyseCommand(program: Command, context: CommandContext): void {
  program
    .command('analyse')
    .summary('analyse a text: CoNLL-U or JSON')
    .description(
      'Analyses a text (.txt, .pdf, .docx, .doc, .odt, or - for stdin) and writes CoNLL-U or JSON.',
    )
    .argument('<file>', 'a file, or - for stdin')
    .option('--pretokenized', 'the input is CoNLL-U: keep its sentences and tokens, fill the analysis in')
    .option('--json', 'sentences and tokens as JSON instead of CoNLL-U; its form is told below')
    .addOption(
      new Option('--language <code>', 'language of the text; found by its letters without').choices([
        'et',
        'ru',
      ]),
    )
    .addHelpText('after', HELP)
    .action(async (file: string, flags: AnalyseFlags) => {
      context.stdout.write(await analyseFile(file, flags, context));
    });
}

async function analyseFile(file: string, flags: AnalyseFlags, context: CommandContext): Promise<string> {
  const { pretokenized: isPretokenized = false, json: isJson = false, language } = flags;
  const input = await readInput(file, isPretokenized, context.signal);
  return analyse({ input, isPretokenized, isJson, language }, context);
}

async function readInput(file: string, isPretokenized: boolean, signal: AbortSignal): Promise<string> {
  if (isPretokenized) return readConlluFile(file);
  const [text = ''] = await readTextFiles([file], signal);
  return text;
}

/** CoNLL-U that can be analysed: what is wrong with it is said before an analyser is started. Throws CommandFailure. */
async function readConlluFile(file: string): Promise<string> {
  const input = await readPlainText(file);
  try {
    if (readConllu(input).every(({ rows }) => rows.length === 0)) throw makeNoTextFailure(file);
    return input;
  } catch (error) {
    if (error instanceof ConlluFormatError) throw new CommandFailure(`${file}, ${error.message}`);
    throw error;
  }
}

async function analyse(task: AnalyseTask, context: CommandContext): Promise<string> {
  const log = (line: string): void => void context.stderr.write(`${line}\n`);
  try {
    const morphology = await openMorphology(context.config(), log);
    try {
      return await analyseInThread(task, morphology.urls(), context.signal);
    } finally {
      await morphology.close();
    }
  } catch (error) {
    const isKnown = error instanceof MorphologyStartError || error instanceof MorphologyUnavailableError;
    throw isKnown ? new CommandFailure(error.message) : error;
  }
}
