import type { ErrorNeeds } from '@keelerada/corpus-engine/token-index/find-error-needs';
import type { TextColumnsReader } from '../text-columns/keep-text-columns';
import { findTextIds } from '../text-selection/find-texts';
import { isIdList, type CorpusChoice } from '../text-selection/queried-texts';
import type { CorpusAnswer } from './corpus-engine';
import type { CorpusIndex } from '../index/corpus-index';
import type { MarkLayers } from '../index/mark-layers';
import { ObjectNumbers } from './object-numbers';
import type { CatalogueChoice, SegmentCatalogue } from '../index/segment-catalogue';
import type { SharedSegment } from '../index/shared-segment';
import type { StoredTexts } from '../token-store/questions/open-store-index';
import type { TextColumns } from '../text-columns/text-columns';
import { listTextLevels, NO_LEVEL } from '../text-columns/text-levels';

/** Texts of the corpus that were chosen, as a thread is told of them. */
export interface SelectedTexts extends Pick<CorpusAnswer<unknown>, 'state'> {
  /** Segments in memory; none where the corpus is in the token store. */
  readonly segments: readonly SharedSegment[];
  /** Texts of the token store; null where the corpus is in memory. */
  readonly stored: StoredTexts | null;
  /** The same for the same texts. */
  readonly name: string;
}

/** What a query wants to know of texts beside their words; the token store does not know it. */
export interface QueryNeeds {
  readonly levels?: boolean | undefined;
  readonly errors?: ErrorNeeds | null | undefined;
  /** Only texts that have an error of this name. */
  readonly withError?: string | undefined;
}

/** Finds what a choice of texts means now. Rejects as `CorpusEngine.ask` does. */
export interface TextSelector {
  select(choice: CorpusChoice | null, signal?: AbortSignal, needs?: QueryNeeds): Promise<SelectedTexts>;
  listIds(choice: CorpusChoice, signal?: AbortSignal): Promise<readonly string[]>;
}

export interface MemorySelectorParts {
  readonly index: Pick<CorpusIndex, 'catalogue' | 'openCatalogue'>;
  readonly readTextColumns: TextColumnsReader;
  readonly errors: Pick<MarkLayers, 'add' | 'narrow'>;
}

interface OpenChoice extends Pick<CorpusAnswer<unknown>, 'state'> {
  readonly catalogue: SegmentCatalogue;
  readonly choice: CatalogueChoice | null;
}

/** Chooses among the segments in shared memory. */
export function makeMemorySelector(parts: MemorySelectorParts): TextSelector {
  const numbers = new ObjectNumbers();
  return {
    async select(given, signal, needs = {}) {
      const { catalogue, choice, state } = await openChoice(parts, given, signal);
      const selected = catalogue.select(choice);
      let segments = selected;
      if (needs.levels === true && choice !== null)
        segments = addLevels(segments, catalogue, await parts.readTextColumns());
      const { errors = null, withError } = needs;
      if ((errors !== null || withError !== undefined) && choice !== null)
        segments = await parts.errors.add(segments, catalogue);
      if (withError !== undefined) segments = parts.errors.narrow(segments, withError);
      return { segments, stored: null, name: String(numbers.find(segments)), state };
    },
    async listIds(given, signal) {
      const { catalogue, choice } = await openChoice(parts, given, signal);
      return choice === null ? [] : catalogue.listIds(choice);
    },
  };
}

/** Finds the texts that a choice means now, and the state of the corpus that they are of. */
async function openChoice(
  { index, readTextColumns }: Pick<MemorySelectorParts, 'index' | 'readTextColumns'>,
  choice: CorpusChoice | null,
  signal?: AbortSignal,
): Promise<OpenChoice> {
  // An own text alone needs no index.
  if (choice === null) return { catalogue: index.catalogue, choice, state: null };
  if (choice === 'all' || isIdList(choice)) {
    const catalogue = await index.openCatalogue(signal);
    return { catalogue, choice, state: choice === 'all' ? catalogue.state : null };
  }
  const columns = await readTextColumns();
  const foundIds = findTextIds(columns, choice.query);
  const catalogue = await index.openCatalogue(signal);
  return { catalogue, choice: { foundIds }, state: `${catalogue.state} ${columns.nameState(choice.query)}` };
}

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

function addLevels(
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
