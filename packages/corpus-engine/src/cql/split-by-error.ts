import { nameEdit } from '../edits/edit-places';
import type { ErrorLayer } from '../edits/error-layer';
import type { CompiledCql } from './compile-cql';
import type { CompiledValue } from './compile-value';
import { CqlError } from './cql-error';
import type { TokenFormula, TokenTest } from './cql-query';
import { matchesText } from './fit-readings';
import { decideTests, listTests, nameFormula, nameTest } from './token-formula';

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

/** What the tests of errors of a query say of the tokens of a segment. A test fits a token if it fits some edit on it. */
export interface ErrorOutcomes {
  /** Classes of tokens that the tests do not tell apart; the first is that of tokens without an error. */
  readonly classCount: number;
  /** Of each class, a bit for each test. */
  readonly outcomes: readonly number[];
  /** Adds the class of each token of a text with an edit to the token's number. */
  addClasses(text: number, numbers: Uint32Array, size: number): void;
  /** Edits that some test fits; null without edits. */
  readonly askedEdits: Uint8Array | null;
}

const NO_ERRORS: ErrorOutcomes = {
  classCount: 1,
  outcomes: [0],
  addClasses: () => undefined,
  askedEdits: null,
};

/** Judges every edit of a segment; without a layer no token has an error. Throws CqlError. */
export function judgeErrors(
  tests: readonly TokenTest[],
  layer: ErrorLayer | undefined,
  { values, wordUnit }: CompiledCql,
): ErrorOutcomes {
  if (tests.length > MAX_ERROR_TESTS)
    throw new CqlError('TOO_MANY_TESTS', 0, `A query has at most ${MAX_ERROR_TESTS} tests of errors.`);
  if (layer === undefined || tests.length === 0) return NO_ERRORS;
  const edits = new Uint32Array(layer.sizes.edits);
  let ofFirst = 0;
  tests.forEach((test, bit) => {
    if (test.attribute === 'error.first') ofFirst |= 1 << bit;
    const fitting = fitEdits(test, layer, values.get(nameTest(test))!, wordUnit);
    for (let edit = 0; edit < edits.length; edit++) edits[edit]! |= fitting[edit]! << bit;
  });
  return classifyErrors(layer, edits, ~ofFirst);
}

/** 1 for each edit that a test fits. */
function fitEdits(
  { attribute }: TokenTest,
  layer: ErrorLayer,
  value: CompiledValue,
  wordUnit: 'form' | 'folded',
): Uint8Array {
  const { codes, editWordStarts, forms, folded, lemmas } = layer.columns;
  const fitting = new Uint8Array(codes.length);
  if (attribute === 'error' || attribute === 'error.first') {
    const known = new Map<number, number>();
    const fitCode = (code: number): number =>
      Number(nameEdit(layer.strings.get(code)).some((name) => matchesText(value, name)));
    codes.forEach((code, edit) => {
      const isFit = known.get(code) ?? fitCode(code);
      known.set(code, isFit);
      fitting[edit] = isFit;
    });
    return fitting;
  }
  const strings = fitLayerStrings(layer, value);
  const words = attribute === 'corrected.lemma' ? lemmas : wordUnit === 'form' ? forms : folded;
  for (let edit = 0; edit < fitting.length; edit++)
    for (let word = editWordStarts[edit]!; word < editWordStarts[edit + 1]!; word++)
      fitting[edit]! |= strings[words[word]!]!;
  return fitting;
}

function fitLayerStrings({ strings, units }: ErrorLayer, value: CompiledValue): Uint8Array {
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

/** Puts the tokens that edits stand on into classes by what fits them. */
function classifyErrors(layer: ErrorLayer, edits: Uint32Array, beyondFirst: number): ErrorOutcomes {
  const { textEditStarts, places, placeEnds } = layer.columns;
  const numbers = new Map([[0, 0]]);
  const tokenStarts = new Uint32Array(layer.sizes.texts + 1);
  const tokens: number[] = [];
  const classes: number[] = [];
  for (let text = 0; text < layer.sizes.texts; text++) {
    const ofToken = new Map<number, number>();
    for (let edit = textEditStarts[text]!; edit < textEditStarts[text + 1]!; edit++) {
      const bits = edits[edit]!;
      if (bits === 0) continue;
      for (let token = places[edit]!; token < placeEnds[edit]!; token++) {
        const fitting = token === places[edit] ? bits : bits & beyondFirst;
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
    askedEdits: Uint8Array.from(edits, (bits) => Number(bits !== 0)),
    addClasses(text, given, size) {
      for (let i = tokenStarts[text]!; i < tokenStarts[text + 1]!; i++)
        if (tokens[i]! < size) given[tokens[i]!]! += classes[i]!;
    },
  };
}

/** A description of tokens without tests of errors, and the classes of errors for which it holds. */
export interface ErrorPart {
  readonly formula: TokenFormula;
  /** 1 for each class. */
  readonly errors: Uint8Array;
}

/** Splits a description of tokens into parts without tests of errors, as `splitByRelation` does for relations. */
export function splitByError(
  formula: TokenFormula,
  tests: readonly TokenTest[],
  { outcomes }: Pick<ErrorOutcomes, 'outcomes'>,
): readonly ErrorPart[] {
  if (!listTests(formula).some(isOfError))
    return [{ formula, errors: new Uint8Array(outcomes.length).fill(1) }];
  const bits = new Map(tests.map((test, bit) => [nameTest(test), bit]));
  const parts = new Map<string, ErrorPart>();
  outcomes.forEach((fitting, errorClass) => {
    const rest = decideTests(formula, (test) =>
      isOfError(test) ? ((fitting >>> bits.get(nameTest(test))!) & 1) === 1 : null,
    );
    const name = nameFormula(rest);
    const part = parts.get(name) ?? { formula: rest, errors: new Uint8Array(outcomes.length) };
    part.errors[errorClass] = 1;
    parts.set(name, part);
  });
  return [...parts.values()];
}
