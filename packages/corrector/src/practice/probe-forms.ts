import type { EstonianFormAnalyses } from '@keelerada/estonian/morphology';
import type { FormToMake } from '../corrector-morphology';
import { readExplanation } from '../explain/explanation';
import { nameCase, nameForm } from '../explain/form-names';
import type { ExplanationLanguage, PairKey } from '../messages/messages';
import type { GrammarSentence, GrammarToken } from '../sentence/grammar-sentence';
import { matchCase } from '../sentence/match-case';
import { caseOfCode, numberOfCode } from '../sentence/readings';
import type { Rule, RuleHit } from '../sentence/rule';
import type { PracticeExplanation, PracticeKnowledge } from './practice-draft';

/** A form with what the analyser says of it. */
export interface AnalysedForm {
  readonly form: string;
  readonly code: string;
  readonly lemma: string;
  readonly analyses: EstonianFormAnalyses;
}

/** What a rule says where a wrong form stands. */
export interface AskingHit {
  readonly rule: Rule;
  readonly hit: RuleHit;
}

/** Makes a form, parallel ones included, and analyses each. */
export function makeAnalysedForms(
  item: FormToMake,
  { morphology }: Pick<PracticeKnowledge, 'morphology'>,
): AnalysedForm[] {
  const { form: code, lemma } = item;
  return morphology
    .synthesise(item)
    .filter((form) => !form.includes(' '))
    .map((form) => ({ form, code, lemma, analyses: morphology.analyse(form) }));
}

/** The sentence with another form in a place; trees stay, since those of the right sentence are the better ones. */
export function putForm({ tokens }: GrammarSentence, at: number, put: AnalysedForm): GrammarSentence {
  const token = tokens[at]!;
  const form = matchCase(put.form, token.form);
  const changed: GrammarToken = {
    ...token,
    form,
    lower: form.toLowerCase(),
    lemma: put.lemma,
    code: put.code,
    tag: `${token.pos} ${put.code}`,
    readings: put.analyses.analyses,
    isKnown: put.analyses.isKnown || token.upos === 'PROPN',
  };
  return { tokens: tokens.map((each, i) => (i === at ? changed : each)) };
}

/** What certain rules say where a wrong form stands. */
export interface Verdict {
  /** A rule calls it wrong. */
  readonly isWrong: boolean;
  /** The hit that asks for the right word. */
  readonly asking: AskingHit | undefined;
}

/** Asks rules about a sentence with another form in the place of the right word. */
export function askRules(
  wrong: GrammarSentence,
  at: number,
  right: GrammarToken,
  rules: readonly Rule[],
): Verdict {
  let isWrong = false;
  for (const rule of rules) {
    const hits = rule
      .find(wrong)
      .filter(({ start, end, isCertain, isOpen }) => isCertain && !isOpen && start <= at && at < end);
    isWrong ||= hits.length > 0;
    const hit = hits.find(({ start, wanted }) => wanted.some((words) => isWanted(words[at - start], right)));
    if (hit) return { isWrong, asking: { rule, hit } };
  }
  return { isWrong, asking: undefined };
}

function isWanted(word: RuleHit['wanted'][number][number] | undefined, right: GrammarToken): boolean {
  if (word === undefined) return false;
  if (typeof word === 'string') return word.toLowerCase() === right.lower;
  if (word.lemma !== right.lemma) return false;
  if (right.pos === 'V' || right.code === word.form) return word.form === right.code;
  return (
    caseOfCode(word.form) === caseOfCode(right.code) && numberOfCode(word.form) === numberOfCode(right.code)
  );
}

/** What a rule says of the right form, as the corrector does without naming a mistake. */
export function explainAsking(
  { rule, hit: { variant, word = '', details = {} } }: AskingHit,
  { form, code, pos, lemma }: GrammarToken,
  language: ExplanationLanguage,
): PracticeExplanation {
  const caseName = details.case === undefined ? {} : { case: nameCase(details.case, language)! };
  const values = { right: form, original: '', word, ...details, ...caseName };
  const governor = rule.id === 'infinitive' ? details.lemma : word;
  return {
    text: readExplanation(`${rule.id}.${variant}` as PairKey, language, values).long,
    governor: governor === undefined || governor === '' || governor === lemma ? null : governor,
    formName: nameForm(code, pos, language) ?? null,
  };
}
