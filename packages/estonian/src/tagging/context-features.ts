import { joinHashes } from './weights/feature-hash';
import type { FeatureBuffer } from './weights/feature-buffer';
import { lookAt, type SentenceView } from './sentence-view';

/** Number of features of `writeNeighbourFeatures`. */
export const NEIGHBOUR_FEATURES = 17;

/** Writes which words stand around token `i` and what they may be, to be joined with the parts of each candidate's tag. */
export function writeNeighbourFeatures(view: SentenceView, i: number, out: FeatureBuffer): void {
  const before = lookAt(view, i - 1);
  const own = lookAt(view, i);
  const after = lookAt(view, i + 1);
  const after2 = lookAt(view, i + 2);
  out.clear();
  out.add(before.wordHash);
  out.add(after.wordHash);
  out.addPair(before.wordHash, own.wordHash);
  out.addPair(own.wordHash, after.wordHash);
  out.addPair(before.wordHash, after.wordHash);
  out.add(before.suffixHash);
  out.add(after.suffixHash);
  out.add(after.shapeHash);
  out.add(before.ambiguityHash);
  out.add(after.ambiguityHash);
  out.add(after2.ambiguityHash);
  out.addPair(before.ambiguityHash, own.ambiguityHash);
  out.addPair(own.ambiguityHash, after.ambiguityHash);
  out.addPair(after.ambiguityHash, after2.ambiguityHash);
  out.addPair(before.ambiguityHash, after.ambiguityHash);
  out.addPair(own.wordHash, after.ambiguityHash);
  out.addPair(own.wordHash, before.ambiguityHash);
}

/** Writes what the words around token `i` are likeliest to be and where it stands, to be joined in the same way. */
export function writeGlanceFeatures(view: SentenceView, i: number, out: FeatureBuffer): void {
  out.clear();
  writeGuessFeatures(view, i, out);
  writePlaceFeatures(view, i, out);
}

/** The best guess for a neighbour is its short tag that is likeliest without context. */
function writeGuessFeatures(view: SentenceView, i: number, out: FeatureBuffer): void {
  const before = lookAt(view, i - 1).bestHash;
  const own = lookAt(view, i);
  const after = lookAt(view, i + 1).bestHash;
  const after2 = lookAt(view, i + 2).bestHash;
  const after3 = lookAt(view, i + 3).bestHash;
  out.add(before);
  out.add(after);
  out.add(after2);
  out.add(after3);
  out.addPair(before, after);
  out.addPair(after, after2);
  out.addTriple(after, after2, after3);
  out.addPair(lookAt(view, i - 2).bestHash, before);
  out.addPair(own.wordHash, after);
  out.addPair(own.ambiguityHash, after);
}

function writePlaceFeatures(view: SentenceView, i: number, out: FeatureBuffer): void {
  const own = lookAt(view, i);
  const place = findPlaceHash(view, i);
  const windowCode = view.windowCodes[i]!;
  out.addPair(view.finalHash, own.ambiguityHash);
  out.addPair(view.verbsAhead[i]!, own.ambiguityHash);
  out.addPair(view.verbsAhead[i]!, own.wordHash);
  out.addPair(view.subjectsAhead[i]!, own.ambiguityHash);
  out.addPair(view.subjectsAhead[i]!, own.wordHash);
  out.add(place);
  out.addPair(place, own.seenHash);
  out.addPair(place, own.ambiguityHash);
  out.addPair(place, windowCode);
  out.addTriple(place, windowCode, own.seenHash);
}

function findPlaceHash(view: SentenceView, i: number): number {
  const place = view.positions[i]! * 2 + (view.isAllCapitals ? 1 : 0);
  return joinHashes(lookAt(view, i).shapeHash, place);
}

/** Writes the complete features of candidate `k` of token `i` that hang on its context and on more than its tag. */
export function writeCandidateContextFeatures(
  view: SentenceView,
  i: number,
  k: number,
  out: FeatureBuffer,
): void {
  const { tag, lemmaHash: lemma, operationHash: operation } = view.entries[i]!.candidates[k]!;
  const before = lookAt(view, i - 1);
  const after = lookAt(view, i + 1);
  const place = findPlaceHash(view, i);
  out.clear();
  out.addPair(lemma, after.wordHash);
  out.addPair(lemma, before.wordHash);
  out.addPair(lemma, after.bestHash);
  out.addPair(lemma, before.bestHash);
  out.addPair(operation, place);
  out.addTriple(operation, place, view.windowCodes[i]!);
  const support = view.lemmaSupport[i]?.[k];
  if (support !== undefined) {
    out.addTriple(support, place, operation);
    out.addTriple(support, tag.uposHash, lookAt(view, i).shapeHash);
  }
}
