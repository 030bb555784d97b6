import type { CorrectorResponse } from '@keelerada/contract/corrector/corrector';
import {
  complexityLevels,
  type ComplexityLevel,
  type TextMarkKind,
} from '@keelerada/contract/corrector/corrector-choices';

/** Tabs with figures, each with what it marks in the text. */
export const markKinds = {
  complexity: ['longsentence', 'longword', 'nouns'],
  vocabulary: ['wordrepetition', 'uncommonwords', 'abstractwords', 'contentwords'],
} as const satisfies Record<string, readonly TextMarkKind[]>;
export type FigureTab = keyof typeof markKinds;
export type ChosenKinds = Readonly<Record<FigureTab, TextMarkKind>>;

interface Figure {
  readonly name: string;
  readonly value: number;
}

/** A figure on its scale. */
interface IndexFigure extends Figure {
  readonly min: number;
  readonly max: number;
  readonly isPercent?: boolean;
}

/** The levels that the readability formulas give, from very easy to very difficult. */
export function listComplexityLevels({ keerukus }: CorrectorResponse): readonly ComplexityLevel[] {
  const names = String(keerukus[11] ?? '').split('/');
  return complexityLevels.filter((level) => names.includes(level));
}

/** Counts and indexes of a tab; the numbers are places in the arrays of the answer (`corrector.ts` of the contract). */
export function listFigures(
  tab: FigureTab,
  { keerukus, mitmekesisus, korrektoriLoendid: lists }: CorrectorResponse,
): { readonly counts: readonly Figure[]; readonly indexes: readonly IndexFigure[] } {
  const read = (figures: readonly (string | number)[], place: number) => Number(figures[place] ?? 0);
  const words = read(mitmekesisus, 10);
  const percent = ({ length }: readonly unknown[]) => (words === 0 ? 0 : (100 * length) / words);
  if (tab === 'complexity')
    return {
      counts: [
        { name: 'phrases', value: read(keerukus, 0) },
        { name: 'words', value: read(keerukus, 1) },
        { name: 'syllables', value: read(keerukus, 3) },
        { name: 'polysyllabic', value: read(keerukus, 2) },
        { name: 'long_words', value: read(keerukus, 4) },
        { name: 'nouns', value: lists.nimisonad.length },
      ],
      indexes: [
        { name: 'smog', value: read(keerukus, 5), min: 0, max: 20 },
        { name: 'flesch_kincaid', value: read(keerukus, 6), min: 0, max: 30 },
        { name: 'lix', value: read(keerukus, 7), min: 20, max: 70 },
        { name: 'noun_verb', value: Number(lists.nimitegusuhe), min: 0, max: 3 },
      ],
    };
  const [mtld, hdd] = [read(mitmekesisus, 4), read(mitmekesisus, 5)];
  return {
    counts: [
      { name: 'words', value: words },
      { name: 'different', value: read(mitmekesisus, 11) },
      { name: 'uncommon', value: lists.harvaesinevad.length },
      { name: 'content', value: lists.sisusonad.length },
      { name: 'abstract', value: lists.abstraktsed.length },
    ],
    indexes: [
      { name: 'root_ttr', value: read(mitmekesisus, 1), min: 0, max: 15 },
      ...(mtld > -1 ? [{ name: 'mtld', value: mtld, min: 0, max: 400 }] : []),
      ...(hdd > 0 ? [{ name: 'hdd', value: hdd, min: 0.5, max: 1 }] : []),
      ...(lists.nimisonad.length > 0
        ? [{ name: 'abstractness', value: Number(lists.abskeskmine), min: 1, max: 3 }]
        : []),
      { name: 'range', value: percent(lists.harvaesinevad), min: 0, max: 10, isPercent: true },
      { name: 'density', value: percent(lists.sisusonad), min: 30, max: 70, isPercent: true },
    ],
  };
}
