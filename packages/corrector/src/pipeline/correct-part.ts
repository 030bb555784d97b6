import type { SegmentedText } from '@keelerada/estonian/annotation/annotate-text';
import type { AnnotatedText } from '@keelerada/estonian/annotated-text';
import type { TurnOptions } from '@keelerada/estonian/give-way';
import type { Correction } from '../correction/correction';
import { findGrammarCorrections } from '../grammar/find-grammar-corrections';
import type { GrammarKnowledge } from '../grammar/score-candidates';
import { findSpellingCorrections, type SpellingTask } from '../spelling/find-spelling-corrections';
import type { SpellingKnowledge } from '../spelling/rank-respellings';
import { addSecondPass, applyFirstPass } from './second-pass';
import { prepareSettling, type TextToSettle } from './settle-corrections';

/** Which models look at a text: one alone, or the speller and then the grammar model, which keeps what the speller found. */
export type CorrectionKinds = 'spelling' | 'grammar' | 'all';

/** What is known of Estonian, and the annotator for sentences that corrections have changed. */
export interface PartCorrector {
  readonly speller: SpellingKnowledge;
  /** Asked for `grammar` and `all`. */
  readonly grammar?: GrammarKnowledge;
  readonly annotate: (segmented: SegmentedText, options: TurnOptions) => Promise<AnnotatedText>;
}

/** Some sentences of a text, which are the only ones of `annotation`. */
export interface PartToCorrect extends TextToSettle {
  readonly kinds: CorrectionKinds;
}

/** Corrections in text order, with quiet marks of words that nobody knows (type `unknownWord`) and advice (`wordOrderAdvice`). */
export interface FoundCorrections {
  /** Empty if only the grammar model is asked. */
  readonly spelling: readonly Correction[];
  /** All corrections: of both models for `all`, else of the model asked. Advice is here alone. */
  readonly all: readonly Correction[];
}

/**
 * Corrects sentences of a text, looks at those that sure corrections change a second time with these in place (an error
 * hides another, and two marks of one error show there), and settles what is shown. Rejects as the signal of `options`.
 */
export async function correctPart(
  { kinds, ...part }: PartToCorrect,
  corrector: PartCorrector,
  options: TurnOptions = {},
): Promise<FoundCorrections> {
  const { text, annotation, hasAdvice = false } = part;
  const once = await correctOnce(part, kinds, corrector, options);
  const { spelling } = once;
  const isChangeable = kinds !== 'spelling' && annotation.language === 'et';
  const pass = isChangeable ? applyFirstPass(text, annotation.sentences, once.all) : undefined;
  let { all } = once;
  if (pass) {
    const annotated = await corrector.annotate(pass.segmented, options);
    const changed = { text: pass.edited.text, annotation: annotated };
    const again = await correctOnce(changed, kinds, corrector, options);
    all = addSecondPass(text, all, pass, again.all);
  }
  const settle = await prepareSettling(part, corrector.speller, options);
  return { spelling: kinds === 'grammar' ? [] : settle(spelling), all: settle(all, { hasAdvice }) };
}

async function correctOnce(
  task: SpellingTask,
  kinds: CorrectionKinds,
  { speller, grammar }: PartCorrector,
  options: TurnOptions,
): Promise<FoundCorrections> {
  const spelling = kinds === 'grammar' ? [] : await findSpellingCorrections(task, speller, options);
  if (kinds === 'spelling' || !grammar) return { spelling, all: spelling };
  return { spelling, all: await findGrammarCorrections({ ...task, spelling }, grammar, options) };
}
