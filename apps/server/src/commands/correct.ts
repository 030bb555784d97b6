import type { Fragment } from '@keelerada/contract/corrector/corrector';
import {
  correctorModels,
  isErrorType,
  type CorrectorModel,
} from '@keelerada/contract/corrector/corrector-choices';
import { Option, type Command } from 'commander';
import type { CorrectionKinds } from '@keelerada/corrector/pipeline/correct-part';
import {
  findLastingCorrections,
  findTextCorrections,
  type TextCorrections,
} from '../modules/corrector/find-text-corrections';
import type { TextToCorrect } from '../modules/corrector/prepare-text';
import type { CommandContext } from './context/command-context';
import { CommandFailure } from './context/command-failure';
import { withCorrector } from './context/open-corrector';
import { makeChoice } from './options/choice-option';
import { readPlainText, readTextAsWritten } from './options/read-input-file';
import { showProgress } from './output/show-progress';
import type { SentenceSpan } from '@keelerada/estonian/annotated-text';
import { cleanOwnText } from '../corpus/own-text/clean-own-text';

interface CorrectFlags {
  readonly json?: boolean;
  readonly apply?: boolean;
  readonly tokenized?: boolean;
  readonly only?: Exclude<CorrectionKinds, 'all'>;
  readonly model: CorrectorModel;
}

const [RED, GREEN, YELLOW, PLAIN] = ['\u001b[31m', '\u001b[32m', '\u001b[33m', '\u001b[0m'];

const HELP = `
Examples:
  npm run -s keelerada -- correct essee.docx
  npm run -s keelerada -- correct --apply essee.txt > parandatud.txt
  echo "Ma tean et ta tuleb." | npm run -s keelerada -- correct --json -
  npm run -s keelerada -- correct --tokenized laused.txt > parandatud.txt

Exit status: 0 done, 2 not done, 130 interrupted.`;

/** `keelerada correct [--json|--apply|--tokenized] [--only KIND] FILE|-` */
export function addCorrectCommand(program: Command, context: CommandContext): void {
  program
    .command('correct')
    .summary('correct spelling and grammar of a text')
    .description(
      'Shows what is wrong in a text and what would be right: [-wrong-]{+right+}, in colours on a terminal. [?order > usual order?] is advice, no error, and is never applied.',
    )
    .argument('<file>', 'a file (.txt, .pdf, .docx, .doc, .odt), or - for stdin')
    .option('--json', 'the corrections with their explanations as JSON')
    .addOption(
      new Option(
        '--apply',
        'write the corrected text, without what a second check would take back',
      ).conflicts('json'),
    )
    .addOption(
      new Option(
        '--tokenized',
        'the file has one sentence a line, tokens separated by spaces; write the corrected text in the same form',
      ).conflicts(['json', 'apply']),
    )
    .addOption(
      makeChoice('--only <kind>', 'all that this model finds, without the other one', [
        'spelling',
        'grammar',
      ]),
    )
    .addOption(makeChoice('--model <model>', 'what corrects', correctorModels, 'grammarchecker'))
    .addHelpText('after', HELP)
    .action((file: string, flags: CorrectFlags) => correctFile(file, flags, context));
}

async function correctFile(file: string, flags: CorrectFlags, context: CommandContext): Promise<void> {
  const { stdout, stderr, signal } = context;
  const task = await readTask(file, flags, signal);
  await withCorrector(context, async (parts) => {
    const progress = showProgress(context);
    const find = flags.apply === true ? findLastingCorrections : findTextCorrections;
    const found = await find(task, parts, {
      signal,
      onProgress: (done, total) => progress.update('Correcting', done, total),
    }).finally(() => progress.end());
    for (const notice of listNotices(found)) stderr.write(`${notice}\n`);
    stdout.write(writeResult(found.fragments, flags, stdout.isTTY === true));
  });
}

