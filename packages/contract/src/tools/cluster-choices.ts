/**
 * What the cluster finder may be asked for, apart from the schemas so that a browser does not load the schema library. The
 * codes of word classes, sentence parts and orders are those of the public system's cluster finder.
 */

/** What a place of a cluster is. Forms and base forms are an addition of this product. */
export const clusterAnalyses = [
  'WORD_CLASS',
  'MORPHOLOGICAL',
  'SYNTACTIC',
  'MORPHOLOGICAL_SYNTACTIC',
  'WORDS',
  'LEMMAS',
] as const;
export type ClusterAnalysis = (typeof clusterAnalyses)[number];

/** Order of rows: by frequency, or by the first to the fifth place. */
export const clusterSortings = ['freq', 'fwrd', 'swrd', 'twrd', 'fowrd', 'fiwrd'] as const;

/** Verb, noun, adjective, pronoun, numeral, adverb, adposition, conjunction, abbreviation, punctuation. */
export const clusterWordClasses = ['V', 'S', 'A', 'P', 'N', 'D', 'K', 'J', 'Y', 'Z'] as const;
export type ClusterWordClass = (typeof clusterWordClasses)[number];

/**
 * Predicate (any verb of it), subject, object, predicative, attribute, adverbial, conjunctive word, exclamation, word
 * governed by a quantifier, word governed by an adposition.
 */
export const clusterSentenceParts = [
  ...(['PRED', '@SUBJ', '@OBJ', '@PRD', 'AT', '@ADVL', '@J', '@B', 'QM', 'AP'] as const),
] as const;
export type ClusterSentencePart = (typeof clusterSentenceParts)[number];

const cases = [
  ...(['nom', 'gen', 'part', 'adit', 'ill', 'in', 'el', 'all', 'ad', 'abl'] as const),
  ...(['tr', 'term', 'es', 'abes', 'kom'] as const),
] as const;
const numbers = ['sg', 'pl'] as const;

/** Forms that a filter may ask for, by word class: groups of tags of Estonian constraint grammar. */
export const clusterForms = {
  V: {
    finiteness: ['fin', 'infin'],
    infinite: ['inf', 'sup', 'ger', 'partic'],
    mood: ['indic', 'cond', 'imper', 'quot'],
    tense: ['pres', 'impf', 'past'],
    person: ['ps1', 'ps2', 'ps3'],
    number: numbers,
    voice: ['ps', 'imps'],
    negation: ['af', 'neg'],
  },
  S: { kind: ['com', 'prop'], case: cases, number: numbers },
  A: { degree: ['pos', 'comp', 'super'], case: cases, number: numbers },
  P: { kind: ['pers', 'dem', 'inter', 'rel', 'indef', 'det', 'refl', 'recip', 'poss'] },
  K: { position: ['pre', 'post'], case: cases },
} as const satisfies Partial<Record<ClusterWordClass, Readonly<Record<string, readonly string[]>>>>;
