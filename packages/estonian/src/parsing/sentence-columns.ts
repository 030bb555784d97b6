import type { TokenReading } from '../annotated-text';
import { hashString, joinHashes } from '../tagging/weights/feature-hash';
import { normaliseWord } from '../tagging/candidates/word-shape';

/** What the parser reads of a token besides its form. */
export type ParserReading = Pick<TokenReading, 'lemma' | 'upos' | 'features'>;

/** A sentence as the features see it: hashes by token. One more row, the last, stands for what is outside the sentence. */
export interface SentenceColumns {
  readonly count: number;
  readonly word: Int32Array;
  readonly lemma: Int32Array;
  /** Number of the UPOS, see `UPOS_NAMES`. */
  readonly upos: Int32Array;
  /** UPOS with case, verb form or kind of pronoun; of punctuation, conjunctions and adpositions the lemma. */
  readonly coarse: Int32Array;
  /** UPOS with all features. */
  readonly tag: Int32Array;
  readonly suffix: Int32Array;
  /** Hashes, 0 if there is none. */
  readonly caseName: Int32Array;
  readonly numberName: Int32Array;
  /** Bits of `TOKEN_KIND`. */
  readonly kinds: Int32Array;
}

/** What counts between two words. */
export const TOKEN_KIND = { finiteVerb: 1, comma: 2, conjunction: 4, otherMark: 8, nominal: 16 } as const;

/** The parts of speech of UD; a part of speech that is not among them has the number after the last. */
export const UPOS_NAMES =
  'ADJ ADP ADV AUX CCONJ DET INTJ NOUN NUM PART PRON PROPN PUNCT SCONJ SYM VERB X'.split(' ');
const UPOS_NUMBERS = new Map(UPOS_NAMES.map((name, number) => [name, number]));
/** The number of parts of speech, with the one for others. */
export const UPOS_COUNT = UPOS_NAMES.length + 1;

const BORDER = hashString('outside the sentence');
const BORDER_UPOS = 31;
const SUFFIX_LETTERS = 3;
/** Told apart by their lemmas: there are few of them. */
const CLOSED_CLASSES = new Set(['PUNCT', 'CCONJ', 'SCONJ', 'ADP']);
const NOMINALS = new Set(['NOUN', 'PROPN', 'PRON', 'NUM']);
const COARSE_FEATURES = ['Case', 'VerbForm', 'PronType', 'Connegative'];

interface TagParts {
  readonly upos: number;
  readonly coarse: number;
  readonly tag: number;
  readonly caseName: number;
  readonly numberName: number;
  readonly kinds: number;
  readonly isClosed: boolean;
}

/** Parts of tags by UPOS and features, each read once: a tagger has about a thousand. */
export type TagPartsCache = Map<string, TagParts>;

/** Reads a sentence. `known` is filled with the tags that are met. */
export function makeSentenceColumns(
  forms: readonly string[],
  readings: readonly ParserReading[],
  known: TagPartsCache,
): SentenceColumns {
  const count = forms.length;
  const makeColumn = (): Int32Array => new Int32Array(count + 1).fill(BORDER);
  const columns = {
    count,
    word: makeColumn(),
    lemma: makeColumn(),
    upos: makeColumn().fill(BORDER_UPOS),
    coarse: makeColumn(),
    tag: makeColumn(),
    suffix: makeColumn(),
    caseName: new Int32Array(count + 1),
    numberName: new Int32Array(count + 1),
    kinds: new Int32Array(count + 1),
  };
  for (let i = 0; i < count; i++) {
    const { lemma, upos, features } = readings[i]!;
    const parts = findTagParts(upos, features, known);
    const normalised = normaliseWord(forms[i]!);
    columns.word[i] = hashString(normalised);
    columns.lemma[i] = hashString(lemma);
    columns.upos[i] = parts.upos;
    columns.coarse[i] = parts.isClosed ? joinHashes(parts.coarse, columns.lemma[i]!) : parts.coarse;
    columns.tag[i] = parts.tag;
    columns.suffix[i] = hashString(normalised.slice(-SUFFIX_LETTERS));
    columns.caseName[i] = parts.caseName;
    columns.numberName[i] = parts.numberName;
    columns.kinds[i] = upos === 'PUNCT' && lemma === ',' ? TOKEN_KIND.comma : parts.kinds;
  }
  return columns;
}

function findTagParts(upos: string, features: string, known: TagPartsCache): TagParts {
  const name = `${upos}|${features}`;
  let parts = known.get(name);
  if (parts === undefined) {
    parts = parseTag(upos, features, name);
    known.set(name, parts);
  }
  return parts;
}

function parseTag(upos: string, features: string, name: string): TagParts {
  const values = new Map(features.split('|').map((pair) => pair.split('=') as [string, string]));
  const hashValue = (feature: string): number => {
    const value = values.get(feature);
    return value === undefined ? 0 : hashString(value);
  };
  const coarse = COARSE_FEATURES.map((feature) => values.get(feature) ?? '').join('|');
  return {
    upos: UPOS_NUMBERS.get(upos) ?? UPOS_NAMES.length,
    coarse: hashString(`${upos}|${coarse}`),
    tag: hashString(name),
    caseName: hashValue('Case'),
    numberName: hashValue('Number'),
    kinds: findKinds(upos, values.get('VerbForm')),
    isClosed: CLOSED_CLASSES.has(upos),
  };
}

function findKinds(upos: string, verbForm: string | undefined): number {
  if (verbForm === 'Fin') return TOKEN_KIND.finiteVerb;
  if (upos === 'CCONJ' || upos === 'SCONJ') return TOKEN_KIND.conjunction;
  if (upos === 'PUNCT') return TOKEN_KIND.otherMark;
  return NOMINALS.has(upos) ? TOKEN_KIND.nominal : 0;
}
