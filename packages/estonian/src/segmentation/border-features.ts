import * as kinds from './token-kind';
import type { RawTokens } from './token-kind';
import {
  isAbbreviation,
  isAbbreviationBeforeNumber,
  isLeadingAbbreviation,
  isSentenceOpener,
} from './abbreviations';

/** Number of features of one place, and of weights they are hashed into. */
export const FEATURE_COUNT = 36;
export const WEIGHT_COUNT = 1 << 15;

const MAX_HASHED_UNITS = 24;
const DISTANCE_BUCKETS = 8;

/** What the features look at, made once for a text. Arrays are indexed by raw token. */
export interface BorderContext {
  readonly tokens: RawTokens;
  /** Hash of the lower-cased form, and of its last three characters. */
  readonly forms: Int32Array;
  readonly endings: Int32Array;
  /**
   * For a word before a full stop: 1 an abbreviation, 2 one that never ends a sentence, 3 one before numbers, 4 initials
   * typed together (`A.H`), 0 none.
   */
  readonly isAbbreviated: Uint8Array;
  /** For a capitalised word after a full stop: 1 one that opens sentences and is nobody's name. */
  readonly isOpener: Uint8Array;
  readonly isSpacedAfter: Uint8Array;
  /** For a word with a colon behind it, as the writers of posts are named: 2 where it stands so again nearby, else 1. */
  readonly speakers: Uint8Array;
  /** How many sentence marks nearby are followed by a small letter, in steps: 0 hardly any to 4 nearly all. */
  readonly smallStarts: Uint8Array;
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
    isOpener: new Uint8Array(count),
    isSpacedAfter: new Uint8Array(count),
    speakers: new Uint8Array(count),
    smallStarts: new Uint8Array(count),
  };
  for (let index = 0; index < count; index += 1) {
    const start = tokens.starts[index]!;
    const end = tokens.ends[index]!;
    const hashedEnd = Math.min(end, start + MAX_HASHED_UNITS);
    context.forms[index] = hashUnits(text, start, hashedEnd);
    context.endings[index] = hashUnits(text, Math.max(start, hashedEnd - 3), hashedEnd);
    const isStop = index + 1 < count && tokens.kinds[index + 1] === kinds.FULL_STOP;
    if (isStop) context.isAbbreviated[index] = findAbbreviation(text.slice(start, hashedEnd));
    const isAfterStop = index > 0 && tokens.kinds[index - 1] === kinds.FULL_STOP;
    if (isAfterStop && tokens.kinds[index] === kinds.CAPITALISED_WORD)
      context.isOpener[index] = Number(isSentenceOpener(text.slice(start, hashedEnd).toLowerCase()));
    context.isSpacedAfter[index] = index + 1 < count && tokens.starts[index + 1]! > end ? 1 : 0;
  }
  markSpeakers(context);
  countSmallStarts(context);
  return context;
}

const INITIALS = /^\p{Lu}(?:\.\p{Lu}){1,2}$/u;

function findAbbreviation(written: string): number {
  const form = written.toLowerCase();
  if (!isAbbreviation(form)) return INITIALS.test(written) ? 4 : 0;
  if (isLeadingAbbreviation(form)) return 2;
  return isAbbreviationBeforeNumber(form) ? 3 : 1;
}

/** Raw tokens within which the same speaker is likely to speak again. */
const SPEAKER_REACH = 1000;

function markSpeakers({ tokens, forms, isSpacedAfter, speakers }: BorderContext): void {
  const last = new Map<number, number>();
  for (let index = 0; index + 2 < tokens.kinds.length; index += 1) {
    const isNamed = tokens.kinds[index + 1] === kinds.COLON && kinds.isWordKind(tokens.kinds[index]!);
    if (!isNamed || isSpacedAfter[index] === 1 || isSpacedAfter[index + 1] === 0) continue;
    const before = last.get(forms[index]!) ?? -Infinity;
    const isAgain = index - before <= SPEAKER_REACH;
    speakers[index] = isAgain ? 2 : 1;
    if (isAgain) speakers[before] = 2;
    last.set(forms[index]!, index);
  }
}

/** Sentence marks before and after a place, which show how its writer begins sentences. */
const STARTS_REACH = 20;
const START_STEPS = 4;

function countSmallStarts({ tokens, isSpacedAfter, smallStarts }: BorderContext): void {
  const marks: number[] = [];
  const small = [0];
  for (let index = 0; index + 1 < tokens.kinds.length; index += 1) {
    const kind = tokens.kinds[index]!;
    if (kind < kinds.FULL_STOP || kind > kinds.ELLIPSIS || isSpacedAfter[index] === 0) continue;
    const next = tokens.kinds[index + 1]!;
    const isSmall = next === kinds.LOWER_WORD || next === kinds.SINGLE_LOWER;
    marks.push(index);
    small.push(small.at(-1)! + (isSmall ? 1 : 0));
  }
  let place = 0;
  for (let index = 0; index < smallStarts.length; index += 1) {
    while (place < marks.length && marks[place]! < index) place += 1;
    const from = Math.max(0, place - STARTS_REACH);
    const to = Math.min(marks.length, place + STARTS_REACH);
    if (to > from) smallStarts[index] = Math.round((START_STEPS * (small[to]! - small[from]!)) / (to - from));
  }
}

/** Latin and Cyrillic. */
const LOWERED_UNITS = 0x600;
const LOWER = Uint16Array.from({ length: LOWERED_UNITS }, (_, unit) => lowerUnit(unit));

