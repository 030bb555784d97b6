import type { CancelFlag } from '../base/cancellation';
import { CANCEL_CHECK_INTERVAL, throwIfCancelled } from '../base/cancellation';
import { GrowingColumn } from '../base/growing-column';
import type { HitSpans, Hits } from '../keyword/hits';
import type { SegmentPart } from '../segment/selection';
import { selectTextRanges } from '../segment/selection';
import type { CompiledCql } from './compile-cql';
import { compileCql } from './compile-cql';
import { MAX_MATCH_TOKENS } from './cql-query';
import { DEAD_STATE, LazyAutomaton, START_STATE } from './lazy-automaton';
import { parseCql } from './parse-cql';
import { TextTokens } from './text-tokens';
import { classifyTokens } from './token-classes';

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
  const compiled = compileCql(parseCql(search.cql), search.keepCapitalization);
  const found = parts.map((part) => matchPart(part, compiled, cancel));
  return {
    parts,
    positions: found.map(({ words }) => words),
    wordCount: 0,
    spans: found.map(({ spans }) => spans),
    askedMarks: found.map(({ askedMarks }) => askedMarks),
    total: found.reduce((sum, { words }) => sum + words.length, 0),
  };
}

/** Matches while they are collected. */
interface MatchColumns {
  readonly words: GrowingColumn;
  readonly starts: GrowingColumn;
  readonly ends: GrowingColumn;
  readonly wordCounts: GrowingColumn;
}

function matchPart(
  part: SegmentPart,
  compiled: CompiledCql,
  cancel: CancelFlag | undefined,
): { words: Uint32Array; spans: HitSpans; askedMarks: Uint8Array | null } {
  throwIfCancelled(cancel);
  const matches: MatchColumns = {
    words: new GrowingColumn(),
    starts: new GrowingColumn(),
    ends: new GrowingColumn(),
    wordCounts: new GrowingColumn(),
  };
  const matcher = new TextMatcher(part, compiled, cancel);
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

/** Runs the automaton of a query over texts of one segment. */
class TextMatcher {
  readonly askedMarks: Uint8Array | null;
  readonly #tokens: TextTokens;
  readonly #automaton: LazyAutomaton;
  readonly #isWithinSentence: boolean;
  readonly #cancel: CancelFlag | undefined;
  #steps = 0;

  constructor(part: SegmentPart, compiled: CompiledCql, cancel: CancelFlag | undefined) {
    const classes = classifyTokens(part, compiled);
    this.askedMarks = classes.errors.askedMarks;
    this.#isWithinSentence = compiled.isWithinSentence;
    this.#tokens = new TextTokens(part.segment, classes, compiled.isWithinSentence);
    this.#automaton = new LazyAutomaton(
      compiled.positions,
      classes.count,
      classes.findStates,
      compiled.budget,
    );
    this.#cancel = cancel;
  }

  match(text: number, matches: MatchColumns): void {
    const tokens = this.#tokens;
    tokens.load(text);
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

  /** The end of the longest match from a token on; the token itself if there is none. */
  #findEnd(token: number): number {
    const { classes, sentenceEnds, size } = this.#tokens;
    const automaton = this.#automaton;
    let state = automaton.next(START_STATE, classes[token]!);
    if (state === DEAD_STATE) return token;
    const border = this.#isWithinSentence ? sentenceEnds[token]! : size;
    const limit = Math.min(border, token + MAX_MATCH_TOKENS);
    let at = token + 1;
    let end = token;
    for (;;) {
      if (automaton.isAccepting(state)) end = at;
      if (at >= limit) break;
      state = automaton.next(state, classes[at]!);
      if (state === DEAD_STATE) break;
      at += 1;
    }
    this.#tick(at - token);
    return end;
  }

  #tick(steps: number): void {
    this.#steps += steps;
    if (this.#steps < CANCEL_CHECK_INTERVAL) return;
    this.#steps = 0;
    throwIfCancelled(this.#cancel);
  }
}
