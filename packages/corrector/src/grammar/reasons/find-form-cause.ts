import { makeTable } from '@keelerada/estonian/make-table';
import type { FormCause } from '../../correction/correction-reason';
import {
  type GrammarSentence,
  type GrammarToken,
  isFinite,
  isNominalCode,
} from '../../sentence/grammar-sentence';
import { findSegment } from '../../sentence/clauses';
import type { Government } from './government';

const FARTHEST_GOVERNOR = 7;
const FARTHEST_ADPOSITION = 3;
const NEGATIONS = new Set(['ei', 'pole', 'polnud', 'poleks', 'ära', 'ärge']);
const NEEDS = new Set(['vaja', 'tarvis']);
const AMOUNTS = new Set(['rohkem', 'vähem', 'palju', 'vähe', 'veidi', 'natuke', ...NEEDS]);
const RELATIVES = new Set(['kes', 'mis']);
/** Imperative and impersonal forms, with which a total object is in the nominative. */
const NOMINATIVE_OBJECTS = new Set(['o', 'ge', 'gem', 'takse', 'ti', 'taks']);
const INFINITIVES = new Set(['da', 'ma', 'mas', 'mast', 'maks', 'mata']);
/** Number and person of the subject that each form of the indicative agrees with. */
const SUBJECTS = makeTable<readonly string[]>({
  n: ['mina sg n'],
  sin: ['mina sg n'],
  ksin: ['mina sg n'],
  d: ['sina sg n'],
  me: ['mina pl n'],
  sime: ['mina pl n'],
  te: ['sina pl n'],
  site: ['sina pl n'],
  b: ['sg n'],
  s: ['sg n'],
  vad: ['pl n'],
  sid: ['pl n', 'sina sg n'],
});

/**
 * What asks for a form, if the sentence shows it: the governing adposition, verb or noun, the noun that an attribute
 * agrees with, the subject, a numeral or negation, or what the syntax tree says it belongs to. Undefined where none does.
 */
export function findFormCause(
  { tokens }: GrammarSentence,
  place: number,
  wanted: { readonly pos: string; readonly code: string },
  writtenCode: string,
  government: Government,
): FormCause | undefined {
  if (wanted.pos === 'V') return findVerbCause(tokens, place, wanted.code, government);
  if (!isNominalCode(wanted.code)) return undefined;
  const wantedCase = caseOf(wanted.code);
  const isCaseChanged = wantedCase !== caseOf(writtenCode);
  const subject = tokens.find(({ head, relation }) => head === place && relation.startsWith('nsubj'));
  if (!isCaseChanged && wantedCase === 'n' && subject) return makeCause('agreement-predicative', subject);
  return (
    findAgreement(tokens, place, wanted.code) ??
    findTotalObject(tokens, place, wanted.code) ??
    (isCaseChanged ? findAdposition(tokens, place, wantedCase, government) : undefined) ??
    findNumeral(tokens, place, wanted.code) ??
    (isCaseChanged
      ? (findGovernor(tokens, place, wantedCase, government) ?? findHead(tokens, place, wantedCase))
      : undefined)
  );
}

/** The case of a form code; the short illative counts as illative. */
export function caseOf(code: string): string {
  return code === 'adt' ? 'ill' : (code.split(' ')[1] ?? '');
}

type Tokens = readonly GrammarToken[];

/** `et saada tööd`: a clause with no finite verb says what for. */
function findPurpose(tokens: Tokens, place: number): GrammarToken | undefined {
  const [left, right] = findSegment(tokens, place);
  const clause = tokens.slice(left, right);
  return clause[0]?.lower === 'et' && !clause.some((token) => isFinite(token)) ? clause[0] : undefined;
}

