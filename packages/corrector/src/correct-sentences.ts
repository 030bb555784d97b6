import type { SegmentedText } from '@keelerada/estonian/annotate-text';
import type { AnnotatedText } from '@keelerada/estonian/annotated-text';
import type { TurnOptions } from '@keelerada/estonian/give-way';
import type { Correction } from './correction';
import { findGrammarCorrections } from './grammar/find-grammar-corrections';
import type { GrammarKnowledge } from './grammar/score-candidates';
import { addSecondPass, applyFirstPass } from './second-pass';
import { findSpellingCorrections, type SpellingTask } from './spelling/find-spelling-corrections';
import type { SpellingKnowledge } from './spelling/rank-respellings';

/** What is known of Estonian, and the annotator for sentences that corrections have changed. */
export interface SentenceCorrector {
  /** Without it spelling is not looked at by itself. */
  readonly speller?: SpellingKnowledge;
  readonly grammar: GrammarKnowledge;
  readonly annotate: (segmented: SegmentedText, options: TurnOptions) => Promise<AnnotatedText>;
}

/** What the spelling corrector marks, and what both mark together. */
export interface SentenceCorrections {
  readonly spelling: readonly Correction[];
  readonly all: readonly Correction[];
}

/**
 * Corrects sentences of a text, and looks at those that sure corrections change a second time with these in place: an
 * error hides another, and two marks of one error show there. Rejects as the signal of
 * `options`.
 */
export async function correctSentences(
  task: SpellingTask,
  corrector: SentenceCorrector,
  options: TurnOptions = {},
): Promise<SentenceCorrections> {
  const { text, annotation } = task;
  const found = await correctOnce(task, corrector, options);
  const pass =
    annotation.language === 'et' ? applyFirstPass(text, annotation.sentences, found.all) : undefined;
  if (pass === undefined) return found;
  const annotated = await corrector.annotate(pass.segmented, options);
  const again = await correctOnce({ text: pass.edited.text, annotation: annotated }, corrector, options);
  return { spelling: found.spelling, all: addSecondPass(text, found.all, pass, again.all) };
}

async function correctOnce(
  task: SpellingTask,
  { speller, grammar }: SentenceCorrector,
  options: TurnOptions,
): Promise<SentenceCorrections> {
  const spelling = speller ? await findSpellingCorrections(task, speller, options) : [];
  return { spelling, all: await findGrammarCorrections({ ...task, spelling }, grammar, options) };
}
