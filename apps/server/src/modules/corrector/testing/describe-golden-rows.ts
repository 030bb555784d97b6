import type { Candidate } from '@keelerada/corrector/sentence/candidate';
import { addClozeFeatures } from '@keelerada/corrector/grammar/cloze/cloze-features';
import { addCommaFeatures } from '@keelerada/corrector/grammar/comma/comma-features';
import { FeatureList } from '@keelerada/corrector/language/feature-list';
import { FEATURE_NAMES } from '@keelerada/corrector/grammar/features/feature-names';
import type { GrammarSentence } from '@keelerada/corrector/sentence/grammar-sentence';
import type { ScoredSentence } from '@keelerada/corrector/grammar/score-candidates';
import { hashString } from '@keelerada/estonian/tagging/weights/feature-hash';
import type { SpellingRows } from './record-spelling-rows';

const DIGITS = 4;
/** Features of hashed models are joined from words and small numbers. */
const MOST_NUMBER = 100;
const CELL_BORDER = ' | ';

/** Everything that the models see of a sentence: a line a value, with a cell for each word, gap, respelling or candidate. */
export function describeGoldenRows(scored: ScoredSentence, spelling: SpellingRows): string {
  const { analysis, sentence, candidates, rows, probabilities } = scored;
  const { tokens } = sentence;
  const words = tokens.flatMap(({ isWord }, i) => (isWord ? [i] : []));
  const forms = words.map((i) =>
    recordFeatures(sentence, (out) =>
      addClozeFeatures(out, analysis.hashed, i, hashString(tokens[i]!.lemma), hashString(tokens[i]!.pos)),
    ),
  );
  const commas = analysis.gaps.map(({ left, right }) =>
    recordFeatures(sentence, (out) => addCommaFeatures(out, analysis.hashed, left, right)),
  );
  const width = FEATURE_NAMES.length;
  const values = candidates.map((_, i) => [...rows.subarray(i * width, (i + 1) * width), probabilities[i]!]);
  return [
    `# ${tokens.map(({ form }) => form).join(' ')}`,
    '',
    writeLine('form: words', words.map((i) => tokens[i]!.form)), // prettier-ignore
    ...writeFeatures('form', forms),
    '',
    writeLine('comma: gaps', analysis.gaps.map(({ left, right }) => `${tokens[left]!.form}_${tokens[right]!.form}`)), // prettier-ignore
    ...writeFeatures('comma', commas),
    '',
    writeLine('ranker: respellings', spelling.respellings),
    ...writeValues('ranker', spelling.rankerNames, spelling.rankerRows),
    '',
    writeLine('detector: words', spelling.words),
    ...writeValues('detector', spelling.detectorNames, spelling.detectorRows),
    '',
    writeLine('tree: candidates', candidates.map((candidate) => nameCandidate(candidate, tokens))), // prettier-ignore
    ...writeValues('tree', [...FEATURE_NAMES, 'probability'], values),
    '',
  ].join('\n');
}

/** A list of features that keeps what they are made of. */
class FeatureRecorder extends FeatureList {
  readonly parts: (readonly [id: number, ...values: number[]])[] = [];

  override add(id: number, value: number): void {
    this.parts.push([id, value]);
  }

  override addPair(id: number, first: number, second: number): void {
    this.parts.push([id, first, second]);
  }

  override addTriple(id: number, first: number, second: number, third: number): void {
    this.parts.push([id, first, second, third]);
  }
}

/** Number and value of each feature, the value in the words that were hashed. */
function recordFeatures({ tokens }: GrammarSentence, add: (out: FeatureList) => void): [string, string][] {
  const texts = ['none', 'outside the sentence', ...tokens.flatMap(({ lower, lemma, tag, code, pos }) => [lower, lemma, tag, code, pos])]; // prettier-ignore
  const names = new Map(texts.map((text) => [hashString(text), text]));
  const recorder = new FeatureRecorder();
  add(recorder);
  const nameValue = (value: number): string =>
    Math.abs(value) < MOST_NUMBER ? String(value) : (names.get(value) ?? '?');
  return recorder.parts.map(([id, ...values]) => [String(id), values.map(nameValue).join(' + ')]);
}

function writeFeatures(model: string, columns: readonly (readonly [string, string][])[]): string[] {
  return (columns[0] ?? []).map(
    ([id], i) =>
    writeLine(`${model} ${id}`, columns.map((column) => (column[i]![0] === id ? '' : `${column[i]![0]}: `) + column[i]![1])), // prettier-ignore
  );
}

function writeValues(
  model: string,
  names: readonly string[],
  rows: readonly (readonly number[])[],
): string[] {
  if (rows.length === 0) return [];
  return names.map((name, i) => writeLine(`${model} ${name}`, rows.map((row) => String(Number(row[i]!.toFixed(DIGITS)))))); // prettier-ignore
}

/** A line with one cell where all are the same. */
function writeLine(name: string, cells: readonly string[]): string {
  const isSame = cells.length > 1 && cells.every((cell) => cell === cells[0]);
  return `${name}: ${isSame ? `all ${cells[0]}` : cells.join(CELL_BORDER)}`;
}

function nameCandidate(
  { kind, start, end, replacement }: Candidate,
  tokens: GrammarSentence['tokens'],
): string {
  const written = tokens.slice(start, end).map(({ form }) => form);
  return `${kind} ${start} ${written.join(' ')}>${replacement.join(' ')}`;
}
