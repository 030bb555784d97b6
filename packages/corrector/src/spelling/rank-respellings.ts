import { LRUCache } from 'lru-cache';
import { giveWay, type TurnOptions } from '@keelerada/estonian/give-way';
import type { CorrectorMorphology } from '../sentence/corrector-morphology';
import type { GrammarSentence } from '../sentence/grammar-sentence';
import type { Lexicon } from '../language/lexicon';
import type { WordModel } from '../language/word-model';
import { makeErrorRow, type ScoredRespelling } from './error-features';
import { listRespellings, type ListedToken } from './list-respellings';
import { pruneRespellings } from './prune-respellings';
import { describeToken, makeRespellingRows, type FeatureSources } from './respelling-features';
import { makeSimilarSearch, type SimilarSearch, type SimilarWord } from './search-similar';
import type { SpellingModel } from './spelling-model';

/** What the spelling corrector needs to know of Estonian. */
export interface SpellingKnowledge {
  readonly morphology: CorrectorMorphology;
  readonly model: SpellingModel;
  readonly lexicon: Lexicon;
  readonly words: WordModel;
}

/** A token that may be misspelt. */
export interface RankedToken {
  /** Index of the token in its sentence. */
  readonly place: number;
  /** Probability that the word is wrong, 0 to 1. */
  readonly errorProbability: number;
  /** What may be meant, in lower case, best first. */
  readonly respellings: readonly ScoredRespelling[];
}

/**
 * The tokens of each sentence that may be misspelt, with ranked respellings, before any threshold. Rejects as the signal of
 * `options`.
 */
export async function rankRespellings(
  sentences: readonly GrammarSentence[],
  { morphology, model, lexicon, words }: SpellingKnowledge,
  options: TurnOptions = {},
): Promise<RankedToken[][]> {
  const { errors, triples, edits } = model;
  const search = findSearch(lexicon, model);
  const all = await listRespellings(sentences, { lexicon, errors, search }, morphology, options);
  const sources: FeatureSources = { lexicon, words, triples, edits, errors, morphology };
  const ranked: RankedToken[][] = [];
  for (const [s, tokens] of pruneRespellings(sentences, all, words, morphology).entries()) {
    await giveWay(options);
    const sentence = sentences[s]!;
    ranked.push(
      tokens.map((entry) => {
        const respellings = scoreRespellings(sentence, entry, model, sources);
        const description = describeToken(sentence, entry.place, sources);
        const row = makeErrorRow(sentence, entry.place, respellings, description);
        return { place: entry.place, errorProbability: model.detector.probability(row), respellings };
      }),
    );
  }
  return ranked;
}

/** The respellings of a token with the ranker's probabilities, best first. */
export function scoreRespellings(
  sentence: GrammarSentence,
  entry: ListedToken,
  { ranker }: Pick<SpellingModel, 'ranker'>,
  sources: FeatureSources,
): ScoredRespelling[] {
  return makeRespellingRows(sentence, entry, sources)
    .map(({ respelling: { word, cost }, values }) => ({
      word,
      cost,
      probability: ranker.probability(values),
    }))
    .sort((a, b) => b.probability - a.probability);
}

/** Words whose like ones are kept, some 1 KB each. */
const MOST_SEARCHED = 10_000;
/** They are words of own texts: kept as long as the annotation of one. */
const FORGET_AFTER_MS = 30 * 60 * 1000;

const searches = new WeakMap<Lexicon, WeakMap<SpellingModel, SimilarSearch>>();

/** The search over a lexicon for a model: made once, and it remembers what it found, as a text has the same words often. */
export function findSearch(lexicon: Lexicon, model: SpellingModel): SimilarSearch {
  const ofLexicon = searches.get(lexicon) ?? new WeakMap<SpellingModel, SimilarSearch>();
  searches.set(lexicon, ofLexicon);
  const search = ofLexicon.get(model) ?? rememberSearch(makeSimilarSearch(lexicon, model.errors));
  ofLexicon.set(model, search);
  return search;
}

function rememberSearch(search: SimilarSearch): SimilarSearch {
  const kept = new LRUCache<string, readonly SimilarWord[]>({ max: MOST_SEARCHED, ttl: FORGET_AFTER_MS });
  return (written, mostCost, mostScore) => {
    const name = `${mostCost} ${mostScore} ${written}`;
    const found = kept.get(name) ?? search(written, mostCost, mostScore);
    kept.set(name, found);
    return found;
  };
}
