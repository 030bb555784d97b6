import { addGone, readGone } from './gone-texts';
import { makeRangeConditions } from '../number-ranges';
import { STORE_UNITS } from '../schema-tables';
import { writeState, type StoreState } from '../store-state';
import type { TokenStoreClient } from '../token-store-client';

const TOTALS_TIMEOUT_MS = 3_600_000;
/** Above this many texts adding all up again is quicker than taking theirs away. */
const MOST_TAKEN_AWAY = 5000;
const LIVE = 't NOT IN (SELECT t FROM gone)';

export interface StateChange {
  /** Shows texts up to this one. */
  readonly lastText?: number;
  readonly block?: number;
  readonly withdrawn?: readonly number[];
  readonly corpusId?: string;
}

/**
 * Makes the next state: texts come in and go out in one, with totals to match. The state is open meanwhile. Needs the lease
 * of the task `state`, and a closed state before.
 */
export async function changeState(
  client: TokenStoreClient,
  before: StoreState,
  change: StateChange,
): Promise<StoreState> {
  const {
    withdrawn = [],
    lastText = before.lastText,
    block = before.block,
    corpusId = before.corpusId,
  } = change;
  const known = await readGone(client);
  const going = withdrawn.filter((text) => known.some((gone) => !gone.has(text)));
  // Texts that are gone on some shards were taken away when that was tried before, or the totals are added up anew.
  const isNew = (text: number): boolean => text <= before.lastText && known.every((gone) => !gone.has(text));
  const opened = await writeState(client, before, { isOpen: true });
  await addGone(client, going, known);
  const taken = going.filter(isNew);
  if (taken.length > MOST_TAKEN_AWAY) await rebuildTotals(client, lastText);
  else {
    if (lastText > before.lastText)
      await addTotals(client, `t > ${before.lastText} AND t <= ${lastText} AND ${LIVE}`, 1);
    for (const condition of makeRangeConditions(taken)) await addTotals(client, condition, -1);
  }
  const counts = await countTexts(client, lastText);
  return writeState(client, opened, { isOpen: false, lastText, block, corpusId, ...counts });
}

/** Adds the totals up anew where the state was left open. Needs the lease of the task `state`. */
export async function closeState(client: TokenStoreClient, state: StoreState): Promise<StoreState> {
  if (!state.isOpen) return state;
  const { lastText } = state;
  // A withdrawal that was cut off goes through: what one shard leaves out, all do.
  const known = await readGone(client);
  await addGone(client, [...new Set(known.flatMap((gone) => [...gone]))], known);
  await rebuildTotals(client, lastText);
  return writeState(client, state, { isOpen: false, ...(await countTexts(client, lastText)) });
}

async function rebuildTotals(client: TokenStoreClient, lastText: number): Promise<void> {
  for (const unit of STORE_UNITS) await client.command('all', `TRUNCATE TABLE totals_${unit}`);
  await addTotals(client, `t <= ${lastText} AND ${LIVE}`, 1);
}

async function addTotals(client: TokenStoreClient, condition: string, sign: 1 | -1): Promise<void> {
  for (const unit of STORE_UNITS) {
    const sums = ['c', 'first'].map((column) => `toInt64(sum(${column})) * ${sign}`).join(', ');
    const sql = `INSERT INTO totals_${unit} SELECT u, pos, ${sums} FROM counts_${unit} WHERE ${condition} GROUP BY u, pos`;
    await client.command('all', sql, { timeoutMs: TOTALS_TIMEOUT_MS });
  }
}

async function countTexts(
  client: TokenStoreClient,
  lastText: number,
): Promise<{ texts: number; words: number }> {
  const sql = `SELECT count(), sum(words) FROM texts WHERE t <= ${lastText} AND ${LIVE}`;
  const counts = await client.readShards(sql, ['UInt64', 'UInt64']);
  return {
    texts: counts.reduce((sum, [texts]) => sum + (texts[0] ?? 0), 0),
    words: counts.reduce((sum, [, words]) => sum + (words[0] ?? 0), 0),
  };
}
