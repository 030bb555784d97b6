import type { SpellingThresholds } from '@keelerada/corrector/spelling/spelling-model';
import { TokenAnnotator } from '../grammar/annotate-tokens';
import { readLexicon } from '../language/language-files';
import { readSourceSentences } from '../language/read-sentences';
import { chooseThresholds } from './choose-thresholds';
import { collectTokens } from './collect-tokens';
import type { TokenExample } from './collect-tokens';
import { fitSpellingTrees } from './fit-spelling-trees';
import type { FittedSpelling, JudgedToken } from './fit-spelling-trees';
import { FoldModels, learnErrors } from './fold-models';
import { learnTriples } from './learn-triples';
import { FOLDS, readSpellingSentences } from './spelling-corpus';
import type { SpellingSentence } from './spelling-corpus';
import { findSpellingGold } from './spelling-gold';
import type { AnnotatorGold } from './spelling-gold';

/** Everything that a training writes and an evaluation scores. */
export interface CrossFit extends FittedSpelling {
  readonly sentences: readonly SpellingSentence[];
  readonly gold: readonly (readonly AnnotatorGold[])[];
  readonly triples: Uint8Array;
  /** What is learned of errors without each fold. */
  readonly foldErrors: readonly ReturnType<typeof learnErrors>[];
  readonly bySentence: ReadonlyMap<SpellingSentence, readonly JudgedToken[]>;
}

/** Learns the spelling models so that each sentence is judged by models of other folds alone. */
export async function crossFitSpelling(report: (line: string) => void): Promise<CrossFit> {
  const lexicon = readLexicon();
  const sources = readSourceSentences();
  const sentences = await readSpellingSentences(new TokenAnnotator(), sources);
  const gold = findSpellingGold(sentences);
  report(`${sentences.length} sentences`);
  const triples = learnTriples(lexicon);
  const foldModels = new FoldModels(lexicon, sources);
  const examples: TokenExample[] = [];
  const foldErrors: ReturnType<typeof learnErrors>[] = [];
  for (let fold = 0; fold < FOLDS; fold++) {
    const isHeld = (i: number): boolean => sentences[i]!.fold === fold;
    const held = sentences.filter((_, i) => isHeld(i));
    const others = sentences.filter((_, i) => !isHeld(i));
    const learned = learnErrors(
      others,
      gold.filter((_, i) => !isHeld(i)),
    );
    foldErrors.push(learned);
    const models = { lexicon, triples, words: foldModels.makeWordModel(held), ...learned };
    const heldGold = gold.filter((_, i) => isHeld(i));
    examples.push(...(await collectTokens(held, heldGold, models)));
    report(`fold ${fold + 1} of ${FOLDS}: ${examples.length} tokens`);
  }
  const fitted = fitSpellingTrees(examples);
  return { ...fitted, sentences, gold, triples, foldErrors, bySentence: groupBySentence(fitted.judged) };
}

/** Thresholds for each fold, chosen on the other folds; the last are chosen on all. Only EstGEC-L2
 * counts, whose annotators name the kind of each error. */
export function crossFitThresholds({ sentences, gold, bySentence }: CrossFit): SpellingThresholds[] {
  return Array.from({ length: FOLDS + 1 }, (_, fold) => {
    const isUsed = (i: number): boolean => sentences[i]!.source === 'dev' && sentences[i]!.fold !== fold;
    return chooseThresholds(
      sentences.filter((_, i) => isUsed(i)),
      gold.filter((_, i) => isUsed(i)),
      bySentence,
    );
  });
}

function groupBySentence(judged: readonly JudgedToken[]): Map<SpellingSentence, readonly JudgedToken[]> {
  const groups = new Map<SpellingSentence, JudgedToken[]>();
  for (const token of judged) {
    const group = groups.get(token.example.sentence) ?? [];
    groups.set(token.example.sentence, group);
    group.push(token);
  }
  return groups;
}
