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
import { listTextLevels } from '../../corpus/text-columns/text-levels';
import type { Tool, ToolParts } from '../../corpus/tools/tool';
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
    const groups = await groupByLevel(parts, signal);
    const heads = new Map<number, WordTextsHead>();
    await Promise.all(
      groups.map(async (corpusTexts, level) => {
        if (corpusTexts.length === 0) return;
        const texts = { corpusTexts, ownText: null };
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

/** The texts of the whole corpus of each level. */
async function groupByLevel(
  { engine, readTextColumns }: ToolParts,
  signal: AbortSignal,
): Promise<string[][]> {
  const ids: string[][] = proficiencyLevels.map(() => []);
  const listed = await engine.listTextIds('all', signal);
  const columns = await readTextColumns();
  const levels = listTextLevels(columns);
  for (const id of listed) {
    const place = columns.findPlace(id);
    if (place !== undefined) ids[levels[place]!]?.push(id);
  }
  return ids;
}
