import { proficiencyLevels } from '@keelerada/contract/corrector/corrector-choices';
import { NATIVE_WRITERS, textLevels } from '@keelerada/contract/fields/choices';
import { type PracticeTopic, practiceTopics } from '@keelerada/contract/teaching/practice-choices';
import type { WordContextRow } from '@keelerada/contract/tools/word-context';
import type { WordFormRow } from '@keelerada/contract/tools/word-forms';
import { wordPageCall, type WordPageResponse } from '@keelerada/contract/teaching/word-page';
import type { SketchRelationRow } from '@keelerada/contract/tools/word-sketch';
import { isClosedClass } from '@keelerada/corpus-engine/wordlist/basic-words';
import { findFirstLevel, findLeastTexts } from '@keelerada/corpus-engine/levels/find-first-level';
import { pickNeighbours } from '@keelerada/corpus-engine/word-sketch/pick-neighbours';
import { type StockWord, findWord } from '@keelerada/practice/find-word';
import type { AskedForm } from '@keelerada/practice/list-asks';
import { capitalise } from '@keelerada/estonian/capitalise';
import { makeTable } from '@keelerada/estonian/make-table';
import { readRows } from '../../corpus/engine/read-rows';
import { measureErrorsTask } from '../../corpus/error-marks/measure-errors-task';
import { readAsks, readStockItems } from '../../corpus/exercises/read-stock-items';
import { searchByLemma } from '../../corpus/lemmatiser/search-by-lemma';
import { cleanOwnText } from '../../corpus/own-text/clean-own-text';
import { distributionQuery } from '../../corpus/queries/distribution-query';
import { nearestWordsQuery } from '../../corpus/queries/nearest-words-query';
import { wordContextQuery } from '../../corpus/queries/word-context-query';
import { wordFormsQuery } from '../../corpus/queries/word-forms-query';
import { wordSketchQuery } from '../../corpus/queries/word-sketch-query';
import { estonianStopLemmas } from '../../corpus/stop-words/estonian-stop-words';
import { chooseTexts } from '../../corpus/text-selection/choose-texts';
import type { QueriedTexts } from '../../corpus/text-selection/queried-texts';
import { defineTool, type ToolParts } from '../../corpus/tools/tool';
import { listLevelTexts } from '../../corpus/word-levels/list-level-texts';
import { rateWordErrors } from './rate-word-errors';
import type { ComputeTask } from '../../platform/compute/compute-task';
import { readOnce } from '../../platform/compute/read-once';
import { openMorphology } from '../../platform/morphology/open-morphology';

interface WantedWord {
  readonly lemma: string;
  /** UPOS; null of a word that the corpus has not. */
  readonly partOfSpeech: string | null;
  /** In small letters. */
  readonly forms: readonly string[];
}

const readStock = readOnce(async () => (await Promise.all(practiceTopics.map(readStockItems))).flat());
const VERB = ['da', 'n', 'tud'];
const NOMINAL = ['sg g', 'sg p', 'pl g', 'pl p'];
const FORMS = makeTable<readonly string[]>({
  ...{ VERB, AUX: VERB, NOUN: NOMINAL, PROPN: NOMINAL, ADJ: NOMINAL, NUM: NOMINAL },
});

/** What the dictionary and the sentences of the exercises have of a word. */
const findWordTask: ComputeTask<WantedWord, StockWord & { readonly principalForms: string[] }> = {
  name: 'find-word',
  isLong: false,
  async run({ lemma, partOfSpeech, forms }) {
    const [stock, morphology] = await Promise.all([readStock(), openMorphology()]);
    const principal = FORMS.get(partOfSpeech ?? '') ?? [];
    const kind = principal === VERB ? 'V' : '';
    return {
      ...findWord(stock, lemma, new Set(forms), morphology),
      principalForms: principal.flatMap((form) =>
        morphology.synthesise({ lemma, form, partOfSpeech: kind }).slice(0, 1),
      ),
    };
  },
};

const SKETCH = { limit: 30, order: 'LOGDICE', minCount: 2 } as const;
const [MOST_FORMS, MOST_ITEMS] = [12, 10];
const stopWords = new Set(estonianStopLemmas);
/** In texts of learners some errors are not marked. */
const SAFE = textLevels.indexOf(NATIVE_WRITERS);
/** Rating more sentences of a common word takes longer than it helps. */
const EXAMPLES = {
  width: { type: 'SENTENCE', count: 0 },
  unit: 'lemma',
  sortBy: ['EXAMPLES'],
  showsErrors: true,
  sample: { size: 600, seed: 1 },
  to: 300,
} as const;
/** A whole sentence of some length without figures, brackets and lists. */
const PLAIN = /^\p{Lu}[^\d()[\]:;/]{10,110}[.!?]$/u;
/** What is practised where no sentence has the word, by what it asks for; government where this has nothing. */
const TOPICS = makeTable<PracticeTopic>({
  ...({ p: 'partitive', obj: 'partitive', ma: 'infinitive', da: 'infinitive', mas: 'infinitive' } as const),
  ...({ where: 'local-cases', whither: 'local-cases', whence: 'local-cases' } as const),
});

const asksForObject = ({ form }: AskedForm): boolean => form === 'obj' || form === 'p';

