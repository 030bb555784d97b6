import { confusedWord } from '../rules/confused-word';
import { RULE_WORDS } from '../rules/data/rule-words';
import { transitiveVerb } from '../rules/post-ranking/transitive-verb';
import { verbPairs } from '../rules/post-ranking/verb-pairs';
import { listWords } from '../sentence/readings';
import type { PracticeDraft, PracticeKnowledge, PracticeSentence } from './practice-draft';
import { askRules, explainAsking, makeAnalysedForms, putForm, type AskingHit } from './probe-forms';

/** Verbs that learners take for each other; the rules below know which of them a sentence asks for. */
const GROUPS: readonly ReadonlySet<string>[] = [
  'tundma teadma oskama',
  'õppima õpetama',
  'kuulma kuulama',
  'nägema vaatama',
  'algama alustama',
  'lõppema lõpetama',
  'minema tulema',
  'küsima paluma',
  'rääkima ütlema',
].map(listWords);
const RULES = [confusedWord, verbPairs, transitiveVerb];
/** Verbs without an object by the verb with one: muutma, muutuma. */
const INTRANSITIVE = new Map<string, string[]>();
for (const entry of RULE_WORDS.transitivePartners) {
  const [own = '', ...partners] = entry.split(' ');
  for (const partner of partners) INTRANSITIVE.set(partner, [...(INTRANSITIVE.get(partner) ?? []), own]);
}
/** Common logarithms: a rarer form, or a rarer verb (anduma, üllatuma), is nothing to choose. */
const LEAST_FREQUENCY = -6.3;
const LEAST_OF_VERB = -6.2;
const MOST_WRONG = 2;

function listPartners(lemma: string): string[] {
  const ofGroup = GROUPS.filter((group) => group.has(lemma)).flatMap((group) => [...group]);
  return [...new Set([...ofGroup, ...(INTRANSITIVE.get(lemma) ?? [])])].filter((each) => each !== lemma);
}

/** A task of a sentence to choose the verb that the words around it ask for. */
export function makeVerbDraft(
  { sentence }: PracticeSentence,
  knowledge: PracticeKnowledge,
): PracticeDraft | undefined {
  for (const [at, token] of sentence.tokens.entries()) {
    const { pos, lemma, code, lower, start, end } = token;
    if (pos !== 'V' || code === '' || at === 0 || token.form !== lower) continue;
    let asking: AskingHit | undefined;
    const wrong = listPartners(lemma).flatMap((partner) => {
      if (knowledge.frequencyOf(partner) < LEAST_OF_VERB) return [];
      const item = { lemma: partner, form: code === 'neg o' ? 'o' : code, partOfSpeech: 'V' };
      const [made] = makeAnalysedForms(item, knowledge);
      if (!made || made.form === token.form || knowledge.frequencyOf(made.form) < LEAST_FREQUENCY) return [];
      const verdict = askRules(putForm(sentence, at, made), at, token, RULES);
      asking ??= verdict.asking;
      return verdict.asking ? [made.form] : [];
    });
    if (!asking) continue;
    return {
      ...{ topic: 'verb-choice', kind: 'CHOOSE_VERB', start, end, written: '', accepted: [token.form] },
      wrong: wrong
        .toSorted((one, other) => knowledge.frequencyOf(other) - knowledge.frequencyOf(one))
        .slice(0, MOST_WRONG),
      baseForm: null,
      word: null,
      explanation: { ...explainAsking(asking, token, knowledge.language), formName: null },
      examples: asking.rule.examples,
    };
  }
  return undefined;
}
