import type { Command } from 'commander';
import { assessOwnText } from '../modules/corrector/assess-own-text';
import type { CommandContext } from './context/command-context';
import { withCorrector } from './context/open-corrector';
import { readTextFiles } from './options/read-input-file';

/** `keelerada assess FILE...` */
export function addAssessCommand(program: Command, context: CommandContext): void {
  program
    .command('assess')
    .summary('level, complexity and vocabulary of texts')
    .description(
      'Writes a line of JSON for each file: name, level (the likeliest, null if it cannot be determined), levelRange (two levels, for a text of fewer than 60 words), probabilities, figures, foreignSentences (left out of the level).',
    )
    .argument('<files...>', 'files (.txt, .pdf, .docx, .doc, .odt)')
    .action((files: string[]) => assessFiles(files, context));
}

async function assessFiles(files: readonly string[], context: CommandContext): Promise<void> {
  const { stdout, signal } = context;
  const texts = await readTextFiles(files, signal);
  await withCorrector(context, async (parts) => {
    for (const [index, text] of texts.entries()) {
      const answer = await assessOwnText(text, parts, signal);
      const { keeletase, levelDetails, textLanguage, foreignSentences } = answer;
      const { keerukus, mitmekesisus, korrektoriLoendid } = answer;
      const criteria = Array.isArray(keeletase) ? null : keeletase;
      const levelRange = levelDetails?.range ?? null;
      const level = criteria?.mixed?.level ?? null;
      const line = {
        ...{ name: files[index], textLanguage, level, levelRange, foreignSentences },
        ...{ criteria, levelDetails, keerukus, mitmekesisus, korrektoriLoendid },
      };
      stdout.write(`${JSON.stringify(line)}\n`);
    }
  });
}
