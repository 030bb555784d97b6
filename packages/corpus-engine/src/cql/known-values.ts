import { makeTable } from '@keelerada/estonian/make-table';
import { PARTS_OF_SPEECH } from '../segment/parts-of-speech';
import { readLiteral } from './compile-value';
import type { NamedAttribute } from './cql-attributes';
import { CqlError } from './cql-error';
import type { CqlQuery, TokenFormula, TokenPlace, TokenTest } from './cql-query';
import { findNearest } from './find-nearest';
import type { Pattern } from './pattern';
import { listTests } from './token-formula';

/** Relations of Universal Dependencies; a subtype may follow each after a colon. */
const RELATIONS = (
  'acl advcl advmod amod appos aux case cc ccomp clf compound conj cop csubj dep det discourse dislocated expl fixed flat ' +
  'goeswith iobj list mark nmod nsubj nummod obj obl orphan parataxis punct reparandum root vocative xcomp'
).split(' ');

/** Values of features in Universal Dependencies that a query of any corpus may name. */
const VALUES = makeTable<string>({
  Case: 'Nom Gen Par Add Ill Ine Ela All Ade Abl Tra Ter Ess Abe Com Acc Dat Ins Loc Voc Abs Erg Par Tem Cau Del Ben Sbl Sub Sup Per Lat Dis Equ Cmp Cns Spl',
  Number: 'Sing Plur Dual Coll Ptan Count Grpa Grpl Inv Pauc Tri',
  Person: '0 1 2 3 4',
  Tense: 'Past Pres Fut Imp Pqp',
  Mood: 'Ind Cnd Imp Qot Sub Jus Opt Adm Des Irr Nec Pot Prp',
  VerbForm: 'Fin Inf Sup Part Conv Gdv Ger Vnoun',
  Voice: 'Act Pass Mid Cau Antip Dir Inv Lfoc Bfoc Rcp',
  Degree: 'Pos Cmp Sup Abs Equ Dim Aug',
  Polarity: 'Neg Pos',
});

/** Refuses a literal value of a closed list that no corpus has, with the nearest. Throws CqlError. */
export function checkValue(
  name: Pick<NamedAttribute, 'attribute' | 'feature'>,
  { pattern }: Pick<TokenTest, 'pattern'>,
  end: number,
): void {
  const known = listKnown(name);
  if (known === null || pattern === null) return;
  const small = new Set(known.map((one) => one.toLowerCase()));
  for (const part of pattern.kind === 'choice' ? pattern.parts : [pattern]) {
    const value = readLiteral(part);
    if (value === null || value === '' || value === '_') continue;
    const plain = name.attribute === 'deprel' ? value.replace(/:.*/su, '') : value;
    if (small.has(plain.toLowerCase())) continue;
    const nearest = findNearest(value, known);
    const written = name.attribute === 'feature' ? name.feature : name.attribute;
    const message = `There is no ${written} ${value}; the nearest: ${nearest.join(', ')}.`;
    throw new CqlError('UNKNOWN_VALUE', end - 1, message, nearest);
  }
}

function listKnown({
  attribute,
  feature,
}: Pick<NamedAttribute, 'attribute' | 'feature'>): readonly string[] | null {
  if (attribute === 'pos') return PARTS_OF_SPEECH;
  if (attribute === 'deprel') return RELATIONS;
  return attribute === 'feature' ? (VALUES.get(feature)?.split(' ') ?? null) : null;
}

/** Refuses a literal name of an error that no error answers to, with the nearest. Throws CqlError. */
export function checkErrorNames(cql: string, query: CqlQuery, names: ReadonlySet<string>): void {
  for (const test of [query.pattern, ...query.conditions.map(({ pattern }) => pattern)]
    .flatMap(listFormulas)
    .flatMap(listTests)) {
    if (test.pattern === null || !test.attribute.startsWith('error')) continue;
    for (const part of test.pattern.kind === 'choice' ? test.pattern.parts : [test.pattern]) {
      const name = readLiteral(part);
      if (name === null || name === '' || names.has(name.toUpperCase())) continue;
      const nearest = findNearest(name, names);
      const message = `There is no kind of error ${name}; the nearest: ${nearest.join(', ')}.`;
      throw new CqlError('UNKNOWN_VALUE', Math.max(0, cql.indexOf(name)), message, nearest);
    }
  }
}

function listFormulas(pattern: Pattern<TokenPlace>): readonly TokenFormula[] {
  if (pattern.kind === 'letter') return [pattern.letter.formula];
  return (pattern.kind === 'repeat' ? [pattern.part] : pattern.parts).flatMap(listFormulas);
}
