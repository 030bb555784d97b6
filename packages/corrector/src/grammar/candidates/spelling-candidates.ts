import type { EstonianFormAnalyses, Morphology } from '@keelerada/estonian/morphology';
import { FormScorer } from '../cloze/score-forms';
import type { ListedToken } from '../../spelling/list-respellings';
import type { ContextModels, SentenceAnalysis } from './sentence-analysis';
import { matchCase } from '../../sentence/match-case';
import type { Candidate, ScoredReading, SpellingEvidence, WordReading } from '../../sentence/candidate';

/** A respelling of a token that the spelling corrector offers. */
export interface Respelling {
  readonly place: number;
  /** In lower case; two words with a space if they were written together. */
  readonly word: string;
  readonly evidence: SpellingEvidence;
}

/** Turns respellings into candidates with the reading that fits best. */
export function makeSpellingCandidates(
  analysis: SentenceAnalysis,
  respellings: readonly Respelling[],
  { analyse }: Pick<Morphology, 'analyse'>,
  models: ContextModels,
): Candidate[] {
  return respellings.map(({ place, word, evidence }): Candidate => {
    const scored = chooseReading(analysis, place, analyse(word), models);
    const { isKnown, form } = analysis.sentence.tokens[place]!;
    const isSplit = word.includes(' ');
    return {
      kind: isSplit ? 'split' : isKnown ? 'confusion' : 'spelling',
      start: place,
      end: place + 1,
      replacement: matchCase(word, form).split(' '),
      spelling: evidence,
      ...(scored ? { scored, reading: scored.reading } : {}),
    };
  });
}

function chooseReading(
  { hashed }: SentenceAnalysis,
  place: number,
  { analyses }: EstonianFormAnalyses,
  models: ContextModels,
): ScoredReading | undefined {
  const scorer = new FormScorer(models.forms, hashed, place);
  let [best, bestScore] = [undefined as WordReading | undefined, -Infinity];
  for (const { lemma, partOfSpeech: pos, form: code } of analyses) {
    const reading = { lemma, pos, code };
    const score = scorer.scoreInContext(reading) ?? -Infinity;
    if (score > bestScore) [best, bestScore] = [reading, score];
  }
  return best && { reading: best, scores: scorer.score(best)! };
}

/** What the spelling corrector lists for the tokens of a sentence, as respellings. */
export function readListedTokens(listed: readonly ListedToken[]): Respelling[] {
  return listed.flatMap(({ place, respellings }) =>
    respellings.map(({ word, cost, suggestionRank }, rank) => ({
      place,
      word,
      evidence: { cost, rank: suggestionRank, score: rank },
    })),
  );
}
