import { basename } from 'node:path';
import type { TextToAnnotate } from '@keelerada/estonian/annotation/annotate-text';
import type { AnnotatedText } from '@keelerada/estonian/annotated-text';
import { annotateConllu } from '@keelerada/estonian/conllu/annotate-conllu';
import {
  ConlluFormatError,
  type ConlluRow,
  type ConlluSentence,
} from '@keelerada/estonian/conllu/conllu-sentence';
import { readConllu } from '@keelerada/estonian/conllu/read-conllu';
import {
  writeAnnotationConllu,
  writeConllu,
  describeTreePlace,
} from '@keelerada/estonian/conllu/write-conllu';
import { writeVislcg3 } from '@keelerada/estonian/vislcg3/write-vislcg3';
import { decodeAnnotation } from '@keelerada/estonian/annotation-format/decode-annotation';
import type { Command } from 'commander';
import { writeFileTei } from '../corpus/tei/write-tei';
import { openTextAnnotator } from '../corpus/annotation/open-text-annotator';
import type { CommandContext } from './context/command-context';
import { CommandFailure } from './context/command-failure';
import { makeChoice } from './options/choice-option';
import { makeNoTextFailure, readPlainText, readTextFiles } from './options/read-input-file';

/** Describes the JSON of `analyse` for its help. */
const ANALYSIS_JSON_HELP = `
--json writes
  {"text", "language", "sentences": [{"start", "end", "tokens": [
    {"form", "lemma", "upos", "xpos", "feats", "head", "deprel", "start", "end"}]}]}
"text" is what was analysed (the text of the file, in NFC, with LF line ends); "start" and "end" are places in it in
UTF-16 code units, the end not included, as slices of JavaScript and Java strings are. "feats" are the features as in
CoNLL-U, "_" if there are none. "head" is the number of the head in the sentence, the first token is 1 and 0 means the
root, as in CoNLL-U; "deprel" is the UD relation to it. In Russian texts, which are not parsed, they are null and "_".
With --pretokenized it is
  {"sentences": [{"comments", "tokens": [{"id", "form", "lemma", "upos", "xpos", "feats", "head", "deprel"}]}]}
with the comment lines and numbers of the input, multiword tokens and empty nodes among the tokens.`;

/** The analysis of a raw text as `analyse --json` writes it. */
function describeAnalysis(text: string, { language, sentences }: AnnotatedText): object {
  return {
    text,
    language,
    sentences: sentences.map(({ start, end, tokens }) => ({
      start,
      end,
      tokens: tokens.map((token) => ({
        form: text.slice(token.start, token.end),
        lemma: token.lemma,
        upos: token.upos,
        xpos: token.xpos,
        feats: token.features,
        ...describeHead(describeTreePlace(token)),
        start: token.start,
        end: token.end,
      })),
    })),
  };
}

/** The same for sentences and tokens that were given. */
function describeSentences(sentences: readonly ConlluSentence[]): object {
  return {
    sentences: sentences.map(({ comments, rows }) => ({
      comments,
      tokens: rows.map(({ id, form, lemma, upos, xpos, features, ...place }) => ({
        ...{ id, form, lemma, upos, xpos },
        feats: features,
        ...describeHead(place),
      })),
    })),
  };
}

function describeHead({ head, relation }: Pick<ConlluRow, 'head' | 'relation'>): object {
  return { head: head === '_' ? null : Number(head), deprel: relation };
}

interface AnalyseFlags {
  readonly pretokenized?: boolean;
  readonly language?: 'et' | 'ru';
  readonly json?: boolean;
  readonly format: (typeof FORMATS)[number];
}

const FORMATS = ['conllu', 'vislcg3', 'tei', 'json'] as const;

const HELP = `
Writes sentences and tokens with lemma, UPOS, Vabamorf's own tag (XPOS), features, and head and relation of the
dependency tree; Russian texts have no trees. The same analysis is stored with the texts of the corpus. Emoji and
punctuation are analysed too; only a file of nothing but white space is refused.
${ANALYSIS_JSON_HELP}

Examples:
  npm run -s keelerada -- analyse essee.txt > essee.conllu
  echo "Kass magab." | npm run -s keelerada -- analyse -
  npm run -s keelerada -- analyse --pretokenized sisend.conllu
  npm run -s keelerada -- analyse --format tei essee.docx > essee.xml

Exit status: 0 done, 2 not done, 130 interrupted.`;

/** `keelerada analyse [--pretokenized] [--format FORMAT] FILE|-` */
export function addAnalyseCommand(program: Command, context: CommandContext): void {
  program
    .command('analyse')
    .summary('analyse a text: CoNLL-U, VISLCG3, TEI or JSON')
    .description(
      'Analyses a text (.txt, .pdf, .docx, .doc, .odt, or - for stdin) and writes CoNLL-U, VISLCG3, TEI P5 or JSON.',
    )
    .argument('<file>', 'a file, or - for stdin')
    .option('--pretokenized', 'the input is CoNLL-U: keep its sentences and tokens, fill the analysis in')
    .addOption(makeChoice('--format <format>', 'what is written; JSON is described below', FORMATS, 'conllu'))
    .option('--json', 'the same as --format json')
    .addOption(
      makeChoice('--language <code>', 'language of the text; found by its letters without', ['et', 'ru']),
    )
    .addHelpText('after', HELP)
    .action(async (file: string, flags: AnalyseFlags) => {
      context.stdout.write(await analyseFile(file, flags, context));
    });
}

async function analyseFile(file: string, flags: AnalyseFlags, context: CommandContext): Promise<string> {
  const { pretokenized: isPretokenized = false, language } = flags;
  const format = flags.json ? 'json' : flags.format;
  if (isPretokenized && format !== 'conllu' && format !== 'json')
    throw new CommandFailure('--pretokenized writes CoNLL-U or JSON.');
  const input = await readInput(file, isPretokenized, context.signal);
  return withAnnotator(context, async (annotate) => {
    if (isPretokenized) {
      const annotated = await annotateConllu({ annotate }, readConllu(input));
      return format === 'json' ? writeJson(describeSentences(annotated)) : writeConllu(annotated);
    }
    return writers[format](input, await annotate({ text: input, language }), file);
  });
}

const writers: Readonly<
  Record<AnalyseFlags['format'], (text: string, annotation: AnnotatedText, file: string) => string>
> = {
  conllu: (text, annotation) => writeAnnotationConllu(text, annotation),
  vislcg3: writeVislcg3,
  tei: (text, annotation, file) => writeFileTei(basename(file), text, annotation),
  json: (text, annotation) => writeJson(describeAnalysis(text, annotation)),
};

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

/** The annotator in threads of its own, which end at once when the command is interrupted. */
async function withAnnotator(
  { signal }: CommandContext,
  analyse: (annotate: (text: TextToAnnotate) => Promise<AnnotatedText>) => Promise<string>,
): Promise<string> {
  const annotator = await openTextAnnotator();
  const end = (): void => void annotator.close();
  signal.addEventListener('abort', end, { once: true });
  try {
    signal.throwIfAborted();
    return await analyse(async (text) => {
      const [annotation] = await annotator.annotate([text], signal);
      return decodeAnnotation(annotation!.bytes);
    });
  } finally {
    await annotator.close();
  }
}

function writeJson(value: object): string {
  return `${JSON.stringify(value, null, 2)}\n`;
}
