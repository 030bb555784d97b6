import type { Fragment } from '@keelerada/contract/corrector';
import { correctorModels, type CorrectorModel } from '@keelerada/contract/corrector-choices';
import { Option, type Command } from 'commander';
import { readCorrections } from '../modules/corrector/correct-text';
import type { CommandContext } from './command-context';
import { withCorrector } from './open-corrector';
import { readTextFiles } from './read-input-file';

interface CorrectFlags {
  readonly json?: boolean;
  readonly apply?: boolean;
  readonly only?: 'spelling' | 'grammar';
  readonly model: CorrectorModel;
}

const SPELLING_TYPES = /^(?:spellingError|capitalizationError)/u;
const [RED, GREEN, PLAIN] = ['\u001b[31m', '\u001b[32m', '\u001b[0m'];

/** `keelerada correct [--json|--apply] FILE|-` */
export function addCorrectCommand(program: Command, context: CommandContext): void {
  program
    .command('correct')
    .summary('correct spelling and grammar of a text')
    .description(
      'Shows what is wrong in a text and what would be right: [-wrong-]{+right+}, in colours on a terminal.',
    )
    .argument('<file>', 'a file (.txt, .pdf, .docx, .doc, .odt), or - for stdin')
    .option('--json', 'the corrections with their explanations as JSON')
    .option('--apply', 'write the corrected text')
    .addOption(new Option('--only <kind>', 'only these corrections').choices(['spelling', 'grammar']))
    .addOption(
      new Option('--model <model>', 'what corrects').choices(correctorModels).default('grammarchecker'),
    )
    .action((file: string, flags: CorrectFlags) => correctFile(file, flags, context));
}

async function correctFile(file: string, flags: CorrectFlags, context: CommandContext): Promise<void> {
  const { stdout, signal } = context;
  const [tekst = ''] = await readTextFiles([file], signal);
  await withCorrector(context, async (parts) => {
    const model = flags.only === 'spelling' ? 'spellchecker' : flags.model;
    const request = { tekst, model, showPossible: false };
    const { grammatika } = await readCorrections(request, parts, { signal });
    const fragments = flags.only === 'grammar' ? grammatika.map(undoSpelling) : grammatika;
    if (flags.json) {
      const corrections = fragments.filter(({ corrected }) => corrected);
      stdout.write(`${JSON.stringify({ model, corrections }, null, 2)}\n`);
    } else stdout.write(fragments.map((fragment) => showFragment(fragment, flags, context)).join(''));
  });
}

function undoSpelling(fragment: Fragment): Fragment {
  if (!fragment.corrected || !SPELLING_TYPES.test(fragment.correction_type)) return fragment;
  return { corrected: false, text: fragment.text, error_id: fragment.error_id };
}

function showFragment(
  fragment: Fragment,
  { apply }: CorrectFlags,
  { stdout: { isTTY } }: Pick<CommandContext, 'stdout'>,
): string {
  if (!fragment.corrected) return fragment.text;
  const { text, corrected_text: right } = fragment;
  if (apply === true) return right;
  const paint = (colour: string, piece: string): string =>
    isTTY === true ? `${colour}${piece}${PLAIN}` : piece;
  const wrong = text === '' ? '' : paint(RED, `[-${text}-]`);
  return wrong + (right === '' ? '' : paint(GREEN, `{+${right}+}`));
}
