import { hashString, joinHashes } from './feature-hash';
import type { FeatureBuffer } from './feature-buffer';
import type { SentenceView } from './sentence-view';
import type { WordLook } from './word-look';

/** Stands for a word outside the sentence. */
const BORDER = hashString('border of the sentence');
const BORDER_LOOK: NeighbourLook = {
  wordHash: BORDER,
  ambiguityHash: BORDER,
  bestHash: BORDER,
  lemmaSetHash: BORDER,
  suffixHash: BORDER,
  shapeHash: BORDER,
};

type NeighbourLook = Pick<
  WordLook,
  'wordHash' | 'ambiguityHash' | 'bestHash' | 'lemmaSetHash' | 'suffixHash' | 'shapeHash'
>;

/** Looks of the words around a token, `before2` to `after3`. */
interface Neighbours {
  readonly before2: NeighbourLook;
  readonly before: NeighbourLook;
  readonly own: WordLook;
  readonly after: NeighbourLook;
  readonly after2: NeighbourLook;
  readonly after3: NeighbourLook;
}

function findNeighbours({ entries }: SentenceView, i: number): Neighbours {
  return {
    before2: entries[i - 2]?.look ?? BORDER_LOOK,
    before: entries[i - 1]?.look ?? BORDER_LOOK,
    own: entries[i]!.look,
    after: entries[i + 1]?.look ?? BORDER_LOOK,
    after2: entries[i + 2]?.look ?? BORDER_LOOK,
    after3: entries[i + 3]?.look ?? BORDER_LOOK,
  };
}

/** Number of features of `writeNeighbourFeatures`. */
export const NEIGHBOUR_FEATURES = 25;

/** Writes which words stand around token `i` and what they may be, to be joined with the parts of each candidate's tag. */
export function writeNeighbourFeatures(view: SentenceView, i: number, out: FeatureBuffer): void {
  const neighbours = findNeighbours(view, i);
  out.clear();
  writeWordFeatures(neighbours, out);
  writeClassFeatures(neighbours, out);
}

/** Writes what the words around token `i` are likeliest to be and where it stands, to be joined in the same way. */
export function writeGlanceFeatures(view: SentenceView, i: number, out: FeatureBuffer): void {
  const neighbours = findNeighbours(view, i);
  out.clear();
  writeGuessFeatures(neighbours, out);
  writePlaceFeatures(view, i, neighbours, out);
}

function writeWordFeatures({ before2, before, own, after, after2 }: Neighbours, out: FeatureBuffer): void {
  out.add(before.wordHash);
  out.add(after.wordHash);
  out.add(before2.wordHash);
  out.add(after2.wordHash);
  out.addPair(before.wordHash, own.wordHash);
  out.addPair(own.wordHash, after.wordHash);
  out.addPair(after.wordHash, after2.wordHash);
  out.addPair(before2.wordHash, before.wordHash);
  out.addPair(before.wordHash, after.wordHash);
  out.add(before.lemmaSetHash);
  out.add(after.lemmaSetHash);
  out.add(before2.lemmaSetHash);
  out.add(after2.lemmaSetHash);
  out.add(before.suffixHash);
  out.add(after.suffixHash);
  out.add(after.shapeHash);
}

function writeClassFeatures({ before, own, after, after2 }: Neighbours, out: FeatureBuffer): void {
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

/** The best guess for a neighbour is its short tag that is likeliest without context. */
function writeGuessFeatures(neighbours: Neighbours, out: FeatureBuffer): void {
  const { before2, before, own, after, after2, after3 } = neighbours;
  out.add(before.bestHash);
  out.add(after.bestHash);
  out.add(after2.bestHash);
  out.add(after3.bestHash);
  out.addPair(before.bestHash, after.bestHash);
  out.addPair(after.bestHash, after2.bestHash);
  out.addTriple(after.bestHash, after2.bestHash, after3.bestHash);
  out.addPair(before2.bestHash, before.bestHash);
  out.addPair(own.wordHash, after.bestHash);
  out.addPair(own.ambiguityHash, after.bestHash);
}

function writePlaceFeatures(view: SentenceView, i: number, { own }: Neighbours, out: FeatureBuffer): void {
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
  return joinHashes(view.entries[i]!.look.shapeHash, place);
}

/** Writes the complete features of candidate `k` of token `i` that hang on its context and on more than its tag. */
export function writeCandidateContextFeatures(
  view: SentenceView,
  i: number,
  k: number,
  out: FeatureBuffer,
): void {
  const { entries } = view;
  const entry = entries[i]!;
  const { tag, lemmaHash: lemma, operationHash: operation } = entry.candidates[k]!;
  const before = entries[i - 1]?.look ?? BORDER_LOOK;
  const after = entries[i + 1]?.look ?? BORDER_LOOK;
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
    out.addTriple(support, tag.uposHash, entry.look.shapeHash);
  }
}
