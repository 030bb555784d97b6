import { proficiencyLevels } from '@keelerada/contract/corrector/corrector-choices';
import { WORD_LEVELS_PATH } from '@keelerada/contract/site/paths';
import {
  wordLevelsRequestSchema,
  wordLevelsResponseSchema,
  type WordLevelsRequest,
  type WordLevelsResponse,
} from '@keelerada/contract/corrector/word-levels';
import { findFirstLevel, findLeastTexts } from '@keelerada/corpus-engine/levels/find-first-level';
import { normaliseWord } from '@keelerada/corpus-engine/segment/normalise-word';
import { groupByLevel } from '../../corpus/tools/group-by-level';
import type { Tool } from '../../corpus/tools/tool';
import { wordTextsQuery, type WordTextsHead } from './word-texts-query';

const NO_TEXTS = { texts: 0, runningWords: 0 };

/** The level at which learners first use a word: of a list that the administrator has given, else counted in the whole corpus. */
export const wordLevelsTool: Tool<WordLevelsRequest, WordLevelsResponse> = {
  name: 'word-levels',
  path: WORD_LEVELS_PATH,
  isAuxiliary: true,
  summary: 'The level at which learners first use each of some base forms',
  request: wordLevelsRequestSchema,
  response: wordLevelsResponseSchema,
  queries: [wordTextsQuery],
  async answer({ algvormid }, parts, signal) {
    const lemmas = algvormid.map((lemma) => normaliseWord(lemma, 'lemma'));
    const groups = await groupByLevel({ corpusTexts: 'all', ownText: null }, parts, signal);
    const heads = new Map<number, WordTextsHead>();
    await Promise.all(
      groups.map(async ({ level, texts }) => {
        if (level >= proficiencyLevels.length) return;
        heads.set(level, (await parts.engine.ask(wordTextsQuery, texts, { lemmas }, signal)).head);
      }),
    );
    const byLevel = proficiencyLevels.map((_, level) => heads.get(level));
    const totals = byLevel.map((head) => head?.totals ?? NO_TEXTS);
    const list = parts.learnerWords ?? null;
    return {
      sonad: lemmas.map((lemma, place) => {
        const used = byLevel.map((head) => head?.texts[place] ?? 0);
        const first = findFirstLevel(
          used,
          totals.map(({ texts }) => texts),
        );
        const counted = first === null ? null : proficiencyLevels[first]!;
        return {
          algvorm: algvormid[place]!,
          tase: list === null ? counted : (list.levels.get(lemma) ?? null),
          tekstid: used,
        };
      }),
      tasemed: totals.map((total, level) => ({
        ...{ tase: proficiencyLevels[level]!, texts: total.texts, runningWords: total.runningWords },
        piir: findLeastTexts(total.texts),
      })),
      allikas: list?.name ?? null,
    };
  },
};
