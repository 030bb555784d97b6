import type { TextColumns } from '../text-columns/text-columns';
import { listTextLevels, NO_LEVEL } from '../text-columns/text-levels';
import type { SegmentCatalogue } from '../index/segment-catalogue';
import type { SharedSegment } from '../index/shared-segment';

interface Levelled {
  readonly columns: TextColumns;
  readonly segments: readonly SharedSegment[];
}

/** The last levels of a selection: the same selection gets the same segments. */
const kept = new WeakMap<readonly SharedSegment[], Levelled>();
const levelsOfCatalogue = new WeakMap<
  SegmentCatalogue,
  { readonly columns: TextColumns; readonly levels: ReadonlyMap<number, SharedSegment['levels']> }
>();

/** Segments of a catalogue with the level of each text. */
export function addLevels(
  segments: readonly SharedSegment[],
  catalogue: SegmentCatalogue,
  columns: TextColumns,
): readonly SharedSegment[] {
  const known = kept.get(segments);
  if (known?.columns === columns) return known.segments;
  const levels = findLevels(catalogue, columns);
  const levelled = segments.map((one) => ({ ...one, levels: levels.get(one.key) }));
  kept.set(segments, { columns, segments: levelled });
  return levelled;
}

function findLevels(
  catalogue: SegmentCatalogue,
  columns: TextColumns,
): ReadonlyMap<number, SharedSegment['levels']> {
  const known = levelsOfCatalogue.get(catalogue);
  if (known?.columns === columns) return known.levels;
  const ofColumns = listTextLevels(columns);
  const levels = new Map(
    catalogue.segments.map(({ key, texts }) => {
      const places = new Uint8Array(new SharedArrayBuffer(texts.length));
      texts.forEach(({ id }, text) => {
        const place = columns.findPlace(id);
        places[text] = place === undefined ? NO_LEVEL : ofColumns[place]!;
      });
      return [key, { name: `${catalogue.state} ${columns.nameState()}`, places }];
    }),
  );
  levelsOfCatalogue.set(catalogue, { columns, levels });
  return levels;
}
