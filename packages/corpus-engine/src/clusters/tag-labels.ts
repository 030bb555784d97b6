import {
  CASE_TAGS,
  type GrammarTags,
  readCaseTag,
  toGrammarTags,
} from '@keelerada/estonian/grammar-tags/to-grammar-tags';
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

/** What clusters take from a tag. */
export interface TagDescription {
  readonly grammar: GrammarTags;
  /** Case of the word, from 1 in the order of CASE_TAGS; 0 for none. */
  readonly caseNumber: number;
  readonly looks: typeof LOOKS_NOWHERE | typeof LOOKS_BACK | typeof LOOKS_AHEAD;
}

/** Reads a tag as `makeTag` gives it. */
export function describeTag(tag: string): TagDescription {
  const { upos, features } = splitTag(tag);
  const grammar = toGrammarTags(upos, features);
  const caseTag = readCaseTag(features);
  const looks = grammar.forms.includes('pre') ? LOOKS_AHEAD : LOOKS_BACK;
  return {
    grammar,
    caseNumber: caseTag === null ? 0 : 1 + CASE_TAGS.indexOf(caseTag),
    looks: grammar.wordClass === 'K' ? looks : LOOKS_NOWHERE,
  };
}

/** The tags of an adposition with the case that it governs, from 1 in the order of CASE_TAGS; as they are for 0. */
export function addGovernedCase(tags: GrammarTags, caseNumber: number): GrammarTags {
  return caseNumber === 0 ? tags : { ...tags, forms: [...tags.forms, CASE_TAGS[caseNumber - 1]!] };
}

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
      grammar.push(...CASE_TAGS.map((_, index) => addGovernedCase(tags, index + 1)));
    return label;
  };
  return { grammar, segments: segments.map((segment) => labelSegment(segment, number)) };
}

function labelSegment({ tags }: Segment, number: (tags: GrammarTags) => number): SegmentLabels {
  const all = Array.from({ length: tags.size }, (_, tag) => describeTag(tags.get(tag)));
  return {
    labels: Uint16Array.from(all, ({ grammar }) => number(grammar)),
    cases: Uint8Array.from(all, ({ caseNumber }) => caseNumber),
    looks: Uint8Array.from(all, ({ looks }) => looks),
  };
}
