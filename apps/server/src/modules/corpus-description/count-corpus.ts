import { NATIVE_WRITERS, type DistributionProperty } from '@keelerada/contract/fields/choices';
import {
  type CorpusCounts,
  type CorpusDescription,
  describedProperties,
  type DescribedProperty,
} from '@keelerada/contract/texts/corpus-description';
import { proficiencyLevels, subcorpora, writerGroups } from '@keelerada/contract/texts/enumerations';
import { readGroupValue } from '../../corpus/text-columns/read-group-value';
import type { TextColumns } from '../../corpus/text-columns/text-columns';

type Counts = Pick<
  CorpusDescription,
  'subcorpora' | 'levels' | 'withoutLevel' | 'languages' | 'textTypes' | 'nativeWriters' | 'years' | 'unknown'
>;

/** Words of texts by the value of a property; null gathers those that do not tell it. */
type Groups = Map<string | null, { texts: number; runningWords: number }>;

const groupNames: Readonly<Record<DescribedProperty, DistributionProperty | null>> = {
  level: 'level',
  types: 'textType',
  addedYears: 'year',
  nativeLang: 'nativeLanguage',
  age: 'ageGroup',
  gender: 'gender',
  nationality: 'nationality',
  education: null,
};
const EDUCATION_PROPERTY = 'haridus';
const LANGUAGE_PROPERTY = 'tekstikeel';
const RUSSIAN = 'vene';
const NOTHING: CorpusCounts = { texts: 0, runningWords: 0 };

/** Counts the texts that have a title: others cannot be listed. */
export function countCorpus(columns: TextColumns): Counts {
  const bySubcorpus = new Map<string | null, Groups>();
  const [levels, languages, textTypes] = [newGroups(), newGroups(), newGroups()];
  const years: number[] = [];
  const unknown = new Map<DescribedProperty, number>(describedProperties.map((name) => [name, 0]));
  for (let place = 0; place < columns.size; place += 1) {
    const words = columns.words[place] ?? 0;
    const read = (property: DistributionProperty) => readGroupValue(columns, place, property);
    const level = read('level');
    const subcorpus = read('subcorpus');
    const language = readFacet(columns, place, LANGUAGE_PROPERTY) === RUSSIAN ? 'ru' : 'et';
    add(levels, level, words);
    add(languages, language, words);
    add(textTypes, read('textType'), words);
    if (!bySubcorpus.has(subcorpus)) bySubcorpus.set(subcorpus, newGroups());
    add(bySubcorpus.get(subcorpus)!, level, words);
    years.push(...(read('year')?.match(/\d{4}/gu) ?? []).map(Number));
    for (const name of describedProperties)
      if (readDescribed(columns, place, name) === null) unknown.set(name, unknown.get(name)! + 1);
  }
  return {
    subcorpora: Object.keys(subcorpora).flatMap((code) => {
      const groups = bySubcorpus.get(code);
      if (groups === undefined) return [];
      return [
        { code, ...sum(groups), levels: listLevels(groups), withoutLevel: groups.get(null) ?? NOTHING },
      ];
    }),
    levels: listLevels(levels),
    withoutLevel: levels.get(null) ?? NOTHING,
    languages: listShares(languages),
    textTypes: listShares(textTypes),
    nativeWriters: levels.get(NATIVE_WRITERS) ?? NOTHING,
    years: years.length === 0 ? null : { from: least(years), to: most(years) },
    unknown: [...unknown].map(([property, texts]) => ({ property, texts })),
  };
}

const newGroups = (): Groups => new Map();
const least = (numbers: readonly number[]) => numbers.reduce((a, b) => Math.min(a, b));
const most = (numbers: readonly number[]) => numbers.reduce((a, b) => Math.max(a, b));

function add(groups: Groups, value: string | null, words: number): void {
  const group = groups.get(value) ?? { texts: 0, runningWords: 0 };
  group.texts += 1;
  group.runningWords += words;
  groups.set(value, group);
}

function sum(groups: Groups): CorpusCounts {
  const total = { texts: 0, runningWords: 0 };
  for (const { texts, runningWords } of groups.values()) {
    total.texts += texts;
    total.runningWords += runningWords;
  }
  return total;
}

/** In the order of the scale; values that are no level of it come last. */
function listLevels(groups: Groups): CorpusDescription['levels'] {
  const known: readonly string[] = [...proficiencyLevels.toSorted(), ...Object.keys(writerGroups)];
  const others = [...groups.keys()].filter((code) => code !== null && !known.includes(code));
  return [...known, ...(others as string[]).toSorted()].flatMap((code) => {
    const group = groups.get(code);
    return group === undefined ? [] : [{ code, ...group }];
  });
}

function listShares(groups: Groups): { code: string; texts: number; runningWords: number }[] {
  return [...groups]
    .flatMap(([code, group]) => (code === null ? [] : [{ code, ...group }]))
    .toSorted((a, b) => b.texts - a.texts || (a.code < b.code ? -1 : 1));
}

function readFacet(columns: TextColumns, place: number, wanted: string): string | null {
  return columns.readFacets(place).find(({ name }) => name === wanted)?.value ?? null;
}

function readDescribed(columns: TextColumns, place: number, name: DescribedProperty): string | null {
  const group = groupNames[name];
  return group === null
    ? readFacet(columns, place, EDUCATION_PROPERTY)
    : readGroupValue(columns, place, group);
}
