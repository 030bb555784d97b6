import { encodeSentences } from '../encoder/encoder-evidence';
import type { SentenceEncoder } from '../encoder/encoder-port';
import { nameForm } from '../encoder/reading-features';
import { FormScorer, type FormModels } from '../grammar/cloze/score-forms';
import { findWordGroup, listGroupCodes } from '../sentence/cloze-classes';
import type { GrammarSentence } from '../sentence/grammar-sentence';
import { hashSentence } from '../sentence/hashed-sentence';

/** How much likelier by the context the answer is than another form of the word, as a natural logarithm. */
export type MarginOf = (code: string) => number;

/** Compares the forms of the word at a place by the words around it; its own form is not looked at. */
export function compareByContext(models: FormModels, sentence: GrammarSentence, at: number): MarginOf {
  const { lemma, pos, code } = sentence.tokens[at]!;
  const scorer = new FormScorer(models, hashSentence(sentence), at);
  const score = (other: string): number => scorer.scoreInContext({ lemma, pos, code: other }) ?? -Infinity;
  const own = score(code);
  return (other) => own - score(other);
}

/** Codes of the forms that a learner may write in place of an answer, the number of which the base form shows. */
export function listRivalCodes(pos: string, code: string): readonly string[] {
  const group = findWordGroup(pos, code);
  if (!group) return [];
  const codes = listGroupCodes(group).filter((each) => each !== code);
  if (group === 'verb') return codes;
  const isPlural = code.startsWith('pl');
  return codes.filter((each) => each.startsWith('pl') === isPlural);
}

/** A wrong form in its place, and the codes of the answer. */
export interface FormToJudge {
  readonly sentence: GrammarSentence;
  readonly at: number;
  readonly pos: string;
  readonly codes: readonly string[];
}

/** Probability by the encoder, which reads the sentence with the wrong form in it, that the answer belongs there. */
export async function judgeByEncoder(
  encoder: SentenceEncoder,
  asked: readonly FormToJudge[],
): Promise<number[]> {
  const evidence = await encodeSentences(
    encoder,
    asked.map(({ sentence }) => sentence),
  );
  return asked.map(({ at, pos, codes }, i) =>
    evidence[i]!.form(
      at,
      codes.map((form) => nameForm({ partOfSpeech: pos, form })),
    ),
  );
}
