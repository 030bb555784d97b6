import { PARTS_OF_SPEECH } from '@keelerada/corpus-engine/segment/parts-of-speech';
import { describe, expect, it } from 'vitest';
import { darkColours, lightColours } from '../design/tokens';
import { findWordClassInk, wordClassInks } from './word-class-inks';

/** Relative luminance (WCAG 2.2). */
function measureLuminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((start) => {
    const share = Number.parseInt(colour.slice(start, start + 2), 16) / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function measureContrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [measureLuminance(one), measureLuminance(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

const texts = {
  ...wordClassInks,
  ...Object.fromEntries(
    (['ink', 'ink-2', 'accent'] as const).map((name) => [
      name,
      { light: lightColours[name], dark: darkColours[name] },
    ]),
  ),
};

describe('the colours of pictures', () => {
  it.each(Object.entries(texts))('let %s be read in both schemes', (_name, { light, dark }) => {
    expect(measureContrast(light, lightColours.surface)).toBeGreaterThanOrEqual(4.5);
    expect(measureContrast(dark, darkColours.surface)).toBeGreaterThanOrEqual(4.5);
  });

  it('are different for every class', () => {
    const inks = Object.values(wordClassInks);
    expect(new Set(inks.map(({ light }) => light)).size).toBe(inks.length);
    expect(new Set(inks.map(({ dark }) => dark)).size).toBe(inks.length);
  });

  it('are there for every part of speech', () => {
    const rest = ['INTJ', 'PUNCT', 'SYM', 'X'];
    for (const upos of PARTS_OF_SPEECH)
      expect(findWordClassInk(upos) === 'other', upos).toBe(rest.includes(upos));
    expect(findWordClassInk('constructor')).toBe('other');
  });
});
