import { compileValue, readLiteral } from './compile-value';
import { CqlError } from './cql-error';
import type { TextFormula } from './cql-query';
import { findNearest } from './find-nearest';
import { matchesTag } from './fit-readings';
import { WorkBudget } from './lazy-automaton';
import { listTests } from './token-formula';

export type TextPropertyReader = (property: string) => readonly string[];

/** Makes what tells whether a text fits. A test fits if it fits some value, whatever the case. */
export function makeTextJudge(formula: TextFormula): (read: TextPropertyReader) => boolean {
  const budget = new WorkBudget();
  const make = (part: TextFormula): ((read: TextPropertyReader) => boolean) => {
    switch (part.kind) {
      case 'always':
        return () => true;
      case 'test': {
        const { property, pattern } = part.test;
        const value = compileValue(pattern, 'caseless', budget);
        return (read) => read(property).some((one) => matchesTag(value, one));
      }
      case 'not': {
        const judge = make(part.part);
        return (read) => !judge(read);
      }
      case 'and':
      case 'or': {
        const judges = part.parts.map(make);
        return part.kind === 'and'
          ? (read) => judges.every((judge) => judge(read))
          : (read) => judges.some((judge) => judge(read));
      }
    }
  };
  return make(formula);
}

/** Refuses a plain value of a property that no text has, with the nearest. Throws CqlError. */
export function checkTextValues(
  formula: TextFormula,
  listValues: (property: string) => readonly string[],
): void {
  for (const { property, value, pattern, at } of listTests(formula)) {
    const parts = pattern.kind === 'choice' ? pattern.parts : [pattern];
    const known = listValues(property);
    const small = new Set(known.map((one) => one.toLowerCase()));
    for (const wanted of parts.map(readLiteral)) {
      if (wanted === null || small.has(wanted.toLowerCase())) continue;
      const nearest = findNearest(wanted, known);
      const hint = nearest.length === 0 ? '' : `; the nearest: ${nearest.join(', ')}`;
      throw new CqlError('UNKNOWN_VALUE', at, `No text has ${property}="${value}"${hint}.`, nearest);
    }
  }
}
