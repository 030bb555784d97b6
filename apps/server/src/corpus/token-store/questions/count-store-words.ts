import type { WordUnit } from '@keelerada/corpus-engine/segment/segment';
import { measureSelection, type SelectionTotals } from '@keelerada/corpus-engine/segment/selection';
import { joinVocabularies, type Vocabulary } from '@keelerada/corpus-engine/segment/vocabulary';
import type {
  ComparedWords,
  LemmaForm,
  TextCounts,
  WordColumns,
} from '@keelerada/corpus-engine/token-index/token-index';
import { normaliseWord } from '@keelerada/corpus-engine/segment/normalise-word';
import { countForms } from '@keelerada/corpus-engine/wordlist/count-forms';
import {
  collectEntries,
  makeColumns,
  tallyEntries,
  type WordEntries,
} from '@keelerada/corpus-engine/wordlist/tally-words';
import { findNumber } from './store-names';
import type { StoreSelection } from './store-selection';

export async function measureStore(selection: StoreSelection): Promise<SelectionTotals> {
  const own = measureSelection(selection.own);
  const { state, texts, condition } = selection;
  if (texts === 'all')
    return { texts: state.texts + own.texts, runningWords: state.words + own.runningWords };
  if (selection.isEmpty) return own;
  const [counts, words] = await selection.read(
    `SELECT count(), sum(words) FROM texts_all WHERE ${condition}`,
    ['UInt64', 'UInt64'],
  );
  return { texts: counts[0]! + own.texts, runningWords: words[0]! + own.runningWords };
}

export async function countStoreWords(selection: StoreSelection, unit: WordUnit): Promise<WordColumns> {
  const entries = await readEntries(selection, unit);
  return tallyEntries(selection.vocabulary, addOwn(selection, unit, mapIds(entries, selection.vocabulary)));
}

/** The words of two selections, under common names. */
export async function compareStoreWords(
  one: StoreSelection,
  other: StoreSelection,
  unit: WordUnit,
): Promise<ComparedWords> {
  const own = [...new Set([...one.own, ...other.own].map(({ segment }) => segment))];
  const names = joinVocabularies([one.names, ...own]);
  const count = async (selection: StoreSelection): Promise<TextCounts> => {
    const counts = new Uint32Array(names.size);
    const textCounts = new Uint32Array(names.size);
    const idMaps = selection.own.map(({ segment }) => names.idMaps[1 + own.indexOf(segment)] ?? null);
    for (const entries of [
      mapIds(await readEntries(selection, unit), names),
      collectEntries(selection.own, unit, idMaps),
    ]) {
      for (let i = 0; i < entries.size; i++) {
        counts[entries.ids[i]!]! += entries.counts[i]!;
        textCounts[entries.ids[i]!]! += entries.textCounts[i]!;
      }
    }
    return { counts, textCounts };
  };
  const [first, second] = await Promise.all([count(one), count(other)]);
  return { names, first, second };
}

/** Frequency and most frequent UPOS of words of the vocabulary in a selection, in dense columns by id. */
export async function describeStoreWords(
  selection: StoreSelection,
  unit: WordUnit,
  ids: Uint32Array,
): Promise<{ readonly frequencies: Uint32Array; readonly partsOfSpeech: Uint8Array }> {
  const { vocabulary, names } = selection;
  const numbers = ids.length > MOST_NAMED_WORDS ? null : listNumbers(selection, ids, names.idOfRank);
  const entries = mapIds(await readEntries(selection, unit, numbers), vocabulary);
  const words = tallyEntries(vocabulary, addOwn(selection, unit, entries));
  const frequencies = new Uint32Array(vocabulary.size);
  const partsOfSpeech = new Uint8Array(vocabulary.size);
  words.ids.forEach((id, row) => {
    frequencies[id] = words.counts[row]!;
    partsOfSpeech[id] = words.partsOfSpeech[row]!;
  });
  return {
    frequencies: ids.map((id) => frequencies[id]!),
    partsOfSpeech: new Uint8Array(ids.map((id) => partsOfSpeech[id]!)),
  };
}

/** More words than these are not named one by one: all are read. */
const MOST_NAMED_WORDS = 20_000;

