import type { StringTable, StringUnits } from '../base/string-table';
import { compileCql, type CompiledCql } from './compile-cql';
import { MAX_MATCH_TOKENS, type TokenTest } from './cql-query';
import type { CqlSearch } from './find-cql-hits';
import { fitStrings, fitTags } from './fit-readings';
import { DEAD_STATE, LazyAutomaton, START_STATE } from './lazy-automaton';
import { countLongest } from './pattern';
import { isOfWord, listMandatory } from './mandatory-tests';
import { parseCql } from './parse-cql';
import { addState } from './position-automaton';
import { isColumnQuery, relaxCql } from './relax-cql';
import { fitsRelation, isOfRelation, readRelation } from './split-by-relation';
import { chooseWordUnit, decideTests, listTests, nameTest } from './token-formula';

/** What the numbers in columns of tokens stand for. */
export interface ColumnNames {
  readonly strings: StringTable;
  /** The same strings. */
  readonly units: StringUnits;
  /** Place of the string of each number of a word; places past the strings have none. */
  readonly rankOfId: Uint32Array;
  readonly tags: readonly string[];
  readonly relations: readonly string[];
}

/** Columns of tokens that a query may look at. */
export const JUDGED_COLUMNS = ['form', 'folded', 'lemma', 'tag', 'relation'] as const;
export type JudgedColumn = (typeof JUDGED_COLUMNS)[number];

/** Columns of the tokens of several texts end to end, those that `ColumnJudge.columns` names. */
export interface TokenColumnsOfTexts {
  readonly columns: Readonly<Partial<Record<JudgedColumn, ArrayLike<number>>>>;
  /** Number of the sentence of each token; only where the query stays within sentences. */
  readonly sentences?: ArrayLike<number> | undefined;
  /** First token of each text, and the end of the last. */
  readonly starts: ArrayLike<number>;
}

/** A column with a class for each of its numbers; the query tells no two members of a class apart. */
interface ClassedColumn {
  readonly column: JudgedColumn;
  readonly tests: readonly TokenTest[];
  readonly classOf: Uint16Array;
  /** Of each class, which of the tests it passes. */
  readonly outcomes: readonly (readonly boolean[])[];
}

export interface MandatoryNumbers {
  readonly column: Extract<JudgedColumn, 'form' | 'folded' | 'lemma'>;
  readonly numbers: readonly number[];
}

/**
 * Counts the matches of a query in tokens that stand in columns of numbers, as `findCqlHits` counts them in a segment: from the
 * left, each as long as possible and none over another. Made for an index on other machines, which sends columns.
 */
export class ColumnJudge {
  readonly compiled: CompiledCql;
  /** Otherwise some matches may be no matches of the query, but no text with a match is missed. */
  readonly isExact: boolean;
  /** Where a match can be at all; empty if it can be anywhere. */
  readonly mandatory: readonly MandatoryNumbers[];
  /** Most tokens of a match. */
  readonly longest: number;
  readonly #columns: readonly ClassedColumn[];
  readonly #automaton: LazyAutomaton;

