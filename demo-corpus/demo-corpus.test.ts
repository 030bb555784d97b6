import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import {
  academicFilters,
  bucketStarts,
  examFilters,
  generalFilters,
  textTypesBySubcorpus,
} from './form-values';
import { countSentences, countWords, type DemoText, listTextFiles, readDemoCorpus } from './read-demo-corpus';

const FOLDER = dirname(fileURLToPath(import.meta.url));
const ACADEMIC = 'cwUSEqQLt';
const EXAMS = 'clWmOIrLa';
const LEAST_TEXTS = 84;
const LEAST_TEXTS_PER_SUBCORPUS = 12;
const LEAST_WORDS = 12_000;
/** A text stands for a bucket only so far inside it that another way of counting leaves it there. */
const BUCKET_MARGIN = 0.04;

const texts = readDemoCorpus(FOLDER);
const valuesOf = (text: DemoText, name: string): readonly string[] => text.properties.get(name) ?? [];
const textsOf = (subcorpus: string): DemoText[] =>
  texts.filter((text) => valuesOf(text, 'korpus').includes(subcorpus));

function findMissing(from: readonly DemoText[], name: string, wanted: readonly string[]): string[] {
  const found = new Set(from.flatMap((text) => valuesOf(text, name)));
  return wanted.filter((value) => !found.has(value));
}

function findEmptyBuckets(counts: readonly number[], starts: readonly number[]): number[] {
  return starts.filter((start, index) => {
    const end = starts[index + 1] ?? Infinity;
    const least = index === 0 ? 1 : start * (1 + BUCKET_MARGIN);
    return !counts.some((count) => count >= least && count <= (end - 1) * (1 - BUCKET_MARGIN));
  });
}

describe('files of the demonstration corpus', () => {
  it('are exactly the files that the metadata lists', () => {
    const listed = texts.map((text) => text.file);
    expect(listed.toSorted()).toEqual(listTextFiles(FOLDER).toSorted());
  });

  it('are NFC with plain line breaks and no stray escapes', () => {
    const faulty = texts.filter(
      ({ content }) => content !== content.normalize('NFC') || /[\r\u00a0\u200b\ufeff]|\\[nt]/.test(content),
    );
    expect(faulty.map((text) => text.file)).toEqual([]);
  });

  it('have ids, titles and contents of their own', () => {
    const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-[1-8][0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;
    expect(texts.filter((text) => !uuid.test(text.id)).map((text) => text.file)).toEqual([]);
    expect(new Set(texts.map((text) => text.id)).size).toBe(texts.length);
    expect(new Set(texts.map((text) => text.content)).size).toBe(texts.length);
    const titles = texts.flatMap((text) => valuesOf(text, 'title'));
    expect(titles).toHaveLength(texts.length);
    expect(new Set(titles).size).toBe(texts.length);
  });
});

describe('size of the demonstration corpus', () => {
  it('reaches the promised number of texts and running words', () => {
    expect(texts.length).toBeGreaterThanOrEqual(LEAST_TEXTS);
    const words = texts.reduce((sum, text) => sum + countWords(text.content), 0);
    expect(words).toBeGreaterThanOrEqual(LEAST_WORDS);
  });

  it('is what the README says, subcorpus by subcorpus', () => {
    const readme = readFileSync(join(FOLDER, 'README.md'), 'utf8');
    for (const id of Object.keys(textTypesBySubcorpus)) {
      const own = textsOf(id);
      const words = own.reduce((sum, text) => sum + countWords(text.content), 0);
      expect(readme).toContain(`| ${id} | ${own.length} | ${words} |`);
    }
  });

  it.each(Object.entries(textTypesBySubcorpus))(
    'covers subcorpus %s with all its text types',
    (id, types) => {
      const own = textsOf(id);
      expect(own.length).toBeGreaterThanOrEqual(LEAST_TEXTS_PER_SUBCORPUS);
      expect(findMissing(own, 'tekstityyp', types)).toEqual([]);
      const strange = own.filter((text) =>
        valuesOf(text, 'tekstityyp').some((type) => !types.includes(type)),
      );
      expect(strange.map((text) => text.file)).toEqual([]);
    },
  );
});

describe('metadata of the demonstration corpus', () => {
  it.each(Object.entries(generalFilters))('answers every value of %s', (name, wanted) => {
    expect(findMissing(texts, name, wanted)).toEqual([]);
  });

  it.each(Object.entries(academicFilters))(
    'answers every value of %s in the academic subcorpus',
    (name, wanted) => {
      expect(findMissing(textsOf(ACADEMIC), name, wanted)).toEqual([]);
    },
  );

  it.each(Object.entries(examFilters))('answers every value of %s in the exams', (name, wanted) => {
    expect(findMissing(textsOf(EXAMS), name, wanted)).toEqual([]);
  });

  it('keeps Russian to the Russian subcorpora', () => {
    const russian = new Set(['cgSRJPKTr', 'cZjHWUPtD']);
    const misplaced = texts.filter((text) => {
      const isRussianText = /\p{Script=Cyrillic}{3}.*\p{Script=Cyrillic}{3}/su.test(
        text.content.slice(0, 200),
      );
      const isRussianPlace = valuesOf(text, 'korpus').some((id) => russian.has(id));
      const isRussianLabel = valuesOf(text, 'tekstikeel').includes('vene');
      return isRussianText !== isRussianPlace || isRussianLabel !== isRussianPlace;
    });
    expect(misplaced.map((text) => text.file)).toEqual([]);
  });

  it('agrees with itself on ages and years', () => {
    const faulty = texts.filter((text) => {
      const [from = 0, to = 0] = (valuesOf(text, 'ajavahemik')[0] ?? '').split('-').map(Number);
      const year = Number(valuesOf(text, 'aasta')[0]);
      const age = Number(valuesOf(text, 'vanus')[0]);
      const group = age <= 18 ? 'kuni18' : age <= 26 ? 'kuni26' : age <= 40 ? 'kuni40' : '41plus';
      return !(year >= from && year <= to) || valuesOf(text, 'vanusevahemik')[0] !== group;
    });
    expect(faulty.map((text) => text.file)).toEqual([]);
  });
});

describe('lengths of the demonstration texts', () => {
  it.each([
    ['characters', (content: string) => content.trim().length],
    ['words', countWords],
    ['sentences', countSentences],
  ] as const)(
    'fill every bucket of %s, well inside its borders, without asking for Russian',
    (unit, count) => {
      const estonian = texts.filter((text) => valuesOf(text, 'tekstikeel').includes('eesti'));
      const counts = estonian.map((text) => count(text.content));
      expect(findEmptyBuckets(counts, bucketStarts[unit])).toEqual([]);
    },
  );
});
