import { nameMark } from '@keelerada/corpus-engine/error-marks/mark-places';
import { UnindexedTextsError } from '../index/index-errors';
import type { MarksReader } from '../index/mark-layers';
import type { QueryNeeds, SelectedTexts, TextSelector } from './text-selector';
import type { TextColumnsReader } from '../text-columns/keep-text-columns';
import { findTextIds } from '../text-selection/find-texts';
import { isIdList, type CorpusChoice } from '../text-selection/queried-texts';
import type { StoredTexts } from '../token-store/questions/open-store-index';
import { meetTexts } from '../token-store/questions/store-selection';
import type { TokenStoreIndex } from '../token-store/sync/token-store-index';
import type { TokenStoreState } from '../token-store/token-store-state';

interface StoreCatalogue {
  readonly version: number;
  readonly ids: readonly string[];
  readonly numbers: ReadonlyMap<string, number>;
}

/** Numbers of texts, and the state of the corpus in which they were found. */
interface FoundNumbers {
  readonly texts: Uint32Array;
  readonly state: string | null;
}

type ErrorTexts = Pick<MarksReader, 'readState' | 'listTextsWith'>;

/** Adds to chosen texts what a query wants to know of their errors: the database names the texts that have some. */
async function addErrors(
  selected: SelectedTexts & { readonly stored: StoredTexts },
  { errors, withError }: QueryNeeds,
  { numbers }: StoreCatalogue,
  marks: ErrorTexts | null,
): Promise<SelectedTexts> {
  const findMarked = async (isWanted: (code: string) => boolean): Promise<Uint32Array> => {
    const ids = (await marks?.listTextsWith(isWanted)) ?? [];
    return Uint32Array.from(ids.flatMap((id) => numbers.get(id) ?? [])).sort();
  };
  let { stored } = selected;
  if (withError !== undefined) {
    const named = await findMarked((code) => nameMark(code).includes(withError));
    stored = { ...stored, texts: meetTexts(stored.texts, named) };
  }
  if (errors?.isNeeded) stored = { ...stored, marked: await findMarked(errors.isNeeded) };
  const name = `${selected.name} ${withError ?? ''} ${(await marks?.readState()) ?? ''}`;
  return { ...selected, stored, name };
}

/** Chooses among the texts of the token store. */
export function makeStoreSelector(
  index: Pick<TokenStoreIndex, 'open' | 'client'>,
  readTextColumns: TextColumnsReader,
  marks: ErrorTexts | null = null,
): TextSelector {
  let kept: Promise<StoreCatalogue> | null = null;
  let keptVersion = -1;

  async function openCatalogue({ version, lastText }: TokenStoreState): Promise<StoreCatalogue> {
    if (kept === null || keptVersion !== version) {
      keptVersion = version;
      kept = readCatalogue(index.client, version, lastText);
      kept.catch(() => (kept = null));
    }
    return kept;
  }

  async function find(state: TokenStoreState, choice: Exclude<CorpusChoice, 'all'>): Promise<FoundNumbers> {
    const catalogue = await openCatalogue(state);
    if (isIdList(choice)) return { texts: listNumbers(catalogue, choice), state: null };
    const columns = await readTextColumns();
    const found = findTextIds(columns, choice.query).flatMap((id) => catalogue.numbers.get(id) ?? []);
    return {
      texts: Uint32Array.from(found).sort(),
      state: `${state.version} ${columns.nameState(choice.query)}`,
    };
  }

  async function selectTexts(choice: CorpusChoice | null, signal?: AbortSignal): Promise<SelectedTexts> {
    const opened = await index.open(signal);
    if (choice === 'all') {
      const stored = { state: opened, texts: 'all' } as const;
      return { segments: [], stored, name: `store ${opened.version}`, state: String(opened.version) };
    }
    // An own text alone needs no store.
    if (choice === null) return { segments: [], stored: null, name: 'none', state: null };
    const { texts, state } = await find(opened, choice);
    const name = `store ${state ?? opened.version} ${JSON.stringify(choice)}`;
    return { segments: [], stored: { state: opened, texts }, name, state };
  }

  return {
    async select(choice, signal, needs = {}) {
      const selected = await selectTexts(choice, signal);
      const { stored } = selected;
      const hasNeeds = (needs.errors ?? null) !== null || needs.withError !== undefined;
      if (stored === null || !hasNeeds) return selected;
      return addErrors({ ...selected, stored }, needs, await openCatalogue(stored.state), marks);
    },
    async listIds(choice, signal) {
      const opened = await index.open(signal);
      const { ids, numbers } = await openCatalogue(opened);
      if (choice === 'all') return ids;
      const wanted = new Set((await find(opened, choice)).texts);
      const found = ids.filter((id) => wanted.has(numbers.get(id)!));
      if (!isIdList(choice)) return found;
      return [...new Set(choice.map((id) => (numbers.has(id) ? id : id.toLowerCase())))];
    },
  };
}

function listNumbers({ numbers }: StoreCatalogue, ids: readonly string[]): Uint32Array {
  const found = new Set<number>();
  const missing: string[] = [];
  for (const id of ids) {
    const number = numbers.get(id) ?? numbers.get(id.toLowerCase());
    if (number === undefined) missing.push(id);
    else found.add(number);
  }
  if (missing.length > 0) throw new UnindexedTextsError(missing);
  return Uint32Array.from(found);
}

async function readCatalogue(
  client: TokenStoreIndex['client'],
  version: number,
  lastText: number,
): Promise<StoreCatalogue> {
  const sql =
    `SELECT t, id FROM texts_all WHERE t <= ${lastText} AND t NOT IN (SELECT t FROM ${client.address.database}.gone) ` +
    'ORDER BY t';
  const [texts, ids] = await client.read('any', sql, ['UInt32', 'String']);
  return { version, ids, numbers: new Map(ids.map((id, row) => [id, texts[row]!])) };
}
