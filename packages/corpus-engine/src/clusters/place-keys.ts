import {
  SYNTACTIC_FUNCTIONS,
  type SyntacticFunction,
} from '@keelerada/estonian/syntax-labels/to-syntactic-function';
import { NOT_PARSED, splitRelation } from '../segment/relations';
import type { Segment, WordUnit } from '../segment/segment';
import { joinVocabularies } from '../segment/vocabulary';
import { type ClusterFilter, fitsParts, fitsWordClasses } from './cluster-filter';
import { labelTags, type SegmentLabels } from './tag-labels';

/** What a place of a cluster is: a word in one of its units, its word class, all its tags, its sentence part, or tags and part. */
export type ClusterUnit = WordUnit | 'class' | 'tags' | 'part' | 'tags+part';

/** Keys from 1; the order of keys is the order of their names. */
export interface PlaceKeys {
  readonly nameOf: (key: number) => string;
  readonly segments: readonly SegmentKeys[];
  /** Key of a label with a sentence part, at `label * PART_COUNT + part`. Null if places are words. */
  readonly labelKeys: Uint32Array | null;
  /** 1 if the filter lets a label with a sentence part through, at the same places. Null without a filter. */
  readonly fits: Uint8Array | null;
}

export interface SegmentKeys {
  /** Of each reading; null if places are no words. */
  readonly readingKeys: Uint32Array | null;
  readonly labels: SegmentLabels;
  /** Sentence part of each relation: 0 for none, else from 1 in the order of SYNTACTIC_FUNCTIONS. */
  readonly parts: Uint8Array;
}

/** Sentence parts and none. */
export const PART_COUNT = SYNTACTIC_FUNCTIONS.length + 1;
const TAG_SEPARATOR = ', ';

export function makePlaceKeys(
  segments: readonly Segment[],
  unit: ClusterUnit,
  filter: ClusterFilter | undefined,
): PlaceKeys {
  const { grammar, segments: labels } = labelTags(segments);
  const pairs = grammar.flatMap((tags) => PARTS.map((part) => ({ tags, part })));
  const fits =
    filter === undefined
      ? null
      : Uint8Array.from(pairs, ({ tags, part }) =>
          Number(fitsWordClasses(tags, filter) && fitsParts(part, filter)),
        );
  const words = isWordUnit(unit) ? numberWords(segments, unit) : null;
  const names = isWordUnit(unit)
    ? null
    : sortNames(pairs.map(({ tags, part }) => namePlace(unit, [tags.wordClass, ...tags.forms], part)));
  return {
    nameOf: words?.nameOf ?? names!.nameOf,
    labelKeys: names?.keys ?? null,
    fits,
    segments: segments.map((segment, index) => ({
      readingKeys: words?.readingKeys[index] ?? null,
      labels: labels[index]!,
      parts: numberParts(segment),
    })),
  };
}

const PARTS: readonly (SyntacticFunction | null)[] = [null, ...SYNTACTIC_FUNCTIONS];

export function isWordUnit(unit: ClusterUnit): unit is WordUnit {
  return unit === 'form' || unit === 'folded' || unit === 'lemma';
}

/** The name of a place that is no word: of the tags of a token, and its sentence part. */
export function namePlace(
  unit: Exclude<ClusterUnit, WordUnit>,
  tags: readonly string[],
  part: SyntacticFunction | null,
): string {
  if (unit === 'class') return tags[0]!;
  if (unit === 'part') return part ?? NOT_PARSED;
  return (unit === 'tags' || part === null ? tags : [...tags, part]).join(TAG_SEPARATOR);
}

/** Keys of names in the order of their code units. */
function sortNames(names: readonly string[]): { keys: Uint32Array; nameOf: PlaceKeys['nameOf'] } {
  const sorted = [...new Set(names)].sort();
  const keys = new Map(sorted.map((name, index) => [name, index + 1]));
  return { keys: Uint32Array.from(names, (name) => keys.get(name)!), nameOf: (key) => sorted[key - 1]! };
}

function numberParts({ relations }: Segment): Uint8Array {
  const parts = Array.from({ length: relations.size }, (_, id) => splitRelation(relations.get(id)).part);
  return Uint8Array.from(parts, (part) => PARTS.indexOf(part));
}

interface NumberedWords {
  readonly readingKeys: readonly Uint32Array[];
  readonly nameOf: (key: number) => string;
}

/** Words in Estonian order, one more than their vocabulary ids. */
export function numberWords(segments: readonly Segment[], unit: WordUnit): NumberedWords {
  const vocabulary = joinVocabularies(segments);
  const readingKeys = segments.map((segment, index) => {
    const idMap = vocabulary.idMaps[index] ?? null;
    return segment.readingStrings(unit).map((id) => 1 + (idMap === null ? id : idMap[id]!));
  });
  return { readingKeys, nameOf: (key) => vocabulary.get(key - 1) };
}
