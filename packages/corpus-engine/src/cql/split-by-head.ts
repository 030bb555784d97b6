import type { Segment } from '../segment/segment';
import type { CompiledCql } from './compile-cql';
import { CqlError } from './cql-error';
import type { TokenTest } from './cql-query';
import type { ReadingFitter } from './fit-readings';
import { NO_OUTCOMES, type TokenOutcomes } from './split-by-outcome';
import { fitsRelation, isOfRelation, readRelation } from './split-by-relation';
import { listTests, nameTest, readOwnTest } from './token-formula';

/** Each test of a head has a bit of a number. */
const MAX_HEAD_TESTS = 31;

/** The tests of heads of a query, each once. */
export function listHeadTests({ formulas }: Pick<CompiledCql, 'formulas'>): readonly TokenTest[] {
  const tests = formulas.flatMap(listTests).filter(({ isOfHead }) => isOfHead);
  return [...new Map(tests.map((test) => [nameTest(test), test])).values()];
}

/** Judges the head of every word of a segment. Punctuation and the root of a sentence have none, and no test fits it. */
export function judgeHeads(
  tests: readonly TokenTest[],
  segment: Segment,
  { values }: CompiledCql,
  fitter: ReadingFitter,
): TokenOutcomes {
  if (tests.length === 0) return NO_OUTCOMES;
  if (tests.length > MAX_HEAD_TESTS)
    throw new CqlError('TOO_MANY_TESTS', 0, `A query has at most ${MAX_HEAD_TESTS} tests of heads.`);
  const { sections } = segment;
  const ofReading = new Uint32Array(segment.sizes.readings);
  const ofRelation = new Uint32Array(segment.relations.size);
  tests.map(readOwnTest).forEach((test, bit) => {
    const value = values.get(nameTest(test));
    if (isOfRelation(test))
      for (let id = 0; id < ofRelation.length; id++)
        ofRelation[id]! |= Number(fitsRelation(readRelation(segment.relations.get(id)), test, value!)) << bit;
    else fitter.fit({ kind: 'test', test }).forEach((fits, id) => (ofReading[id]! |= fits << bit));
  });
  const numbers = numberJoined(new Set(ofReading), new Set(ofRelation));
  return {
    classCount: numbers.size,
    outcomes: [...numbers.keys()],
    addClasses(text, given) {
      const { textWordStarts, textMarkStarts, wordStarts, markStarts, wordReadings, wordRelations } =
        sections;
      let mark = textMarkStarts[text]!;
      const markEnd = textMarkStarts[text + 1]!;
      let token = 0;
      for (let word = textWordStarts[text]!; word < textWordStarts[text + 1]!; word++, token++) {
        for (; mark < markEnd && markStarts[mark]! < wordStarts[word]!; mark++) token++;
        const head = segment.wordHead(word);
        if (head < 0) continue;
        const bits = ofReading[wordReadings[head]!]! | ofRelation[wordRelations[head]!]!;
        given[token]! += numbers.get(bits >>> 0)!;
      }
    },
  };
}

/** A number for each outcome that a head can have; 0 for none. */
function numberJoined(
  ofReadings: ReadonlySet<number>,
  ofRelations: ReadonlySet<number>,
): Map<number, number> {
  const numbers = new Map([[0, 0]]);
  for (const one of ofReadings)
    for (const other of ofRelations) {
      const bits = (one | other) >>> 0;
      if (!numbers.has(bits)) numbers.set(bits, numbers.size);
    }
  return numbers;
}
