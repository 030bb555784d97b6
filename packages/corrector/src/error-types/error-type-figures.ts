import type { ErrorCode } from '@keelerada/contract/error-marks/error-codes';

/** How well the corrector finds the errors of one code, in counts. */
export interface ErrorTypeFigure {
  readonly code: ErrorCode;
  /** Errors that annotators marked with this code, and those of them that the corrector mends as an annotator does. */
  readonly wanted: number;
  readonly found: number;
  /** Corrections of the corrector that the typer gives this code; those that an annotator makes, and those at a place that one changes. */
  readonly proposed: number;
  readonly right: number;
  readonly atError: number;
}

/** What `models/error-types/error-types.json` holds. */
export interface ErrorTypeFigures {
  readonly version: string;
  /** Version of the marks of the corpus that was measured: of another one these figures say nothing. */
  readonly markedWith: string;
  readonly sentences: number;
  /** Edits of annotators, and those that the typer gives the annotator's own code. */
  readonly edits: number;
  readonly agreed: number;
  /** Codes in the order of `errorCodes`, those never met left out. */
  readonly codes: readonly ErrorTypeFigure[];
  /** The same counts of each text that sentences are from: errors of a text are not independent. */
  readonly texts: readonly TextFigures[];
}

/** What was measured in one text. */
export interface TextFigures {
  /** Null where the corpus does not have the text. */
  readonly level: string | null;
  readonly words: number;
  /** `marked`: errors that the first annotator marked, whoever agrees best with the corrector. */
  readonly codes: readonly (ErrorTypeFigure & { readonly marked: number })[];
}

/** Share of the corrections of a code that an annotator makes, too; undefined where there are none. */
export function findPrecision({ right, proposed }: ErrorTypeFigure): number | undefined {
  return proposed === 0 ? undefined : right / proposed;
}

/** Share of the errors of a code that the corrector mends; undefined where there are none. */
export function findRecall({ found, wanted }: ErrorTypeFigure): number | undefined {
  return wanted === 0 ? undefined : found / wanted;
}
