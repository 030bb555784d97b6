import type { TextQueryRequest } from '@keelerada/contract/texts/text-query';

/** The query that found the corpus texts: it says in few words which texts were chosen. */
export interface CorpusSource {
  readonly query: TextQueryRequest;
  /** Texts that the query found too and that were not chosen. */
  readonly unchosenIds: readonly string[];
}

/** Texts the tools work on: corpus texts saved for analysis, the user's own text, or both. */
export interface ChosenTexts {
  /** Null if nothing is saved for analysis. */
  readonly corpusTextIds: readonly string[] | null;
  readonly ownTexts: string | null;
  /** Null if the texts were not found by one query. */
  readonly corpusSource: CorpusSource | null;
}

/** What is analysed (selection A), and what it is compared with (selection B). */
export interface SelectedTexts extends ChosenTexts {
  /** Null while nothing is compared. */
  readonly compared: ChosenTexts | null;
}

/** A is the selection that is analysed; B, if there is one, is compared with it. */
export type Side = 'A' | 'B';

export const noTexts: ChosenTexts = { corpusTextIds: null, ownTexts: null, corpusSource: null };

/** One for each corpus text and one for the own text. */
export const countChosen = ({ corpusTextIds, ownTexts }: ChosenTexts): number =>
  (corpusTextIds?.length ?? 0) + (ownTexts === null ? 0 : 1);

/** The texts of one side; none where there is no second selection. */
export function readSide(selection: SelectedTexts, side: Side): ChosenTexts {
  const { corpusTextIds, ownTexts, corpusSource, compared } = selection;
  return side === 'A' ? { corpusTextIds, ownTexts, corpusSource } : (compared ?? noTexts);
}

/** Other texts on one side. A is never empty while B is not: B then takes its place. */
export function withSide(selection: SelectedTexts, side: Side, texts: ChosenTexts): SelectedTexts {
  const first = side === 'A' ? texts : readSide(selection, 'A');
  const second = side === 'B' ? texts : readSide(selection, 'B');
  if (countChosen(second) === 0) return { ...first, compared: null };
  return countChosen(first) === 0 ? { ...second, compared: null } : { ...first, compared: second };
}

/** The two sides change places. */
export function swapSides(selection: SelectedTexts): SelectedTexts {
  if (selection.compared === null) return selection;
  return { ...selection.compared, compared: readSide(selection, 'A') };
}

/** Corpus texts that stand in both selections, in the order of A. */
export function findCommonTexts({ corpusTextIds, compared }: SelectedTexts): readonly string[] {
  const second = new Set(compared?.corpusTextIds ?? []);
  return second.size === 0 ? [] : (corpusTextIds ?? []).filter((id) => second.has(id));
}

/** The selections without the texts of one side that stand in both. */
export function leaveOutCommon(selection: SelectedTexts, side: Side): SelectedTexts {
  const common = new Set(findCommonTexts(selection));
  const { corpusTextIds, corpusSource, ownTexts } = readSide(selection, side);
  const left = (corpusTextIds ?? []).filter((id) => !common.has(id));
  const source = corpusSource && {
    ...corpusSource,
    unchosenIds: [...corpusSource.unchosenIds, ...common],
  };
  return withSide(selection, side, {
    corpusTextIds: left.length > 0 ? left : null,
    corpusSource: left.length > 0 ? source : null,
    ownTexts,
  });
}
