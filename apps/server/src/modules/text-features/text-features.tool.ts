import { singleErrorCodes } from '@keelerada/contract/error-marks/error-codes';
import { textFeaturesCall } from '@keelerada/contract/texts/text-features';
import type { MarkColumns } from '../../corpus/error-marks/mark-columns';
import { UnindexedTextsError } from '../../corpus/index/index-errors';
import { ERROR_PROPERTY } from '../../corpus/store/property-names';
import type { TextColumns } from '../../corpus/text-columns/text-columns';
import { chooseTexts } from '../../corpus/text-selection/choose-texts';
import { RowsAnswer, defineTool, type ToolParts } from '../../corpus/tools/tool';
import { measureComplexity } from '@keelerada/assessment/complexity/measure-complexity';
import { measureVocabulary } from '@keelerada/assessment/vocabulary/measure-vocabulary';
import { listWords, type MeasuredWords } from '@keelerada/assessment/words/list-words';
import { decodeAnnotation } from '@keelerada/estonian/annotation-format/decode-annotation';
import { openAssessmentModels } from '../../corpus/assessment/assessment-models';
import type { StoredAnnotation } from '../../corpus/index/annotated-texts.repository';
import type { ComputeTask } from '../../platform/compute/compute-task';

/** What is known of a text: a cell for each of some columns. */
type KnownCells = Readonly<Record<string, string | number | null>>;

interface DescribedText extends Pick<StoredAnnotation, 'content' | 'annotationBytes'> {
  readonly known: KnownCells;
}

const FIGURES = [
  ...(['sentences', 'words', 'syllables', 'polysyllabicWords', 'longWords', 'longSentences'] as const),
  ...(['nouns', 'verbs', 'nounVerbRatio', 'smog', 'fleschKincaid', 'lix'] as const),
  ...(['contentWords', 'lowFrequencyWords', 'abstractNouns', 'meanAbstractness', 'lemmas'] as const),
  ...(['correctedTtr', 'rootTtr', 'maas', 'uber', 'mtld', 'hdd', 'msttr'] as const),
] as const;
const DECIMALS = 4;

/** JSON of the rows of some texts, without brackets around them. */
const measureFeaturesTask: ComputeTask<readonly DescribedText[], string> = {
  name: 'measure-features',
  isLong: false,
  async run(texts, { signal }) {
    const models = await openAssessmentModels();
    const measured: MeasuredWords = new Map();
    return texts
      .map((text) => {
        signal.throwIfAborted();
        const figures = measure(text, models, measured);
        const cells = FIGURES.map((name) => [name, round(figures[name])] as const);
        return JSON.stringify({ ...text.known, ...Object.fromEntries(cells) });
      })
      .join();
  },
};

type Models = Awaited<ReturnType<typeof openAssessmentModels>>;

/** The figures of the corrector's assessment; of another language than Estonian sentences and words alone. */
function measure(
  { content, annotationBytes }: DescribedText,
  models: Models,
  measured: MeasuredWords,
): Partial<Record<(typeof FIGURES)[number], number | undefined>> {
  const annotation = decodeAnnotation(annotationBytes);
  const sentences = listWords(annotation, content, measured);
  const { marks, smog, fleschKincaid, lix, levels: _, ...counts } = measureComplexity(sentences);
  if (annotation.language !== 'et') return { sentences: counts.sentences, words: counts.words };
  const { diversity, meanAbstractness, marks: words } = measureVocabulary(sentences, models);
  return {
    ...diversity,
    ...counts,
    longSentences: marks.longSentences.length,
    ...{ smog: smog?.value, fleschKincaid: fleschKincaid?.value, lix: lix?.value, meanAbstractness },
    contentWords: words.contentWords.length,
    lowFrequencyWords: words.lowFrequencyWords.length,
    abstractNouns: words.abstractNouns.length,
  };
}

const round = (value: number | undefined): number | null =>
  value === undefined ? null : Number(value.toFixed(DECIMALS));

/** Texts that are measured at a time: some tenths of a second of a thread. */
const TEXTS_A_TASK = 50;
const MARKS = 'marks';

/** A row a text: its properties, complexity, vocabulary and marks by kind, for statistics elsewhere. */
export const textFeaturesTool = defineTool(textFeaturesCall, {
  tasks: [measureFeaturesTask],
  async answer(request, parts, signal) {
    const given = await parts.engine.listTextIds(chooseTexts(request).corpusTexts!, signal);
    const ids = [...new Set(given.map((id) => id.toLowerCase()))];
    const [columns, marks] = await Promise.all([parts.readTextColumns(), parts.errorMarks.readColumns()]);
    // Only analysed texts are among the marks.
    const waiting = ids.filter((id) => marks.findPlace(id) === undefined);
    if (waiting.length > 0) throw new UnindexedTextsError(waiting);
    const described = ids.map((id) => describeText(id, columns));
    const properties = new Set(described.flatMap((cells) => [...cells.keys()]));
    const veerud = [...properties, ...FIGURES, 'markedBy', MARKS, ...singleErrorCodes];
    const known = ids.map((id, i) => Object.fromEntries([...described[i]!, ...countMarks(id, marks)]));
    const runningWords = ids.reduce((sum, id) => sum + marks.counts.words[marks.findPlace(id)!]!, 0);
    const head = { veerud, totals: { texts: ids.length, runningWords } };
    return new RowsAnswer(head, 'tekstid', writeRows(ids, known, parts, signal));
  },
});

async function* writeRows(
  ids: readonly string[],
  known: readonly KnownCells[],
  { annotatedTexts, pool }: Pick<ToolParts, 'annotatedTexts' | 'pool'>,
  signal: AbortSignal,
): AsyncGenerator<Uint8Array> {
  for (let from = 0; from < ids.length; from += TEXTS_A_TASK) {
    const texts = await annotatedTexts.read(ids.slice(from, from + TEXTS_A_TASK), signal);
    const described = texts.map(({ content, annotationBytes }, i) => ({
      ...{ content, annotationBytes, known: known[from + i]! },
    }));
    const rows = await pool.run(measureFeaturesTask, described, { signal });
    yield Buffer.from((from === 0 ? '[' : ',') + rows);
  }
  yield Buffer.from(ids.length === 0 ? '[]' : ']');
}

type Cells = Map<string, string | number | null>;

/** The id, the title and what filters see; several values of a property are joined as the importer reads them. */
function describeText(id: string, columns: TextColumns): Cells {
  const place = columns.findPlace(id);
  const cells: Cells = new Map([['id', id]]);
  if (place === undefined) return cells;
  cells.set('title', columns.titles[place]!);
  for (const { name, value } of columns.readFacets(place))
    if (name !== ERROR_PROPERTY) cells.set(name, cells.has(name) ? `${cells.get(name)}|${value}` : value);
  return cells;
}

/** Who marked a text and its marks by kind; a mark of several kinds counts in each, and once in all marks. */
function countMarks(id: string, { counts, states, findPlace }: MarkColumns): Cells {
  const place = findPlace(id)!;
  const isMarked = states[place] === 'machine' || states[place] === 'gold';
  const names = [...singleErrorCodes, MARKS];
  const cells: Cells = new Map(names.map((name) => [name, isMarked ? 0 : null]));
  for (let i = counts.offsets[place]!; isMarked && i < counts.offsets[place + 1]!; i++)
    cells.set(names[counts.kinds[i]!]!, counts.counts[i]!);
  return cells.set('markedBy', states[place]!);
}
