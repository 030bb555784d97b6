import type { SegmentPart } from '../segment/selection';
import type { CompiledCql } from './compile-cql';
import type { Border } from './cql-query';
import { DEAD_STATE, LazyAutomaton, START_STATE } from './lazy-automaton';
import { BORDERS_OF_GAPS, classifyTokens, type TokenClasses } from './token-classes';
import { TextTokens } from './text-tokens';

/** Runs the automaton of a pattern over texts of one segment. */
export class SpanFinder {
  readonly tokens: TextTokens;
  readonly classes: TokenClasses;
  readonly compiled: CompiledCql;
  readonly #automaton: LazyAutomaton;
  readonly #hasBorders: boolean;

  /** Throws CqlError. */
  constructor(part: SegmentPart, compiled: CompiledCql, needsSentences: boolean) {
    this.compiled = compiled;
    this.classes = classifyTokens(part, compiled);
    this.#hasBorders = compiled.borders.some((border) => border !== null);
    this.tokens = new TextTokens(part.segment, this.classes, needsSentences || this.#hasBorders);
    const borders = this.#hasBorders ? BORDERS_OF_GAPS.length : 0;
    this.#automaton = new LazyAutomaton(
      compiled.positions,
      this.classes.count + borders,
      this.classes.findStates,
      compiled.budget,
      this.classes.count,
    );
  }

  /** The end of the longest match from a token on, up to `limit`; the token itself if there is none. */
  findLongest(token: number, limit: number): number {
    let end = token;
    this.visitEnds(token, limit, (found) => (end = found));
    return end;
  }

  /** Calls `visit` with every end of a match from a token on, ascending; gives back where it stopped to look. */
  visitEnds(token: number, limit: number, visit: (end: number) => void): number {
    const { classes } = this.tokens;
    const automaton = this.#automaton;
    let state = automaton.next(this.#passBorders(START_STATE, token), classes[token]!);
    if (state === DEAD_STATE) return token;
    let at = token + 1;
    for (;;) {
      state = this.#passBorders(state, at);
      if (automaton.isAccepting(state)) visit(at);
      if (at >= limit) break;
      state = automaton.next(state, classes[at]!);
      if (state === DEAD_STATE) break;
      at += 1;
    }
    return at;
  }

  /** The borders before a token, or at the end of the text. */
  listBorders(at: number): readonly Border[] {
    const gap = this.#findGap(at);
    return gap < 0 ? [] : BORDERS_OF_GAPS[gap]!;
  }

  #passBorders(state: number, at: number): number {
    if (!this.#hasBorders) return state;
    const gap = this.#findGap(at);
    return gap < 0 ? state : this.#automaton.next(state, this.classes.count + gap);
  }

  /** Place in BORDERS_OF_GAPS; -1 where no sentence ends. */
  #findGap(at: number): number {
    const { size, sentenceEnds } = this.tokens;
    if (at === 0) return 0;
    if (at === size) return 2;
    return sentenceEnds[at - 1] === at ? 1 : -1;
  }
}
