import * as kinds from './token-kind';
import type { RawTokens } from './token-kind';
import { isAbbreviation } from './abbreviations';

/** Number of features of one place, and of weights they are hashed into. */
export const FEATURE_COUNT = 34;
export const WEIGHT_COUNT = 1 << 15;

const MAX_HASHED_UNITS = 24;
const DISTANCE_BUCKETS = 8;

/** What the features look at, made once for a text. Arrays are indexed by raw token. */
export interface BorderContext {
  readonly tokens: RawTokens;
  /** Hash of the lower-cased form, and of its last three characters. */
  readonly forms: Int32Array;
  readonly endings: Int32Array;
  readonly isAbbreviated: Uint8Array;
  readonly isSpacedAfter: Uint8Array;
}

function mix(hash: number, value: number): number {
  return Math.imul(hash ^ value, 0x01000193);
}

/** Makes the context of a text; linear in its length. */
export function makeBorderContext(text: string, tokens: RawTokens): BorderContext {
  const count = tokens.starts.length;
  const context: BorderContext = {
    tokens,
    forms: new Int32Array(count),
    endings: new Int32Array(count),
    isAbbreviated: new Uint8Array(count),
    isSpacedAfter: new Uint8Array(count),
  };
  for (let index = 0; index < count; index += 1) {
    const start = tokens.starts[index]!;
    const end = tokens.ends[index]!;
    const form = text.slice(start, Math.min(end, start + MAX_HASHED_UNITS)).toLowerCase();
    context.forms[index] = hashForm(form, 0);
    context.endings[index] = hashForm(form, Math.max(0, form.length - 3));
    const isStop = index + 1 < count && tokens.kinds[index + 1] === kinds.FULL_STOP;
    context.isAbbreviated[index] = isStop && isAbbreviation(form) ? 1 : 0;
    context.isSpacedAfter[index] = index + 1 < count && tokens.starts[index + 1]! > end ? 1 : 0;
  }
  return context;
}

function hashForm(form: string, from: number): number {
  let hash = 0x811c9dc5 | 0;
  for (let index = from; index < form.length; index += 1) {
    const unit = form.charCodeAt(index);
    // All digits are one: 1998 and 2003 behave alike.
    hash = mix(hash, unit >= 48 && unit <= 57 ? 48 : unit);
  }
  return hash;
}

/** State of the sentence that is open at a place. */
export interface OpenSentence {
  /** Raw token that opens it. */
  first: number;
  openBrackets: number;
  openQuotes: number;
}

function distanceBucket(distance: number): number {
  return distance < 4 ? distance : Math.min(DISTANCE_BUCKETS, 4 + (Math.log2(distance / 4) | 0));
}

/**
 * Writes the hashed features of the place after raw token `index` into `into` (FEATURE_COUNT numbers below
 * WEIGHT_COUNT).
 */
export function writeBorderFeatures(
  context: BorderContext,
  index: number,
  open: OpenSentence,
  into: Int32Array,
): void {
  const { tokens, forms, endings } = context;
  const count = tokens.starts.length;
  const kindAt = (at: number): number => (at >= 0 && at < count ? tokens.kinds[at]! : kinds.TEXT_BORDER);
  const formAt = (at: number): number => (at >= 0 && at < count ? forms[at]! : 7);
  const endingAt = (at: number): number => (at >= 0 && at < count ? endings[at]! : 7);
  // The mark that ends the sentence stands before closing quotes and brackets.
  let mark = index;
  while (mark > open.first && mark > index - 3 && kinds.isCloser(kindAt(mark))) mark -= 1;
  const k0 = kindAt(index);
  const k1 = kindAt(index + 1);
  const km = kindAt(mark);
  const kb = kindAt(mark - 1);
  const k2 = kindAt(index + 2);
  const spaced = context.isSpacedAfter[index]!;
  const pair = (k0 * 32 + k1) * 64 + km * 2 + spaced;
  const distance = distanceBucket(index - open.first);
  const nest = Math.min(2, open.openBrackets) * 3 + Math.min(2, open.openQuotes);
  const abbreviated = mark > 0 && context.isAbbreviated[mark - 1] ? 1 : 0;
  const length = mark > 0 ? Math.min(9, tokens.ends[mark - 1]! - tokens.starts[mark - 1]!) : 0;
  let at = 0;
  const add = (value: number, other: number): void => {
    let hash = mix(mix(0x811c9dc5 ^ (at * 0x9e3779b1), value), other);
    hash ^= hash >>> 15;
    hash = Math.imul(hash, 0x2c1b3c6d);
    into[at] = (hash ^ (hash >>> 13)) & (WEIGHT_COUNT - 1);
    at += 1;
  };
  add(0, 0);
  add(pair, 0);
  add(pair, kb);
  add(pair, k2);
  add(pair, kb * 32 + k2);
  add(pair, k2 * 32 + kindAt(index + 3));
  add(pair, kindAt(mark - 2) * 32 + kb);
  add(forms[mark]!, spaced);
  add(forms[mark]!, pair);
  add(formAt(index + 1), km);
  add(formAt(index + 1), pair);
  add(formAt(mark - 1), pair);
  add(formAt(mark - 1), km);
  add(formAt(index + 2), pair);
  add(endingAt(mark - 1), pair);
  add(endingAt(mark), pair);
  add(endingAt(index + 1), pair);
  add(endingAt(index + 2), pair);
  add(length, pair);
  add(distance, pair);
  add(nest, pair);
  add(nest * 16 + distance, km * 32 + k1);
  add(abbreviated, pair);
  add(abbreviated * 16 + length, km * 32 + k1);
  add(kindAt(open.first) * 16 + distance, pair);
  add(kindAt(open.first) * 32 + kindAt(open.first + 1), pair);
  add(formAt(mark - 1), formAt(index + 1));
  add(formAt(mark), formAt(index + 1));
  add(kindAt(index + 3) * 1024 + kindAt(index + 4) * 32 + k2, k1 * 32 + km);
  add(formAt(index + 3), km * 32 + k1);
  add(endingAt(mark), endingAt(index + 1));
  add(formAt(open.first), pair);
  add(endingAt(index + 2), endingAt(index + 1));
  add(formAt(open.first), km * 16 + distance);
}
