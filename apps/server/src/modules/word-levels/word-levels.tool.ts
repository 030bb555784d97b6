import { proficiencyLevels } from '@keelerada/contract/corrector/corrector-choices';
import { wordLevelsCall } from '@keelerada/contract/corrector/word-levels';
import { findFirstLevel, findLeastTexts } from '@keelerada/corpus-engine/levels/find-first-level';
import { normaliseWord } from '@keelerada/corpus-engine/segment/normalise-word';
import type { SelectionTotals } from '@keelerada/corpus-engine/segment/selection';
import { listTextLevels } from '../../corpus/text-columns/text-levels';
import { defineTool, type ToolParts } from '../../corpus/tools/tool';
import { defineQuery } from '../../corpus/engine/corpus-query';

interface WordTextsHead {
  /** In how many texts each of the base forms occurs, in their order. */
  readonly texts: readonly number[];
  readonly totals: SelectionTotals;
}

/** In how many texts of a selection base forms occur; they are few, so they come with the head and there are no rows. */
const wordTextsQuery = defineQuery<{ readonly lemmas: readonly string[] }, WordTextsHead>({
  name: 'word-texts',
  warmUps: [],
  async answer({ index }, { lemmas }, out) {
    out.writeAscii('[]');
    const [{ names, ids, textCounts }, totals] = await Promise.all([
      index.countWords('lemma'),
      index.measure(),
    ]);
    const rows = new Map<number, number>();
    ids.forEach((id, row) => rows.set(id, row));
    const texts = lemmas.map((lemma) => {
      const row = rows.get(names.find(lemma));
      return row === undefined ? 0 : textCounts[row]!;
    });
    return { texts, totals };
  },
});

const NO_TEXTS = { texts: 0, runningWords: 0 };

/** The level at which learners first use a word: of a list that the administrator has given, else counted in the whole corpus. */
export const wordLevelsTool = defineTool(wordLevelsCall, {
  isAuxiliary: true,
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
});

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
