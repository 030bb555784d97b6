/** One thing that the palette opens. */
export interface PaletteEntry {
  /** Unique in the palette. */
  readonly id: string;
  readonly text: string;
  /** It is Estonian itself, not a word of the interface. */
  readonly isEstonian?: boolean;
  readonly hint?: string;
  readonly run: () => void;
}

export interface PaletteGroup {
  readonly name: 'words' | 'searches' | 'selections' | 'tools' | 'texts' | 'pages';
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

/** What matches, the best first and else in the order given. `read` gives the folded text. */
export function findMatches<Thing>(
  things: readonly Thing[],
  wanted: string,
  read: (thing: Thing) => string,
): readonly Thing[] {
  const ranks: Thing[][] = [[], [], []];
  for (const thing of things) {
    const rank = rankMatch(read(thing), wanted);
    if (rank !== null) ranks[rank]?.push(thing);
  }
  return ranks.flat();
}
