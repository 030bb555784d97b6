import { splitRelation } from '../segment/relations';
import type { Segment } from '../segment/segment';
import type { CompiledCql } from './compile-cql';
import type { CompiledValue } from './compile-value';
import type { TokenFormula, TokenTest } from './cql-query';
import { matchesTag } from './fit-readings';
import { splitByOutcome, type TokenOutcomes } from './split-by-outcome';
import { decideTests, listTests, nameFormula, nameTest } from './token-formula';

/** A description of tokens by their reading alone, and the relations and the classes of heads and errors for which it holds. */
export interface FormulaPart {
  /** Place of the whole description among those of the query. */
  readonly formula: number;
  readonly ofReading: TokenFormula;
  /** 1 for each relation of the segment for which it holds. */
  readonly relations: Uint8Array;
  /** 1 for each class of errors for which it holds. */
  readonly errors: Uint8Array;
  /** 1 for each class of heads for which it holds. */
  readonly heads: Uint8Array;
}

/** Tests with their outcomes on the tokens of a segment. */
export interface JudgedTests {
  readonly tests: readonly TokenTest[];
  readonly outcomes: Pick<TokenOutcomes, 'outcomes'>;
}

/**
 * Splits every description of a query into parts without tests of relations, heads and errors: for each relation the tests are
 * decided, and relations with the same rest are put together; so for heads and errors. Each can then be tested on its own.
 */
export function splitByRelation(
  segment: Segment,
  compiled: CompiledCql,
  errors: JudgedTests,
  heads: JudgedTests,
): FormulaPart[] {
  const relations = listRelations(segment);
  return compiled.formulas.flatMap((formula, place) =>
    splitByOutcome(formula, errors.tests, errors.outcomes).flatMap((ofErrors) =>
      splitByOutcome(ofErrors.formula, heads.tests, heads.outcomes).flatMap((ofHeads) =>
        splitFormula(ofHeads.formula, relations, compiled).map((part) => ({
          ...part,
          ...{ errors: ofErrors.classes, heads: ofHeads.classes, formula: place },
        })),
      ),
    ),
  );
}

/** A relation of a segment: UD relation, `_` for tokens that are not parsed, and sentence part, empty if there is none. */
export interface SegmentRelation {
  readonly deprel: string;
  readonly part: string;
}

function listRelations({ relations }: Segment): readonly SegmentRelation[] {
  return Array.from({ length: relations.size }, (_, id) => readRelation(relations.get(id)));
}

export function readRelation(stored: string): SegmentRelation {
  const { relation, part } = splitRelation(stored);
  return { deprel: relation, part: part ?? '' };
}

/** Whether a relation passes a test of its UD relation or of its sentence part. */
export function fitsRelation(
  { deprel, part }: SegmentRelation,
  { attribute }: Pick<TokenTest, 'attribute'>,
  value: CompiledValue,
): boolean {
  if (attribute === 'deprel') return matchesTag(value, deprel);
  return matchesTag(value, part) || matchesTag(value, part.replace('@', ''));
}

export function isOfRelation({ attribute }: TokenTest): boolean {
  return attribute === 'deprel' || attribute === 'part';
}

type RelationPart = Pick<FormulaPart, 'ofReading' | 'relations'>;

function splitFormula(
  formula: TokenFormula,
  relations: readonly SegmentRelation[],
  { values }: CompiledCql,
): RelationPart[] {
  if (!listTests(formula).some(isOfRelation))
    return [{ ofReading: formula, relations: new Uint8Array(relations.length).fill(1) }];
  const parts = new Map<string, RelationPart>();
  relations.forEach((relation, id) => {
    const ofReading = decideTests(formula, (test) => {
      if (!isOfRelation(test)) return null;
      return fitsRelation(relation, test, values.get(nameTest(test))!);
    });
    const name = nameFormula(ofReading);
    const part = parts.get(name) ?? { ofReading, relations: new Uint8Array(relations.length) };
    part.relations[id] = 1;
    parts.set(name, part);
  });
  return [...parts.values()];
}
