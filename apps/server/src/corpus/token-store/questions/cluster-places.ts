import { fitsParts, fitsWordClasses } from '@keelerada/corpus-engine/clusters/cluster-filter';
import type { ClusterQuery } from '@keelerada/corpus-engine/clusters/count-clusters';
import { isWordUnit, namePlace } from '@keelerada/corpus-engine/clusters/place-keys';
import type { GrammarTags } from '@keelerada/estonian/grammar-tags/to-grammar-tags';
import type { SyntacticFunction } from '@keelerada/estonian/syntax-labels/to-syntactic-function';
import { findNumber } from './store-names';
import type { StoreSelection } from './store-selection';

/** What the places of clusters are called, and how the store is asked for them. */
export interface ClusterPlaces {
  /** An array of keys, one a token; 0 where no cluster may go on. */
  readonly keys: string;
  /** An array of 1 for tokens of which a cluster needs at least one; null if it needs none. */
  readonly anchors: string | null;
  /** Key of a name in the store; 0 for none. */
  findKey(name: string): number;
  /** Number of a key of the store; the order of numbers is the order of names. */
  numberOf(key: number): number;
  /** The same of a name, whether the store has it or the own text. */
  numberOfName(name: string): number;
  nameOf(number: number): string;
}

/** `ownNames` are the names of the own text's places. */
export function makeClusterPlaces(
  selection: StoreSelection,
  { unit, filter, keepPunctuation = false }: ClusterQuery,
  ownNames: Iterable<string>,
): ClusterPlaces {
  const { names, vocabulary } = selection;
  const labels = names.labels.map(
    (label) => JSON.parse(label) as { readonly tags: GrammarTags; readonly part: SyntacticFunction | null },
  );
  const isFit = labels.map(
    ({ tags, part }) => filter === undefined || (fitsWordClasses(tags, filter) && fitsParts(part, filter)),
  );
  const isPartial = filter?.isPartial === true;
  const keep = (column: string): string =>
    keepPunctuation ? column : `arrayFilter((x, i) -> i = 1, ${column}, isWord)`;
  const fitting = [...isFit.keys()].filter((label) => isFit[label]);
  const mapFit = mapLabels(
    fitting,
    fitting.map(() => 1),
  );
  const anchors = isPartial ? keep(`arrayMap(x -> ${mapFit}, label)`) : null;
  if (isWordUnit(unit)) {
    const words =
      filter === undefined || isPartial
        ? unit
        : `arrayMap((x, y) -> toUInt32(${mapFit} * y), label, ${unit})`;
    return {
      keys: keep(words),
      anchors,
      findKey: (name) => findNumber(names, name),
      numberOf: (key) => selection.idOf(key),
      numberOfName: (name) => vocabulary.find(name),
      nameOf: (number) => vocabulary.get(number),
    };
  }
  const nameOfLabel = labels.map(({ tags, part }) => namePlace(unit, [tags.wordClass, ...tags.forms], part));
  const sorted = [...new Set([...nameOfLabel, ...ownNames])].sort();
  const numbers = new Map(sorted.map((name, number) => [name, number]));
  const named = isPartial ? [...labels.keys()] : fitting;
  const mapNames = mapLabels(
    named,
    named.map((label) => numbers.get(nameOfLabel[label]!)! + 1),
  );
  return {
    keys: keep(`arrayMap(x -> ${mapNames}, label)`),
    anchors,
    findKey: (name) => (numbers.get(name) ?? -1) + 1,
    numberOf: (key) => key - 1,
    numberOfName: (name) => numbers.get(name)!,
    nameOf: (number) => sorted[number]!,
  };
}

/** The value of a label `x`; 0 for those that are not listed. */
function mapLabels(labels: readonly number[], values: readonly number[]): string {
  if (labels.length === 0) return 'toUInt32(0)';
  return `toUInt32(transform(x, [${labels.join(', ')}], [${values.join(', ')}], 0))`;
}
