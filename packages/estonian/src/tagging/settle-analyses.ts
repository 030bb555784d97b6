import type { EstonianFormAnalyses, VabamorfAnalysis } from '../morphology';
import { isKnownName } from './known-names';

const NAME = 'H';
/** The figures and signs a word begins with, and the joint behind them: `5-`, `10–11-`, `%-`. */
const FIGURES = /^[%+\d][%+\d.,/–-]*(?=\p{L})/u;
const MARKED_FIGURES = /^([%+\d][%+\d.,/–-]*)[_=]?(?=\p{L})/u;
/** A shorter rest is an ending that was taken for a word: `20s` of `20-ndal`. */
const LEAST_REST = 3;

/**
 * What Vabamorf says of a form, with base forms as a reader would write them: with the hyphen behind figures (`5-aastane`),
 * and without guesses at names where one is known.
 */
export function settleAnalyses(word: string, given: EstonianFormAnalyses): EstonianFormAnalyses {
  const figures = FIGURES.exec(word)?.[0];
  const analyses = figures
    ? given.analyses.map((one) => restoreFigures(word, figures, one))
    : dropGuesses(given.analyses);
  return { ...given, analyses };
}

function restoreFigures(word: string, figures: string, analysis: VabamorfAnalysis): VabamorfAnalysis {
  const { lemma, root } = analysis;
  const [own = ''] = FIGURES.exec(lemma) ?? [];
  const rest = lemma.slice(own.length);
  const isOwn = own !== '' && keepDigits(own) === keepDigits(figures) && rest.length >= LEAST_REST;
  if (own === figures || !isOwn || !word.startsWith(rest.slice(0, LEAST_REST), figures.length))
    return analysis;
  return { ...analysis, lemma: figures + rest, root: root.replace(MARKED_FIGURES, figures) };
}

function keepDigits(figures: string): string {
  return figures.replace(/\D/gu, '');
}

/**
 * Of `Parlamendi` Vabamorf makes `Parlament` and `Parlamend`. Where one base form of those with the same form is known as
 * a name or a word, the others go; where several are, all stay.
 */
function dropGuesses(analyses: readonly VabamorfAnalysis[]): readonly VabamorfAnalysis[] {
  if (!analyses.some(({ partOfSpeech }) => partOfSpeech === NAME)) return analyses;
  return analyses.filter(({ partOfSpeech, lemma, form }) => {
    if (partOfSpeech !== NAME) return true;
    const known = findKnownLemmas(analyses, form);
    return known.size !== 1 || known.has(lemma);
  });
}

function findKnownLemmas(analyses: readonly VabamorfAnalysis[], form: string): ReadonlySet<string> {
  const alike = analyses.filter((one) => one.form === form || one.root.includes('-'));
  const words = new Set(alike.flatMap(({ partOfSpeech, lemma }) => (partOfSpeech === NAME ? [] : [lemma])));
  const names = alike.filter(({ partOfSpeech }) => partOfSpeech === NAME);
  const known = names.filter(({ lemma }) => isKnownName(lemma));
  const found = known.length > 0 ? known : names.filter((name) => isKnownWord(name, words));
  return new Set(found.map(({ lemma }) => lemma));
}

/** Known as a common word of the same form, or as a compound behind a hyphen: `Kaubandus-Tööstus_koda`. */
function isKnownWord({ lemma, root }: VabamorfAnalysis, words: ReadonlySet<string>): boolean {
  return words.has(lemma.toLowerCase()) || /-.*_/u.test(root);
}
