import { readFile } from 'node:fs/promises';
import { createAnnotator, type Annotator } from '@keelerada/estonian/annotate-text';
import { annotateConllu } from '@keelerada/estonian/conllu/annotate-conllu';
import { ConlluFormatError } from '@keelerada/estonian/conllu/conllu-sentence';
import { readConllu } from '@keelerada/estonian/conllu/read-conllu';
import { writeAnnotationConllu, writeConllu } from '@keelerada/estonian/conllu/write-conllu';
import { loadTaggerModel } from '@keelerada/estonian/tagging/tagger-model';
import { Option, type Command } from 'commander';
import { TAGGER_MODEL_PATH } from '../platform/corpus-index/tagger-model-path';
import { decodeText } from '../platform/file-text/decode-text';
import { MorphologyStartError, MorphologyUnavailableError } from '../platform/morphology/morphology-errors';
import { openMorphology } from '../platform/morphology/open-morphology';
import type { CommandContext } from './command-context';
import { CommandFailure } from './command-failure';
import { readInputBytes, readTextFiles } from './read-input-file';

interface AnalyseFlags {
  readonly pretokenized?: boolean;
  readonly language?: 'et' | 'ru';
}

const HELP = `
Writes sentences and tokens with lemma, UPOS, Vabamorf's own tag (XPOS) and features; there is no parse. The same
analysis is stored with the texts of the corpus.

Examples:
  npm run -s keelerada -- analyse essee.txt > essee.conllu
  echo "Kass magab." | npm run -s keelerada -- analyse -
  npm run -s keelerada -- analyse --pretokenized sisend.conllu

Exit status: 0 done, 2 not done.`;

/** `keelerada analyse [--pretokenized] FILE|-` */
export function addAnalyseCommand(program: Command, context: CommandContext): void {
  program
    .command('analyse')
    .summary('analyse a text: CoNLL-U')
    .description('Analyses a text (.txt, .pdf, .docx, .doc, .odt, or - for stdin) and writes CoNLL-U.')
    .argument('<file>', 'a file, or - for stdin')
    .option('--pretokenized', 'the input is CoNLL-U: keep its sentences and tokens, fill the analysis in')
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
  if (flags.pretokenized) {
    const sentences = await readSentences(file);
    return withAnnotator(context, async (annotator) =>
      writeConllu(await annotateConllu(annotator, sentences)),
    );
  }
  const [text = ''] = await readTextFiles([file], context.signal);
  return withAnnotator(context, async (annotator) =>
    writeAnnotationConllu(text, await annotator.annotate(text, flags.language)),
  );
}

async function readSentences(file: string): Promise<ReturnType<typeof readConllu>> {
  try {
    return readConllu(await decodeText(await readInputBytes(file)));
  } catch (error) {
    if (error instanceof ConlluFormatError) throw new CommandFailure(`${file}, ${error.message}`);
    throw error;
  }
}

async function withAnnotator<Result>(
  context: CommandContext,
  use: (annotator: Annotator) => Promise<Result>,
): Promise<Result> {
  const log = (line: string): void => void context.stderr.write(`${line}\n`);
  try {
    const morphology = await openMorphology(context.config(), log);
    try {
      const taggerModel = loadTaggerModel(await readFile(TAGGER_MODEL_PATH));
      return await use(createAnnotator({ morphology: morphology.client, taggerModel }));
    } finally {
      await morphology.close();
    }
  } catch (error) {
    const isKnown = error instanceof MorphologyStartError || error instanceof MorphologyUnavailableError;
    throw isKnown ? new CommandFailure(error.message) : error;
  }
}
