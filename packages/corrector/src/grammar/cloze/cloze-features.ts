import { hashString } from '@keelerada/estonian/tagging/weights/feature-hash';
import type { FeatureList } from '../../language/feature-list';
import { findNearest, type HashedSentence, OUTSIDE, TokenClass } from '../../sentence/hashed-sentence';

const NONE = hashString('none');
const FAR = 9;
const NEAR = 4;

/**
 * Adds the features for the form of the word at `place`: its lemma and part of speech (as hashes), the
 * words around, the verbs, subjects, adpositions, attributes and numerals near it. The word's own form is not looked at.
 */
export function addClozeFeatures(
  out: FeatureList,
  sentence: HashedSentence,
  place: number,
  lemma: number,
  pos: number,
): void {
  addNeighbours(out, sentence, place, lemma, pos);
  addVerbs(out, sentence, place, lemma, pos);
  addPhrase(out, sentence, place, lemma, pos);
}

function at(values: Int32Array, length: number, i: number): number {
  return i >= 0 && i < length ? values[i]! : OUTSIDE;
}

function addNeighbours(out: FeatureList, s: HashedSentence, i: number, lemma: number, pos: number): void {
  const word = (d: number): number => at(s.words, s.length, i + d);
  const base = (d: number): number => at(s.lemmas, s.length, i + d);
  const tag = (d: number): number => at(s.tags, s.length, i + d);
  out.add(1, pos);
  out.addPair(2, pos, lemma);
  for (let d = 1; d <= 3; d++) {
    out.addPair(10 + d, pos, word(-d));
    out.addPair(20 + d, pos, word(d));
    out.addPair(30 + d, pos, tag(-d));
    out.addPair(40 + d, pos, tag(d));
  }
  out.addPair(14, pos, base(-1));
  out.addPair(24, pos, base(1));
  out.addPair(15, lemma, word(-1));
  out.addPair(25, lemma, word(1));
  out.addPair(16, lemma, tag(-1));
  out.addPair(26, lemma, tag(1));
  out.addTriple(17, pos, tag(-1), tag(1));
  out.addTriple(18, pos, tag(-2), tag(-1));
  out.addTriple(28, pos, tag(1), tag(2));
  out.addTriple(19, pos, word(-1), word(1));
  out.addTriple(29, pos, base(-1), tag(1));
  out.addTriple(39, pos, tag(-1), base(1));
}

function addVerbs(out: FeatureList, s: HashedSentence, i: number, lemma: number, pos: number): void {
  const left = findNearest(s, i - 1, -1, TokenClass.verb, FAR);
  const right = findNearest(s, i + 1, 1, TokenClass.verb, FAR);
  const finiteLeft = findNearest(s, i - 1, -1, TokenClass.finite, FAR, TokenClass.mark);
  const finiteRight = findNearest(s, i + 1, 1, TokenClass.finite, FAR, TokenClass.mark);
  const near = chooseNearer(i, left, right);
  const isNegated =
    findNearest(s, i - 1, -1, TokenClass.negation, FAR, TokenClass.mark) >= 0 ||
    findNearest(s, i + 1, 1, TokenClass.negation, FAR, TokenClass.mark) >= 0;
  const lemmaAt = (j: number): number => (j < 0 ? NONE : s.lemmas[j]!);
  const codeAt = (j: number): number => (j < 0 ? NONE : s.codes[j]!);
  out.addTriple(50, pos, lemmaAt(left), codeAt(left));
  out.addTriple(51, pos, lemmaAt(right), codeAt(right));
  out.addTriple(52, pos, lemmaAt(finiteLeft), lemmaAt(finiteRight));
  out.addTriple(53, pos, lemmaAt(near), near < i ? 1 : 2);
  out.addTriple(54, pos, lemmaAt(near), isNegated ? 1 : 2);
  out.addPair(55, lemma, lemmaAt(near));
  out.addTriple(56, pos, lemmaAt(left), at(s.tags, s.length, i - 1));
  out.addTriple(57, pos, codeAt(finiteLeft), codeAt(finiteRight));
  out.addTriple(58, pos, codeAt(left), isNegated ? 1 : 2);
}

function chooseNearer(i: number, left: number, right: number): number {
  if (left < 0 || right < 0) return Math.max(left, right);
  return i - left <= right - i ? left : right;
}

function addPhrase(out: FeatureList, s: HashedSentence, i: number, lemma: number, pos: number): void {
  const { nominal, nominative, adposition, mark, numeral, adjective, noun, coordinator } = TokenClass;
  const value = (values: Int32Array, j: number): number => (j < 0 ? NONE : values[j]!);
  const subjectLeft = findNearest(s, i - 1, -1, nominative, FAR, mark);
  const subjectRight = findNearest(s, i + 1, 1, nominative, FAR, mark);
  out.addTriple(60, pos, value(s.lemmas, subjectLeft), value(s.codes, subjectLeft));
  out.addTriple(61, pos, value(s.codes, subjectLeft), value(s.codes, subjectRight));
  out.addTriple(62, pos, value(s.lemmas, subjectRight), value(s.codes, subjectRight));
  const after = findNearest(s, i + 1, 1, adposition, NEAR, mark);
  const before = findNearest(s, i - 1, -1, adposition, NEAR, mark);
  out.addTriple(63, pos, value(s.words, after), after - i);
  out.addTriple(64, pos, value(s.words, before), i - before);
  const nounRight = findNearest(s, i + 1, 1, noun, NEAR, mark);
  out.addTriple(65, pos, value(s.codes, nounRight), nounRight - i);
  out.addPair(66, lemma, value(s.codes, nounRight));
  const attribute = findNearest(s, i - 1, -1, adjective | nominal, 2, mark);
  out.addTriple(67, pos, value(s.tags, attribute), i - attribute);
  out.addTriple(68, pos, value(s.lemmas, attribute), value(s.codes, attribute));
  const number = findNearest(s, i - 1, -1, numeral, 3, mark);
  out.addTriple(69, pos, value(s.words, number), value(s.codes, number));
  const previous = i > 0 ? s.classes[i - 1]! : 0;
  const isCoordinated = (previous & (coordinator | mark)) !== 0;
  const partner = isCoordinated ? findNearest(s, i - 2, -1, nominal, 3) : -1;
  out.addTriple(70, pos, value(s.tags, partner), isCoordinated ? s.words[i - 1]! : NONE);
  const start = findClauseStart(s, i);
  out.addTriple(71, pos, s.words[start]!, Math.min(i - start, 5));
}

function findClauseStart({ classes }: HashedSentence, place: number): number {
  let start = place;
  while (start > 0 && (classes[start - 1]! & TokenClass.mark) === 0) start -= 1;
  return start;
}
