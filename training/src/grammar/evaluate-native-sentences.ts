import type { Correction } from '@keelerada/corrector/correction';
import type { SegmentedText } from '@keelerada/estonian/annotate-text';
import { readSourceSentences } from '../language/read-sentences';
import { findTreebank, readTreebankFile } from '../segmentation/read-treebank-text';
import { openWholeCorrector, type WholeCorrector } from '../spelling/open-whole-corrector';
import { hasGrammarModel } from './grammar-files';
import { hasCleanText, isEditedSentence } from './read-clean-text';

const TREEBANK = 'et_edt-ud-dev';
/** Kinds of text in the treebank by the beginning of a sentence's name: fiction, press, science. */
const GENRES = ['ilu', 'aja', 'tea'];
const SENTENCES_PER_TEXT = 20;
const MOST_SENTENCES = 1_000;
const MOST_SHOWN = 60;

/** Sentences of native writers, cut into tokens, in their order. */
interface NativeSource {
  readonly name: string;
  readonly sentences: readonly (readonly string[])[];
}

/**
 * Prints the share of flawless native sentences that are changed, spelling and grammar together, at the default level.
 * No model has seen the treebank's development part; of the clean lines no context model, the trees a tenth.
 */
export async function evaluateNativeSentences(): Promise<void> {
  if (!hasGrammarModel() || !hasCleanText() || findTreebank(TREEBANK) === undefined) {
    console.log('native sentences: skipped, models/grammar, ../shared/data is not there');
    return;
  }
  const corrector = await openWholeCorrector();
  for (const source of [...readGenres(), readCleanLines()]) console.log(await measure(source, corrector));
}

function readGenres(): NativeSource[] {
  const blocks = readTreebankFile(TREEBANK).split('\n\n');
  return GENRES.map((genre) => ({
    name: `${TREEBANK}, ${genre}`,
    sentences: thin(
      blocks
        .filter((block) => block.includes(`# sent_id = ${genre}`))
        .map((block) =>
          block
            .split('\n')
            .map((line) => line.split('\t'))
            .flatMap(([id = '', form = '']) => (/^\d+$/u.test(id) ? [form] : [])),
        ),
    ),
  }));
}

function readCleanLines(): NativeSource {
  const kept = readSourceSentences().filter(
    (sentence, i) => sentence.source === 'clean' && isEditedSentence(sentence, i),
  );
  return { name: 'clean text, lines kept out', sentences: thin(kept.map(({ tokens }) => tokens)) };
}

/** Texts in a row, evenly taken from all. */
function thin<Sentence>(sentences: readonly Sentence[]): Sentence[] {
  const texts = Math.ceil(sentences.length / SENTENCES_PER_TEXT);
  const step = Math.ceil(sentences.length / MOST_SENTENCES);
  return Array.from({ length: texts }, (_, i) => i)
    .filter((i) => i % step === 0)
    .flatMap((i) => sentences.slice(i * SENTENCES_PER_TEXT, (i + 1) * SENTENCES_PER_TEXT));
}

async function measure({ name, sentences }: NativeSource, corrector: WholeCorrector): Promise<string> {
  let [changed, words] = [0, 0];
  const found: string[] = [];
  for (let i = 0; i < sentences.length; i += SENTENCES_PER_TEXT) {
    const segmented = joinTokens(sentences.slice(i, i + SENTENCES_PER_TEXT));
    const { shown } = await corrector.correctSegmented(segmented);
    const errors = shown.filter(({ type }) => type !== 'unknownWord');
    for (const { start, end, tokens } of segmented.sentences) {
      words += tokens.filter((token) =>
        /[\p{L}\d]/u.test(segmented.text.slice(token.start, token.end)),
      ).length;
      const own = errors.filter((error) => error.start >= start && error.start <= end);
      if (own.length > 0) changed += 1;
      found.push(...own.map((error) => describe(error, segmented.text)));
    }
  }
  const share = ((100 * changed) / sentences.length).toFixed(1);
  return [
    `native sentences, ${name}: ${changed} of ${sentences.length} changed, ${share} %; ${found.length} marks, 1 word in ${Math.round(words / found.length)}`,
    ...found.slice(0, MOST_SHOWN).map((line) => `  ${line}`),
  ].join('\n');
}

const CONTEXT_CHARACTERS = 30;

function describe({ start, end, original, replacements, reason, score }: Correction, text: string): string {
  const before = text.slice(Math.max(0, start - CONTEXT_CHARACTERS), start);
  const after = text.slice(end, end + CONTEXT_CHARACTERS);
  return `${reason.kind} ${score.toFixed(2)}: ${before}[${original}>${replacements[0] ?? ''}]${after}`;
}

/** The tokens of sentences with single spaces between them, as a text; a sentence without an end mark has its own line. */
function joinTokens(sentences: readonly (readonly string[])[]): SegmentedText {
  let text = '';
  const isOpen = (place: number): boolean => /^[\p{L}\d]/u.test(sentences[place]?.at(-1) ?? '');
  const spans = sentences.map((tokens, i) => {
    if (isOpen(i) || isOpen(i - 1)) text += '\n';
    const start = text.length;
    const tokenSpans = tokens.map((token) => {
      const span = { start: text.length, end: text.length + token.length };
      text += `${token} `;
      return span;
    });
    return { start, end: text.length - 1, tokens: tokenSpans };
  });
  return { text, sentences: spans, language: 'et' };
}
