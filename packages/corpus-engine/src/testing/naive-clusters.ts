import { readCaseTag, toGrammarTags } from '@keelerada/estonian/grammar-tags/to-grammar-tags';
import { toSyntacticFunction } from '@keelerada/estonian/syntax-labels/to-syntactic-function';
import type { ClusterFilter } from '../clusters/cluster-filter';
import type { ClusterUnit } from '../clusters/place-keys';
import { keyOf } from './naive-queries';
import { type PlainText, readSentence, splitSentences } from './random-texts';

export interface NaiveCluster {
  count: number;
  readonly usages: Map<string, number>;
}

interface NaiveOptions {
  readonly length: number;
  readonly unit: ClusterUnit;
  readonly keepPunctuation: boolean;
  readonly filter: ClusterFilter | undefined;
}

interface NaivePlace {
  readonly name: string;
  readonly word: string;
  readonly fits: boolean;
}

/** Clusters by the names of their places as JSON, counted over strings. */
export function clustersNaively(
  texts: readonly PlainText[],
  options: NaiveOptions,
): Map<string, NaiveCluster> {
  const clusters = new Map<string, NaiveCluster>();
  for (const text of texts) {
    for (const range of splitSentences(text)) {
      const places = listPlaces(text, range, options);
      for (let i = 0; i + options.length <= places.length; i++) {
        const window = places.slice(i, i + options.length);
        const fits = window.map((place) => place.fits);
        if (options.filter?.isPartial === true ? !fits.includes(true) : fits.includes(false)) continue;
        const name = JSON.stringify(window.map((place) => place.name));
        const cluster = clusters.get(name) ?? { count: 0, usages: new Map<string, number>() };
        const usage = window.map((place) => place.word).join(' ');
        cluster.count += 1;
        cluster.usages.set(usage, (cluster.usages.get(usage) ?? 0) + 1);
        clusters.set(name, cluster);
      }
    }
  }
  return clusters;
}

function listPlaces(
  text: PlainText,
  range: readonly [number, number],
  { unit, keepPunctuation, filter }: NaiveOptions,
): NaivePlace[] {
  const tokens = readSentence(text, range);
  const isMark = ({ upos }: { upos: string }): boolean => upos === 'PUNCT' || upos === 'SYM';
  const words = tokens.filter((one) => !isMark(one));
  const kept = keepPunctuation ? tokens : words;
  return kept.map((one) => {
    const { wordClass, forms, finiteness } = toGrammarTags(one.upos, one.features);
    const neighbour = words[words.indexOf(one) + (forms.includes('pre') ? 1 : -1)];
    const governed = wordClass === 'K' && neighbour !== undefined ? readCaseTag(neighbour.features) : null;
    const tags = [wordClass, ...forms, ...(governed === null ? [] : [governed])];
    const part = toSyntacticFunction(one, { tokens });
    const isOfClass =
      filter?.wordClasses?.some(
        (wanted) =>
          wanted.wordClass === wordClass &&
          wanted.forms.every((group) => [...tags, finiteness].some((tag) => group.includes(tag ?? ''))),
      ) ?? true;
    const isOfPart = filter?.parts === undefined || filter.parts.some((wanted) => wanted === part);
    return {
      name: nameNaively(unit, one, tags, part),
      word: keyOf(one.written, one.lemma, 'form'),
      fits: isOfClass && isOfPart,
    };
  });
}

function nameNaively(
  unit: ClusterUnit,
  { written, lemma }: { readonly written: string; readonly lemma: string },
  tags: readonly string[],
  part: string | null,
): string {
  if (unit === 'class') return tags[0]!;
  if (unit === 'tags') return tags.join(', ');
  if (unit === 'part') return part ?? '_';
  if (unit === 'tags+part') return [...tags, ...(part === null ? [] : [part])].join(', ');
  return keyOf(written, lemma, unit);
}
