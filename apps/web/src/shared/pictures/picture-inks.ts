import type { ColourName } from '../design/tokens';
import { darkColours, lightColours } from '../design/tokens';

/** A colour of pictures in the light and in the dark scheme. */
export interface Ink {
  readonly light: string;
  readonly dark: string;
}

const readInk = (name: ColourName): Ink => ({ light: lightColours[name], dark: darkColours[name] });

/** Colours of pictures are those of the page, so that a picture is part of it. */
export const pictureInks = {
  paper: readInk('surface'),
  text: readInk('ink'),
  soft: readInk('ink-2'),
  line: readInk('line'),
  ring: readInk('datum-strong'),
  keyword: readInk('accent'),
};

/** The paint of an ink: a variable that the dark scheme sets; a file, which sets none, has the light colour. */
export const makePaint = (name: string, { light }: Ink) => `var(--ink-${name.toLowerCase()}, ${light})`;

export const paint = (name: keyof typeof pictureInks) => makePaint(name, pictureInks[name]);

/** The variables of the dark scheme. */
export const listDarkInks = (inks: Readonly<Record<string, Ink>>): Record<string, string> =>
  Object.fromEntries(Object.entries(inks).map(([name, { dark }]) => [`--ink-${name.toLowerCase()}`, dark]));

const PAINT = /^var\(--ink-[\w-]+, (#[\da-f]{6})\)$/u;

/** The light colour of a paint; other values stay as they are. */
export const readLightColour = (value: string) => PAINT.exec(value)?.[1] ?? value;
