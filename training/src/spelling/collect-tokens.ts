import type { LearnedEdits } from '@keelerada/corrector/language/learned-edits';
import type { Lexicon } from '@keelerada/corrector/language/lexicon';
import type { WordModel } from '@keelerada/corrector/language/word-model';
import type { ErrorModel } from '@keelerada/corrector/spelling/error-model';
import { listRespellings } from '@keelerada/corrector/spelling/list-respellings';
import { pruneRespellings } from '@keelerada/corrector/spelling/prune-respellings';
import {
  describeToken,
  makeRespellingRows,
  type RespellingRow,
  type TokenDescription,
} from '@keelerada/corrector/spelling/respelling-features';
import { restoreCase } from '@keelerada/corrector/spelling/restore-case';
import { makeSimilarSearch } from '@keelerada/corrector/spelling/search-similar';
import { morphology } from '../morphology';
import type { SpellingSentence } from './spelling-corpus';

/** A token with its respellings and what the annotators say of it. */
export interface TokenExample {
  readonly sentence: SpellingSentence;
  readonly fold: number;
  readonly place: number;
  readonly isKnown: boolean;
  readonly description: TokenDescription;
  readonly rows: readonly RespellingRow[];
  /** Of each row: the word in the capitals of the text, and whether an annotator writes it. */
  readonly surfaces: readonly string[];
  readonly isRight: readonly boolean[];
  /** An annotator calls it misspelt. */
  readonly isError: boolean;
  /** Every annotator changed it otherwise than in spelling. */
  readonly isUnjudged: boolean;
}

export interface CollectingModels {
  readonly lexicon: Lexicon;
  readonly words: WordModel;
  readonly errors: ErrorModel;
  readonly triples: Uint8Array;
  readonly edits: LearnedEdits;
}

/** The tokens of some sentences that the corrector would look at, with the values that its models see. */
export async function collectTokens(
  sentences: readonly SpellingSentence[],
  { lexicon, words, errors, triples, edits }: CollectingModels,
): Promise<TokenExample[]> {
  const written = sentences.map((sentence) => sentence.written);
  const search = makeSimilarSearch(lexicon, errors);
  const all = await listRespellings(written, { lexicon, errors, search }, morphology);
  const listed = pruneRespellings(written, all, words, morphology);
  const sources = { lexicon, words, triples, edits, errors, morphology };
  return listed.flatMap((tokens, s) =>
    tokens.map((entry): TokenExample => {
      const sentence = sentences[s]!;
      const token = sentence.written.tokens[entry.place]!;
      const rows = makeRespellingRows(sentence.written, entry, sources);
      const surfaces = rows.map(({ respelling }) => restoreCase(respelling.word, token.form, lexicon));
      const right = new Set(sentence.gold.flatMap((annotator) => annotator.right.get(entry.place) ?? []));
      const isError = right.size > 0;
      return {
        sentence,
        fold: sentence.fold,
        place: entry.place,
        isKnown: token.isKnown,
        description: describeToken(sentence.written, entry.place, sources),
        rows,
        surfaces,
        isRight: surfaces.map((surface) => right.has(surface)),
        isError,
        isUnjudged: !isError && sentence.gold.every(({ unjudged }) => unjudged.has(entry.place)),
      };
    }),
  );
}
