import type { CorrectorMorphology } from '../../sentence/corrector-morphology';
import { dropRareForms } from '../../language/drop-rare-forms';
import { listHeardAlike } from '../../sentence/find-sound';
import { matchCase } from '../../sentence/match-case';
import { isPartOfCompound, type GrammarSentence, type GrammarToken } from '../../sentence/grammar-sentence';
import { hasCode } from '../../sentence/readings';
import { isPersonNoun } from '../post-ranking/persons';
import { RULES } from '../rule-table';
import type { Rule, RuleHit, WantedWord } from '../../sentence/rule';

/** A hit whose wanted forms are made. */
export interface MadeHit {
  readonly rule: Rule;
  readonly hit: RuleHit;
  /** Replacements of the tokens of the hit, best first, none of them what is written; never empty. */
  readonly replacements: readonly (readonly string[])[];
}

/** Pronouns whose short parallel form is usual. */
const SHORT_LEMMAS = new Set(['mina', 'sina', 'tema']);
/** Their forms whose short parallel is colloquial: `must`, `muga`. */
const LONG_FORMS = new Set(['sg kom', 'sg el', 'sg in', 'sg ill', 'sg tr', 'sg ab']);
/** `õpilasile` for `õpilastele`, which is usual. */
const SHORT_PLURAL = /[iu](?:le|lt?|st?|sse|ks)$/u;
/** Letters of a last part that chance makes a compound of, and its common logarithm of frequency. */
const [SHORT_PART, LEAST_PART_FREQUENCY] = [4, -5.5];
/** Most alternatives to write one wanted list of words. */
const MOST_ALTERNATIVES = 4;

/**
 * What rules find in a sentence, those that the trees see if no others are named. Of parallel forms the more frequent one
 * comes first. A hit is dropped if the analyser cannot make its form or if what is written is such a form already.
 */
export function findRuleHits(
  sentence: GrammarSentence,
  morphology: Pick<CorrectorMorphology, 'synthesise'>,
  frequencyOf: (word: string) => number,
  rules: readonly Rule[] = RULES,
): MadeHit[] {
  return rules.flatMap((rule) =>
    rule.find(sentence).flatMap((hit) => {
      const replacements = makeReplacements(sentence, hit, frequencyOf, (word) =>
        listAlternatives(word, morphology, frequencyOf),
      );
      return replacements.length === 0 ? [] : [{ rule, hit, replacements }];
    }),
  );
}

function makeReplacements(
  { tokens }: GrammarSentence,
  { start, end, wanted, word: cause = '' }: RuleHit,
  frequencyOf: (word: string) => number,
  listWords: (word: WantedWord) => readonly string[],
): string[][] {
  const written = tokens.slice(start, end);
  // `kaks vaadi- ja kuus pajatäit`: a part of a compound has no form of its own, and asks for none.
  if ([{ form: cause }, ...written].some(isPartOfCompound)) return [];
  if (written.some((token) => isMisheardCompound(token, frequencyOf))) return [];
  if (written.length === 1 && isTitle(tokens, start)) return [];
  const isByChance = written.some(
    (token) =>
      isChanceCompound(token, frequencyOf) &&
      wanted.flat().some((asked) => isMadeByChance(token, asked, frequencyOf)),
  );
  if (isByChance) return [];
  const cased = wanted.flatMap((asked) =>
    asked
      .map(listWords)
      .reduce<string[][]>(
        (before, next) =>
          before.flatMap((list) => next.map((word) => [...list, word])).slice(0, MOST_ALTERNATIVES),
        [[]],
      )
      .map((words) =>
        words.map((word, i) =>
          typeof asked[i] === 'string' || !written[i] ? word : matchCase(word, written[i].form),
        ),
      ),
  );
  const original = written.map(({ lower }) => lower).join(' ');
  const isWritten = (words: readonly string[]): boolean => words.join(' ').toLowerCase() === original;
  const isChanged = (words: readonly string[]): boolean =>
    words.join(' ') !== written.map(({ form }) => form).join(' ');
  if (wanted.some((words) => words.some((word) => typeof word !== 'string')) && cased.some(isWritten))
    return [];
  return cased.filter(isChanged);
}

/** `direktor Kuusele`: before a name a title stays in the nominative. */
function isTitle(tokens: GrammarSentence['tokens'], at: number): boolean {
  const [title, name] = [tokens[at]!, tokens[at + 1]];
  const isName = name?.upos === 'PROPN' && name.form !== name.lower;
  return isName && !hasCode(name, 'sg n') && hasCode(title, 'sg n') && isPersonNoun(title);
}

/** `õppilased` (õppi + laps): a compound that nobody writes beside a word that sounds alike is misspelt, and has no form. */
function isMisheardCompound(token: GrammarToken, frequencyOf: (word: string) => number): boolean {
  return (
    isChanceCompound(token, frequencyOf) &&
    listHeardAlike(token.lower).some((word) => frequencyOf(word) > -Infinity)
  );
}

function isChanceCompound({ lower, readings }: GrammarToken, frequencyOf: (word: string) => number): boolean {
  const isUsed = (word: string): boolean => frequencyOf(word) > -Infinity;
  return (
    readings.length > 0 &&
    readings.every(({ root, lemma }) => root.includes('_') && !isUsed(lemma)) &&
    !isUsed(lower)
  );
}

/** `õhtuliti` (õhtu + litt): another form of a compound with a short rare last part, which chance makes. */
function isMadeByChance(
  { readings }: GrammarToken,
  asked: WantedWord,
  frequencyOf: (word: string) => number,
): boolean {
  const wanted = typeof asked === 'string' ? asked : asked.lemma;
  const root = readings.find(({ lemma }) => lemma === wanted)?.root ?? '';
  const last = root.slice(root.lastIndexOf('_') + 1);
  return root.includes('_') && last.length <= SHORT_PART && frequencyOf(last) < LEAST_PART_FREQUENCY;
}

/** Like a difference, but 0 for two equal infinities. */
function compareNumbers(a: number, b: number): number {
  return a === b ? 0 : a < b ? -1 : 1;
}

function listAlternatives(
  word: WantedWord,
  { synthesise }: Pick<CorrectorMorphology, 'synthesise'>,
  frequencyOf: (word: string) => number,
): readonly string[] {
  if (typeof word === 'string') return [word];
  const made = [...new Set(synthesise(word))].filter((form) => !form.includes(' '));
  if (SHORT_LEMMAS.has(word.lemma) && !LONG_FORMS.has(word.form))
    return made.sort((a, b) => a.length - b.length);
  if (word.lemma === 'see' || word.lemma === 'too') return made.sort((a, b) => b.length - a.length);
  const isShort = (form: string): number => Number(word.form.startsWith('pl') && SHORT_PLURAL.test(form));
  return dropRareForms(made, frequencyOf).toSorted(
    (a, b) => compareNumbers(frequencyOf(b), frequencyOf(a)) || isShort(a) - isShort(b),
  );
}
