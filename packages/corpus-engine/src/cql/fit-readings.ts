import { toGrammarTags } from '@keelerada/estonian/grammar-tags/to-grammar-tags';
import { compareEstonian } from '../base/estonian-collation';
import type { StringTable, StringUnits } from '../base/string-table';
import { splitTag } from '../segment/index-text';
import type { Segment } from '../segment/segment';
import type { CompiledCql } from './compile-cql';
import type { CompiledValue } from './compile-value';
import type { TokenFormula, TokenTest } from './cql-query';
import { chooseWordUnit, nameTest } from './token-formula';

/** Tells which readings of a segment fit a formula: 1 or 0 for each. The formula holds no tests of relations. */
export class ReadingFitter {
  readonly #segment: Segment;
  readonly #compiled: CompiledCql;
  readonly #tests = new Map<string, Uint8Array>();

  constructor(segment: Segment, compiled: CompiledCql) {
    this.#segment = segment;
    this.#compiled = compiled;
  }

  fit(formula: TokenFormula): Uint8Array {
    switch (formula.kind) {
      case 'always':
        return new Uint8Array(this.#segment.sizes.readings).fill(1);
      case 'test':
        return this.#fitTest(formula.test);
      case 'not':
        return this.fit(formula.part).map((isFit) => 1 - isFit);
      case 'and':
      case 'or': {
        const [first, ...rest] = formula.parts;
        const joined = this.fit(first!).slice();
        const isAnd = formula.kind === 'and';
        for (const part of rest) {
          const next = this.fit(part);
          if (isAnd) for (let i = 0; i < joined.length; i++) joined[i]! &= next[i]!;
          else for (let i = 0; i < joined.length; i++) joined[i]! |= next[i]!;
        }
        return joined;
      }
    }
  }

  #fitTest(test: TokenTest): Uint8Array {
    const name = nameTest(test);
    const known = this.#tests.get(name);
    if (known !== undefined) return known;
    const { sections } = this.#segment;
    const value = this.#compiled.values.get(name);
    let fitting: Uint8Array;
    if (test.attribute === 'word' || test.attribute === 'lemma') {
      const unit = test.attribute === 'word' ? chooseWordUnit(test, this.#compiled.wordUnit) : 'lemma';
      fitting = spread(
        fitStrings(this.#segment.strings, this.#segment.sections, value!),
        this.#segment.readingStrings(unit),
      );
    } else fitting = spread(fitTags(this.#segment.tags, test, value), sections.readingTags);
    this.#tests.set(name, fitting);
    return fitting;
  }
}

/** Whether each number stands for something that fits. */
function spread(fitting: Uint8Array, numbers: Uint32Array | Uint16Array): Uint8Array {
  const spreadOut = new Uint8Array(numbers.length);
  for (let i = 0; i < numbers.length; i++) spreadOut[i] = fitting[numbers[i]!]!;
  return spreadOut;
}

/** 1 for each string that matches a value; the same strings as a table and as units, in Estonian order. */
export function fitStrings(strings: StringTable, units: StringUnits, value: CompiledValue): Uint8Array {
  const fitting = new Uint8Array(strings.size);
  if (value.literals !== null) {
    for (const literal of value.literals) {
      const id = strings.find(literal, compareEstonian);
      if (id >= 0) fitting[id] = 1;
    }
    return fitting;
  }
  const { stringStarts, stringUnits } = units;
  for (let id = 0; id < strings.size; id++) {
    const matches = value.automaton.matches(stringUnits, stringStarts[id]!, stringStarts[id + 1]!);
    fitting[id] = matches ? 1 : 0;
  }
  return fitting;
}

const NO_FEATURES = '_';

/** 1 for each tag that a test of word class or features fits. */
export function fitTags(
  tags: Pick<StringTable, 'size' | 'get'>,
  test: TokenTest,
  value: CompiledValue | undefined,
): Uint8Array {
  return Uint8Array.from({ length: tags.size }, (_, id) => {
    const { upos, features } = splitTag(tags.get(id));
    const pairs = features === NO_FEATURES || features === '' ? [] : features.split('|');
    if (test.attribute === 'feats' && value !== undefined) return Number(matchesTag(value, features));
    if (test.attribute === 'pos') return Number(matchesTag(value!, upos));
    if (test.attribute === 'class' || test.attribute === 'tags') {
      const { wordClass, forms } = toGrammarTags(upos, features);
      const text = test.attribute === 'class' ? wordClass : [wordClass, ...forms].join(' ');
      return Number(matchesTag(value!, text));
    }
    if (test.attribute === 'feature') return Number(hasFeature(pairs, test.feature, value!));
    const hasAll = test.pairs.every((pair) => hasPair(pairs, pair));
    return Number(test.pairs.length === 0 ? pairs.length === 0 : hasAll);
  });
}

/** A feature with several values, such as `PronType=Int,Rel`, has each of them. */
function hasPair(pairs: readonly string[], wanted: string): boolean {
  const cut = wanted.indexOf('=');
  const whole = readFeature(pairs, wanted.slice(0, cut)).toLowerCase();
  const value = wanted.slice(cut + 1).toLowerCase();
  return whole === value || whole.split(',').includes(value);
}

/** A feature that the token does not have has the empty value. */
function hasFeature(pairs: readonly string[], feature: string, value: CompiledValue): boolean {
  const whole = readFeature(pairs, feature);
  return (
    matchesTag(value, whole) ||
    (whole.includes(',') && whole.split(',').some((one) => matchesTag(value, one)))
  );
}

/** The value of a feature; empty for none. */
export function readFeature(pairs: readonly string[], feature: string): string {
  const start = `${feature}=`.toLowerCase();
  const pair = pairs.find((one) => one.toLowerCase().startsWith(start));
  return pair === undefined ? '' : pair.slice(feature.length + 1);
}

/** Whether a value that is compared without case matches a tag. */
export function matchesTag(value: CompiledValue, tag: string): boolean {
  return matchesText(value, tag.toLowerCase());
}

/** Whether a value matches a text as a whole. */
export function matchesText(value: CompiledValue, text: string): boolean {
  if (value.literals !== null) return value.literals.includes(text);
  const units = Uint16Array.from({ length: text.length }, (_, i) => text.charCodeAt(i));
  return value.automaton.matches(units, 0, units.length);
}
