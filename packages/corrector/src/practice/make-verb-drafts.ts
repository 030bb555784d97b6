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

/** A task of each sentence to choose the verb that the words around it ask for. Rejects as the analyser does. */
export async function makeVerbDrafts(
  sentences: readonly PracticeSentence[],
  knowledge: PracticeKnowledge,
): Promise<(PracticeDraft | undefined)[]> {
  const places = sentences.flatMap(({ sentence }, of) =>
    sentence.tokens.flatMap(({ pos, lemma, code, form, lower }, at) => {
      if (pos !== 'V' || code === '' || at === 0 || form !== lower) return [];
      const partners = listPartners(lemma).filter((each) => knowledge.frequencyOf(each) >= LEAST_OF_VERB);
      const items = partners.map((partner) => ({
        ...{ lemma: partner, form: code === 'neg o' ? 'o' : code, partOfSpeech: 'V' },
      }));
      return items.length === 0 ? [] : [{ of, at, items }];
    }),
  );
  const made = await makeAnalysedForms(
    places.flatMap(({ items }) => items),
    knowledge,
  );
  let next = 0;
  const drafts = new Map<number, PracticeDraft>();
  for (const { of, at, items } of places) {
    const forms = made.slice(next, (next += items.length)).flatMap((parallel) => parallel.slice(0, 1));
    const { sentence } = sentences[of]!;
    const token = sentence.tokens[at]!;
    let asking: AskingHit | undefined;
    const wrong = forms.filter((form) => {
      if (form.form === token.form || knowledge.frequencyOf(form.form) < LEAST_FREQUENCY) return false;
      const verdict = askRules(putForm(sentence, at, form), at, token, RULES);
      asking ??= verdict.asking;
      return verdict.asking !== undefined;
    });
    if (!asking || drafts.has(of)) continue;
    drafts.set(of, {
      ...{ topic: 'verb-choice', kind: 'CHOOSE_VERB', start: token.start, end: token.end, written: '' },
      accepted: [token.form],
      wrong: wrong
        .map(({ form }) => form)
        .toSorted((one, other) => knowledge.frequencyOf(other) - knowledge.frequencyOf(one))
        .slice(0, MOST_WRONG),
      baseForm: null,
      word: null,
      explanation: { ...explainAsking(asking, token, knowledge.language), formName: null },
      examples: asking.rule.examples,
    });
  }
  return sentences.map((_, of) => drafts.get(of));
}
