import { errorFamilies, type ErrorFamilyName } from '@keelerada/contract/corrector/corrector-choices';
import { type Correction, readFamily } from '../analysis/corrections';
import { alignSentences, pairInOrder, type Piece, type SentencePair } from './align-sentences';

/** What a comparison needs of a draft: its text, and its errors at their places in it. */
export interface MarkedDraft {
  readonly text: string;
  readonly words: number;
  readonly corrections: readonly Correction[];
}

export interface Range {
  readonly start: number;
  readonly end: number;
}

/**
 * What became of an error of the older draft: written anew without an error, still there, or gone: with its sentence, or
 * because nothing marks it there any more.
 */
interface ComparedPlace {
  readonly correction: Correction;
  readonly state: 'better' | 'left' | 'gone';
}

export interface ComparedDrafts {
  readonly places: readonly ComparedPlace[];
  /** Places of the newer draft that were mended. */
  readonly better: readonly Range[];
  /** What else is new in it. */
  readonly fresh: readonly Range[];
  /** Its errors that the older draft does not have. */
  readonly added: readonly Correction[];
}

const TOKEN = /[\p{L}\p{N}]+(?:[-'’][\p{L}\p{N}]+)*|[^\s\p{L}\p{N}]/gu;

const listTokens = ({ text, start }: Piece): readonly Piece[] =>
  [...text.matchAll(TOKEN)].map(({ 0: token, index }) => ({
    text: token,
    start: start + index,
    end: start + index + token.length,
  }));

/** Two versions of a sentence as tokens, with the place of each older token in the newer one; undefined where it is gone. */
class SentenceChange {
  readonly before: readonly Piece[];
  readonly after: readonly Piece[];
  readonly #placeOf: ReadonlyMap<number, number>;
  readonly #kept: ReadonlySet<number>;

  constructor(before: Piece, after: Piece) {
    this.before = listTokens(before);
    this.after = listTokens(after);
    const pairs = pairInOrder([this.before.length, this.after.length], (old, own) =>
      Number(this.before[old]!.text === this.after[own]!.text),
    );
    this.#placeOf = new Map(pairs);
    this.#kept = new Set(pairs.map(([, own]) => own));
  }

  isFresh = (place: number): boolean => !this.#kept.has(place);

  /** From which to before which token of the newer version a place of the older one goes on; what is unchanged is as long as before. */
  find({ start, end }: Range): { readonly from: number; readonly to: number; readonly isChanged: boolean } {
    const first = this.before.findIndex((token) => token.end > start || token.start >= end);
    const from = first === -1 ? this.before.length : first;
    let to = from;
    while (to < this.before.length && this.before[to]!.start < end) to++;
    const places = Array.from({ length: to - from }, (_, at) => this.#placeOf.get(from + at));
    const [left, right] = [this.#findKept(from - 1, -1), this.#findKept(to, 1)];
    const isWhole = places.every((place, at) => place !== undefined && place === places[0]! + at);
    if (to > from && isWhole) return { from: places[0]!, to: places[0]! + places.length, isChanged: false };
    return { from: left + 1, to: right, isChanged: to > from || right > left + 1 };
  }

  /** The place of the nearest older token on a side that is still there. */
  #findKept(from: number, step: 1 | -1): number {
    for (let at = from; at >= 0 && at < this.before.length; at += step) {
      const place = this.#placeOf.get(at);
      if (place !== undefined) return place;
    }
    return step === 1 ? this.after.length : -1;
  }
}

const isWithin = ({ start }: Range, sentence: Piece) => start >= sentence.start && start <= sentence.end;

/** Whether an error of the newer draft stands on a part of it; where something is missing it has to be of the same kind. */
function stands(error: Correction, { start, end }: Range, family: ErrorFamilyName): boolean {
  if (error.start < end && error.end > start) return true;
  return error.start <= end && error.end >= start && readFamily(error) === family;
}

/** What the writer has made of one sentence. */
function compareSentence(
  { before, after }: SentencePair,
  old: MarkedDraft,
  own: MarkedDraft,
): ComparedDrafts {
  const errors = before === null ? [] : old.corrections.filter((error) => isWithin(error, before));
  const left = after === null ? [] : own.corrections.filter((error) => isWithin(error, after));
  if (before === null || after === null)
    return {
      places: errors.map((correction) => ({ correction, state: 'gone' })),
      better: [],
      fresh: after === null ? [] : [after],
      added: left,
    };
  const change = new SentenceChange(before, after);
  const known = new Set<Correction>();
  const mended = new Set<number>();
  const better: Range[] = [];
  const places = errors.map((correction): ComparedPlace => {
    const { from, to, isChanged } = change.find(correction);
    const edge = change.after[from - 1]?.end ?? after.start;
    const [first, last] = [change.after[from], change.after[to - 1]];
    const range = to > from ? { start: first!.start, end: last!.end } : { start: edge, end: edge };
    const same = left.filter((error) => stands(error, range, readFamily(correction)));
    for (const error of same) known.add(error);
    if (same.length > 0) return { correction, state: 'left' };
    if (!isChanged) return { correction, state: 'gone' };
    for (let at = from; at < to; at++) mended.add(at);
    if (to > from) better.push(range);
    return { correction, state: 'better' };
  });
  const fresh = change.after.filter((_, at) => change.isFresh(at) && !mended.has(at));
  return { places, better, fresh, added: left.filter((error) => !known.has(error)) };
}

/** Compares two drafts sentence by sentence: what became of each error, and what is new. */
export function compareDrafts(old: MarkedDraft, own: MarkedDraft): ComparedDrafts {
  const parts = alignSentences(old.text, own.text).map((pair) => compareSentence(pair, old, own));
  return {
    places: parts.flatMap(({ places }) => places),
    better: parts.flatMap(({ better }) => better),
    fresh: parts.flatMap(({ fresh }) => fresh),
    added: parts.flatMap(({ added }) => added),
  };
}

/** Errors of drafts by kind, the most frequent of the first draft first; kinds that none has are left out. */
export function countFamilies(
  drafts: readonly MarkedDraft[],
): readonly { readonly family: ErrorFamilyName; readonly counts: readonly number[] }[] {
  return errorFamilies
    .map(({ name }) => ({
      family: name,
      counts: drafts.map(
        ({ corrections }) => corrections.filter((error) => readFamily(error) === name).length,
      ),
    }))
    .filter(({ counts }) => counts.some((count) => count > 0))
    .sort((one, other) => other.counts[0]! - one.counts[0]!);
}
