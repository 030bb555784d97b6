import type { TokenReading } from '../annotated-text';
import type { RussianAnalysis } from '../morphology';
import { isPunctuationForm } from '../segmentation/punctuation-form';
import { type OpenCorporaTag, parseOpenCorporaTag } from './open-corpora-tag';
import { type RussianCandidate, scoreNeighbours } from './score-neighbours';
import { toUniversalFeatures, toUniversalPartOfSpeech } from './to-universal-tag';

const MAX_CANDIDATES = 12;
const LEAST_SCORE = 1e-4;
const NAME_BONUS = 1;
const NAME_MALUS = -2;

interface ScoredCandidate extends RussianCandidate {
  readonly score: number;
}

/**
 * Readings of the words of one sentence: of pymorphy3's analyses the sequence with the highest sum of their own log
 * scores and of rules for neighbours (government of prepositions, agreement, object and genitive cases), found by the
 * Viterbi algorithm. `analyses` are those of `forms`; a form without any gets a reading from its looks.
 */
export function readRussianSentence(
  forms: readonly string[],
  analyses: readonly (readonly RussianAnalysis[])[],
): TokenReading[] {
  const candidates = forms.map((form, index) => listCandidates(form, analyses[index] ?? [], index === 0));
  const choices = chooseSequence(candidates);
  return forms.map((form, index) => makeReading(form, candidates[index]![choices[index]!]!));
}

function listCandidates(
  form: string,
  analyses: readonly RussianAnalysis[],
  isFirst: boolean,
): ScoredCandidate[] {
  const isCapitalised = form.charAt(0) !== form.charAt(0).toLowerCase();
  const listed = analyses.slice(0, MAX_CANDIDATES).map(({ lemma, tag, score }) => {
    const parsed = parseOpenCorporaTag(tag);
    const isName = ['Name', 'Surn', 'Patr', 'Geox', 'Orgn'].some((name) => parsed.grammemes.has(name));
    const capital = isName ? (isCapitalised ? (isFirst ? 0 : NAME_BONUS) : NAME_MALUS) : 0;
    return { lemma, tag: parsed, score: Math.log(Math.max(score, LEAST_SCORE)) + capital };
  });
  return listed.length > 0
    ? listed
    : [{ lemma: form.toLowerCase(), tag: parseOpenCorporaTag(guessTag(form)), score: 0 }];
}

function guessTag(form: string): string {
  if (/^\p{Nd}/u.test(form)) return 'NUMB,intg';
  return /[\p{L}]/u.test(form) ? 'UNKN' : 'PNCT';
}

function chooseSequence(candidates: readonly (readonly ScoredCandidate[])[]): number[] {
  const links: Int32Array[] = [];
  let scores: number[] = [];
  candidates.forEach((options, index) => {
    const before = candidates[index - 1];
    const link = new Int32Array(options.length);
    scores = options.map((option, place) => {
      let best = before ? -Infinity : 0;
      before?.forEach((previous, from) => {
        const score = scores[from]! + scoreNeighbours(previous, option);
        if (score > best) {
          best = score;
          link[place] = from;
        }
      });
      return best + option.score;
    });
    links.push(link);
  });
  const choices = new Array<number>(candidates.length).fill(0);
  let place = scores.indexOf(Math.max(...scores));
  for (let index = candidates.length - 1; index >= 0; index -= 1) {
    choices[index] = Math.max(0, place);
    place = links[index]![choices[index]!] ?? 0;
  }
  return choices;
}

function makeReading(form: string, { lemma, tag }: RussianCandidate): TokenReading {
  const upos =
    tag.partOfSpeech === 'PNCT' || !/[\p{L}\p{N}]/u.test(form)
      ? markPartOfSpeech(form)
      : toUniversalPartOfSpeech(tag, lemma);
  const written = writeLemma(form, lemma, tag.grammemes.has('Abbr'), upos);
  const features = upos === 'PUNCT' || upos === 'SYM' ? '_' : makeFeatures(form, tag, upos);
  return { lemma: written, upos, xpos: tag.partOfSpeech, features, root: written };
}

/** What is written with a full stop inside a sentence is an abbreviation, known to the analyser or not. */
function makeFeatures(form: string, tag: OpenCorporaTag, upos: string): string {
  const features = toUniversalFeatures(tag, form);
  return features === '_' && upos === 'X' && form.includes('.') ? 'Abbr=Yes' : features;
}

function markPartOfSpeech(form: string): string {
  if (isPunctuationForm(form)) return 'PUNCT';
  return /^[%№$€£+=<>±×÷°§^~&@#\p{Sc}\p{So}]+$/u.test(form) ? 'SYM' : 'PUNCT';
}

/** pymorphy3's lemmas are in lower case: names get their capital back, acronyms (США) all of them. */
function writeLemma(form: string, lemma: string, isAbbreviated: boolean, upos: string): string {
  if (upos === 'PUNCT' || upos === 'SYM') return form;
  if (isAbbreviated && form.length > 1 && form === form.toUpperCase()) return lemma.toUpperCase();
  if (upos !== 'PROPN') return lemma;
  return lemma.replace(/^\p{L}|-\p{Ll}/gu, (letters) =>
    letters.startsWith('-') && !form.includes(letters.toUpperCase()) ? letters : letters.toUpperCase(),
  );
}
