import type {
  ClusterAnalysis,
  ClusterFormFilter,
  ClusterSentencePart,
  ClusterSorting,
  ClusterWordClass,
} from '@keelerada/contract/tools/cluster-choices';
import {
  clusterAnalyses,
  clusterForms,
  clusterSentenceParts,
  clusterSortings,
  clusterWordClasses,
} from '@keelerada/contract/tools/cluster-choices';
import type { ClusterFinderRequest } from '@keelerada/contract/tools/cluster-finder';
import {
  DEFAULT_CLUSTER_LENGTH,
  DEFAULT_CLUSTER_USAGES,
  MAX_CLUSTER_LENGTH,
} from '@keelerada/contract/fields/limits';
import { readOwn } from '@keelerada/estonian/make-table';
import { makeTextFields } from '../../shared/text-selection/make-text-fields';
import type { ChosenTexts } from '../../shared/text-selection/text-selection';

/** Rows that the page asks for; a table of more serves nobody, the command line gives them all. */
export const MAX_SHOWN_CLUSTERS = 20_000;

/** The form as chosen and typed. */
export interface ClusterFinderValues {
  readonly analysis: ClusterAnalysis;
  readonly length: number;
  readonly includePunctuation: boolean;
  readonly wordClasses: readonly ClusterWordClass[];
  /** Chosen form tags as `S.case.gen`: word class, group and tag. */
  readonly wordForms: readonly string[];
  readonly sentenceParts: readonly ClusterSentencePart[];
  readonly partialFilter: boolean;
  readonly sorting: ClusterSorting;
  /** Empty means no least frequency. */
  readonly minFrequency: string;
}

export const emptyClusterFinder: ClusterFinderValues = {
  analysis: 'WORD_CLASS',
  length: DEFAULT_CLUSTER_LENGTH,
  includePunctuation: false,
  wordClasses: [],
  wordForms: [],
  sentenceParts: [],
  partialFilter: false,
  sorting: 'freq',
  minFrequency: '',
};

/** All forms that can be chosen, by word class and group. */
export interface FormGroup {
  readonly wordClass: ClusterWordClass;
  readonly group: string;
  readonly tags: readonly string[];
}

export const formGroups: readonly FormGroup[] = Object.entries(clusterForms).flatMap(([wordClass, groups]) =>
  Object.entries(groups as Readonly<Record<string, readonly string[]>>).map(([group, tags]) => ({
    wordClass: wordClass as ClusterWordClass,
    group,
    tags,
  })),
);

export const nameForm = ({ wordClass, group }: FormGroup, tag: string): string =>
  `${wordClass}.${group}.${tag}`;

/** The values that can stand together: forms of chosen classes, an order that the length has, no marks among sentence parts. */
export function tidyClusterFinder(values: ClusterFinderValues): ClusterFinderValues {
  const { wordClasses, wordForms, analysis, sorting, length } = values;
  return {
    ...values,
    wordForms: wordForms.filter((form) => wordClasses.some((one) => form.startsWith(`${one}.`))),
    includePunctuation: values.includePunctuation && analysis !== 'SYNTACTIC',
    sorting: clusterSortings.indexOf(sorting) > length ? 'freq' : sorting,
  };
}

/** Blank means none; anything but a whole number from 1 is wrong. */
export function isMinFrequencyRight(typed: string): boolean {
  const text = typed.trim();
  return text === '' || (/^\d{1,9}$/u.test(text) && Number(text) >= 1);
}

/** The request of a filled form, or null if something is wrong. */
export function makeClusterFinderRequest(
  values: ClusterFinderValues,
  texts: ChosenTexts,
): ClusterFinderRequest | null {
  const { minFrequency, wordClasses, sentenceParts, wordForms, ...others } = tidyClusterFinder(values);
  if (!isMinFrequencyRight(minFrequency)) return null;
  return {
    ...makeTextFields(texts),
    ...others,
    wordClasses: wordClasses.length > 0 ? [...wordClasses] : null,
    wordForms: collectForms(wordForms),
    sentenceParts: sentenceParts.length > 0 ? [...sentenceParts] : null,
    minFrequency: minFrequency.trim() === '' ? null : Number(minFrequency),
    limit: MAX_SHOWN_CLUSTERS,
    usageLimit: DEFAULT_CLUSTER_USAGES,
  };
}

type SentForms = NonNullable<ClusterFinderRequest['wordForms']>;

function collectForms(chosen: readonly string[]): SentForms | null {
  const forms: Record<string, Record<string, string[]>> = {};
  for (const form of chosen) {
    const [wordClass = '', group = '', tag = ''] = form.split('.');
    const groups = readOwn(forms, wordClass) ?? {};
    forms[wordClass] = { ...groups, [group]: [...(readOwn(groups, group) ?? []), tag] };
  }
  return chosen.length > 0 ? forms : null;
}

/** The form that a link asks for. An option of another type than expected gets its first value. */
export function readClusterFinderLink(linked: unknown): ClusterFinderValues {
  const options = (typeof linked === 'object' && linked !== null ? linked : {}) as Partial<
    Record<keyof ClusterFinderRequest, unknown>
  >;
  const length = Number(options.length);
  return tidyClusterFinder({
    analysis: clusterAnalyses.find((known) => known === options.analysis) ?? emptyClusterFinder.analysis,
    length:
      Number.isInteger(length) && length >= 1 && length <= MAX_CLUSTER_LENGTH
        ? length
        : DEFAULT_CLUSTER_LENGTH,
    includePunctuation: options.includePunctuation === true,
    wordClasses: keepKnown(clusterWordClasses, options.wordClasses),
    wordForms: readForms(options.wordForms),
    sentenceParts: keepKnown(clusterSentenceParts, options.sentenceParts),
    partialFilter: options.partialFilter === true,
    sorting: clusterSortings.find((known) => known === options.sorting) ?? 'freq',
    minFrequency: /^\d{1,9}$/u.test(String(options.minFrequency)) ? String(options.minFrequency) : '',
  });
}

function keepKnown<Value extends string>(known: readonly Value[], given: unknown): Value[] {
  return Array.isArray(given) ? known.filter((one) => given.includes(one)) : [];
}

function readForms(given: unknown): string[] {
  const forms = (given ?? {}) as ClusterFormFilter &
    Partial<Record<string, Partial<Record<string, unknown>>>>;
  return formGroups.flatMap((one) =>
    keepKnown(one.tags, forms[one.wordClass]?.[one.group as never]).map((tag) => nameForm(one, tag)),
  );
}
