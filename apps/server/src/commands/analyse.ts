import { readFile } from 'node:fs/promises';
import { createAnnotator, type Annotator } from '@keelerada/estonian/annotate-text';
import { annotateConllu } from '@keelerada/estonian/conllu/annotate-conllu';
import { ConlluFormatError } from '@keelerada/estonian/conllu/conllu-sentence';
import { readConllu } from '@keelerada/estonian/conllu/read-conllu';
import { writeAnnotationConllu, writeConllu } from '@keelerada/estonian/conllu/write-conllu';
import { loadTaggerModel } from '@keelerada/estonian/tagging/tagger-model';
import { Option, type Command } from 'commander';
import { TAGGER_MODEL_PATH } from '../platform/corpus-index/tagger-model-path';
import { MorphologyStartError, MorphologyUnavailableError } from '../platform/morphology/morphology-errors';
import { openMorphology } from '../platform/morphology/open-morphology';
import type { CommandContext } from './command-context';
import { CommandFailure } from './command-failure';
import { ANALYSIS_JSON_HELP, describeAnalysis, describeSentences } from './describe-analysis';
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

Exit status: 0 done, 2 not done.`;

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
  if (flags.pretokenized) {
    const sentences = await readSentences(file);
    return withAnnotator(context, async (annotator) => {
      const annotated = await annotateConllu(annotator, sentences);
      return flags.json ? writeJson(describeSentences(annotated)) : writeConllu(annotated);
    });
  }
  const [text = ''] = await readTextFiles([file], context.signal);
  return withAnnotator(context, async (annotator) => {
    const annotation = await annotator.annotate(text, flags.language);
    return flags.json
      ? writeJson(describeAnalysis(text, annotation))
      : writeAnnotationConllu(text, annotation);
  });
}

function writeJson(value: object): string {
  return `${JSON.stringify(value, null, 2)}\n`;
}

async function readSentences(file: string): Promise<ReturnType<typeof readConllu>> {
  const input = await readPlainText(file);
  try {
    const sentences = readConllu(input);
    if (sentences.every(({ rows }) => rows.length === 0)) throw makeNoTextFailure(file);
    return sentences;
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