/** All that a learner wants to know of a word. */
export const wordPageTool = defineTool(wordPageCall, {
  queries: [wordSketchQuery, wordFormsQuery, wordContextQuery, nearestWordsQuery, distributionQuery],
  tasks: [findWordTask, measureErrorsTask],
  async answer(request, parts, signal) {
    const { engine, pool } = parts;
    const texts = chooseTexts(request);
    const { answer, initialKeyword, lemmatizedKeyword } = await searchByLemma(
      { type: 'LEMMAS', keyword: cleanOwnText(request.keyword) },
      async (lemma) => ({ lemma, all: await listForms(lemma, texts, parts, signal) }),
      ({ all }) => all.rows.length,
    );
    const { lemma, all } = answer;
    const sketch = await engine.ask(wordSketchQuery, texts, { keyword: lemma, ...SKETCH }, signal);
    const { sonaliik: partOfSpeech, esinemisi: hits } = sketch.head.sona;
    const relations = await readRows<SketchRelationRow>(sketch.rows);
    const groups = await listLevelTexts(parts, signal);
    const safe = texts.corpusTexts === 'all' ? { ...texts, corpusTexts: groups[SAFE]! } : texts;
    const isVerb = partOfSpeech === 'VERB' || partOfSpeech === 'AUX';
    const isClosed = isClosedClass(lemma, partOfSpeech);
    const wanted = { lemma, partOfSpeech, forms: all.rows.map(({ vorm }) => vorm) };
    const [asks, stock, examples, errors, levels, nearest] = await Promise.all([
      readAsks().then((written) => [...(written.get(lemma.toLowerCase()) ?? [])]),
      pool.run(findWordTask, wanted, { signal }),
      partOfSpeech === 'PROPN' ? new Map<string, string>() : findExamples(lemma, safe, parts, signal),
      rateWordErrors(lemma, isVerb, texts, parts, signal),
      countByLevel(lemma, groups, parts, signal),
      hits > 0 ? null : engine.ask(nearestWordsQuery, texts, { keyword: lemma }, signal),
    ]);
    return {
      ...{ word: lemma, initialKeyword, lemmatizedKeyword, partOfSpeech, hits, asks, errors, isClosed },
      principalForms: stock.principalForms,
      forms: all.rows.slice(0, MOST_FORMS).map(({ vorm: form, sagedus }) => ({
        ...{
          form: partOfSpeech === 'PROPN' ? capitalise(form) : form,
          hits: sagedus,
          level: isClosed ? null : levels.find(form),
        },
        example: stock.sentences.get(form) ?? examples.get(form) ?? null,
      })),
      ...{ formCount: all.rows.length, levels: levels.described, practice: findPractice(stock, asks) },
      // The parser takes the subject of "mulle meeldib muusika" for an object.
      neighbours: pickNeighbours(
        relations.filter(({ seos }) => seos !== 'OBJECT' || asks.length === 0 || asks.some(asksForObject)),
        partOfSpeech,
        stopWords,
      ),
      nearest: nearest === null ? [] : nearest.head.words.map(({ word }) => word),
      totals: sketch.head.totals,
    };
  },
});

async function listForms(lemma: string, texts: QueriedTexts, { engine }: ToolParts, signal: AbortSignal) {
  const { head, rows } = await engine.ask(wordFormsQuery, texts, { lemma }, signal);
  return { texts: head.totals.texts, rows: await readRows<WordFormRow>(rows) };
}

/** The best unmarked sentence of each form. */
async function findExamples(
  keyword: string,
  texts: QueriedTexts,
  { engine }: ToolParts,
  signal: AbortSignal,
): Promise<ReadonlyMap<string, string>> {
  const { rows } = await engine.ask(wordContextQuery, texts, { keyword, ...EXAMPLES }, signal);
  const found = (await readRows<WordContextRow>(rows)).flatMap((row) => {
    const { contextBefore, keyword: form, contextAfter, joined, vead } = row;
    const [before, after] = [
      joined !== 'BEFORE' && joined !== 'BOTH',
      joined !== 'AFTER' && joined !== 'BOTH',
    ];
    const sentence = [contextBefore, before ? ' ' : '', form, after ? ' ' : '', contextAfter].join('').trim();
    return vead?.length === 0 && PLAIN.test(sentence) ? [[form.toLowerCase(), sentence] as const] : [];
  });
  return new Map(found.toReversed());
}

/** In how many texts of learners each form is, and so the level at which it is first used. */
async function countByLevel(
  lemma: string,
  groups: readonly (readonly string[])[],
  parts: ToolParts,
  signal: AbortSignal,
) {
  const counted = await Promise.all(
    proficiencyLevels.map(async (_, level) => {
      const corpusTexts = groups[level]!;
      if (corpusTexts.length === 0) return { texts: 0, rows: [] };
      return listForms(lemma, { corpusTexts, ownText: null }, parts, signal);
    }),
  );
  const totals = counted.map(({ texts }) => texts);
  return {
    described: totals.map((texts, at) => ({
      level: proficiencyLevels[at]!,
      texts,
      least: findLeastTexts(texts),
    })),
    find(form: string) {
      const used = counted.map(({ rows }) => rows.find(({ vorm }) => vorm === form)?.tekstid ?? 0);
      const first = findFirstLevel(used, totals);
      return first === null ? null : proficiencyLevels[first]!;
    },
  };
}

/** An exercise of the easiest sentences with the word, else one about what it asks for. */
function findPractice({ items }: StockWord, [asked]: readonly AskedForm[]): WordPageResponse['practice'] {
  if (items.length === 0)
    return asked === undefined
      ? null
      : { topics: [TOPICS.get(asked.form) ?? 'government'], level: 'A2', items: [] };
  const first = items.slice(0, MOST_ITEMS);
  const topics = [...new Set(first.map(({ topic }) => topic))];
  return { topics, level: first[0]!.level, items: first.map(({ id }) => id) };
}
