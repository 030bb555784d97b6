import { SECOND_SUBJECT } from '@keelerada/estonian/parsing/mend-tree';
import type { AnnotatedText, AnnotatedToken } from '@keelerada/estonian/annotated-text';
import type { EstonianFormAnalyses, Morphology, VabamorfAnalysis } from '@keelerada/estonian/morphology';
import { pickReading } from './pick-reading';

/** A token as the grammar rules and models see it. */
export interface GrammarToken {
  /** As written. */
  readonly form: string;
  readonly lower: string;
  readonly lemma: string;
  /** Vabamorf's part of speech. */
  readonly pos: string;
  /** Vabamorf's form code of the reading that fits the sentence, '' if it has none. */
  readonly code: string;
  /** `pos` and `code` as one string. */
  readonly tag: string;
  readonly upos: string;
  readonly isWord: boolean;
  /** The dictionary knows the form. */
  readonly isKnown: boolean;
  readonly readings: readonly VabamorfAnalysis[];
  /** Index of the head in the syntax tree, -1 for the root and where there is no tree. */
  readonly head: number;
  /** UD relation to the head, `_` where there is no tree. */
  readonly relation: string;
  /** UTF-16 offsets in the text. */
  readonly start: number;
  readonly end: number;
}

export interface GrammarSentence {
  readonly tokens: readonly GrammarToken[];
}

const FINITE_CODES = new Set(
  'n d b me te vad sin sid s sime site o takse ti ks ksin ksid ksime ksite taks ge gu gem vat nuks neg ta'.split(
    ' ',
  ),
);

/** The sentences of an annotated text with the analyses of their forms. */
export function readGrammarSentences(
  text: string,
  { sentences }: Pick<AnnotatedText, 'sentences'>,
  morphology: Pick<Morphology, 'analyse'>,
): GrammarSentence[] {
  return sentences.map(({ tokens }) => ({
    tokens: tokens.map((token, i) => {
      const form = text.slice(token.start, token.end);
      return makeToken(form, token, morphology.analyse(form, i === 0));
    }),
  }));
}

function makeToken(form: string, token: AnnotatedToken, found: EstonianFormAnalyses): GrammarToken {
  const isWord = token.upos !== 'PUNCT' && token.upos !== 'SYM';
  const reading = isWord ? pickReading(token, found.analyses) : undefined;
  const [pos, code] = isWord ? [reading?.partOfSpeech ?? token.xpos, reading?.form ?? ''] : ['Z', form];
  return {
    form,
    lower: form.toLowerCase(),
    lemma: isWord ? token.lemma : form,
    pos,
    code,
    tag: `${pos} ${code}`,
    upos: token.upos,
    isWord,
    isKnown: !isWord || found.isKnown,
    readings: isWord ? found.analyses : [],
    head: token.head,
    // Learners leave objects in the nominative: rules and trees see both as the parser does.
    relation: token.relation === SECOND_SUBJECT ? 'nsubj' : token.relation,
    start: token.start,
    end: token.end,
  };
}

/** True for a finite verb, the negation word included. */
export function isFinite({ pos, code, upos }: GrammarToken): boolean {
  if (upos === 'ADJ' || pos !== 'V') return false;
  return FINITE_CODES.has(code.split(' ')[0]!);
}

/** `vaadi-` of `vaadi- ja pajatäis`. */
export function isPartOfCompound({ form }: Pick<GrammarToken, 'form'>): boolean {
  return /\p{L}-$/u.test(form);
}

/** True for a form of a noun, adjective, pronoun or numeral. */
export function isNominalCode(code: string): boolean {
  return code.startsWith('sg ') || code.startsWith('pl ') || code === 'adt';
}
