import type { StatusResponse } from '@keelerada/contract/fields/status';
import type { TextQueryRequest } from '@keelerada/contract/texts/text-query';
import type { TFunction } from 'i18next';
import type { ChosenTexts, SelectedTexts } from '../text-selection/selected-texts';

export type ProvenanceEntry = readonly [string, string];

export interface ProvenanceParts {
  /** Title of the tool. */
  readonly tool: string;
  /** Options of the run as label and value. */
  readonly options: readonly ProvenanceEntry[];
  /** What the answer was counted over: selection A, or both together where it has no totals of B. */
  readonly totals: Totals;
  /** The same of the second selection, where the answer compares two. */
  readonly comparedTotals?: Totals | undefined;
  /** Address that brings the result back, or null if it would be too long. */
  readonly address: string | null;
  readonly selection: SelectedTexts;
  /** Both selections in words, where the answer compares two. */
  readonly names?: readonly [ProvenanceEntry, ProvenanceEntry];
  /** A query of texts in words; the address holds it exactly. */
  readonly describeQuery: (query: TextQueryRequest) => string;
  /** How the result is cited, as label and value. */
  readonly citation: ProvenanceEntry;
  readonly session: Pick<StatusResponse, 'version' | 'corpus'>;
  readonly date: Date;
}

interface Totals {
  readonly texts: number;
  readonly runningWords: number;
}

const LICENCE = 'CC BY 4.0, https://creativecommons.org/licenses/by/4.0/';
/** Ids in one cell: Excel takes 32,767 characters, an id with its comma and space 38. */
const IDS_PER_ENTRY = 800;

function listIds(ids: readonly string[], label: string): readonly ProvenanceEntry[] {
  const entries: ProvenanceEntry[] = [];
  for (let start = 0; start < ids.length; start += IDS_PER_ENTRY) {
    const part = ids.slice(start, start + IDS_PER_ENTRY);
    const range = ids.length > IDS_PER_ENTRY ? ` ${start + 1}–${start + part.length}` : '';
    entries.push([`${label}${range}`, part.join(', ')]);
  }
  return entries;
}

/** Which texts: the query alone if all that it found were chosen, else the ids too. */
function listTexts(
  { corpusTextIds, corpusSource, ownTexts }: ChosenTexts,
  t: TFunction<'provenance'>,
  describeQuery: ProvenanceParts['describeQuery'],
): readonly ProvenanceEntry[] {
  const entries: ProvenanceEntry[] = [];
  if (corpusSource !== null) entries.push([t('query'), describeQuery(corpusSource.query)]);
  if (corpusTextIds !== null && corpusSource?.unchosenIds.length !== 0)
    entries.push(...listIds(corpusTextIds, t('ids')));
  if (ownTexts !== null) entries.push([t('own_text'), t('own_text_left_out')]);
  return entries;
}

const listTotals = ({ texts, runningWords }: Totals, t: TFunction<'provenance'>): ProvenanceEntry[] => [
  [t('texts'), String(texts)],
  [t('running_words'), String(runningWords)],
];

function listSelection(
  texts: ChosenTexts,
  totals: Totals | undefined,
  t: TFunction<'provenance'>,
  describeQuery: ProvenanceParts['describeQuery'],
): readonly ProvenanceEntry[] {
  return [...(totals === undefined ? [] : listTotals(totals, t)), ...listTexts(texts, t, describeQuery)];
}

/** The entries of both selections under their letters; those of a lone one without. */
function listSelections(
  { selection, totals, comparedTotals, names, describeQuery }: ProvenanceParts,
  t: TFunction<'provenance'>,
): readonly ProvenanceEntry[] {
  const isTogether = comparedTotals === undefined;
  if (selection.compared === null) return listSelection(selection, totals, t, describeQuery);
  const first = listSelection(selection, isTogether ? undefined : totals, t, describeQuery);
  const second = listSelection(selection.compared, comparedTotals, t, describeQuery);
  const mark = (letter: string, entries: readonly ProvenanceEntry[]) =>
    entries.map(([label, value]): ProvenanceEntry => [`${letter}: ${label}`, value]);
  const [nameA = [], nameB = []] = names?.map((name) => [name]) ?? [];
  const both = isTogether ? listTotals(totals, t) : [];
  return [...both, ...nameA, ...mark('A', first), ...nameB, ...mark('B', second)];
}

/** Provenance of a result, for the second sheet of a download. `t` is of the namespace `provenance`. */
export function listProvenance(
  parts: ProvenanceParts,
  t: TFunction<'provenance'>,
): readonly ProvenanceEntry[] {
  const { tool, options, address, session, date } = parts;
  const { corpus, version } = session;
  return [
    [t('tool'), tool],
    ...options,
    ...listSelections(parts, t),
    [t('date'), date.toISOString()],
    [t('corpus_version'), corpus.isDemo ? t('demo', { version: corpus.version }) : corpus.version],
    [t('software_version'), version],
    [t('licence'), LICENCE],
    [t('address'), address ?? t('address_too_long')],
    parts.citation,
  ];
}
