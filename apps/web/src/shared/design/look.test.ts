import { readdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { describe, expect, it } from 'vitest';
import { letters } from './tokens';

const SOURCE = join(import.meta.dirname, '..', '..');

/** Where colours and sizes are made, paper has sizes of its own, and files that leave the page cannot take variables. */
const OWN_VALUES = [
  'shared/design/tokens.ts',
  'app/branding.ts',
  'app/theme.ts',
  'app/tools/print-style.ts',
  'features/worksheet',
  // Marks of vocabulary and complexity keep the colours of the original page.
  'features/corrector/shown/mark-style.ts',
];

/** Their letters are units of a drawing. */
const PICTURES = [
  'shared/charts',
  'features/word-context/analysis/sentence-tree.tsx',
  'shared/pictures/neighbour-star.tsx',
];

const files = readdirSync(SOURCE, { recursive: true, encoding: 'utf8' })
  .map((path) => path.split(sep).join('/'))
  .filter((path) => /\.tsx?$/u.test(path) && !/\.test\.tsx?$/u.test(path) && !path.includes('testing/'))
  .filter((path) => !OWN_VALUES.some((own) => path.startsWith(own)));

const sizes = new Set<string>(Object.keys(letters));

/** Lines of the screens that a pattern finds, as `path: match`. */
function findAll(pattern: RegExp, isRight: (value: string) => boolean, left: readonly string[]): string[] {
  return files
    .filter((path) => !left.some((own) => path.startsWith(own)))
    .flatMap((path) =>
      [...readFileSync(join(SOURCE, path), 'utf8').matchAll(pattern)]
        .filter(([, value = '']) => !isRight(value))
        .map(([match]) => `${relative('.', path)}: ${match}`),
    );
}

describe('the screens', () => {
  it('take every colour from the tokens', () => {
    expect(findAll(/(?<![&\w])'(#[\da-f]{3,8})'/giu, () => false, [])).toEqual([]);
  });

  it('have letters and signs in the sizes of the tokens, in rem: they follow the letters of the browser', () => {
    // Signs: icons in buttons, pictures of empty pages, the sign of a video.
    const isSign = (px: number) => [0, 18, 48, 64, 96].includes(px);
    const isRight = (value: string) => {
      const px = 16 * Number(/^'([\d.]+)rem$/u.exec(value)?.[1] ?? NaN);
      return value === '0' || sizes.has(String(px)) || isSign(px);
    };
    expect(findAll(/fontSize: ('?[\d.]+(?:px|rem|em)?)/gu, isRight, PICTURES)).toEqual([]);
    expect(findAll(/lineHeight: ('?[\d.]+px)/gu, () => false, [])).toEqual([]);
  });

  it('take the width of the screen in em: with larger letters it holds less', () => {
    expect(findAll(/@media[^'`\n]*width: ([\d.]+px)/gu, () => false, [])).toEqual([]);
  });
});
