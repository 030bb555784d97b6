/** One thing that the palette opens. */
export interface PaletteEntry {
  /** Unique in the palette. */
  readonly id: string;
  readonly text: string;
  /** It is Estonian itself, not a word of the interface. */
  readonly isEstonian?: boolean;
  readonly hint?: string;
  /** Other words by which it is found. */
  readonly synonyms?: string;
  /** With fewer letters a word is meant that begins alike: "ilma", not "ilmaütlev". */
  readonly leastLetters?: number;
  readonly run: () => void;
}

export interface PaletteGroup {
  readonly name: 'words' | 'searches' | 'selections' | 'tools' | 'commands' | 'texts' | 'pages';
  readonly entries: readonly PaletteEntry[];
  /** Matches that there is no room for. */
  readonly more?: number;
}

/** Small letters without marks above them: whoever types "sona" finds "Sõna". */
export const fold = (text: string) =>
  text
    .normalize('NFD')
    .replaceAll(/\p{Mark}/gu, '')
    .toLowerCase();

const LETTER = /[\p{L}\p{N}]/u;

/** How well a folded text matches: 0 from its beginning, 1 from the beginning of a word, 2 anywhere; null not at all. */
export function rankMatch(folded: string, wanted: string): number | null {
  let place = folded.indexOf(wanted);
  if (place <= 0) return place === 0 ? 0 : null;
  while (place > 0) {
    if (!LETTER.test(folded[place - 1] ?? '')) return 1;
    place = folded.indexOf(wanted, place + 1);
  }
  return 2;
}

/** How well an entry matches, by its text or by words that mean the same. */
export function rankEntry(
  { text, synonyms = '', leastLetters = 0 }: PaletteEntry,
  wanted: string,
): number | null {
  const folded = fold(text);
  const rank = rankMatch(folded, wanted);
  if (wanted.length < leastLetters) return rank === null ? null : 2;
  if (rank === 0 || rank === 1) return rank;
  const known = `${folded} ${fold(synonyms)}`;
  const isMeant = wanted.split(' ').every((word) => (rankMatch(known, word) ?? 2) < 2);
  return isMeant ? 1 : rank;
}

/** What matches, the best first and else in the order given. */
export function findMatches<Thing>(
  things: readonly Thing[],
  rankThing: (thing: Thing) => number | null,
): readonly Thing[] {
  const ranks: Thing[][] = [[], [], []];
  for (const thing of things) {
    const rank = rankThing(thing);
    if (rank !== null) ranks[rank]?.push(thing);
  }
  return ranks.flat();
}
