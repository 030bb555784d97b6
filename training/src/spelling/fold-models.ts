import {
  changedKey,
  LearnedEdits,
  lettersKey,
  replacedKey,
} from '@keelerada/corrector/language/learned-edits';
import type { Lexicon } from '@keelerada/corrector/language/lexicon';
import { hashString } from '@keelerada/estonian/tagging/weights/feature-hash';
import { loadWordModel, type WordModel } from '@keelerada/corrector/language/word-model';
import type { ErrorModel } from '@keelerada/corrector/spelling/error-model';
import { buildWordModel, idSentences, type IdSentences, type PairCount } from '../language/build-word-model';
import { readPairCounts } from '../language/read-pair-counts';
import type { SourceSentence } from '../language/read-sentences';
import { learnErrorModel, type WordPair } from './learn-error-model';
import { makeWordPair, readErrorPairs } from './read-error-pairs';
import type { SpellingSentence } from './spelling-corpus';

/** Makes word and error models that have seen nothing of some sentences. */
export class FoldModels {
  readonly #lexicon: Lexicon;
  readonly #sources: readonly SourceSentence[];
  readonly #ids: IdSentences;
  readonly #pairCounts: readonly PairCount[];

  constructor(lexicon: Lexicon, sources: readonly SourceSentence[]) {
    this.#lexicon = lexicon;
    this.#sources = sources;
    this.#ids = idSentences(
      lexicon,
      sources.map(({ tokens }) => tokens),
    );
    this.#pairCounts = readPairCounts(lexicon);
  }

  /** A word model without the corrected version of the given sentences. */
  makeWordModel(heldOut: readonly SpellingSentence[]): WordModel {
    const leftOut = new Set<unknown>(heldOut.map((sentence) => sentence.leftOut));
    const file = buildWordModel({
      lexicon: this.#lexicon,
      sentences: this.#ids,
      pairCounts: this.#pairCounts,
      isLeftOut: (i) => {
        const source = this.#sources[i]!;
        return leftOut.has(source.extract ?? source);
      },
    });
    return loadWordModel(file, this.#lexicon);
  }
}

/** The letter errors of the lists and of the given sentences. */
export function learnErrors(sentences: readonly SpellingSentence[]): {
  readonly errors: ErrorModel;
  readonly edits: LearnedEdits;
} {
  const listed = readErrorPairs();
  const pairs = sentences.flatMap(({ written, gold }) =>
    gold.flatMap(({ right }) =>
      [...right].flatMap(([place, words]) => makeWordPair(written.tokens[place]!.form, words[0]!)),
    ),
  );
  return { errors: learnErrorModel([...listed, ...pairs]), edits: countEdits(listed, pairs) };
}

/** Counts of changed letters in all pairs, and of changed words in those of learners. */
function countEdits(listed: readonly WordPair[], pairs: readonly WordPair[]): LearnedEdits {
  const counts = new Map<number, number>();
  const add = (key: string): void => {
    const hash = hashString(key);
    counts.set(hash, (counts.get(hash) ?? 0) + 1);
  };
  for (const { written, right } of [...listed, ...pairs]) {
    const letters = lettersKey(written, right);
    if (letters !== undefined) add(letters);
  }
  for (const { written, right } of pairs) {
    add(replacedKey([written], [right]));
    add(changedKey(written));
  }
  return new LearnedEdits(counts);
}
