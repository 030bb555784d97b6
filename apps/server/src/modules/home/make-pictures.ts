import {
  NATIVE_WRITERS,
  OTHER_ACADEMIC_WRITERS,
  type HomePictureName,
} from '@keelerada/contract/fields/choices';
import { subcorpora } from '@keelerada/contract/texts/enumerations';
import type { HomePicture, HomePictureRow } from '@keelerada/contract/site/home';
import type { CollocatesResponse } from '@keelerada/contract/tools/collocates';
import type { ClusterFinderResponse } from '@keelerada/contract/tools/cluster-finder';
import type { DistributionGroup, DistributionResponse } from '@keelerada/contract/tools/distribution';
import type { KeynessResponse } from '@keelerada/contract/tools/keyness';
import { DEFAULT_SEARCH_COUNT, DEFAULT_SKETCH_ROWS } from '@keelerada/contract/fields/limits';
import type { TextChoice } from '@keelerada/contract/texts/text-selection';
import type { WordlistResponse } from '@keelerada/contract/tools/wordlist';
import { pickSketchRows, type AskedSketch } from './pick-sketch-rows';

/** Asks a tool by its name, as a visitor would; fields that are left out take their defaults. */
export type ToolAsker = (tool: string, request: object) => Promise<unknown>;

/** What the pictures are taken of. */
export interface PictureScene {
  readonly ask: ToolAsker;
  /** Levels of the corpus that have enough words, A to C2. */
  readonly levels: readonly string[];
}

const ALL: TextChoice = 'KOIK';
/** The same query as the pages send, so that an address with it finds the same texts. */
const ofLevel = (level: string): TextChoice => ({
  paring: { corpuses: Object.keys(subcorpora), language: ['eesti', 'vene'], level: [level] },
});
const choose = (level: string | null): TextChoice => (level === null ? ALL : ofLevel(level));

const ROWS = 7;
const NEIGHBOURS = 10;
const LEAST_NEIGHBOURS = 4;
const LEAST_CO_OCCURRENCES = 3;
const CLUSTER_WORDS = 3;
/** Rows that are looked through for such as are made of words. */
const CLUSTERS = 200;
const ABOVE = 4;
const BELOW = 3;
/** The word that has a sketch and neighbours: the first with so many occurrences. */
const WORDS = ['keel', 'aeg', 'inimene', 'kool', 'elu', 'sõber'] as const;
const LEAST_OCCURRENCES = 30;
/** The level of the list and the two that are compared, where the corpus has them. */
const LIST_LEVEL = 'B1';
const UPPER_LEVEL = 'C1';
/** Conjunctions and auxiliaries stand near every word. */
const CONTENT_CLASSES: readonly string[] = ['NOUN', 'PROPN', 'ADJ', 'VERB'];
const WORD = /^\p{Script=Latin}{2,}$/u;

type Made = Partial<HomePicture> & Pick<HomePicture, 'texts' | 'rows' | 'options'>;

/** Makes a picture; null where the corpus has too little for it. Rejects as the tools do. */
export async function makePicture(name: HomePictureName, scene: PictureScene): Promise<HomePicture | null> {
  const made = await makers[name](scene);
  if (made === null || made.rows.length === 0) return null;
  return { name, keyword: null, level: null, comparedLevel: null, comparedTexts: null, ...made };
}

const pickLevel = ({ levels }: PictureScene): string | null =>
  levels.find((level) => level === LIST_LEVEL) ?? levels[0] ?? null;

async function makeWordlist(scene: PictureScene): Promise<Made> {
  const level = pickLevel(scene);
  const options = { type: 'LEMMAS' };
  const answer = await scene.ask('wordlist', { ...options, tekstivalik: choose(level) });
  const { resultList, totals } = answer as WordlistResponse;
  const nouns = resultList.filter(({ partOfSpeech, word }) => partOfSpeech === 'NOUN' && WORD.test(word));
  const rows = nouns.slice(0, ROWS).map(({ word, frequencyCount: value }) => ({ word, value }));
  return { options, level, texts: totals.texts, rows };
}

/** The word of the pictures with its distribution; null where no word is frequent. */
async function findWord({ ask }: PictureScene): Promise<{
  readonly keyword: string;
  readonly options: HomePicture['options'];
  readonly found: DistributionResponse;
} | null> {
  for (const keyword of WORDS) {
    const options = { type: 'LEMMAS', keyword, keepCapitalization: false };
    const answer = await ask('distribution', { ...options, tekstivalik: ALL });
    const found = answer as DistributionResponse;
    if (found.hits >= LEAST_OCCURRENCES) return { keyword, options, found };
  }
  return null;
}