function findVerbCause(
  tokens: Tokens,
  place: number,
  code: string,
  government: Government,
): FormCause | undefined {
  if (INFINITIVES.has(code)) {
    const first = findFirstOfList(tokens, tokens[place]!);
    const governor = nearest(
      tokens,
      place,
      (token) =>
        'VSA'.includes(token.pos) &&
        // In „peab lugema ja vaatama” the other infinitive asks for none.
        findFirstOfList(tokens, token) !== first &&
        government.formsOf('infinitive', token.lemma)[0] === code,
    );
    const head = tokens[first.head];
    const need = code === 'da' ? nearest(tokens, place, ({ lower }) => NEEDS.has(lower)) : undefined;
    const asking =
      (code === 'da' ? findPurpose(tokens, place) : undefined) ??
      governor ??
      need ??
      (head?.lemma === 'olema' ? undefined : head);
    return asking && makeCause('infinitive', asking);
  }
  const negation = tokens[place - 1];
  if (negation && NEGATIONS.has(negation.lower) && ['o', 'nud', 'tud', 'ks', 'ta'].includes(code))
    return makeCause('negation', negation);
  const subjects = SUBJECTS.get(code);
  if (!subjects) return undefined;
  const own = tokens.find(({ head, relation }) => head === place && relation.startsWith('nsubj'));
  // „neile, kes saavad”: the pronoun has the number of the word that it stands for.
  const stands = own && RELATIVES.has(own.lower) ? tokens[tokens[place]!.head] : undefined;
  if (stands && isNominalCode(stands.code) && stands.code.slice(0, 2) === subjects[0]!.slice(0, 2))
    return makeCause('agreement-relative', stands);
  const subject = nearest(tokens, place, (token) => token.pos !== 'V' && isSubject(token, subjects)) ?? own;
  if (!subject) return undefined;
  // „palju inimesi elab”: a subject in the partitive asks for the singular.
  return makeCause(caseOf(subject.code) === 'p' ? 'agreement-quantity' : 'agreement-subject', subject);
}

/** The first word of the list that a word stands in, or the word itself. */
function findFirstOfList(tokens: Tokens, token: GrammarToken): GrammarToken {
  let first = token;
  for (let step = 0; first.relation === 'conj' && step < FARTHEST_GOVERNOR; step++)
    first = tokens[first.head] ?? first;
  return first;
}

/** The imperative or impersonal verb of an object in the nominative: „Saatke sõnum!”. */
function findTotalObject(tokens: Tokens, place: number, code: string): FormCause | undefined {
  if (caseOf(code) !== 'n' || tokens[place]!.relation !== 'obj') return undefined;
  const verb = tokens[tokens[place]!.head];
  const isDenied = tokens.some(({ lower }) => NEGATIONS.has(lower));
  return verb && !isDenied && NOMINATIVE_OBJECTS.has(verb.code) ? makeCause('total-object', verb) : undefined;
}

/** What the tree says that the word belongs to: a word beside it in the same case, else what asks for the case. */
function findHead(tokens: Tokens, place: number, wanted: string): FormCause | undefined {
  const own = tokens[place]!;
  const head = tokens[own.head];
  const partner =
    own.relation === 'conj'
      ? head
      : tokens.find((token) => token.head === place && token.relation === 'conj');
  // „jõime kohvi ja sõime torti”: the parser may take both objects for those of the first verb.
  const nearer = findLastVerb(tokens, own.head + 1, place);
  if (partner && !nearer && isNominalCode(partner.code) && caseOf(partner.code) === wanted)
    return makeCause('coordination', partner);
  // A phrase changes as a whole: its noun has the governor.
  const isPart = head !== undefined && ['amod', 'det', 'conj', 'nummod'].includes(own.relation);
  const amount = wanted === 'p' ? nearest(tokens, place, ({ lower }) => AMOUNTS.has(lower)) : undefined;
  // Where the noun is the root, a verb was taken for a noun: „Sulge uks!”.
  const verb = head === undefined ? nearest(tokens, place, hasVerbReading) : undefined;
  const governor = amount ?? verb ?? nearer ?? (isPart ? tokens[head.head] : head);
  return governor && asksFor(governor, wanted, governor.start > own.start)
    ? makeCause('dependent', governor)
    : undefined;
}

const findLastVerb = (tokens: Tokens, from: number, to: number): GrammarToken | undefined =>
  from > 0 ? tokens.slice(from, to).findLast((token) => token.isWord && isFinite(token)) : undefined;

const hasVerbReading = ({ readings }: Pick<GrammarToken, 'readings'>): boolean =>
  readings.some(({ partOfSpeech }) => partOfSpeech === 'V');

/** Whether a word can ask for the case: before a noun stands its genitive, behind it what is no object or subject. */
function asksFor({ isWord, pos, readings }: GrammarToken, wanted: string, isBehind: boolean): boolean {
  if (!isWord || pos === 'P') return false;
  return (
    pos !== 'S' || hasVerbReading({ readings }) || (wanted === 'g' ? isBehind : !['n', 'p'].includes(wanted))
  );
}

