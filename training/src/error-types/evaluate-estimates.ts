import {
  listErrorParts,
  singleErrorCodes,
  type ErrorCode,
  type SingleErrorCode,
} from '@keelerada/contract/error-marks/error-codes';
import type { ErrorCounts } from '@keelerada/corpus-engine/error-profile/error-counts';
import {
  measureErrors,
  type ErrorRate,
  type KindMeasure,
} from '@keelerada/corpus-engine/error-profile/measure-errors';
import type { ErrorTypeFigure } from '@keelerada/corrector/error-types/error-type-figures';
import { typeEdit } from '@keelerada/corrector/error-types/type-edit';
import { findTextsOfSentences } from '../../../apps/server/src/corpus/error-marks/match-m2';
import { LEVEL_PROPERTY } from '../../../apps/server/src/corpus/store/property-names';
import { TokenAnnotator } from '../grammar/annotate-tokens';
import { readDevelopmentSentences } from '../grammar/learner-corpus';
import { openTrainingMorphology } from '../grammar/open-morphology';
import { correctOutOfFold } from './correct-out-of-fold';
import { analyseWords } from './read-gold-edits';
import { readCorpusTexts, readGoldTokens } from './read-corpus-texts';
import { scoreByType, type CorrectedLearners } from './score-by-type';

/** As the error profile of the server. */
const RESAMPLES = 1000;
const SEED = 1;
const LETTER = /\p{L}/u;

/** The sentences of a text that people marked, by their places in the file. */
interface GoldText {
  readonly level: string;
  readonly sentences: readonly number[];
}

/**
 * Compares what people marked in the texts that EstGEC-L2 dev is from with the marks of the corrector out of fold and the
 * estimate of the error profile. Precision and recall of a level are those of the texts of all other levels, so that no
 * text helps to estimate itself. People's rates are of the first annotator, as an import takes them.
 */
export async function evaluateEstimates(): Promise<void> {
  const morphology = await openTrainingMorphology();
  try {
    const corrections = await correctOutOfFold(morphology, (line) => console.error(line));
    const learners = await readDevelopmentSentences(new TokenAnnotator(morphology));
    const words = [
      ...learners.flatMap(({ gold }) => gold.tokens),
      ...corrections.flat().flatMap(({ replacement }) => replacement),
    ];
    const data = { learners, corrections, findWord: await analyseWords(words, morphology) };
    report(compareLevels(data, listGoldTexts()));
  } finally {
    morphology.close();
  }
}

function listGoldTexts(): GoldText[] {
  const texts = readCorpusTexts();
  return [...findTextsOfSentences(texts, readGoldTokens())].flatMap(([text, [first, last]]) => {
    const level = texts[text]!.properties.find(({ name }) => name === LEVEL_PROPERTY)?.value;
    if (level === undefined) return [];
    return [{ level, sentences: Array.from({ length: last - first + 1 }, (_, place) => first + place) }];
  });
}

interface Cell {
  readonly level: string;
  readonly texts: number;
  readonly code: SingleErrorCode;
  readonly people: ErrorRate;
  readonly machine: ErrorRate;
  readonly estimated: ErrorRate;
}

function compareLevels(data: CorrectedLearners, texts: readonly GoldText[]): Cell[] {
  const levels = [...new Set(texts.map(({ level }) => level))].sort();
  return levels.flatMap((level) => {
    const own = texts.filter((text) => text.level === level);
    const taken = new Set(own.flatMap(({ sentences }) => sentences));
    const others = data.learners.map((_, place) => place).filter((place) => !taken.has(place));
    const measures = measureKinds(pickSentences(data, others));
    const measure = (counts: ErrorCounts) =>
      measureErrors({
        counts,
        groupOf: own.map(() => 0),
        ...{ groups: 1, isMeasured: new Uint8Array(own.length).fill(1) },
        ...{ measures, resamples: RESAMPLES, seed: SEED },
      }).map(([all]) => all!);
    const machine = measure(countMarks(own, data, (place) => listMachineCodes(data, place)));
    const people = measure(
      countMarks(own, data, (place) =>
        data.learners[place]!.gold.annotators[0]!.map(({ type }) => type as ErrorCode),
      ),
    );
    return singleErrorCodes.flatMap((code, kind) => {
      const { observed, estimated } = machine[kind]!;
      if (estimated === null) return [];
      return [
        { level, texts: own.length, code, people: people[kind]!.observed, machine: observed, estimated },
      ];
    });
  });
}

const pickSentences = (
  { learners, corrections, findWord }: CorrectedLearners,
  places: readonly number[],
): CorrectedLearners => ({
  learners: places.map((place) => learners[place]!),
  corrections: places.map((place) => corrections[place]!),
  findWord,
});

/** A mark of several kinds counts in each of them, as in the profile. */
function measureKinds(data: CorrectedLearners): KindMeasure[] {
  const figures = scoreByType(data);
  return singleErrorCodes.map((kind) => {
    const of = figures.filter(({ code }) => listErrorParts(code).includes(kind));
    const add = (key: keyof Omit<ErrorTypeFigure, 'code'>): number =>
      of.reduce((total, figure) => total + figure[key], 0);
    return {
      precision: { right: add('right'), of: add('proposed') },
      recall: { right: add('found'), of: add('wanted') },
    };
  });
}

const listMachineCodes = (
  { learners, corrections, findWord }: CorrectedLearners,
  place: number,
): readonly ErrorCode[] =>
  corrections[place]!.map(
    (edit) =>
      typeEdit({
        ...edit,
        sentence: learners[place]!.written.tokens,
        corrected: edit.replacement.map(findWord),
      }).code,
  );

function countMarks(
  texts: readonly GoldText[],
  { learners }: CorrectedLearners,
  listCodes: (place: number) => readonly ErrorCode[],
): ErrorCounts {
  const rows = texts.map(({ sentences }) => {
    const codes = sentences.flatMap(listCodes);
    const marks = singleErrorCodes.map(
      (kind) => codes.filter((code) => listErrorParts(code).includes(kind)).length,
    );
    const words = sentences.flatMap((place) =>
      learners[place]!.gold.tokens.filter((token) => LETTER.test(token)),
    );
    return { words: words.length, marks };
  });
  return {
    words: Uint32Array.from(rows, ({ words }) => words),
    isByPeople: new Uint8Array(rows.length),
    offsets: Uint32Array.from({ length: rows.length + 1 }, (_, i) => i * singleErrorCodes.length),
    kinds: Uint8Array.from(rows.flatMap(({ marks }) => marks.map((_, kind) => kind))),
    counts: Uint32Array.from(rows.flatMap(({ marks }) => marks)),
  };
}

function report(cells: readonly Cell[]): void {
  const isInside = ({ people, estimated: { low, high } }: Cell): boolean =>
    low !== null && high !== null && people.per100 >= low && people.per100 <= high;
  const write = (rate: number | null): string => (rate ?? NaN).toFixed(2);
  console.log('| level | texts | kind | by people | by the corrector | estimated (95 %) | inside |');
  console.log('|---|---|---|---|---|---|---|');
  for (const cell of cells) {
    const { level, texts, code, people, machine, estimated } = cell;
    const interval = `${write(estimated.per100)} (${write(estimated.low)} to ${write(estimated.high)})`;
    console.log(
      `| ${level} | ${texts} | ${code} | ${write(people.per100)} | ${write(machine.per100)} | ${interval} | ${isInside(cell) ? 'yes' : 'no'} |`,
    );
  }
  console.log(`${cells.filter(isInside).length} of ${cells.length} rates of people inside the estimate`);
}