async function makeDistribution(scene: PictureScene): Promise<Made | null> {
  const word = await findWord(scene);
  if (word === null) return null;
  const { keyword, options, found } = word;
  const groupsOf = (property: string) =>
    found.distributionList.find((one) => one.property === property)?.groups ?? [];
  const byLevel = groupsOf('level').filter(({ value, isSmall }) => value !== null && !isSmall);
  const isNative = ({ value }: DistributionGroup) => value === NATIVE_WRITERS;
  const show = ({ value, perMillion, low, high }: DistributionGroup): HomePictureRow => ({
    word: value!,
    value: perMillion,
    low,
    ...(high !== null && { high }),
  });
  const rows = byLevel
    .filter(({ value }) => value !== OTHER_ACADEMIC_WRITERS)
    .sort((a, b) => Number(isNative(a)) - Number(isNative(b)) || (a.value! < b.value! ? -1 : 1))
    .map((group) => show(group));
  return rows.length < 2 ? null : { keyword, options, texts: found.totals.texts, rows };
}

async function makeCollocates(scene: PictureScene): Promise<Made | null> {
  const word = await findWord(scene);
  if (word === null) return null;
  const { keyword } = word;
  const options = {
    ...{ type: 'LEMMAS', keyword, keepCapitalization: false, formula: 'LOGDICE' },
    ...{ searchCount: DEFAULT_SEARCH_COUNT, minCooccurrence: LEAST_CO_OCCURRENCES },
  };
  const answer = await scene.ask('collocates', { ...options, tekstivalik: ALL });
  const { collocateList, totals } = answer as CollocatesResponse;
  const rows = collocateList
    .filter(({ collocate, partOfSpeech }) => {
      const isContent = CONTENT_CLASSES.includes(partOfSpeech);
      return isContent && collocate !== keyword && WORD.test(collocate);
    })
    .slice(0, NEIGHBOURS)
    .map(({ collocate, score: value }) => ({ word: collocate, value }));
  return rows.length < LEAST_NEIGHBOURS ? null : { keyword, options, texts: totals.texts, rows };
}

async function makeSketch(scene: PictureScene): Promise<Made | null> {
  const word = await findWord(scene);
  if (word === null) return null;
  const { keyword } = word;
  const options = { keyword, limit: DEFAULT_SKETCH_ROWS, sort: 'LOGDICE', minCooccurrence: 1 };
  const found = (await scene.ask('word-sketch', { ...options, tekstivalik: ALL })) as AskedSketch;
  return { keyword, options, texts: found.totals.texts, rows: pickSketchRows(found) };
}

async function makeClusters(scene: PictureScene): Promise<Made> {
  const level = pickLevel(scene);
  const options = { analysis: 'WORDS', length: CLUSTER_WORDS };
  const request = { ...options, tekstivalik: choose(level), limit: CLUSTERS, usageLimit: 0 };
  const { clusters, totals } = (await scene.ask('cluster-finder', request)) as ClusterFinderResponse;
  const rows = clusters
    .filter(({ markups, frequency }) => frequency > 1 && markups.every((markup) => WORD.test(markup)))
    .slice(0, ROWS)
    .map(({ markups, frequency }) => ({ word: markups.join(' '), value: frequency }));
  return { options, level, texts: totals.texts, rows };
}

async function makeKeyness({ ask, levels }: PictureScene): Promise<Made | null> {
  const has = (level: string) => levels.includes(level);
  const isUsual = has(LIST_LEVEL) && has(UPPER_LEVEL);
  const [level, comparedLevel] = isUsual ? [LIST_LEVEL, UPPER_LEVEL] : [levels[0], levels.at(-1)];
  if (level === undefined || comparedLevel === undefined || level === comparedLevel) return null;
  const options = { type: 'LEMMAS', excludeStopwords: true };
  const request = {
    ...options,
    ...{ tekstivalik: ofLevel(level), vordlus: { tekstivalik: ofLevel(comparedLevel) } },
  };
  const { votmesonad, totals, vordlusTotals } = (await ask('keyness', request)) as KeynessResponse;
  const pick = (side: 'A' | 'B', count: number) =>
    votmesonad.filter(({ omane, sona }) => omane === side && WORD.test(sona)).slice(0, count);
  const rows = [...pick('A', ABOVE), ...pick('B', BELOW)]
    .map(({ sona, logSuhe }) => ({ word: sona, value: logSuhe }))
    .sort((one, other) => other.value - one.value);
  return { options, level, texts: totals.texts, comparedLevel, comparedTexts: vordlusTotals.texts, rows };
}

const makers: Readonly<Record<HomePictureName, (scene: PictureScene) => Promise<Made | null>>> = {
  wordlist: makeWordlist,
  distribution: makeDistribution,
  collocates: makeCollocates,
  'word-sketch': makeSketch,
  'cluster-finder': makeClusters,
  keyness: makeKeyness,
};
