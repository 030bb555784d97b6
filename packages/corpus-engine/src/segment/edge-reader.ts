import { makeTable } from '@keelerada/estonian/make-table';
import { splitTag } from './index-text';
import { PARTS_OF_SPEECH } from './parts-of-speech';
import { splitRelation } from './relations';
import type { Segment } from './segment';
import type { SegmentSections } from './segment-layout';
import { findHead } from './word-heads';
import { ADVERBIAL_CASES, numberOfKind } from './edge-kinds';

/** No kind of edge. */
export const NO_EDGE = 0;
/** Kinds that take more than the relation to tell; they are numbered after all others. */
const BY_HEAD_SUBJECT = 101;
const BY_CASE = 102;
const BY_HEAD_ADVERB = 103;
const IF_GENITIVE = 104;
const IF_SAME_CLASS = 105;
const IF_VERB = 106;

const KIND_OF_RELATION = makeTable<number>({
  ...{ nsubj: BY_HEAD_SUBJECT, obj: numberOfKind('OBJECT'), obl: BY_CASE, advmod: BY_HEAD_ADVERB },
  ...{ amod: numberOfKind('ATTRIBUTE'), nmod: IF_GENITIVE, conj: IF_SAME_CLASS, xcomp: IF_VERB },
  'compound:prt': numberOfKind('PARTICLE'),
});
const SUBJECT = numberOfKind('SUBJECT');
const PREDICATE_OF = numberOfKind('PREDICATE_OF');
const ADPOSITION = numberOfKind('ADPOSITION');
const ADVERB = numberOfKind('ADVERB');
const DEGREE = numberOfKind('DEGREE');
const GENITIVE = numberOfKind('GENITIVE');
const INFINITIVE = numberOfKind('INFINITIVE');
const COORDINATION = numberOfKind('COORDINATION');

/** Classes of words that a relation depends on; words of others are never coordinated. */
const OTHER = 0;
const NOMINAL = 1;
const VERBAL = 2;
const ADJECTIVAL = 3;
const ADVERBIAL = 4;
const CLASSES: Readonly<Record<string, number>> = {
  ...{ NOUN: NOMINAL, PROPN: NOMINAL, VERB: VERBAL, AUX: VERBAL, ADJ: ADJECTIVAL, ADV: ADVERBIAL },
};
const classOfPartOfSpeech = Uint8Array.from(PARTS_OF_SPEECH, (name) => CLASSES[name] ?? OTHER);

const GENITIVE_CASE = 255;
const numberOfCase = new Map([
  ...ADVERBIAL_CASES.map(([feature, name]): [string, number] => [feature, numberOfKind(name)]),
  ['Gen', GENITIVE_CASE],
]);

/**
 * Writes what each edge from a word to its head is to a word sketch: the number of its kind, NO_EDGE for none. All else of the
 * segment must be written.
 */
export function writeEdges(segment: Segment): void {
  const kinds = Uint8Array.from({ length: segment.relations.size }, (_, id) =>
    findKind(segment.relations.get(id)),
  );
  if (kinds.every((kind) => kind === NO_EDGE)) return;
  const edges = new EdgeResolver(segment);
  const { wordEdges, wordRelations } = segment.sections;
  for (let word = 0; word < wordEdges.length; word++) {
    const kind = kinds[wordRelations[word]!]!;
    if (kind !== NO_EDGE) wordEdges[word] = edges.resolve(kind, word);
  }
}

/** Resolves the kinds of edges that depend on more than the relation. */
class EdgeResolver {
  readonly #sections: SegmentSections;
  readonly #cases: Uint8Array;
  readonly #partsOfSpeech: Uint8Array;

  constructor(segment: Segment) {
    this.#sections = segment.sections;
    this.#partsOfSpeech = segment.readingPartsOfSpeech;
    this.#cases = Uint8Array.from({ length: segment.tags.size }, (_, tag) =>
      findCase(splitTag(segment.tags.get(tag)).features),
    );
  }

  resolve(kind: number, word: number): number {
    const head = findHead(this.#sections, word);
    if (head < 0) return NO_EDGE;
    return kind < BY_HEAD_SUBJECT ? kind : this.#tellByWords(kind, word, head);
  }

  #tellByWords(kind: number, word: number, head: number): number {
    switch (kind) {
      case BY_HEAD_SUBJECT:
        return this.#classOf(head) === VERBAL ? SUBJECT : PREDICATE_OF;
      case BY_CASE: {
        const found = this.#caseOf(word);
        return found === GENITIVE_CASE ? NO_EDGE : found;
      }
      case BY_HEAD_ADVERB: {
        if (this.#classOf(word) !== ADVERBIAL) return NO_EDGE;
        const headClass = this.#classOf(head);
        if (headClass === VERBAL) return ADVERB;
        return headClass === ADJECTIVAL || headClass === ADVERBIAL ? DEGREE : NO_EDGE;
      }
      case IF_GENITIVE:
        return this.#caseOf(word) === GENITIVE_CASE ? GENITIVE : NO_EDGE;
      case IF_SAME_CLASS: {
        const own = this.#classOf(word);
        return own !== OTHER && own === this.#classOf(head) ? COORDINATION : NO_EDGE;
      }
      default:
        return this.#classOf(word) === VERBAL ? INFINITIVE : NO_EDGE;
    }
  }

  #classOf(word: number): number {
    return classOfPartOfSpeech[this.#partsOfSpeech[this.#sections.wordReadings[word]!]!]!;
  }

  #caseOf(word: number): number {
    return this.#cases[this.#sections.readingTags[this.#sections.wordReadings[word]!]!]!;
  }
}

function findKind(stored: string): number {
  const { relation, part } = splitRelation(stored);
  const kind =
    KIND_OF_RELATION.get(relation) ?? KIND_OF_RELATION.get(relation.replace(/:.*/u, '')) ?? NO_EDGE;
  // A noun that an adposition stands with has the case that the adposition asks for.
  if (part !== 'AP') return kind;
  if (kind === BY_CASE) return ADPOSITION;
  return kind === IF_GENITIVE ? NO_EDGE : kind;
}

function findCase(features: string): number {
  const [, found] = /(?:^|\|)Case=(\w+)/u.exec(features) ?? [];
  return numberOfCase.get(found ?? '') ?? NO_EDGE;
}
