import { toGrammarTags } from '@keelerada/estonian/grammar-tags/to-grammar-tags';
import { splitTag } from '../segment/index-text';
import type { Segment } from '../segment/segment';
import type { LabelEquality } from './cql-query';
import { readFeature } from './fit-readings';
import type { SpanFinder } from './span-finder';
import { readRelation } from './split-by-relation';
import { chooseWordUnit } from './token-formula';

/** Whether the labelled tokens of a match can be alike as a query asks. */
export class LabelMatcher {
  readonly #finder: SpanFinder;
  readonly #segment: Segment;
  readonly #equalities: readonly LabelEquality[];
  /** Of each state the place of its label in `#names`; -1 for none that the query compares. */
  readonly #labelOfState: readonly number[];
  readonly #names: readonly string[];

  constructor(finder: SpanFinder, segment: Segment, equalities: readonly LabelEquality[]) {
    this.#finder = finder;
    this.#segment = segment;
    this.#equalities = equalities;
    this.#names = [...new Set(equalities.flatMap(({ labels }) => labels))];
    const { positions, labels } = finder.compiled;
    this.#labelOfState = [
      -1,
      ...positions.letters.map((formula) => this.#names.indexOf(labels[formula] ?? '')),
    ];
  }

  /** Tries every way in which the pattern matches the tokens. Throws CqlError where there are too many. */
  fits(from: number, end: number): boolean {
    const { positions, borders, budget } = this.#finder.compiled;
    const tokens = new Int32Array(this.#names.length).fill(-1);
    this.#names.forEach((name, i) => {
      if (name === 'match') tokens[i] = from;
      if (name === 'matchend') tokens[i] = end - 1;
    });
    const seen = new Set<string>();
    const visit = (state: number, at: number): boolean => {
      budget.spend(positions.letters.length);
      if (at === end && hasState(positions.accepting, state) && this.#holds(tokens)) return true;
      const key = `${state} ${at} ${tokens.join(' ')}`;
      if (seen.has(key)) return false;
      seen.add(key);
      return positions.letters.some((formula, i) => {
        const next = i + 1;
        if (!hasState(positions.follow[state]!, next)) return false;
        const border = borders[formula] ?? null;
        if (border !== null) return this.#finder.listBorders(at).includes(border) && visit(next, at);
        if (at >= end || !this.#fitsToken(at, next)) return false;
        const label = this.#labelOfState[next]!;
        if (label < 0) return visit(next, at + 1);
        const before = tokens[label]!;
        tokens[label] = at;
        const isFit = visit(next, at + 1);
        tokens[label] = before;
        return isFit;
      });
    };
    return visit(0, from);
  }

  #fitsToken(token: number, state: number): boolean {
    const { tokens, classes } = this.#finder;
    return hasState(classes.findStates(tokens.classes[token]!), state);
  }

  /** A label of a place that was passed over is like no other. */
  #holds(tokens: Int32Array): boolean {
    return this.#equalities.every((equality) => {
      const [one, other] = equality.labels.map((label) => tokens[this.#names.indexOf(label)]!);
      if (one! < 0 || other! < 0) return false;
      return (this.#read(one!, equality) === this.#read(other!, equality)) !== equality.isNegated;
    });
  }

  #read(token: number, { attribute, feature, isCaseless }: LabelEquality): string {
    const { strings, tags, relations, sections } = this.#segment;
    const { tokens, compiled } = this.#finder;
    if (attribute === 'deprel' || attribute === 'part')
      return readRelation(relations.get(tokens.relation(token)))[attribute];
    const reading = tokens.reading(token);
    if (attribute === 'word' || attribute === 'lemma') {
      const unit = attribute === 'word' ? chooseWordUnit({ isCaseless }, compiled.wordUnit) : 'lemma';
      return strings.get(this.#segment.readingStrings(unit)[reading]!);
    }
    const { upos, features } = splitTag(tags.get(sections.readingTags[reading]!));
    if (attribute === 'pos') return upos;
    if (attribute === 'feature') return readFeature(features.split('|'), feature);
    if (attribute === 'feats') return features;
    const { wordClass, forms } = toGrammarTags(upos, features);
    return attribute === 'class' ? wordClass : [wordClass, ...forms].join(' ');
  }
}

function hasState(set: Uint32Array, state: number): boolean {
  return ((set[state >>> 5]! >>> (state & 31)) & 1) === 1;
}
