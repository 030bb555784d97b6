import type { GrammarTags } from '@keelerada/estonian/grammar-tags/to-grammar-tags';
import { CASE_TAGS, readCaseTag, toGrammarTags } from '@keelerada/estonian/grammar-tags/to-grammar-tags';
import { splitTag } from '../segment/index-text';
import type { Segment } from '../segment/segment';

/** Where the word stands whose case an adposition governs; the neighbour stands for the head of the phrase. */
export const LOOKS_NOWHERE = 0;
export const LOOKS_BACK = 1;
export const LOOKS_AHEAD = 2;

/** The grammar tags of several segments under common numbers. */
export interface TagLabels {
  /** Of each label. An adposition has a label for each case that it may govern, after that without one. */
  readonly grammar: readonly GrammarTags[];
  readonly segments: readonly SegmentLabels[];
}

/** For each tag of a segment. */
export interface SegmentLabels {
  readonly labels: Uint16Array;
  /** Case of the word, from 1 in the order of CASE_TAGS; 0 for none. */
  readonly cases: Uint8Array;
  readonly looks: Uint8Array;
}

/** Numbers the grammar tags of segments. */
export function labelTags(segments: readonly Segment[]): TagLabels {
  const grammar: GrammarTags[] = [];
  const numbers = new Map<string, number>();
  const number = (tags: GrammarTags): number => {
    const name = JSON.stringify(tags);
    const known = numbers.get(name);
    if (known !== undefined) return known;
    const label = grammar.length;
    numbers.set(name, label);
    grammar.push(tags);
    if (tags.wordClass === 'K')
      grammar.push(...CASE_TAGS.map((tag) => ({ ...tags, forms: [...tags.forms, tag] })));
    return label;
  };
  return { grammar, segments: segments.map((segment) => labelSegment(segment, number)) };
}

function labelSegment({ tags }: Segment, number: (tags: GrammarTags) => number): SegmentLabels {
  const all = Array.from({ length: tags.size }, (_, tag) => splitTag(tags.get(tag)));
  const grammar = all.map(({ upos, features }) => toGrammarTags(upos, features));
  return {
    labels: Uint16Array.from(grammar, number),
    cases: Uint8Array.from(all, ({ features }) => {
      const tag = readCaseTag(features);
      return tag === null ? 0 : 1 + CASE_TAGS.indexOf(tag);
    }),
    looks: Uint8Array.from(grammar, ({ wordClass, forms }) => {
      if (wordClass !== 'K') return LOOKS_NOWHERE;
      return forms.includes('pre') ? LOOKS_AHEAD : LOOKS_BACK;
    }),
  };
}
