/**
 * Colours of parts of speech in pictures, as many as eyes tell apart: verbs with auxiliaries, pronouns with determiners,
 * small words together. Each has 4.5 : 1 or more on the ground of its scheme; purple is the keyword's. The order is that of
 * legends.
 */
export const wordClassInks = {
  NOUN: { light: '#005a8c', dark: '#7cc4ff' },
  PROPN: { light: '#00695c', dark: '#5fd6c8' },
  VERB: { light: '#b3261e', dark: '#ff8a80' },
  ADJ: { light: '#33691e', dark: '#aed581' },
  ADV: { light: '#8a4b00', dark: '#ffb74d' },
  PRON: { light: '#ad1457', dark: '#f48fb1' },
  NUM: { light: '#5f5300', dark: '#fff176' },
  particle: { light: '#5b5861', dark: '#b6b4bb' },
  other: { light: '#26242a', dark: '#ececee' },
} as const;

export type WordClassInk = keyof typeof wordClassInks;

const shared: ReadonlyMap<string, WordClassInk> = new Map<string, WordClassInk>([
  ['AUX', 'VERB'],
  ['DET', 'PRON'],
  ['ADP', 'particle'],
  ['CCONJ', 'particle'],
  ['SCONJ', 'particle'],
  ['PART', 'particle'],
]);

const isInk = (name: string): name is WordClassInk => Object.hasOwn(wordClassInks, name);

/** Which colour a UPOS tag has. */
export function findWordClassInk(upos: string): WordClassInk {
  return isInk(upos) ? upos : (shared.get(upos) ?? 'other');
}

const nameVariable = (ink: string) => `--ink-${ink.toLowerCase()}`;

/** A variable that the dark scheme sets; a file, which sets none, has the light colour. */
export const paintWordClass = (ink: WordClassInk) => `var(${nameVariable(ink)}, ${wordClassInks[ink].light})`;

/** The variables of the dark scheme. */
export const darkWordClassInks: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries(wordClassInks).map(([ink, { dark }]) => [nameVariable(ink), dark]),
);
