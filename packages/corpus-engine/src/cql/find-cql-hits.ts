import { CANCEL_CHECK_INTERVAL, type CancelFlag, throwIfCancelled } from '../base/cancellation';
import { GrowingColumn } from '../base/growing-column';
import type { HitSpans, Hits } from '../keyword/hits';
import { type SegmentPart, selectTextRanges } from '../segment/selection';
import { compileCql, type CompiledCql } from './compile-cql';
import { type CqlQuery, MAX_MATCH_TOKENS } from './cql-query';
import { LabelMatcher } from './match-labels';
import { parseCql } from './parse-cql';
import { SpanFinder } from './span-finder';

export interface CqlSearch {
  /** A query of the corpus query language. */
  readonly cql: string;
  /** Tells capital and small letters of word forms apart. */
  readonly keepCapitalization: boolean;
}

/**
 * Every match of a query, from the left, each as long as possible and none over another; at most MAX_MATCH_TOKENS
 * tokens, never over the end of a text. Time is linear in the tokens. Throws CqlError and QueryCancelledError.
 */
export function findCqlHits(parts: readonly SegmentPart[], search: CqlSearch, cancel?: CancelFlag): Hits {
  const ready = makeReady(search);
  const found = parts.map((part) => matchPart(part, ready, cancel));
  return {
    parts,
    positions: found.map(({ words }) => words),
    wordCount: 0,
    spans: found.map(({ spans }) => spans),
    askedMarks: found.map(({ askedMarks }) => askedMarks),
    total: found.reduce((sum, { words }) => sum + words.length, 0),
  };
}

interface MatchColumns {
  readonly words: GrowingColumn;
  readonly starts: GrowingColumn;
  readonly ends: GrowingColumn;
  readonly wordCounts: GrowingColumn;
}

function matchPart(
  part: SegmentPart,
  ready: ReadyQuery,
  cancel: CancelFlag | undefined,
): { words: Uint32Array; spans: HitSpans; askedMarks: Uint8Array | null } {
  throwIfCancelled(cancel);
  const matches: MatchColumns = {
    words: new GrowingColumn(),
    starts: new GrowingColumn(),
    ends: new GrowingColumn(),
    wordCounts: new GrowingColumn(),
  };
  const matcher = new TextMatcher(part, ready, cancel);
  const ranges = selectTextRanges(part);
  for (let i = 0; i < ranges.length; i += 2)
    for (let text = ranges[i]!; text < ranges[i + 1]!; text++) matcher.match(text, matches);
  return {
    words: matches.words.view(),
    askedMarks: matcher.askedMarks,
    spans: {
      starts: matches.starts.view(),
      ends: matches.ends.view(),
      wordCounts: Uint8Array.from(matches.wordCounts.view()),
    },
  };
}

interface ReadyQuery {
  readonly query: CqlQuery;
  readonly compiled: CompiledCql;
  readonly conditions: readonly CompiledCql[];
}

function makeReady({ cql, keepCapitalization }: CqlSearch): ReadyQuery {
  const query = parseCql(cql);
  const compiled = compileCql(query, keepCapitalization);
  const conditions = query.conditions.map(({ pattern }) =>
    compileCql({ pattern, isWithinSentence: false }, keepCapitalization, compiled.budget),
  );
  return { query, compiled, conditions };
}

class TextMatcher {
  readonly askedMarks: Uint8Array | null;
  readonly #query: CqlQuery;
  readonly #finder: SpanFinder;
  readonly #conditions: readonly SpanFinder[];
  readonly #labels: LabelMatcher | null;
  readonly #isPlain: boolean;
  readonly #cancel: CancelFlag | undefined;
  #steps = 0;

  constructor(
    part: SegmentPart,
    { query, compiled, conditions }: ReadyQuery,
    cancel: CancelFlag | undefined,
  ) {
    const { mostSentences, isOverSentences, equalities } = query;
    this.#query = query;
    const needsSentences = query.isWithinSentence || mostSentences < Infinity || isOverSentences;
    this.#finder = new SpanFinder(part, compiled, needsSentences);
    this.#conditions = conditions.map((one) => new SpanFinder(part, one, false));
    this.#labels = equalities.length === 0 ? null : new LabelMatcher(this.#finder, part.segment, equalities);
    this.#isPlain = conditions.length === 0 && this.#labels === null && !isOverSentences;
    this.askedMarks = this.#finder.classes.askedMarks;
    this.#cancel = cancel;
  }

  match(text: number, matches: MatchColumns): void {
    const { tokens } = this.#finder;
    tokens.load(text);
    for (const one of this.#conditions) one.tokens.load(text);
    this.#tick(tokens.size);
    for (let token = 0; token < tokens.size;) {
      const end = this.#findEnd(token);
      if (end === token) {
        token += 1;
        continue;
      }
      const word = tokens.words[token]!;
      matches.words.push(word);
      matches.wordCounts.push(tokens.words[end]! - word);
      matches.starts.push(tokens.start(token));
      matches.ends.push(tokens.end(end - 1));
      token = end;
    }
  }

  /** The end of the longest match from a token on that meets the conditions; the token itself if there is none. */
  #findEnd(token: number): number {
    const limit = this.#limitEnd(token);
    let longest = token;
    if (this.#isPlain) {
      this.#tick(this.#finder.visitEnds(token, limit, (end) => (longest = end)) - token);
      return longest;
    }
    const ends: number[] = [];
    this.#tick(this.#finder.visitEnds(token, limit, (end) => ends.push(end)) - token);
    return ends.reverse().find((end) => this.#meetsConditions(token, end)) ?? token;
  }

  #limitEnd(token: number): number {
    const { size, sentenceEnds } = this.#finder.tokens;
    const { isWithinSentence, mostSentences, mostTokens } = this.#query;
    let border = size;
    if (isWithinSentence) border = sentenceEnds[token]!;
    else if (mostSentences < Infinity) {
      border = sentenceEnds[token]!;
      for (let sentence = 1; sentence < mostSentences && border < size; sentence++)
        border = sentenceEnds[border]!;
    }
    return Math.min(border, token + Math.min(MAX_MATCH_TOKENS, mostTokens));
  }

  #meetsConditions(from: number, end: number): boolean {
    const { conditions, isOverSentences } = this.#query;
    if (isOverSentences && end <= this.#finder.tokens.sentenceEnds[from]!) return false;
    const isMet = conditions.every(({ relation, isNegated }, i) => {
      const finder = this.#conditions[i]!;
      const holds =
        relation === 'within' ? this.#liesIn(finder, from, end) : this.#contains(finder, from, end);
      return holds !== isNegated;
    });
    return isMet && (this.#labels?.fits(from, end) ?? true);
  }

  #contains(finder: SpanFinder, from: number, end: number): boolean {
    for (let token = from; token < end; token++) {
      const found = finder.findLongest(token, end);
      this.#tick(end - token);
      if (found > token) return true;
    }
    return false;
  }

  #liesIn(finder: SpanFinder, from: number, end: number): boolean {
    const { size } = finder.tokens;
    for (let token = Math.max(0, end - MAX_MATCH_TOKENS); token <= from; token++) {
      const found = finder.findLongest(token, Math.min(size, token + MAX_MATCH_TOKENS));
      this.#tick(MAX_MATCH_TOKENS);
      if (found >= end) return true;
    }
    return false;
  }

  #tick(steps: number): void {
    this.#steps += steps;
    if (this.#steps < CANCEL_CHECK_INTERVAL) return;
    this.#steps = 0;
    throwIfCancelled(this.#cancel);
  }
}