async function readTask(
  file: string,
  { only, model, tokenized }: CorrectFlags,
  signal: AbortSignal,
): Promise<TextToCorrect> {
  if (only === 'grammar' && model === 'spellchecker')
    throw new CommandFailure('--only grammar needs another model than spellchecker.');
  const kinds = only ?? (model === 'spellchecker' ? 'spelling' : 'all');
  if (tokenized !== true) return { sent: await readTextAsWritten(file, signal), kinds, model };
  const { text, sentences } = readTokenizedText(await readPlainText(file));
  return { sent: text, kinds, model, sentences };
}

function listNotices({ textLanguage, grammarService, grammarServiceName }: TextCorrections): string[] {
  return [
    ...(textLanguage === 'et' ? [] : ['The text is not Estonian: nothing was corrected.']),
    ...(grammarService === 'remote'
      ? [`Corrected by ${grammarServiceName ?? 'the grammar service of GRAMMAR_URL'}.`]
      : []),
    ...(grammarService === 'ownForRemote'
      ? ['The grammar service gave no answer; the own model corrected.']
      : []),
  ];
}

function writeResult(fragments: readonly Fragment[], flags: CorrectFlags, isTTY: boolean): string {
  if (flags.tokenized) return writeTokenizedText(fragments);
  if (flags.apply)
    return fragments.map((piece) => (piece.corrected ? piece.corrected_text : piece.text)).join('');
  if (flags.json) {
    const corrections = fragments.filter(({ corrected }) => corrected);
    return `${JSON.stringify({ model: flags.model, corrections }, null, 2)}\n`;
  }
  const shown = fragments.map((fragment) => showFragment(fragment, isTTY)).join('');
  return shown.endsWith('\n') ? shown : `${shown}\n`;
}

function showFragment(fragment: Fragment, isTTY: boolean): string {
  if (!fragment.corrected) return fragment.text;
  const { text, corrected_text: right } = fragment;
  const paint = (colour: string, piece: string): string => (isTTY ? `${colour}${piece}${PLAIN}` : piece);
  if (!isErrorType(fragment.correction_type)) return paint(YELLOW, `[?${text} > ${right}?]`);
  const wrong = text === '' ? '' : paint(RED, `[-${text}-]`);
  return wrong + (right === '' ? '' : paint(GREEN, `{+${right}+}`));
}

const TOKEN = /[^ \r]+/gu;
/** A comma that comes with a changed word. */
const COMMA = /(?<=\S),(?=\s|$)/gu;
const CARRIAGE_RETURN = '\r';

/** A text of one sentence a line, its tokens separated by spaces. */
interface TokenizedText {
  readonly text: string;
  /** A sentence for each line that holds a token. */
  readonly sentences: readonly SentenceSpan[];
}

/** Reads sentences and tokens; offsets are UTF-16 units of the clean text. */
export function readTokenizedText(input: string): TokenizedText {
  const text = cleanOwnText(input.replace(/[^\S\r\n]/gu, ' '));
  const sentences: SentenceSpan[] = [];
  let at = 0;
  for (const line of text.split('\n')) {
    const tokens = [...line.matchAll(TOKEN)].map(({ 0: token, index }) => ({
      start: at + index,
      end: at + index + token.length,
    }));
    if (tokens.length > 0) sentences.push({ start: tokens[0]!.start, end: tokens.at(-1)!.end, tokens });
    at += line.length + 1;
  }
  return { text, sentences };
}

/** The corrected text in the same form, with the same lines and line ends: what is inserted becomes a token of its own. */
export function writeTokenizedText(fragments: readonly Fragment[]): string {
  const corrected = fragments.map((fragment) => {
    if (!fragment.corrected) return fragment.text;
    const tokens = fragment.corrected_text.replace(COMMA, ' ,');
    return fragment.text === '' ? ` ${tokens}` : tokens;
  });
  return corrected
    .join('')
    .split('\n')
    .map(
      (line) => (line.match(TOKEN) ?? []).join(' ') + (line.endsWith(CARRIAGE_RETURN) ? CARRIAGE_RETURN : ''),
    )
    .join('\n');
}