/** Numbers in the store of ids of the vocabulary; words of the own text alone have none. */
function listNumbers({ vocabulary }: StoreSelection, ids: Uint32Array, idOfRank: Uint32Array): number[] {
  const [idMap] = vocabulary.idMaps;
  if (!idMap) return [...ids].map((id) => idOfRank[id]!);
  const wanted = new Set(ids);
  const numbers: number[] = [];
  for (let rank = 0; rank < idMap.length; rank++) if (wanted.has(idMap[rank]!)) numbers.push(idOfRank[rank]!);
  return numbers;
}

/** The word forms of a lemma, in no order. */
export async function countStoreForms(
  selection: StoreSelection,
  lemma: string,
): Promise<readonly LemmaForm[]> {
  const { names, condition } = selection;
  const number = findNumber(names, normaliseWord(lemma, 'lemma'));
  const own = countForms(selection.own, lemma);
  if (number === 0 || selection.isEmpty) return own;
  const [forms, counts, textCounts] = await selection.read(
    `SELECT k, count(), uniqExact(t) FROM postings_lemma_all WHERE u = ${number} AND ${condition} GROUP BY k`,
    ['UInt32', 'UInt64', 'UInt64'],
  );
  const found = new Map<string, LemmaForm>(own.map((form) => [form.form, form]));
  forms.forEach((word, row) => {
    const form = names.strings.get(names.rankOfId[word]!);
    const { count = 0, textCount = 0 } = found.get(form) ?? {};
    found.set(form, { form, count: count + counts[row]!, textCount: textCount + textCounts[row]! });
  });
  return [...found.values()];
}

/** Counts by word and part of speech under numbers of the store. */
interface StoreEntries {
  readonly words: Uint32Array;
  readonly partsOfSpeech: Uint8Array;
  readonly counts: Float64Array;
  readonly textCounts: Float64Array;
  readonly rankOfId: Uint32Array;
}

async function readEntries(
  selection: StoreSelection,
  unit: WordUnit,
  numbers: readonly number[] | null = null,
): Promise<StoreEntries> {
  const { condition, texts } = selection;
  const named = numbers === null ? '' : `u IN (${numbers.length === 0 ? '0' : numbers.join(', ')})`;
  if (texts === 'all') {
    const where = named === '' ? '' : ` WHERE ${named}`;
    const sql = `SELECT u, pos, sum(c) AS n, sum(d) AS m FROM totals_${unit}_all${where} GROUP BY u, pos HAVING n > 0`;
    const [words, partsOfSpeech, counts, textCounts] = await selection.read(sql, [
      'UInt32',
      'UInt8',
      'Int64',
      'Int64',
    ]);
    if (await selection.isCurrent())
      return { words, partsOfSpeech, counts, textCounts, rankOfId: selection.names.rankOfId };
  }
  const where = named === '' ? condition : `${named} AND ${condition}`;
  const sql = `SELECT u, pos, sum(c), sum(first) FROM counts_${unit}_all WHERE ${where} GROUP BY u, pos`;
  const [words, partsOfSpeech, counts, textCounts] = await selection.read(sql, [
    'UInt32',
    'UInt8',
    'UInt64',
    'UInt64',
  ]);
  return { words, partsOfSpeech, counts, textCounts, rankOfId: selection.names.rankOfId };
}

function mapIds(entries: StoreEntries, { idMaps }: Vocabulary): WordEntries {
  const { words, rankOfId, partsOfSpeech } = entries;
  const [idMap] = idMaps;
  const ids = new Uint32Array(words.length);
  for (let i = 0; i < words.length; i++) {
    const rank = rankOfId[words[i]!]!;
    ids[i] = idMap ? idMap[rank]! : rank;
  }
  return {
    size: words.length,
    ids,
    counts: Uint32Array.from(entries.counts),
    textCounts: Uint32Array.from(entries.textCounts),
    partsOfSpeech,
  };
}

function addOwn({ own, vocabulary }: StoreSelection, unit: WordUnit, entries: WordEntries): WordEntries {
  if (own.length === 0) return entries;
  const more = collectEntries(own, unit, vocabulary.idMaps.slice(1));
  const size = entries.size + more.size;
  const joined = makeColumns(size);
  for (const name of ['ids', 'counts', 'textCounts', 'partsOfSpeech'] as const) {
    joined[name].set(entries[name].subarray(0, entries.size));
    joined[name].set(more[name].subarray(0, more.size), entries.size);
  }
  return { size, ...joined };
}
