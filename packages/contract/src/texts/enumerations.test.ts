import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import {
  ageGroups,
  degrees,
  educationLevels,
  genders,
  materialUses,
  proficiencyLevels,
  researchFields,
  studyLevels,
  studyMaterials,
  subcorpora,
  textLanguages,
  textTypesBySubcorpus,
} from './enumerations';
import { nationalities, nativeLanguages, otherLanguages, queryCountries } from './enumerations-places';
import { characterBuckets, sentenceBuckets, wordBuckets } from './text-buckets';

const reference = new URL('../../../../shared/reference/enumerations.json', import.meta.url);

interface Reference {
  [name: string]: Record<string, unknown> | string[];
  textTypesBySubcorpus: Record<string, Record<string, string | Record<string, string>>>;
}

describe.skipIf(!existsSync(reference))('enumerations beside the reference (../shared/reference)', () => {
  const expected = existsSync(reference)
    ? (JSON.parse(readFileSync(reference, 'utf8')) as Reference)
    : undefined;

  it.each([
    ['subcorpora', subcorpora],
    ['studyMaterials', studyMaterials],
    ['useOfMaterials', materialUses],
    ['textLanguages', textLanguages],
    ['fieldsOfResearch', researchFields],
    ['ageGroups', ageGroups],
    ['genders', genders],
    ['studyLevels', studyLevels],
    ['degrees', degrees],
    ['education', educationLevels],
    ['nationalities', nationalities],
    ['nativeLanguages', nativeLanguages],
    ['otherLanguages', otherLanguages],
    ['countriesInQuery', queryCountries],
  ])('%s holds exactly the codes of the reference', (name, enumeration) => {
    expect(Object.keys(enumeration).sort()).toEqual(Object.keys(expected?.[name] ?? {}).sort());
  });

  it('proficiencyLevels keeps the fixed order', () => {
    expect(proficiencyLevels).toEqual(expected?.['proficiencyLevels']);
  });

  it('textTypesBySubcorpus holds every type of the reference', () => {
    for (const [subcorpus, types] of Object.entries(expected?.textTypesBySubcorpus ?? {})) {
      const known = textTypesBySubcorpus[subcorpus as keyof typeof subcorpora].map(({ code }) => code);
      const wanted = Object.entries(types).flatMap(([code, value]) =>
        typeof value === 'string' ? [code] : Object.keys(value),
      );
      expect(known).toEqual(expect.arrayContaining(wanted));
    }
  });
});

describe('enumerations', () => {
  it('have a label in both languages for every code', () => {
    const all = [subcorpora, studyMaterials, ageGroups, nationalities, nativeLanguages, otherLanguages];
    for (const { et, en } of all.flatMap((enumeration) => Object.values(enumeration))) {
      expect(et).not.toBe('');
      expect(en).not.toBe('');
    }
  });

  it.each([
    ['characters', characterBuckets],
    ['words', wordBuckets],
    ['sentences', sentenceBuckets],
  ])('%s buckets touch without gap or overlap', (_name, buckets) => {
    buckets.slice(1).forEach(([least], index) => expect(least).toBe((buckets[index]?.[1] ?? 0) + 1));
  });
});