function lowerUnit(unit: number): number {
  const lower = String.fromCharCode(unit).toLowerCase();
  return lower.length === 1 ? lower.charCodeAt(0) : unit;
}

/** Hash of a part of a text in lower case. */
function hashUnits(text: string, from: number, to: number): number {
  let hash = 0x811c9dc5 | 0;
  for (let index = from; index < to; index += 1) {
    const unit = text.charCodeAt(index);
    // All digits are one: 1998 and 2003 behave alike.
    if (unit >= 48 && unit <= 57) hash = mix(hash, 48);
    else hash = mix(hash, unit < LOWERED_UNITS ? LOWER[unit]! : lowerUnit(unit));
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

/** A place between two raw tokens, as its features need it. */
interface Place {
  readonly context: BorderContext;
  readonly index: number;
  /** The mark that may end the sentence; closing quotes and brackets stand between it and the place. */
  readonly mark: number;
  /** Kinds of the tokens before and after the place and of the mark, and whether a space follows, as one number. */
  readonly pair: number;
  /** Kinds of the mark and of the token after the place as one number. */
  readonly around: number;
}

function findPlace(context: BorderContext, index: number, open: OpenSentence): Place {
  let mark = index;
  while (mark > open.first && mark > index - 3 && kinds.isCloser(kindAt(context, mark))) mark -= 1;
  const markKind = kindAt(context, mark);
  const next = kindAt(context, index + 1);
  const pair = (kindAt(context, index) * 32 + next) * 64 + markKind * 2 + context.isSpacedAfter[index]!;
  return { context, index, mark, pair, around: markKind * 32 + next };
}

function kindAt({ tokens }: BorderContext, at: number): number {
  return at >= 0 && at < tokens.kinds.length ? tokens.kinds[at]! : kinds.TEXT_BORDER;
}

/** The hash of a raw token, 0 outside the text. */
function hashAt(hashes: Int32Array, at: number): number {
  return at >= 0 && at < hashes.length ? hashes[at]! : 0;
}

/** Writes hashed features one after another; every feature has its own place in the row. */
class FeatureRow {
  private readonly into: Int32Array;
  private at = 0;

  constructor(into: Int32Array) {
    this.into = into;
  }

  add(value: number, other: number): void {
    let hash = mix(mix(0x811c9dc5 ^ Math.imul(this.at, 0x9e3779b1), value), other);
    hash = Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d);
    this.into[this.at] = (hash ^ (hash >>> 13)) & (WEIGHT_COUNT - 1);
    this.at += 1;
  }
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
  const row = new FeatureRow(into);
  const place = findPlace(context, index, open);
  addKindFeatures(row, place);
  addFormFeatures(row, place);
  addSentenceFeatures(row, place, open);
}

function addKindFeatures(row: FeatureRow, { context, index, mark, pair, around }: Place): void {
  const before = kindAt(context, mark - 1);
  const second = kindAt(context, index + 2);
  const third = kindAt(context, index + 3);
  row.add(0, 0);
  row.add(pair, 0);
  row.add(pair, before);
  row.add(pair, second);
  row.add(pair, before * 32 + second);
  row.add(pair, second * 32 + third);
  row.add(pair, kindAt(context, mark - 2) * 32 + before);
  row.add(third * 1024 + kindAt(context, index + 4) * 32 + second, around);
}

function addFormFeatures(row: FeatureRow, { context, index, mark, pair, around }: Place): void {
  const { forms, endings } = context;
  const markKind = kindAt(context, mark);
  const last = hashAt(forms, mark);
  const before = hashAt(forms, mark - 1);
  const next = hashAt(forms, index + 1);
  const nextEnding = hashAt(endings, index + 1);
  row.add(last, pair);
  row.add(last, next);
  row.add(before, pair);
  row.add(before, markKind);
  row.add(before, next);
  row.add(next, markKind);
  row.add(next, pair);
  row.add(hashAt(forms, index + 2), pair);
  row.add(hashAt(forms, index + 3), around);
  row.add(hashAt(endings, mark - 1), pair);
  row.add(hashAt(endings, mark), pair);
  row.add(nextEnding, pair);
  row.add(hashAt(endings, index + 2), pair);
  row.add(hashAt(endings, mark), nextEnding);
  row.add(hashAt(endings, index + 2), nextEnding);
}

function addSentenceFeatures(
  row: FeatureRow,
  { context, index, mark, pair, around }: Place,
  open: OpenSentence,
): void {
  const { tokens, forms } = context;
  const distance = distanceBucket(index - open.first);
  const nest = Math.min(2, open.openBrackets) * 3 + Math.min(2, open.openQuotes);
  const abbreviated = mark > 0 && context.isAbbreviated[mark - 1] ? 1 : 0;
  const length = mark > 0 ? Math.min(9, tokens.ends[mark - 1]! - tokens.starts[mark - 1]!) : 0;
  const first = kindAt(context, open.first);
  row.add(length, pair);
  row.add(distance, pair);
  row.add(nest, pair);
  row.add(nest * 16 + distance, around);
  row.add(abbreviated, pair);
  row.add(abbreviated * 16 + length, around);
  row.add(first * 16 + distance, pair);
  row.add(first * 32 + kindAt(context, open.first + 1), pair);
  row.add(hashAt(forms, open.first), pair);
  row.add(hashAt(forms, open.first), around * 16 + distance);
  const speaker = context.speakers[index + 1] ?? 0;
  const smallStarts = context.smallStarts[index]!;
  row.add(speaker, pair);
  row.add(smallStarts, pair);
  row.add(smallStarts * 8 + speaker, around * 16 + distance);
}
