import type { PracticeKind } from '@keelerada/contract/teaching/practice-choices';
import { dropRareForms } from '../language/drop-rare-forms';
import type { GrammarToken } from '../sentence/grammar-sentence';
import { matchCase } from '../sentence/match-case';
import { compareByContext, listRivalCodes, type FormToJudge, type MarginOf } from './judge-forms';
import { formsOfTopics, listFormPlaces, type FormTopic } from './list-form-places';
import type { PracticeDraft, PracticeKnowledge, PracticeSentence } from './practice-draft';
import {
  askRules,
  explainAsking,
  makeAnalysedForms,
  putForm,
  type AnalysedForm,
  type AskingHit,
} from './probe-forms';

/** By the context the answer is e to this power times as likely as a form that no rule calls wrong. */
const LEAST_MARGIN = { CHOOSE_FORM: 5, WRITE_FORM: 2.5 } as const;
const FEWEST_WRONG = 2;
const MOST_WRONG = 3;

/** A draft with what the encoder may still say against it. */
export interface JudgedDraft {
  readonly draft: PracticeDraft;
  readonly judged: FormToJudge;
}

interface AskedPlace {
  readonly at: number;
  readonly asking: AskingHit;
  /** Wrong by a rule, the likeliest mistakes first. */
  readonly wrong: readonly AnalysedForm[];
  readonly others: readonly AnalysedForm[];
}

/** A task of a sentence to choose or to write a form that a rule asks for, where it has one. */
export function makeFormDraft(
  sentence: PracticeSentence,
  topic: FormTopic,
  kind: PracticeKind,
  knowledge: PracticeKnowledge,
): JudgedDraft | undefined {
  for (const place of findAskedPlaces(sentence, topic, knowledge)) {
    const draft = makeDraft(sentence, place, { topic, kind }, knowledge);
    if (draft) return draft;
  }
  return undefined;
}

/** The places of a sentence where a rule asks for the form that stands there. */
function findAskedPlaces(
  { sentence }: PracticeSentence,
  topic: FormTopic,
  knowledge: PracticeKnowledge,
): AskedPlace[] {
  const { rules } = formsOfTopics[topic];
  return listFormPlaces(sentence, topic).flatMap(({ at, tried }) => {
    const token = sentence.tokens[at]!;
    let asking: AskingHit | undefined;
    const [wrong, others]: [AnalysedForm[], AnalysedForm[]] = [[], []];
    for (const code of tried) {
      const [form] = makeAnalysedForms(toItem(token, code), knowledge);
      if (!form || isReading(form, token)) continue;
      const verdict = askRules(putForm(sentence, at, form), at, token, rules);
      asking ??= verdict.asking;
      (verdict.isWrong ? wrong : others).push(form);
    }
    return asking ? [{ at, asking, wrong, others }] : [];
  });
}

const toItem = ({ lemma, pos }: GrammarToken, form: string) => ({ lemma, form, partOfSpeech: pos });

/** True for a form that is written as the right one, or may be it. */
function isReading({ form, analyses }: AnalysedForm, { lower, lemma, code }: GrammarToken): boolean {
  return (
    form.toLowerCase() === lower ||
    analyses.analyses.some((each) => each.lemma === lemma && each.form === code)
  );
}

function makeDraft(
  { sentence }: PracticeSentence,
  { at, asking, wrong, others }: AskedPlace,
  { topic, kind }: { readonly topic: FormTopic; readonly kind: PracticeKind },
  knowledge: PracticeKnowledge,
): JudgedDraft | undefined {
  const token = sentence.tokens[at]!;
  const { pos, code, lemma, form } = token;
  const marginOf = compareByContext(knowledge.context.forms, sentence, at);
  const isWrong = new Set(wrong.map((each) => each.code));
  const isWritten = kind === 'WRITE_FORM';
  const isTotal = asking.rule.id === 'total-object';
  if (isWritten && (isTotal || !isAlone(token, isWrong, marginOf))) return undefined;
  // Which case an object is in depends on what is meant: there the rules alone say what is wrong.
  const unlikely =
    topic === 'object' || wrong.length >= FEWEST_WRONG
      ? []
      : others.filter((each) => marginOf(each.code) >= LEAST_MARGIN.CHOOSE_FORM);
  const choices = [...new Set([...wrong, ...unlikely].map((each) => matchCase(each.form, form)))];
  if (!isWritten && choices.length < (pos === 'V' ? 1 : FEWEST_WRONG)) return undefined;
  const codes = listSameCodes(code);
  // The noun shows the number of its attribute.
  const isPlural = code.startsWith('pl') && topic !== 'agreement';
  const baseCode = pos === 'V' ? 'ma' : isPlural ? 'pl n' : 'sg n';
  const [base, ...same] = [baseCode, ...codes].map((each) =>
    knowledge.morphology.synthesise(toItem(token, each)),
  );
  // Another word of the same base form: `müts` has `mütsi` and, of a heap of hay, `mütsu`.
  const isOneForm = code === 'sg g' || code === 'sg p';
  const parallel = isOneForm ? dropRareForms(same.flat(), knowledge.frequencyOf) : same.flat();
  const right = parallel.map((each) => matchCase(each, form));
  const [baseForm] = dropRareForms(base!, knowledge.frequencyOf);
  if (!right.includes(form) || baseForm === undefined) return undefined;
  if (isWritten && pos !== 'V' && baseForm === form) return undefined;
  const accepted = [...new Set([form, ...right])];
  const draft: PracticeDraft = {
    ...{ topic, kind, start: token.start, end: token.end, written: '', accepted },
    wrong: isWritten ? [] : choices.filter((each) => !accepted.includes(each)).slice(0, MOST_WRONG),
    baseForm,
    word: { lemma, partOfSpeech: pos },
    explanation: explainAsking(asking, token, knowledge.language),
    examples: asking.rule.examples,
  };
  return { draft, judged: { sentence: putForm(sentence, at, wrong[0]!), at, pos, codes } };
}

/** The short and the long illative are as right. */
function listSameCodes(code: string): readonly string[] {
  return code === 'adt' || code === 'sg ill' ? ['adt', 'sg ill'] : [code];
}

/** True where no other form makes sense: a rule calls it wrong, or the context has it far less likely. */
function isAlone({ pos, code }: GrammarToken, isWrong: ReadonlySet<string>, marginOf: MarginOf): boolean {
  const same = listSameCodes(code);
  return listRivalCodes(pos, code).every(
    (rival) => same.includes(rival) || isWrong.has(rival) || marginOf(rival) >= LEAST_MARGIN.WRITE_FORM,
  );
}
