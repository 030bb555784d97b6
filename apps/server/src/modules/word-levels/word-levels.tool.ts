import { proficiencyLevels } from '@keelerada/contract/corrector/corrector-choices';
import { wordLevelsCall } from '@keelerada/contract/corrector/word-levels';
import { findBasicWords } from '@keelerada/corpus-engine/wordlist/basic-words';
import { findFirstLevel, findLeastTexts } from '@keelerada/corpus-engine/levels/find-first-level';
import { normaliseWord } from '@keelerada/corpus-engine/segment/normalise-word';
import type { SelectionTotals } from '@keelerada/corpus-engine/segment/selection';
import { listLevelTexts } from '../../corpus/word-levels/list-level-texts';
import { defineTool } from '../../corpus/tools/tool';
import { defineQuery } from '../../corpus/engine/corpus-query';

interface WordTextsHead {
  /** In how many texts each of the base forms occurs, in their order. */
  readonly texts: readonly number[];
  readonly basic: ReturnType<typeof findBasicWords>;
  readonly totals: SelectionTotals;
}

/** In how many texts of a selection base forms occur; they are few, so they come with the head and there are no rows. */
const wordTextsQuery = defineQuery<{ readonly lemmas: readonly string[] }, WordTextsHead>({
  name: 'word-texts',
  warmUps: [],
  async answer({ index }, { lemmas }, out) {
    out.writeAscii('[]');
    const [words, totals] = await Promise.all([index.countWords('lemma'), index.measure()]);
    const { names, ids, textCounts } = words;
    const rows = new Map<number, number>();
    ids.forEach((id, row) => rows.set(id, row));
    const texts = lemmas.map((lemma) => {
      const row = rows.get(names.find(lemma));
      return row === undefined ? 0 : textCounts[row]!;
    });
    return { texts, basic: findBasicWords(words, lemmas), totals };
  },
});

const NO_TEXTS = { texts: 0, runningWords: 0 };

/** The level at which learners first use a word: of a list that the administrator has given, else counted in the whole corpus. */
export const wordLevelsTool = defineTool(wordLevelsCall, {
  isAuxiliary: true,
  queries: [wordTextsQuery],
  async answer({ algvormid }, parts, signal) {
    const lemmas = algvormid.map((lemma) => normaliseWord(lemma, 'lemma'));
    const groups = (await listLevelTexts(parts, signal)).slice(0, proficiencyLevels.length);
    const ask = async (corpusTexts: readonly string[]): Promise<WordTextsHead | null> => {
      if (corpusTexts.length === 0) return null;
      const texts = { corpusTexts, ownText: null };
      return (await parts.engine.ask(wordTextsQuery, texts, { lemmas }, signal)).head;
    };
    const byLevel = await Promise.all(groups.map(ask));
    const known = byLevel.filter((head) => head !== null);
    const totals = byLevel.map((head) => head?.totals ?? NO_TEXTS);
    const list = parts.learnerWords ?? null;
    return {
      sonad: lemmas.map((lemma, place) => {
        const used = byLevel.map((head) => head?.texts[place] ?? 0);
        const first = findFirstLevel(
          used,
          totals.map(({ texts }) => texts),
        );
        // Common at most levels: what one task asks for is common at one.
        const basic = known.flatMap((head) => head.basic[place] ?? []);
        const isBasic = basic.includes('CLOSED') || basic.length * 2 > known.length;
        const counted = isBasic ? proficiencyLevels[0] : first === null ? null : proficiencyLevels[first]!;
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
