import type { Correction } from '../correction/correction';
import type { Candidate } from '../sentence/candidate';
import type { CollectedSentence } from './collect-candidates';
import type { GrammarToken } from '../sentence/grammar-sentence';
import { applyEdits } from '@keelerada/estonian/corrections/find-undone-edits';
import { matchCase } from '../sentence/match-case';
import { agree, attributeCode } from '../sentence/phrase';
import { isNominal, nominalCodes, relationOf } from '../sentence/readings';

const PLURAL_VERBS = new Set(['vad', 'sid']);
const SINGULAR_VERBS = new Set(['b', 's']);
const FARTHEST_NOUN = 3;

/** True for a change of words of which nothing says which is wrong. */
export function isInDoubt({ evidence = [] }: Candidate): boolean {
  return evidence.some(({ isOpen }) => isOpen === true);
}

/** True if two changes give an attribute and its noun forms that do not go together. */
export function tearsPhrase(tokens: readonly GrammarToken[], one: Candidate, other: Candidate): boolean {
  if (tearsSubject(tokens, one, other) || tearsSubject(tokens, other, one)) return true;
  const [first, second] = one.start < other.start ? [one, other] : [other, one];
  const [attribute, noun] = [first.reading, second.reading];
  if (!attribute || !noun || !isOneWord(first) || !isOneWord(second)) return false;
  return isAttributeOf(tokens, first.start, second.start) && !agree(attribute.code, noun.code);
}

/** A subject and its verb in forms of two numbers. */
function tearsSubject(tokens: readonly GrammarToken[], subject: Candidate, verb: Candidate): boolean {
  const [form, finite] = [subject.reading?.code ?? '', verb.reading?.code ?? ''];
  const { relation, head } = tokens[subject.start] ?? { relation: '', head: -1 };
  const helper = tokens[verb.start];
  const isHelper = helper?.head === head && ['aux', 'cop'].includes(relationOf(helper));
  if (!relation.startsWith('nsubj') || (head !== verb.start && !isHelper)) return false;
  if (PLURAL_VERBS.has(finite)) return form === 'sg n' || form.endsWith(' p');
  return SINGULAR_VERBS.has(finite) && form === 'pl n';
}

/**
 * A change of a noun together with the attributes before it that went with the old form and would not go with the new one:
 * „külma vett”, not „külm vett”. The change alone if a form of an attribute is not made or the attribute `isTaken`.
 */
export function completePhrase(
  { analysis, sentence: { tokens }, forms }: Pick<CollectedSentence, 'analysis' | 'sentence' | 'forms'>,
  noun: Candidate,
  isTaken: (at: number) => boolean,
): Candidate {
  const { written, reading } = noun;
  if (!written || !reading || !isOneWord(noun)) return noun;
  const findForm = (at: number): string | undefined =>
    analysis.wantedForms.flatMap(({ place, code }, i) =>
      place === at && code === attributeCode(reading.code) ? forms[i]!.slice(0, 1) : [],
    )[0];
  const words: string[] = [];
  for (let at = noun.start - 1; at >= 0 && isAttributeOf(tokens, at, noun.start); at--) {
    const token = tokens[at]!;
    // `tööga seotud`: a participle keeps its form.
    const isFixed = /[nt]ud$/u.test(token.lower);
    const goesWith = (form: string): boolean =>
      isFixed || nominalCodes(token).some((code) => agree(code, form));
    if (goesWith(reading.code)) words.unshift(token.form);
    else {
      const form = findForm(at);
      if (isTaken(at) || !goesWith(written.code) || form === undefined) return noun;
      words.unshift(matchCase(form, token.form));
    }
  }
  const start = noun.start - words.length;
  if (words.every((word, i) => word === tokens[start + i]!.form)) return noun;
  return { ...noun, start, replacement: [...words, ...noun.replacement] };
}

/** A correction beside the candidate that it is made of. */
export interface MadeCorrection {
  readonly candidate: Candidate;
  readonly correction: Correction;
}

/**
 * The corrections with those of a noun and of attributes right before it as one where the new forms go together: „uue
 * lepingu” is „uus leping” or right as it is, never one of the two words alone.
 */
export function joinPhrases(
  text: string,
  tokens: readonly GrammarToken[],
  made: readonly MadeCorrection[],
): Correction[] {
  const joined = new Map<Correction, Correction | undefined>();
  for (const { candidate: noun, correction } of made) {
    const attributes = listChangedAttributes(tokens, noun, made);
    if (attributes.length === 0) continue;
    const parts = [...attributes, correction];
    const [start, end] = [Math.min(...parts.map((part) => part.start)), correction.end];
    const isInside = (other: Correction): boolean => other.start < end && start < other.end;
    if (made.some(({ correction: other }) => isInside(other) && !parts.includes(other))) continue;
    const edits = parts.map((part) => ({
      ...{ start: part.start - start, end: part.end - start },
      replacement: part.replacements[0]!,
    }));
    for (const part of attributes) joined.set(part, undefined);
    // What is misspelt as well is told by what asks for the form.
    const told = parts.findLast(({ reason }) => reason.kind !== 'misspelling') ?? correction;
    joined.set(correction, {
      ...told,
      ...{ start, end, original: text.slice(start, end) },
      replacements: [applyEdits(text.slice(start, end), edits).text],
      score: Math.min(...parts.map(({ score }) => score)),
    });
  }
  return made.flatMap(({ correction }) => {
    const one = joined.has(correction) ? joined.get(correction) : correction;
    return one ? [one] : [];
  });
}

/** Corrections of attributes before a noun that go with its new form, in text order. */
function listChangedAttributes(
  tokens: readonly GrammarToken[],
  noun: Candidate,
  made: readonly MadeCorrection[],
): Correction[] {
  if (!noun.reading || !isOneWord(noun)) return [];
  return made
    .filter(
      ({ candidate }) =>
        candidate.reading !== undefined &&
        isOneWord(candidate) &&
        candidate.start < noun.start &&
        isAttributeOf(tokens, candidate.start, noun.start) &&
        agree(candidate.reading.code, noun.reading!.code),
    )
    .map(({ correction }) => correction)
    .sort((a, b) => a.start - b.start);
}

function isOneWord({ start, end, replacement }: Candidate): boolean {
  return end - start === 1 && replacement.length === 1;
}

/** An adjective or determiner before a noun, with nothing but other attributes between them. */
function isAttributeOf(tokens: readonly GrammarToken[], at: number, noun: number): boolean {
  const word = tokens[at]!;
  if (tokens[noun]!.pos !== 'S' || noun - at > FARTHEST_NOUN) return false;
  if (!['A', 'C', 'U', 'O', 'P'].includes(word.pos) || word.head !== noun) return false;
  return tokens.slice(at + 1, noun).every((token) => isNominal(token) && token.head === noun);
}
