import type { VabamorfAnalysis } from '@keelerada/estonian/morphology';
import type { FormToMake } from './corrector-morphology';
import type { GrammarSentence, GrammarToken } from './grammar-sentence';
import type { ChangedForm } from './rule';

const NOMINAL_PARTS = 'SACUPNHOG';

/** Forms of the indicative and conditional that have a person or a voice of their own. */
export const PERSONAL_CODES: ReadonlySet<string> = new Set(
  'n d b me te vad sin sid s sime site takse ti ksin ksid ksime ksite'.split(' '),
);

/** A set of the words of a text. */
export function listWords(words: string): ReadonlySet<string> {
  return new Set(words.split(/\s+/u).filter(Boolean));
}

/** A table of a text like `ma mulle, mina mulle`: what stands behind the first word of an entry, by that word. */
export function listPairs(entries: string): ReadonlyMap<string, string> {
  return new Map(
    entries.split(',').map((entry) => {
      const [word = '', ...row] = entry.trim().split(/\s+/u);
      return [word, row.join(' ')];
    }),
  );
}

/** True if a reading of the token has this form code. */
export function hasCode({ readings }: GrammarToken, ...codes: readonly string[]): boolean {
  return readings.some(({ form }) => codes.includes(form));
}

/** True if a reading has one of these parts of speech (Vabamorf's letters). */
export function hasPart({ readings }: GrammarToken, parts: string): boolean {
  return readings.some(({ partOfSpeech }) => parts.includes(partOfSpeech));
}

/** Form codes of the nominal readings, each once. */
export function nominalCodes({ readings, pos }: GrammarToken): readonly string[] {
  // Any word that opens a sentence may be a name by its capital: such readings count where the tagger agrees.
  const codes = readings.flatMap(({ partOfSpeech, form }) =>
    NOMINAL_PARTS.includes(partOfSpeech) && form !== '' && (partOfSpeech !== 'H' || pos === 'H')
      ? [form]
      : [],
  );
  return [...new Set(codes)];
}

/** Form codes of the readings that share the tagger's lemma: chance homonyms are left out. */
export function lemmaCodes({ readings, lemma }: GrammarToken): readonly string[] {
  const codes = readings.flatMap((reading) =>
    reading.lemma === lemma && reading.form !== '' ? [reading.form] : [],
  );
  return [...new Set(codes)];
}

/** Cases that a token may be in: of a pronoun only those of its readings as a pronoun, other words give all nominal ones. */
export function listCases(token: GrammarToken): readonly string[] {
  const codes =
    token.pos === 'P'
      ? token.readings.flatMap(({ partOfSpeech, form }) => (partOfSpeech === 'P' ? [form] : []))
      : nominalCodes(token);
  return [...new Set(codes.map(caseOfCode))];
}

/** True if the token is a nominal and all its nominal readings are among these codes. */
export function isOnly(token: GrammarToken, ...codes: readonly string[]): boolean {
  const own = nominalCodes(token);
  return own.length > 0 && own.every((code) => codes.includes(code));
}

/** True for a noun by the tagger, names and pronouns left out. */
export function isNoun({ pos, upos }: GrammarToken): boolean {
  return pos === 'S' && upos !== 'PROPN';
}

/** True for a noun, name, pronoun or adjective by the tagger. */
export function isNominal({ pos }: GrammarToken): boolean {
  return NOMINAL_PARTS.includes(pos);
}

/** Case of a code: `p` of `sg p`; the short illative is `ill`. */
export function caseOfCode(code: string): string {
  return code === 'adt' ? 'ill' : (code.split(' ')[1] ?? '');
}

/** `sg` or `pl`. */
export function numberOfCode(code: string): 'sg' | 'pl' {
  return code.startsWith('pl') ? 'pl' : 'sg';
}

/** True if a reading is in the case, in any number. */
export function hasCase(token: GrammarToken, ...cases: readonly string[]): boolean {
  return nominalCodes(token).some((code) => cases.includes(caseOfCode(code)));
}

/** The reading that a changed form is made from: the tagger's, else the first nominal one. */
export function baseReading(
  token: GrammarToken,
  parts = NOMINAL_PARTS,
): Pick<VabamorfAnalysis, 'lemma' | 'partOfSpeech' | 'form'> | undefined {
  const fits = token.readings.filter(
    ({ partOfSpeech, form }) => parts.includes(partOfSpeech) && form !== '' && form !== '?',
  );
  return (
    fits.find(
      ({ lemma, partOfSpeech, form }) =>
        lemma === token.lemma && partOfSpeech === token.pos && form === token.code,
    ) ??
    fits.find(({ partOfSpeech, form }) => partOfSpeech === token.pos && form === token.code) ??
    fits[0]
  );
}

/** A wanted form of the token's own lemma, with the change of form. Undefined if the token has no reading to make it from. */
export function changeForm(
  token: GrammarToken,
  wanted: string,
  parts = NOMINAL_PARTS,
): { readonly word: FormToMake; readonly forms: ChangedForm } | undefined {
  const reading = baseReading(token, parts);
  if (!reading) return undefined;
  const { lemma, partOfSpeech: pos, form: written } = reading;
  return {
    word: { lemma, form: wanted, partOfSpeech: pos },
    forms: { lemma, pos, written, wanted },
  };
}

/** Tokens whose head is this one. */
export function childrenOf({ tokens }: GrammarSentence, index: number): number[] {
  return tokens.flatMap(({ head }, i) => (head === index ? [i] : []));
}

/** The relation without its subtype. */
export function relationOf({ relation }: GrammarToken): string {
  return relation.split(':')[0]!;
}

/** True where a clause may begin: first in the sentence or after a mark. */
export function isClauseStart({ tokens }: GrammarSentence, index: number): boolean {
  return index === 0 || !tokens[index - 1]!.isWord;
}
