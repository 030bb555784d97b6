import type { RatedGroup } from '@keelerada/corpus-engine/distribution/rate-groups';
import { describe, expect, it } from 'vitest';
import type { TextColumns } from '../../corpus/text-columns/text-columns';
import { describeGroups, groupTexts } from './distribution.tool';

const levels = new Map([
  ['a', ['keeletase', 'B1']],
  ['b', ['keeletase', 'A2']],
  ['c', ['sugu', 'naine']],
  ['d', ['keeletase', 'B1']],
]);
const places = [...levels.keys()];
const columns = {
  findPlace: (id: string) => (levels.has(id) ? places.indexOf(id) : undefined),
  readFacets: (place: number) => {
    const [name, value] = levels.get(places[place]!)!;
    return [{ name, value }];
  },
} as unknown as TextColumns;

const rated = (texts: number, runningWords: number): RatedGroup => ({
  ...{ texts, runningWords, hits: 1, textsWithHits: 1, perMillion: 1, low: 0, high: 2, method: 'TEXTS' },
});
const ENOUGH = rated(10, 5000);

describe('the groups of texts', () => {
  const grouping = groupTexts({ ids: ['a', 'b', 'c', '', 'd', 'gone'] }, columns);

  it('are those of each property, texts without a value and the own text apart', () => {
    const [level] = grouping.filter(({ property }) => property === 'level');
    expect(level!.groups).toEqual([0, 1, 2, 3, 0, 2]);
    const [gender] = grouping.filter(({ property }) => property === 'gender');
    expect(gender!.groups).toEqual([0, 0, 1, 2, 0, 0]);
  });

  it('come by their codes, then the unknown, then the own text', () => {
    const [level] = grouping.filter(({ property }) => property === 'level');
    const described = describeGroups(level!, [ENOUGH, ENOUGH, ENOUGH, ENOUGH]);
    expect(described.map(({ value, isOwnText }) => [value, isOwnText])).toEqual([
      ['A2', false],
      ['B1', false],
      [null, false],
      [null, true],
    ]);
  });

  it('are small with fewer than ten texts or five thousand words', () => {
    const [level] = grouping.filter(({ property }) => property === 'level');
    const sums = [ENOUGH, rated(9, 50_000), rated(100, 4999), rated(1, 10)];
    const small = describeGroups(level!, sums).map(({ value, isOwnText, isSmall }) => [
      value,
      isOwnText,
      isSmall,
    ]);
    expect(small).toEqual([
      ['A2', false, true],
      ['B1', false, false],
      [null, false, true],
      [null, true, true],
    ]);
  });
});
