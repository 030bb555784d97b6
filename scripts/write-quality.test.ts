import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { findWilsonInterval } from '@keelerada/corpus-engine/distribution/wilson-interval';
import { describe, expect, it } from 'vitest';
import { QUALITY, makeQuality, readQuality } from './write-quality.mjs';

const ROOT = join(import.meta.dirname, '..');
const readJson = (path: string): unknown => JSON.parse(readFileSync(join(ROOT, path), 'utf8'));

const quality = readQuality();
const figures = quality.sections.flatMap(({ groups }) => groups.flatMap((group) => group.figures));
const findFigure = (id: string) => figures.find((figure) => figure.id === id);
const TESTS = 'reliability';

/** The figures that stand in models/floors.json too: their place among the numbers of the value, and what one is there. */
const floors = [
  ['level, full length, percent', 'level-full', 100],
  ['level, other tasks, percent', 'level-tasks', 100],
  ['level, first 50 words, percent', 'level-50', 100],
  ['level, cut and joined texts, percent', 'level-cut', 100],
  ['spelling, correction F0.5 of sure marks', 'spelling-correction', 1],
  ['spelling, detection F0.5 of all marks', 'spelling-detection', 1],
  ['spelling, words of edited text a sure mark', 'spelling-false', 1],
  ['grammar, words of edited text a sure mark', 'grammar-false', 1],
] as const;
/** Measured on what the files learned from, as a guard alone: no figure for readers. */
const GUARDS = / of the shipped files on what they learned from$/u;

/** Figures from outside that are shares of so many cases. */
const countedShares = {
  'outside-textbook-marked': 212,
  'outside-textbook-right': 212,
  'outside-textbook-false': 212,
  'outside-everyday-marked': 100,
  'outside-everyday-right': 100,
  'outside-planted-errors': 1393,
  'outside-planted-errors-right': 1393,
  'outside-level': 120,
  'outside-level-older': 335,
  'outside-level-usual': 294,
  'outside-level-unusual': 41,
  'outside-las-edt': 48_489,
  'outside-las-ewt': 13_152,
} as const;

const readNumbers = (text: string | { readonly en?: string } | undefined | null): readonly number[] =>
  ((typeof text === 'string' ? text : text?.en)?.replaceAll(',', '').match(/\d+(?:\.\d+)?/gu) ?? []).map(
    Number,
  );

/** Every text in both languages below a value of the content. */
function listLabels(value: unknown): readonly Readonly<Record<string, unknown>>[] {
  if (typeof value !== 'object' || value === null) return [];
  if ('et' in value || 'en' in value) return [value];
  return Object.values(value).flatMap(listLabels);
}

const inBoth = (en: string) => ({ et: `${en} eesti keeles`, en });

it('writes a table a section, judged in words, a repeated command as "same", and what falls short at the end', () => {
  const figure = {
    what: inBoth('speed'),
    command: '`npm run x`',
    date: '2026-11-26',
    version: 'corrector 11',
    floor: '10',
    met: 'no',
  };
  const figures = [
    {
      ...figure,
      id: 'a',
      values: [inBoth('9 a day')],
      aim: { value: '20', met: 'no' },
      short: inBoth('Slow.'),
    },
    { ...figure, id: 'b', values: [null], dateNote: inBoth('one run'), metText: inBoth('in part') },
  ];
  const columns = ['what', 'command', inBoth('least'), 'floor', 'date', 'met'];
  const section = { title: inBoth('Times'), columns, groups: [{ figures }], notes: ['More.'] };
  const page = {
    current: { corrector: '12' },
    preface: ['Measured.'],
    short: [inBoth('Nothing is perfect.')],
  };
  expect(makeQuality({ page, sections: [section] })).toBe(`# What is measured

Measured.

## Times

| what | command | least | floor | date | met |
|---|---|---|---|---|---|
| speed | \`npm run x\` | 9 a day | 10 | 2026-11-26, corrector 11, now 12 | no (aim 20: no) |
| speed | same | | 10 | 2026-11-26, corrector 11, now 12, one run | in part |

More.

## Falls short

- Slow.
- Nothing is perfect.
`);
});

