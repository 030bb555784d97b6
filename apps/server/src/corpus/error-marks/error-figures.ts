import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { listErrorParts, singleErrorCodes } from '@keelerada/contract/error-marks/error-codes';
import type { KindMeasure, TextMeasure } from '@keelerada/corpus-engine/error-profile/measure-errors';
import type { ErrorTypeFigures, TextFigures } from '@keelerada/corrector/error-types/error-type-figures';
import { readOnce } from '../../platform/compute/read-once';
import { PROJECT_ROOT } from '../../platform/config/project-root';

/** How well the corrector finds the errors of each kind, and with which version of it that was measured. */
export interface KindMeasures {
  readonly markedWith: string;
  readonly levels: readonly string[];
  /** Over all texts, then at each of the levels; in the order of `singleErrorCodes`, then of all kinds. */
  readonly measures: readonly (readonly KindMeasure[])[];
}

/** Marks of some texts that a person read, those at a real error, and those whose correction is right, too. */
interface ReadMarks {
  readonly marks: number;
  readonly atError: number;
  readonly right: number;
}

interface MarksRead {
  readonly markedWith: string;
  readonly learners: ReadMarks;
  /** In native and academic texts. */
  readonly others: ReadMarks;
}

/** Reads a file of models/error-types, which its card describes. */
async function readFigures<Figures>(name: string): Promise<Figures> {
  return JSON.parse(await readFile(join(PROJECT_ROOT, 'models', 'error-types', name), 'utf8')) as Figures;
}

export const readErrorFigures = readOnce(() => readFigures<ErrorTypeFigures>('error-types.json'));

export const readMarksRead = readOnce(() => readFigures<MarksRead>('marks-read.json'));

export const readKindMeasures = readOnce(async (): Promise<KindMeasures> => {
  const { markedWith, texts } = await readErrorFigures();
  const levels = [...new Set(texts.flatMap(({ level }) => level ?? []))].sort();
  const ofLevels = levels.map((level) => measureKinds(texts.filter((text) => text.level === level)));
  return { markedWith, levels, measures: [measureKinds(texts), ...ofLevels] };
});

/** Those that hold for marks of a version of the corrector, null where no text is marked; of another version none do. */
export function chooseMeasures(
  { markedWith, measures }: KindMeasures,
  version: string | null,
): readonly (readonly (KindMeasure | null)[])[] {
  const isMeasured = version === null || version === markedWith;
  return isMeasured ? measures : [measures[0]!.map(() => null)];
}

/** Beginnings of the hashes of texts that the corrector has learned from (card: models/error-types). */
export const readTrainedTexts = readOnce(
  async (): Promise<ReadonlySet<string>> => new Set(await readFigures<string[]>('trained-texts.json')),
);

/** Of each kind, then of all; a mark of several kinds counts in each of them, here as in the texts. */
export function measureKinds(texts: readonly TextFigures[]): KindMeasure[] {
  const kinds = [
    ...singleErrorCodes.map((kind) => texts.map((text) => sumCodes(text, kind))),
    texts.map((text) => sumCodes(text, null)),
  ];
  return kinds.map((ofKind) => {
    const add = (key: keyof TextMeasure): number => ofKind.reduce((sum, text) => sum + text[key], 0);
    return {
      precision: { right: add('right'), of: add('proposed') },
      recall: { right: add('found'), of: add('wanted') },
      texts: ofKind,
    };
  });
}

/** Counts of a text over all codes with a kind, or over all codes. */
export function sumCodes(
  { codes }: Pick<TextFigures, 'codes'>,
  kind: (typeof singleErrorCodes)[number] | null,
): TextMeasure & { readonly marked: number } {
  const own = codes.filter(({ code }) => kind === null || listErrorParts(code).includes(kind));
  const add = (key: 'right' | 'proposed' | 'found' | 'wanted' | 'marked'): number =>
    own.reduce((sum, figure) => sum + figure[key], 0);
  return {
    ...{ right: add('right'), proposed: add('proposed') },
    ...{ found: add('found'), wanted: add('wanted'), marked: add('marked') },
  };
}