  /** Throws CqlError. */
  constructor(search: CqlSearch, names: ColumnNames) {
    const asked = parseCql(search.cql);
    this.isExact = isColumnQuery(asked);
    const query = this.isExact ? asked : relaxCql(asked);
    this.compiled = compileCql(query, search.keepCapitalization);
    this.longest = Math.min(MAX_MATCH_TOKENS, countLongest(query.pattern));
    this.mandatory = listMandatory(query.pattern, isOfWord).map(({ attribute, tests }) => {
      const column = attribute === 'lemma' ? 'lemma' : chooseWordUnit(tests[0]!, this.compiled.wordUnit);
      return {
        column,
        numbers: listFitting(tests.map((test) => fitNumbers(column, test, this.compiled, names))),
      };
    });
    const tests = new Map(this.compiled.formulas.flatMap(listTests).map((test) => [nameTest(test), test]));
    this.#columns = JUDGED_COLUMNS.flatMap((column) => {
      const own = [...tests.values()].filter((test) => chooseColumn(test, this.compiled.wordUnit) === column);
      return own.length === 0 ? [] : [classify(column, own, this.compiled, names)];
    });
    const classes = this.#columns.reduce((product, { outcomes }) => product * outcomes.length, 1);
    this.#automaton = new LazyAutomaton(
      this.compiled.positions,
      classes,
      (tokenClass) => this.#listStates(tokenClass),
      this.compiled.budget,
    );
  }

  /** The columns that have to be given; none for a query such as `[]`. */
  get columns(): readonly JudgedColumn[] {
    return this.#columns.map(({ column }) => column);
  }

  /** Matches in each text. Throws CqlError where the query takes too long. */
  countMatches({ columns, sentences: given, starts }: TokenColumnsOfTexts): Uint32Array {
    const sentences = this.compiled.isWithinSentence ? given : undefined;
    const counts = new Uint32Array(starts.length - 1);
    const classes = this.#classifyTokens(columns, starts[starts.length - 1]!);
    for (let text = 0; text < counts.length; text++) {
      const end = starts[text + 1]!;
      for (let token = starts[text]!; token < end;) {
        const next = this.#findEnd(classes, token, end, sentences);
        if (next > token) counts[text]! += 1;
        token = Math.max(next, token + 1);
      }
    }
    return counts;
  }

  #classifyTokens(columns: TokenColumnsOfTexts['columns'], size: number): Uint32Array {
    const classes = new Uint32Array(size);
    for (const { column, classOf, outcomes } of this.#columns) {
      const numbers = columns[column]!;
      const factor = outcomes.length;
      for (let token = 0; token < size; token++)
        classes[token] = classes[token]! * factor + classOf[numbers[token]!]!;
    }
    return classes;
  }

  /** The end of the longest match from a token on; the token itself if there is none. */
  #findEnd(
    classes: Uint32Array,
    token: number,
    textEnd: number,
    sentences: ArrayLike<number> | undefined,
  ): number {
    const automaton = this.#automaton;
    let state = automaton.next(START_STATE, classes[token]!);
    if (state === DEAD_STATE) return token;
    const limit = Math.min(textEnd, token + MAX_MATCH_TOKENS);
    let at = token + 1;
    let end = token;
    for (;;) {
      if (automaton.isAccepting(state)) end = at;
      if (at >= limit || (sentences !== undefined && sentences[at] !== sentences[token])) break;
      state = automaton.next(state, classes[at]!);
      if (state === DEAD_STATE) break;
      at += 1;
    }
    return end;
  }

  /** States whose letter fits the tokens of a class. */
  #listStates(tokenClass: number): Uint32Array {
    const passed = new Map<string, boolean>();
    let rest = tokenClass;
    for (const { tests, outcomes } of [...this.#columns].reverse()) {
      const outcome = outcomes[rest % outcomes.length]!;
      rest = Math.floor(rest / outcomes.length);
      tests.forEach((test, i) => passed.set(nameTest(test), outcome[i]!));
    }
    const { formulas, positions } = this.compiled;
    const isFit = formulas.map(
      (formula) => decideTests(formula, (test) => passed.get(nameTest(test))!).kind === 'always',
    );
    const states = new Uint32Array(positions.cells);
    positions.letters.forEach((formula, i) => {
      if (isFit[formula] === true) addState(states, i + 1);
    });
    return states;
  }
}

function chooseColumn(test: TokenTest, wordUnit: 'form' | 'folded'): JudgedColumn {
  if (test.attribute === 'word') return chooseWordUnit(test, wordUnit);
  if (test.attribute === 'lemma') return 'lemma';
  return isOfRelation(test) ? 'relation' : 'tag';
}

function classify(
  column: JudgedColumn,
  tests: readonly TokenTest[],
  compiled: CompiledCql,
  names: ColumnNames,
): ClassedColumn {
  const fits = tests.map((test) => fitNumbers(column, test, compiled, names));
  const size = fits[0]!.length;
  const known = new Map<string, number>();
  const outcomes: boolean[][] = [];
  const classOf = new Uint16Array(size);
  const none = tests.map(() => '0').join('');
  const number = (key: string): number => {
    const found = known.get(key);
    if (found !== undefined) return found;
    outcomes.push([...key].map((one) => one === '1'));
    known.set(key, outcomes.length - 1);
    return outcomes.length - 1;
  };
  number(none);
  for (let id = 0; id < size; id++) {
    let some = 0;
    for (const fit of fits) some |= fit[id]!;
    if (some !== 0) classOf[id] = number(fits.map((fit) => String(fit[id])).join(''));
  }
  return { column, tests, classOf, outcomes };
}

function listFitting(fits: readonly Uint8Array[]): number[] {
  const numbers = new Set<number>();
  for (const fit of fits) for (let id = 0; id < fit.length; id++) if (fit[id] === 1) numbers.add(id);
  return [...numbers];
}

/** 1 for each number of a column whose name passes a test. */
function fitNumbers(
  column: JudgedColumn,
  test: TokenTest,
  compiled: CompiledCql,
  { strings, units, rankOfId, tags, relations }: ColumnNames,
): Uint8Array {
  const value = compiled.values.get(nameTest(test));
  if (column === 'relation')
    return Uint8Array.from(relations, (stored) => Number(fitsRelation(readRelation(stored), test, value!)));
  if (column === 'tag') return fitTags({ size: tags.length, get: (id) => tags[id]! }, test, value);
  const fitting = fitStrings(strings, units, value!);
  return Uint8Array.from(rankOfId, (rank) => fitting[rank] ?? 0);
}
