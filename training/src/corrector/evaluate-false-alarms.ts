import type { Correction } from '@keelerada/corrector/correction/correction';
import { findTier } from '@keelerada/corrector/spelling/find-spelling-corrections';
import { rankRespellings } from '@keelerada/corrector/spelling/rank-respellings';
import { restoreCase } from '@keelerada/corrector/spelling/restore-case';
import { annotateTokens, countRunningWords, joinTokens } from '../annotation/annotate';
import { cutInto } from '../cut-into';
import { isEditedSentence } from '../grammar/read-clean-text';
import { readSourceSentences } from '../language/read-sentences';
import { DEVELOPMENT_PARTS, listForms, readTreebank, readTreebankLines } from '../sources/read-treebank';
import { correctGrammar, openSpeller, openWholeCorrector, type WholeCorrector } from './open-correctors';

const SENTENCES_PER_TEXT = 20;
/** Marks shown beside the figures. */
const MOST_SHOWN = 25;

/** How seldom one of so many words is marked. */
export function nameRate(words: number, marks: number): string {
  return `1 word in ${marks === 0 ? 'none' : Math.round(words / marks)}`;
}

/** Prints how many words of edited text (the UD development parts) the trained model marks. Some marks are real errors. */
export async function evaluateSpellingFalseAlarms(): Promise<void> {
  const speller = await openSpeller();
  const { lexicon, model } = speller;
  for (const part of DEVELOPMENT_PARTS) {
    const sentences = await annotateTokens(listForms(readTreebank(part)), { hasTrees: false });
    const words = sentences.flatMap(({ tokens }) => tokens.filter(({ isWord }) => isWord)).length;
    const ranked = await rankRespellings(sentences, speller);
    const marks = ranked.flatMap((entries, s) =>
      entries.flatMap((entry) => {
        const tier = findTier(entry, model.thresholds);
        const written = sentences[s]!.tokens[entry.place]!.form;
        const right = restoreCase(entry.respellings[0]?.word ?? '', written, lexicon);
        return tier ? [{ tier, text: `${written} > ${right}` }] : [];
      }),
    );
    const sure = marks.filter(({ tier }) => tier === 'sure');
    const format = ({ length }: readonly unknown[]): string => `${nameRate(words, length)} (${length})`;
    console.log(`${part}, spelling: ${words} words; sure marks ${format(sure)}; all marks ${format(marks)}`);
    const shown = sure.slice(0, MOST_SHOWN).map(({ text }) => text);
    console.log(`  ${shown.join('; ')}`);
  }
}

/** Prints how many words of correct text the grammar corrector marks. EDT is edited; EWT comes from the web and has errors of its own. */
export async function evaluateGrammarFalseAlarms(): Promise<void> {
  for (const part of DEVELOPMENT_PARTS) {
    const found: Correction[] = [];
    let words = 0;
    for (const sentences of cutInto(readTreebankLines(part), SENTENCES_PER_TEXT)) {
      const { annotation, corrections } = await correctGrammar(sentences.join(' '));
      words += countRunningWords(annotation);
      found.push(...corrections);
    }
    const sure = found.filter(({ tier }) => tier === 'sure');
    const byType = new Map<string, number>();
    for (const { type } of sure) byType.set(type, (byType.get(type) ?? 0) + 1);
    const types = [...byType].sort((a, b) => b[1] - a[1]).map(([type, count]) => `${type} ${count}`);
    console.log(
      `grammar, ${part}, ${words} words: ${sure.length} marked, ${nameRate(words, sure.length)} ` +
        `(with the tier "possible" ${nameRate(words, found.length)}); ${types.join(', ')}`,
    );
  }
}

const TREEBANK = 'et_edt-ud-dev';
/** Kinds of text in the treebank by the beginning of a sentence's name: fiction, press, science. */
const GENRES = ['ilu', 'aja', 'tea'];
const MOST_SENTENCES = 1_000;
const MOST_MARKS_SHOWN = 60;
const CONTEXT_CHARACTERS = 30;

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
  const corrector = await openWholeCorrector();
  const genres = GENRES.map((genre) => ({
    name: `${TREEBANK}, ${genre}`,
    sentences: listForms(readTreebank(TREEBANK, (lines) => lines.includes(`# sent_id = ${genre}`))),
  }));
  const cleanLines = readSourceSentences()
    .filter((sentence, i) => sentence.source === 'clean' && isEditedSentence(sentence, i))
    .map(({ tokens }) => tokens);
  const sources = [...genres, { name: 'clean text, lines kept out', sentences: cleanLines }];
  for (const source of sources) console.log(await measureNative(source, corrector));
}

/** Texts in a row, evenly taken from all. */
async function measureNative({ name, sentences }: NativeSource, corrector: WholeCorrector): Promise<string> {
  const step = Math.ceil(sentences.length / MOST_SENTENCES);
  const texts = cutInto(sentences, SENTENCES_PER_TEXT).filter((_, i) => i % step === 0);
  let [changed, words] = [0, 0];
  const found: string[] = [];
  for (const part of texts) {
    const segmented = joinTokens(part, { breaksLines: true });
    const errors = (await corrector(segmented)).shown.filter(({ type }) => type !== 'unknownWord');
    for (const { start, end } of segmented.sentences) {
      const own = errors.filter((error) => error.start >= start && error.start <= end);
      if (own.length > 0) changed += 1;
      found.push(...own.map((error) => describe(error, segmented.text)));
    }
    words += part.flat().filter((token) => /[\p{L}\d]/u.test(token)).length;
  }
  const measured = texts.flat().length;
  const share = ((100 * changed) / measured).toFixed(1);
  return [
    `native sentences, ${name}: ${changed} of ${measured} changed, ${share} %; ${found.length} marks, ${nameRate(words, found.length)}`,
    ...found.slice(0, MOST_MARKS_SHOWN).map((line) => `  ${line}`),
  ].join('\n');
}

function describe({ start, end, original, replacements, reason, score }: Correction, text: string): string {
  const before = text.slice(Math.max(0, start - CONTEXT_CHARACTERS), start);
  const after = text.slice(end, end + CONTEXT_CHARACTERS);
  return `${reason.kind} ${score.toFixed(2)}: ${before}[${original}>${replacements[0] ?? ''}]${after}`;
}