describe('the figures of quality', () => {
  it('docs/quality.md says what the page "How good it is" says', () => {
    expect(readFileSync(QUALITY, 'utf8'), 'run npm run quality').toBe(makeQuality());
  });

  it('are of all files of the folder and of the version that "What is new" tells first', () => {
    const files = readdirSync(join(ROOT, 'apps/web/content/quality')).map((name) =>
      name.replace('.json', ''),
    );
    expect(files.toSorted()).toEqual([...quality.page.sections, 'page'].toSorted());
    const [newest] = readJson('apps/web/content/changes.json') as readonly { version: string | null }[];
    expect(quality.page.version).toBe(newest?.version);
  });

  it('name what was measured and its version on that day; what runs now is what the code says', () => {
    const readVersion = (path: string) =>
      /CODE_VERSION = '(\d+)'/u.exec(readFileSync(join(ROOT, path), 'utf8'))?.[1];
    expect(quality.page.current).toEqual({
      corrector: readVersion('apps/server/src/corpus/error-marks/read-corrector-version.ts'),
      annotation: readVersion('packages/estonian/src/annotation/annotator-version.ts'),
      product: (readJson('package.json') as { version: string }).version,
    });
    const parts = Object.keys(quality.page.current).join('|');
    for (const { id, date, version } of figures.filter((figure) => figure.date !== undefined))
      expect([date, version], id).toEqual([date, expect.stringMatching(`^(${parts}) [0-9.]+$`)]);
  });

  it('have anchors of their own', () => {
    const ids = [...quality.sections.map(({ id }) => id), ...figures.map(({ id }) => id), 'short', 'terms'];
    expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
    for (const id of ids) expect(id).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/u);
  });

  it('are told in both languages', () => {
    for (const label of listLabels(quality))
      expect([label['et'], label['en']], JSON.stringify(label)).toEqual([
        expect.stringMatching(/\S/u),
        expect.stringMatching(/\S/u),
      ]);
  });

  it.each(figures.filter(({ met, aim }) => (met ?? 'yes') !== 'yes' || (aim?.met ?? 'yes') !== 'yes'))(
    '$id misses its floor or aim and says what falls short',
    ({ short }) => expect(short).toBeDefined(),
  );

  it('have the interval that follows from their cases', () => {
    for (const [id, cases] of Object.entries(countedShares)) {
      const [value, interval] = findFigure(id)!.values!.map((text) => readNumbers(text));
      const { low, high } = findWilsonInterval((value![0]! / 100) * cases, cases);
      expect([interval![0]! / 100 - low, interval![1]! / 100 - high], id).toEqual([
        expect.closeTo(0, 2),
        expect.closeTo(0, 2),
      ]);
    }
  });

  it('do not call met or missed what lies within noise', () => {
    for (const { id, values, interval, floor, met } of figures) {
      if (interval === undefined || floor === undefined || met === 'partly') continue;
      const [low, high] = readNumbers(interval);
      const target = readNumbers(floor).at(-1)!;
      if (readNumbers(values![0]).length > 1 || id === 'syllables') continue;
      const isNoise = low! < target && target < high!;
      expect([id, met === 'noise']).toEqual([id, isNoise]);
    }
  });

  it('of the development data stand beside no figure of other data', () => {
    const dev = quality.sections.filter(({ title }) => title.en.endsWith('(development data)'));
    expect(dev.map(({ id }) => id)).toEqual(['analysis', 'level', 'spelling', 'grammar']);
    const compared = dev.flatMap(({ groups }) => groups.flatMap((group) => group.figures));
    expect(compared.filter(({ published }) => published).map(({ id }) => id)).toEqual(['lemma']);
  });

  it('say whether they reach their floor, where they have one', () => {
    const judged = figures.filter(
      ({ floor }) => floor !== undefined && (floor as { en?: string }).en !== 'none',
    );
    expect(judged.filter(({ met }) => met === undefined).map(({ id }) => id)).toEqual([]);
  });

  it('have a day, a value for each column and a work for what others published', () => {
    for (const { id, columns, groups } of quality.sections) {
      const others = ['what', 'command', 'tests', 'floor', 'date', 'met', 'published'];
      const wanted = (columns ?? ['value']).filter((column) => !others.includes(column as string)).length;
      for (const { id: figure, values = [], date, published } of groups.flatMap((group) => group.figures)) {
        expect(values.length, figure).toBe(wanted);
        if (id !== TESTS) expect(date, figure).toMatch(/^\d{4}-\d{2}-\d{2}$/u);
        if (published) expect(quality.page.sources[published.source], figure).toBeDefined();
      }
    }
  });

  it('are those that the nightly floors guard', () => {
    const guarded = readJson('models/floors.json') as Readonly<Record<string, number>>;
    expect(Object.keys(guarded).filter((name) => !GUARDS.test(name))).toEqual(floors.map(([name]) => name));
    for (const [name, id, scale] of floors) {
      const value = findFigure(id)?.values?.[0];
      const number = /[\d.]+(?= \/|$)/u.exec(typeof value === 'string' ? value : (value?.en ?? ''))?.[0];
      expect(scale * Number(number), name).toBeCloseTo(guarded[name]!);
    }
  });
});
