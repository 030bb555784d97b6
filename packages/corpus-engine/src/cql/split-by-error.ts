import { nameMark } from '../error-marks/mark-places';
import type { MarkLayer } from '../error-marks/mark-layer';
import type { CompiledCql } from './compile-cql';
import type { CompiledValue } from './compile-value';
import { CqlError } from './cql-error';
import type { TokenTest } from './cql-query';
import { matchesTag } from './fit-readings';
import { NO_OUTCOMES, type TokenOutcomes } from './split-by-outcome';
import { chooseWordUnit, listTests, nameTest } from './token-formula';

/** Each test of an error has a bit of a number. */
const MAX_ERROR_TESTS = 31;
/** Different outcomes of all of them on the tokens of a segment. */
const MAX_OUTCOMES = 4_096;

export function isOfError({ attribute }: TokenTest): boolean {
  return (
    attribute === 'error' ||
    attribute === 'error.first' ||
    attribute === 'corrected' ||
    attribute === 'corrected.lemma'
  );
}

/** The tests of errors of a query, each once; none where it does not ask for errors. */
export function listErrorTests({ formulas }: Pick<CompiledCql, 'formulas'>): readonly TokenTest[] {
  const tests = formulas.flatMap(listTests).filter(isOfError);
  return [...new Map(tests.map((test) => [nameTest(test), test])).values()];
}

/** What the tests of errors of a query say of the tokens of a segment. A test fits a token if it fits some mark on it. */
export interface ErrorOutcomes extends TokenOutcomes {
  /** Marks that some test fits; null without marks. */
  readonly askedMarks: Uint8Array | null;
}

const NO_ERRORS: ErrorOutcomes = { ...NO_OUTCOMES, askedMarks: null };

/** Judges every mark of a segment; without a layer no token has an error. Throws CqlError. */
export function judgeErrors(
  tests: readonly TokenTest[],
  layer: MarkLayer | undefined,
  { values, wordUnit }: CompiledCql,
): ErrorOutcomes {
  if (tests.length > MAX_ERROR_TESTS)
    throw new CqlError('TOO_MANY_TESTS', 0, `A query has at most ${MAX_ERROR_TESTS} tests of errors.`);
  if (layer === undefined || tests.length === 0) return NO_ERRORS;
  const marks = new Uint32Array(layer.sizes.marks);
  let ofFirst = 0;
  tests.forEach((test, bit) => {
    if (test.attribute === 'error.first') ofFirst |= 1 << bit;
    const fitting = fitMarks(test, layer, values.get(nameTest(test))!, chooseWordUnit(test, wordUnit));
    for (let mark = 0; mark < marks.length; mark++) marks[mark]! |= fitting[mark]! << bit;
  });
  return classifyErrors(layer, marks, ~ofFirst);
}

/** Whether a value of `error` fits marks of a code. */
export function fitsCode(value: CompiledValue, code: string): boolean {
  return nameMark(code).some((name) => matchesTag(value, name));
}

/** 1 for each mark that a test fits. */
function fitMarks(
  { attribute }: TokenTest,
  layer: MarkLayer,
  value: CompiledValue,
  wordUnit: 'form' | 'folded',
): Uint8Array {
  const { codes, markWordStarts, forms, folded, lemmas } = layer.columns;
  const fitting = new Uint8Array(codes.length);
  if (attribute === 'error' || attribute === 'error.first') {
    const known = new Map<number, number>();
    const fitCode = (code: number): number => Number(fitsCode(value, layer.strings.get(code)));
    codes.forEach((code, mark) => {
      const isFit = known.get(code) ?? fitCode(code);
      known.set(code, isFit);
      fitting[mark] = isFit;
    });
    return fitting;
  }
  const strings = fitLayerStrings(layer, value);
  const words = attribute === 'corrected.lemma' ? lemmas : wordUnit === 'form' ? forms : folded;
  for (let mark = 0; mark < fitting.length; mark++)
    for (let word = markWordStarts[mark]!; word < markWordStarts[mark + 1]!; word++)
      fitting[mark]! |= strings[words[word]!]!;
  return fitting;
}

function fitLayerStrings({ strings, units }: MarkLayer, value: CompiledValue): Uint8Array {
  const fitting = new Uint8Array(strings.size);
  const { stringStarts, stringUnits } = units;
  if (value.literals !== null) {
    const wanted = new Set(value.literals);
    for (let id = 0; id < strings.size; id++) fitting[id] = Number(wanted.has(strings.get(id)));
    return fitting;
  }
  for (let id = 0; id < strings.size; id++)
    fitting[id] = Number(value.automaton.matches(stringUnits, stringStarts[id]!, stringStarts[id + 1]!));
  return fitting;
}

/** Puts the tokens that marks stand on into classes by what fits them. */
function classifyErrors(layer: MarkLayer, marks: Uint32Array, beyondFirst: number): ErrorOutcomes {
  const { textStarts, places, placeEnds } = layer.columns;
  const numbers = new Map([[0, 0]]);
  const tokenStarts = new Uint32Array(layer.sizes.texts + 1);
  const tokens: number[] = [];
  const classes: number[] = [];
  for (let text = 0; text < layer.sizes.texts; text++) {
    const ofToken = new Map<number, number>();
    for (let mark = textStarts[text]!; mark < textStarts[text + 1]!; mark++) {
      const bits = marks[mark]!;
      if (bits === 0) continue;
      for (let token = places[mark]!; token < placeEnds[mark]!; token++) {
        const fitting = token === places[mark] ? bits : bits & beyondFirst;
        ofToken.set(token, (ofToken.get(token) ?? 0) | fitting);
      }
    }
    for (const [token, bits] of ofToken) {
      let number = numbers.get(bits);
      if (number === undefined) numbers.set(bits, (number = numbers.size));
      tokens.push(token);
      classes.push(number);
    }
    tokenStarts[text + 1] = tokens.length;
  }
  if (numbers.size > MAX_OUTCOMES)
    throw new CqlError('TOO_MANY_TESTS', 0, 'The query has too many tests of errors.');
  return {
    classCount: numbers.size,
    outcomes: [...numbers.keys()],
    askedMarks: Uint8Array.from(marks, (bits) => Number(bits !== 0)),
    addClasses(text, given, size) {
      for (let i = tokenStarts[text]!; i < tokenStarts[text + 1]!; i++)
        if (tokens[i]! < size) given[tokens[i]!]! += classes[i]!;
    },
  };
}
