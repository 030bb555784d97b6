import type { Label } from '@keelerada/contract/texts/enumerations';
import { readOwn } from '@keelerada/estonian/make-table';
import page from '../../../content/quality/page.json';

/** In both languages, or figures and units that need no translation; `code` stands between backticks. */
export type QualityText = string | Label;

/** `noise`: the interval of the figure holds both what is reached and what is not. */
export type MetState = 'yes' | 'no' | 'partly' | 'noise';

/** Figures of a work that somebody else has published. */
interface PublishedWork {
  readonly name: string;
  readonly url: string;
  /** What the figures were measured on. */
  readonly test: Label;
}

export interface QualityFigure {
  /** The anchor on the page. */
  readonly id: string;
  readonly what: Label;
  /** One for each column of values of the section; null where nothing was measured. */
  readonly values?: readonly (QualityText | null)[];
  /** 95 %; of as many cases. */
  readonly interval?: QualityText;
  readonly cases?: QualityText;
  readonly floor?: QualityText;
  readonly aim?: { readonly value: QualityText; readonly met: MetState; readonly text?: Label };
  /** Whether the floor is reached; absent where there is none. */
  readonly met?: MetState;
  /** What is to be said of the result besides, such as which half of it reaches the floor. */
  readonly metText?: Label;
  /** The command that prints the figure, or the tests; of figures from outside none. */
  readonly command?: QualityText;
  /** What it was measured on, where that is not what the section says. */
  readonly data?: Label;
  readonly date?: string;
  /** What was measured, as `corrector 12`: a part of `current` of the page and its version on that day. */
  readonly version?: string;
  readonly dateNote?: Label;
  /** The best that others have published; its work is one of the `sources` of the page. */
  readonly published?: { readonly value: QualityText; readonly source: string };
  /** What falls short. */
  readonly short?: Label;
}

export interface QualityGroup {
  /** What a teacher or a researcher can expect. */
  readonly meaning: Label;
  readonly figures: readonly QualityFigure[];
}

export interface QualitySection {
  readonly id: string;
  readonly title: Label;
  readonly data?: Label;
  readonly columns?: readonly QualityText[];
  readonly floorTitle?: Label;
  readonly groups: readonly QualityGroup[];
  readonly short?: readonly Label[];
  /** Of a table: how its figures are to be read. */
  readonly remarks?: readonly Label[];
}

const files = import.meta.glob<QualitySection>(
  ['../../../content/quality/*.json', '!../../../content/quality/page.json'],
  { eager: true, import: 'default' },
);

export const qualityPage: Readonly<{
  version: string | null;
  intro: readonly Label[];
  highlights: readonly { readonly figure: string; readonly state?: string; readonly text: Label }[];
  short: readonly Label[];
  terms: readonly { readonly term: Label; readonly meaning: Label }[];
}> = page;

/** The version of each part that runs now. */
export const currentVersions: ReadonlyMap<string, string> = new Map(Object.entries(page.current));

/** In the order of the page. */
export const qualitySections: readonly QualitySection[] = page.sections.map(
  (name) => files[`../../../content/quality/${name}.json`]!,
);

const works: Readonly<Record<string, PublishedWork>> = page.sources;

/** The work that a figure of others is from. */
export function findWork(source: string): PublishedWork {
  return readOwn(works, source)!;
}

const allFigures: readonly QualityFigure[] = qualitySections.flatMap(({ groups }) =>
  groups.flatMap(({ figures }) => figures),
);

const figuresById = new Map(allFigures.map((figure) => [figure.id, figure]));

export function findFigure(id: string): QualityFigure {
  return figuresById.get(id)!;
}

/** Day of the newest figure, as 2026-11-26. */
export const lastMeasured: string = allFigures
  .flatMap(({ date }) => date ?? [])
  .reduce((last, date) => (date > last ? date : last));

/** Figures that others measured stand in a table of their own. */
export const isOutside = ({ columns = [] }: QualitySection): boolean => columns.includes('published');

/** Titles of the columns of values: neither what is measured nor how. */
export function listValueTitles({ columns = [] }: QualitySection): readonly QualityText[] {
  const others = ['what', 'command', 'tests', 'floor', 'date', 'met', 'published'];
  return columns.filter((column) => typeof column !== 'string' || !others.includes(column));
}
