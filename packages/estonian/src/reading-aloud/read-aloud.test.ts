import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { NumeralCase } from './numeral-case';
import { readAloud } from './read-aloud';
import recordedCases from './testing/recorded-cases.json' with { type: 'json' };
import { sayCardinal } from './say-cardinal';
import { sayOrdinal } from './say-ordinal';

describe('sayCardinal', () => {
  it.each([
    [0, 'nominative', 'null'],
    [8, 'nominative', 'kaheksa'],
    [10, 'genitive', 'kümne'],
    [11, 'nominative', 'üksteist'],
    [11, 'genitive', 'üheteistkümne'],
    [15, 'comitative', 'viieteistkümnega'],
    [21, 'nominative', 'kakskümmend üks'],
    [25, 'comitative', 'kahekümne viiega'],
    [25, 'partitive', 'kahtkümmet viit'],
    [3, 'partitive', 'kolme'],
    [5, 'illative', 'viiesse'],
    [5, 'inessive', 'viies'],
    [5, 'elative', 'viiest'],
    [5, 'allative', 'viiele'],
    [5, 'adessive', 'viiel'],
    [5, 'ablative', 'viielt'],
    [5, 'translative', 'viieks'],
    [5, 'terminative', 'viieni'],
    [5, 'essive', 'viiena'],
    [5, 'abessive', 'viieta'],
    [100, 'nominative', 'sada'],
    [101, 'nominative', 'sada üks'],
    [345, 'nominative', 'kolmsada nelikümmend viis'],
    [345, 'genitive', 'kolmesaja neljakümne viie'],
    [1000, 'nominative', 'tuhat'],
    [2000, 'nominative', 'kaks tuhat'],
    [2000, 'genitive', 'kahe tuhande'],
    [2026, 'nominative', 'kaks tuhat kakskümmend kuus'],
    [1_000_000, 'nominative', 'miljon'],
    [2_500_000, 'nominative', 'kaks miljonit viissada tuhat'],
    [3_000_000_000, 'genitive', 'kolme miljardi'],
  ] as const)('reads %d in the %s as %s', (value, numeralCase, words) => {
    expect(sayCardinal(value, numeralCase)).toBe(words);
  });
});

describe('sayOrdinal', () => {
  it.each([
    [0, 'nominative', 'nullis'],
    [1, 'nominative', 'esimene'],
    [1, 'partitive', 'esimest'],
    [2, 'genitive', 'teise'],
    [2, 'partitive', 'teist'],
    [3, 'nominative', 'kolmas'],
    [3, 'illative', 'kolmandasse'],
    [7, 'nominative', 'seitsmes'],
    [10, 'nominative', 'kümnes'],
    [12, 'adessive', 'kaheteistkümnendal'],
    [20, 'nominative', 'kahekümnes'],
    [21, 'nominative', 'kahekümne esimene'],
    [100, 'nominative', 'sajas'],
    [1000, 'nominative', 'tuhandes'],
    [2000, 'adessive', 'kahetuhandendal'],
    [1200, 'adessive', 'tuhande kahesajandal'],
    [1_000_000, 'nominative', 'miljonis'],
  ] as const)('reads %d. in the %s as %s', (value, numeralCase, words) => {
    expect(sayOrdinal(value, numeralCase)).toBe(words);
  });
});

/** As Vabamorf gives them; a test of speech compares. */
const recorded = new Map(Object.entries(recordedCases) as [string, NumeralCase[]][]);
const findCases = (word: string): readonly NumeralCase[] => recorded.get(word) ?? [];

const READINGS = readFileSync(new URL('testing/readings.txt', import.meta.url), 'utf8')
  .split('\n')
  .filter((line) => line !== '' && !line.startsWith('# '))
  .map((line) => line.split(' => ') as [string, string]);

describe('readAloud', () => {
  it.each(READINGS)('reads %j as %j', (written, said) => {
    expect(readAloud(written, findCases)).toBe(said);
  });

  it.each([
    ['', ''],
    ['5.', 'viis.'],
    ['1\u00a0200,50\u202f€', 'tuhat kakssada eurot viiskümmend senti'],
    ['B1\u2011ta\u00adse', 'bee üks tase'],
    ['<script>alert("1")</script>', 'script alert("üks") /script'],
    ['<break time="5s"/>', 'break time="viis sekundit"/'],
    ["[[h@l'oU]]", "h ätt l'oU"],
  ])('takes the signs out of %j', (written, said) => {
    expect(readAloud(written, findCases)).toBe(said);
  });

  it('leaves no digit and takes time in proportion to the text', () => {
    const pieces = [
      '1 000 ',
      '1.',
      '-',
      '5,',
      'IV ',
      '1. a ',
      '@',
      'a.b@',
      'www.',
      '2-3',
      'B1',
      'a1-',
      '5/',
      '12:',
      'H2',
      '3 ja ',
    ];
    for (const piece of [...pieces, '1 2 ', 'tel 5 ', '²5', 'EL ', 'a-', '5x', '٣']) {
      expect(readAloud(piece.repeat(5000), findCases)).not.toMatch(/[0-9]/u);
    }
  });
});
