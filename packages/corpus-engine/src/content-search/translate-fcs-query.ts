import { makeTable } from '@keelerada/estonian/make-table';
import { readLiteral } from '../cql/compile-value';
import type { CharacterSet } from '../cql/cql-query';
import type { Pattern } from '../cql/pattern';
import { PARTS_OF_SPEECH } from '../segment/parts-of-speech';
import type { FcsExpression, FcsQuery, FcsTest } from './fcs-query';
import type { FormSearch } from './form-search';
import { fcsDiagnostic, UnansweredSearchError } from './search-diagnostic';
import { widenLetters } from '../cql/widen-letters';
import { writeRepeat, writeValue } from './write-value';

/** Names of the part-of-speech layer in front of its attribute, as in `ud17:pos`. */
export const POS_QUALIFIER = 'ud17';
const TOO_COMPLEX = fcsDiagnostic(11);

/** Attributes of FCS-QL and those of a query by form. */
const attributes = makeTable<'word' | 'lemma' | 'pos'>({
  '': 'word',
  text: 'word',
  word: 'word',
  token: 'word',
  lemma: 'lemma',
  pos: 'pos',
});

/**
 * The query by form that finds what a query of FCS-QL asks for. With `allowsRewrites` what cannot be told is left out, so
 * that more is found. Throws UnansweredSearchError.
 */
export function translateFcsQuery({ pattern, scope }: FcsQuery, allowsRewrites: boolean): FormSearch {
  const writer = new QueryWriter(pattern, allowsRewrites);
  const places = writer.writePlaces(pattern);
  const isWithinSentence = scope === 'sentence';
  if (scope !== null && scope !== 'sentence' && scope !== 'text')
    writer.give(`within ${scope}`, `The texts have no marks of a ${scope}.`);
  return {
    cql: isWithinSentence ? `${places} within s` : places,
    keepCapitalization: writer.keepCapitalization,
    rewrites: writer.rewrites,
  };
}

class QueryWriter {
  readonly rewrites: string[] = [];
  readonly keepCapitalization: boolean;
  readonly #allowsRewrites: boolean;

  constructor(pattern: Pattern<FcsExpression>, allowsRewrites: boolean) {
    this.#allowsRewrites = allowsRewrites;
    const words = listTests(pattern).filter(({ attribute }) => attributes.get(attribute) === 'word');
    this.keepCapitalization = !words.every(({ flags }) => ignoresCase(flags));
  }

  /** Leaves a part of the query out, or refuses it. */
  give(part: string, why: string): void {
    if (!this.#allowsRewrites) throw new UnansweredSearchError(TOO_COMPLEX, part, why);
    const rewrite = `${part} was left out: ${why}`;
    if (!this.rewrites.includes(rewrite)) this.rewrites.push(rewrite);
  }

  writePlaces(pattern: Pattern<FcsExpression>): string {
    switch (pattern.kind) {
      case 'letter':
        return `[${pattern.letter.kind === 'always' ? '' : this.#writeExpression(pattern.letter)}]`;
      case 'sequence':
        return pattern.parts
          .map((part) => (part.kind === 'choice' ? `(${this.writePlaces(part)})` : this.writePlaces(part)))
          .join(' ');
      case 'choice':
        return pattern.parts.map((part) => this.writePlaces(part)).join(' | ');
      case 'repeat': {
        const { part, least, most } = pattern;
        const written = this.writePlaces(part);
        return (part.kind === 'letter' ? written : `(${written})`) + writeRepeat(least, most);
      }
    }
  }

  #writeExpression(expression: FcsExpression): string {
    switch (expression.kind) {
      case 'always':
        return '';
      case 'test':
        return this.#writeTest(expression);
      case 'not':
        return `!(${this.#writeExpression(expression.part)})`;
      case 'and':
      case 'or': {
        const sign = expression.kind === 'and' ? ' & ' : ' | ';
        return `(${expression.parts.map((part) => this.#writeExpression(part)).join(sign)})`;
      }
    }
  }

  #writeTest(test: FcsTest): string {
    const name = findAttribute(test);
    checkFlags(test);
    const toMarks = test.flags.includes('d');
    const toCase =
      ignoresCase(test.flags) && (name === 'pos' || (name === 'word' && this.keepCapitalization));
    const isFolded = name === 'lemma' || (name === 'word' && !this.keepCapitalization);
    if (name === 'lemma' && /[IC]/u.test(test.flags))
      this.give(`/${test.flags}`, 'Capital letters of base forms are not told apart.');
    const value = widenLetters(test.value, { toCase: toCase || (toMarks && isFolded), toMarks });
    if (name === 'pos') checkTags(value, test.written);
    return `${name}${test.isNegated ? '!=' : '='}"${writeValue(value)}"`;
  }
}

const ignoresCase = (flags: string): boolean => /[ic]/u.test(flags);

function findAttribute({ attribute, qualifier, written }: FcsTest): 'word' | 'lemma' | 'pos' {
  const name = attributes.get(attribute);
  const asked = qualifier === null ? attribute : `${qualifier}:${attribute}`;
  if (name === undefined)
    throw new UnansweredSearchError(
      TOO_COMPLEX,
      asked,
      `There is no layer ${asked} (asked for "${written}"): use text, lemma or pos.`,
    );
  if (qualifier !== null && !(name === 'pos' && qualifier === POS_QUALIFIER))
    throw new UnansweredSearchError(
      TOO_COMPLEX,
      asked,
      `No layer ${attribute} has the qualifier ${qualifier}.`,
    );
  return name;
}

function checkFlags({ flags }: FcsTest): void {
  if (!/[ic]/u.test(flags) || !/[IC]/u.test(flags)) return;
  throw new UnansweredSearchError(TOO_COMPLEX, `/${flags}`, 'The flags contradict each other.');
}

/** A tag that is written out must be one of the 17 of Universal Dependencies. */
function checkTags(value: Pattern<CharacterSet>, written: string): void {
  const parts = value.kind === 'choice' ? value.parts : [value];
  for (const part of parts) {
    const tag = readLiteral(part);
    if (tag === null || (PARTS_OF_SPEECH as readonly string[]).includes(tag)) continue;
    const known = PARTS_OF_SPEECH.join(', ');
    throw new UnansweredSearchError(TOO_COMPLEX, written, `There is no part of speech ${tag}: use ${known}.`);
  }
}

function listTests(pattern: Pattern<FcsExpression>): FcsTest[] {
  if (pattern.kind === 'letter') return listTestsOf(pattern.letter);
  return pattern.kind === 'repeat' ? listTests(pattern.part) : pattern.parts.flatMap(listTests);
}

function listTestsOf(expression: FcsExpression): FcsTest[] {
  if (expression.kind === 'always') return [];
  if (expression.kind === 'test') return [expression];
  return expression.kind === 'not' ? listTestsOf(expression.part) : expression.parts.flatMap(listTestsOf);
}