function isSubject({ lemma, code, pos }: GrammarToken, subjects: readonly string[]): boolean {
  return 'SHPCA'.includes(pos) && (subjects.includes(code) || subjects.includes(`${lemma} ${code}`));
}

function findAgreement(tokens: Tokens, place: number, code: string): FormCause | undefined {
  const own = tokens[place]!;
  const next = tokens[place + 1];
  if (next && 'SHC'.includes(next.pos) && 'ACUPGO'.includes(own.pos) && agrees(code, next.code))
    return makeCause('agreement-attribute', next);
  const previous = tokens[place - 1];
  if (
    previous &&
    'ACUPO'.includes(previous.pos) &&
    'SH'.includes(own.pos) &&
    previous.code === code &&
    !['sg g', 'pl g'].includes(code)
  )
    return makeCause('agreement-noun', previous);
  return undefined;
}

/** An attribute has the form of its noun, but is in the genitive before the last four cases. */
function agrees(code: string, nounCode: string): boolean {
  if (code === nounCode) return true;
  if (nounCode === 'adt' && code === 'sg ill') return true;
  return ['ter', 'es', 'ab', 'kom'].includes(caseOf(nounCode)) && code === `${nounCode.slice(0, 2)} g`;
}

function findAdposition(
  tokens: Tokens,
  place: number,
  wanted: string,
  government: Government,
): FormCause | undefined {
  for (let distance = 1; distance <= FARTHEST_ADPOSITION; distance++) {
    const [before, after] = [tokens[place - distance], tokens[place + distance]];
    if (after?.pos === 'K' && government.formsOf('after', after.lemma)[0] === wanted)
      return makeCause('adposition-government', after);
    if (before?.pos === 'K' && government.formsOf('before', before.lemma)[0] === wanted)
      return makeCause('adposition-government', before);
  }
  return undefined;
}

function findNumeral(tokens: Tokens, place: number, code: string): FormCause | undefined {
  const next = tokens[place + 1];
  if (tokens[place]!.pos === 'N' && code === 'sg n' && next?.code === 'sg p')
    return makeCause('counted', next);
  const numeral = tokens
    .slice(Math.max(0, place - 2), place)
    .find(({ pos, lemma }) => pos === 'N' && lemma !== 'üks' && lemma !== '1');
  return numeral && code === 'sg p' ? makeCause('numeral', numeral) : undefined;
}

function findGovernor(
  tokens: Tokens,
  place: number,
  wanted: string,
  government: Government,
): FormCause | undefined {
  const verb = nearest(tokens, place, ({ pos }) => pos === 'V');
  const negation = nearest(tokens, place, ({ lower }) => NEGATIONS.has(lower));
  const asks = (kind: 'verb' | 'noun', token: GrammarToken | undefined): boolean =>
    token !== undefined && government.formsOf(kind, token.lemma).includes(wanted);
  // In `saad mind aidata` the infinitive asks for the case.
  const other = nearest(tokens, place, (token) => token.pos === 'V' && !isFinite(token));
  if (asks('verb', other)) return makeCause('verb-government', other!);
  if (asks('verb', verb)) return makeCause('verb-government', verb!);
  if (wanted === 'p' && negation) return makeCause('negation', negation);
  const noun = tokens[place + 1];
  if (noun?.pos === 'S' && asks('noun', noun)) return makeCause('noun-government', noun);
  return undefined;
}

/** The nearest token of the clause that fits; of two at one distance the one before. */
function nearest(
  tokens: Tokens,
  place: number,
  fits: (token: GrammarToken) => boolean,
): GrammarToken | undefined {
  const isOpen = { left: true, right: true };
  for (let distance = 1; distance <= FARTHEST_GOVERNOR; distance++) {
    const [before, after] = [tokens[place - distance], tokens[place + distance]];
    isOpen.left &&= before?.isWord === true;
    isOpen.right &&= after?.isWord === true;
    if (isOpen.left && fits(before!)) return before;
    if (isOpen.right && fits(after!)) return after;
  }
  return undefined;
}

function makeCause(kind: FormCause['kind'], { form, lemma }: GrammarToken): FormCause {
  return { kind, word: form, lemma };
}
