import type { Respelling } from '@keelerada/corrector/grammar/candidates/spelling-candidates';
import { matchCase } from '@keelerada/corrector/grammar/candidates/match-case';
import { measureSimilarity } from './align-tokens';
import type { LearnerSentence } from './learner-corpus';
import type { TrainingMorphology } from './open-morphology';

/** Finds respellings of the tokens of each sentence. */
export type RespellSentences = (
  learners: readonly LearnerSentence[],
  morphology: TrainingMorphology,
) => Promise<Respelling[][]>;

const MOST_SUGGESTIONS = 6;

/** Vabamorf's suggestions for the words that it does not know. */
export const respellUnknownWords: RespellSentences = async (learners, morphology) => {
  const words = learners.flatMap(({ written }) =>
    written.tokens.filter(({ isWord, isKnown, form }) => isWord && !isKnown && /^\p{L}+$/u.test(form)),
  );
  const forms = [...new Set(words.map(({ lower }) => lower))];
  const found = await morphology.suggest(forms);
  const suggestions = new Map(forms.map((form, i) => [form, found[i]!]));
  return learners.map(({ written }) =>
    written.tokens.flatMap((token, place) =>
      (token.isKnown ? [] : (suggestions.get(token.lower) ?? []))
        .slice(0, MOST_SUGGESTIONS)
        .map((word, rank) => ({
          place,
          word: matchCase(word, token.form),
          evidence: { rank, cost: 1 - measureSimilarity(token.lower, word.toLowerCase()), score: 0 },
        })),
    ),
  );
};
