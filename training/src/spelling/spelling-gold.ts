import type { GrammarToken } from '@keelerada/corrector/sentence/grammar-sentence';
import { sharesLemma } from '@keelerada/corrector/spelling/prune-respellings';
import { morphology } from '../morphology';
import { measureSimilarity } from '../sources/align-tokens';
import type { GoldEdit } from '../sources/read-m2';
import type { SpellingSentence } from './spelling-corpus';

/** Words that replace one another in a longer edit are alike at least this much. */
const LEAST_SIMILARITY = 0.5;

/** Misspelt tokens of a sentence to one annotator: place and what is right. */
export interface AnnotatorGold {
  readonly right: ReadonlyMap<number, readonly string[]>;
  /** Tokens that were changed otherwise; marks on them are neither right nor wrong. */
  readonly unjudged: ReadonlySet<number>;
}

/**
 * The spelling errors of each sentence by annotator. A correction of a word that the dictionary does not know is
 * spelling; of a known word only if the two share no lemma, and if the annotator calls it spelling or, without a type,
 * if one letter is changed.
 */
export function findSpellingGold(sentences: readonly SpellingSentence[]): AnnotatorGold[][] {
  return sentences.map(({ gold, written }) =>
    gold.annotators.map((edits) => judgeEdits(edits, written.tokens)),
  );
}

function judgeEdits(edits: readonly GoldEdit[], tokens: readonly GrammarToken[]): AnnotatorGold {
  const right = new Map<number, readonly string[]>();
  const unjudged = new Set<number>();
  for (const edit of edits) {
    for (let place = edit.start; place < edit.end; place++) {
      const token = tokens[place]!;
      if (!token.isWord) continue;
      const replacements = findReplacements(edit, token);
      if (replacements.includes(token.form)) continue;
      const spelled = replacements.filter((word) => isSpelling(edit, token, word));
      if (spelled.length > 0) right.set(place, spelled);
      else unjudged.add(place);
    }
  }
  return { right, unjudged };
}

/** What stands for a token in the alternatives of an edit: all of a replacement of this token alone, else the word most like it. */
function findReplacements({ start, end, alternatives }: GoldEdit, { form, lower }: GrammarToken): string[] {
  return alternatives.flatMap((tokens) => {
    if (tokens.length === 0) return [];
    if (end - start === 1) return [tokens.join(' ')];
    if (tokens.includes(form)) return [form];
    const best = tokens
      .map((word) => ({ word, similarity: measureSimilarity(word.toLowerCase(), lower) }))
      .reduce((a, b) => (b.similarity > a.similarity ? b : a));
    return best.similarity >= LEAST_SIMILARITY ? [best.word] : [];
  });
}

function isSpelling({ type }: GoldEdit, token: GrammarToken, word: string): boolean {
  if (!token.isKnown) return true;
  const lower = word.toLowerCase();
  if (lower === token.lower || word.includes(' ') || sharesLemma(token, lower, morphology)) return false;
  if (type !== '') return type.includes('SPELL');
  return (1 - measureSimilarity(lower, token.lower)) * Math.max(lower.length, token.lower.length) < 1.5;
}
