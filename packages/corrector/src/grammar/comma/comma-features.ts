import { hashString } from '@keelerada/estonian/tagging/weights/feature-hash';
import type { FeatureList } from '../../language/feature-list';
import { type HashedSentence, OUTSIDE, TokenClass } from '../../sentence/hashed-sentence';

const NONE = hashString('none');
const MOST_COUNTED = 3;
const FARTHEST = 12;

/** The words on one side of a gap, up to the next mark. */
interface Side {
  readonly finite: number;
  readonly verbs: number;
  readonly length: number;
  /** Index of the token farthest from the gap. */
  readonly last: number;
  readonly firstVerb: number;
  readonly mark: number;
}

/**
 * Adds the features for whether a comma belongs between the tokens `left` and `right`. They are neighbours, or a
 * comma between them, which is ignored.
 */
export function addCommaFeatures(out: FeatureList, s: HashedSentence, left: number, right: number): void {
  const word = (i: number): number => (i >= 0 && i < s.length ? s.words[i]! : OUTSIDE);
  const tag = (i: number): number => (i >= 0 && i < s.length ? s.tags[i]! : OUTSIDE);
  const lemma = (i: number): number => (i >= 0 && i < s.length ? s.lemmas[i]! : OUTSIDE);
  out.add(200, 0);
  out.add(201, word(left));
  out.add(202, word(right));
  out.add(203, tag(left));
  out.add(204, tag(right));
  out.addPair(205, word(left - 1), word(left));
  out.addPair(206, word(right), word(right + 1));
  out.addPair(207, tag(left), tag(right));
  out.addPair(208, word(left), word(right));
  out.addPair(209, tag(left), word(right));
  out.addPair(210, word(left), tag(right));
  out.addTriple(211, tag(left - 1), tag(left), tag(right));
  out.addTriple(212, tag(left), tag(right), tag(right + 1));
  out.addTriple(213, word(right), tag(right + 1), tag(right + 2));
  out.addPair(214, lemma(left), lemma(right));
  out.add(215, lemma(right + 1));
  out.add(216, lemma(left - 1));
  out.addPair(217, tag(right + 1), tag(left - 1));
  out.add(218, s.codes[left] === s.codes[right] ? 1 : 2);
  addSides(out, s, left, right);
}

function addSides(out: FeatureList, s: HashedSentence, left: number, right: number): void {
  const before = scanSide(s, left, -1);
  const after = scanSide(s, right, 1);
  const counts = before.finite * 4 + after.finite;
  const verbs = before.verbs * 4 + after.verbs;
  const word = s.words[right]!;
  const at = (values: Int32Array, i: number): number => (i < 0 ? NONE : values[i]!);
  out.add(230, counts);
  out.addPair(231, counts, word);
  out.addPair(232, counts, s.tags[right]!);
  out.addTriple(233, counts, s.tags[left]!, s.tags[right]!);
  out.add(234, verbs);
  out.addPair(235, verbs, word);
  out.addPair(236, s.words[before.last]!, word);
  out.addPair(237, s.words[before.last]!, counts);
  out.addPair(238, at(s.words, before.mark), at(s.words, after.mark));
  out.addPair(239, Math.min(before.length, 8), Math.min(after.length, 8));
  out.addPair(240, at(s.lemmas, before.firstVerb), word);
  out.addPair(241, at(s.lemmas, after.firstVerb), word);
  out.addTriple(242, at(s.codes, before.firstVerb), at(s.codes, after.firstVerb), word);
  out.addPair(243, counts, left === 0 ? 1 : Math.min(after.length, 4));
  out.addTriple(244, at(s.words, before.mark), s.words[before.last]!, counts);
  out.addTriple(245, word, after.length === 1 ? 1 : 2, s.words[left]!);
}

function scanSide({ classes, length }: HashedSentence, from: number, step: 1 | -1): Side {
  let [finite, verbs, count, last, firstVerb, mark] = [0, 0, 0, from, -1, -1];
  for (let i = from; i >= 0 && i < length; i += step) {
    const bits = classes[i]!;
    if ((bits & TokenClass.mark) !== 0) {
      mark = i;
      break;
    }
    if (count >= FARTHEST) break;
    count += 1;
    last = i;
    if ((bits & TokenClass.verb) !== 0) {
      verbs = Math.min(verbs + 1, MOST_COUNTED);
      if (firstVerb < 0) firstVerb = i;
      if ((bits & TokenClass.finite) !== 0) finite = Math.min(finite + 1, MOST_COUNTED);
    }
  }
  return { finite, verbs, length: count, last, firstVerb, mark };
}
