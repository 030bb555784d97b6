/** A colour of pictures in the light and in the dark scheme. */
export interface Ink {
  readonly light: string;
  readonly dark: string;
}

/** Grounds of pictures are those of the page's papers, so that a picture is part of it. */
export const pictureInks = {
  paper: { light: '#ffffff', dark: '#1c1a1f' },
  text: { light: '#211d22', dark: '#eeeaee' },
  soft: { light: '#4f4952', dark: '#c3bcc6' },
  line: { light: '#d5d3d9', dark: '#4a494f' },
  ring: { light: '#b5b2ba', dark: '#6b6a72' },
  keyword: { light: '#7b1fa2', dark: '#ce93d8' },
} as const satisfies Record<string, Ink>;

/** The paint of an ink: a variable that the dark scheme sets; a file, which sets none, has the light colour. */
export const makePaint = (name: string, { light }: Ink) => `var(--ink-${name.toLowerCase()}, ${light})`;

export const paint = (name: keyof typeof pictureInks) => makePaint(name, pictureInks[name]);

/** The variables of the dark scheme. */
export const listDarkInks = (inks: Readonly<Record<string, Ink>>): Record<string, string> =>
  Object.fromEntries(Object.entries(inks).map(([name, { dark }]) => [`--ink-${name.toLowerCase()}`, dark]));

const PAINT = /^var\(--ink-[\w-]+, (#[\da-f]{6})\)$/u;

/** The light colour of a paint; other values stay as they are. */
export const readLightColour = (value: string) => PAINT.exec(value)?.[1] ?? value;
