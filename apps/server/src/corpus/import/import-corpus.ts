import {
  hasDemoTexts,
  readHashes,
  readContents,
  readEstonianContents,
} from '../store/corpus-text.repository';
import { hashContent } from '../store/describe-text';
import { saveTexts, type TextToSave } from '../store/save-texts.repository';
import type { Database, DatabaseConnection } from '../../platform/database/database-connection';
import { annotatePendingTexts } from './annotate-pending-texts';
import { BadTextError, cleanText } from './formats/clean-text';
import type { ImportedMarks, ImportItem, ImportSource } from './formats/import-item';
import { type ImportEvent, type ImportReport, reportEvent, startReport } from './import-report';
import { TakenTexts } from './taken-texts';
import type { VersionedAnnotator } from '../annotation/text-annotator';
import { alignM2, UnalignedMarksError } from '../error-marks/align-m2';
import { matchM2 } from '../error-marks/match-m2';
import { checkHumanMarks } from '../error-marks/check-human-marks';
import { saveHumanMarks } from '../store/human-marks.repository';

/** Size of one transaction, the most that a kill can cost. */
const BATCH_TEXTS = 100;
const BATCH_CHARACTERS = 300_000;

export interface ImportProgress {
  readonly phase: 'reading' | 'analysing';
  readonly done: number;
  readonly total: number;
}

export interface ImportOptions {
  readonly isDryRun?: boolean;
  /** Keep the demonstration texts; by default the first import removes them. */
  readonly keepsDemo?: boolean;
  readonly isDemo?: boolean;
  readonly signal?: AbortSignal | undefined;
  readonly onProgress?: ((progress: ImportProgress) => void) | undefined;
}

/**
 * Stores the texts of the sources and analyses all texts that are not analysed yet. A text with a known id is updated if
 * its content or properties differ. An id that comes again in the same run with something else is a problem and
 * overwrites nothing. Equal contents under different ids are all kept and reported. Each batch is one transaction: an
 * interrupted import that is run again ends in the same database. Rejects if the database fails; what was
 * stored until then stays.
 */
export async function importCorpus(
  connection: DatabaseConnection,
  sources: readonly ImportSource[],
  annotator: VersionedAnnotator,
  options: ImportOptions = {},
): Promise<ImportReport> {
  const report = await storeSources(connection.db, sources, options);
  const { isDryRun = false, onProgress } = options;
  if (isDryRun) return report;
  const analysis = await annotatePendingTexts(connection, annotator, {
    ...options,
    onProgress: (done, all) => onProgress?.({ phase: 'analysing', done, total: all }),
  });
  reportEvent(report, { kind: 'analysed', ...analysis });
  return report;
}

/** The first half of `importCorpus`: stores the texts, which then wait for their analysis. */
export async function storeSources(
  db: Database,
  sources: readonly ImportSource[],
  options: ImportOptions = {},
): Promise<ImportReport> {
  const { isDryRun = false, isDemo = false, keepsDemo = false } = options;
  const report = startReport(
    sources.map((source) => source.name),
    isDryRun,
  );
  let removesDemo = !isDemo && !keepsDemo && (await hasDemoTexts(db));
  const stored = (await readHashes(db)).filter((text) => !(text.isDemo && removesDemo));
  const idsOfHash = new Map(stored.toReversed().map(({ id, hash }) => [hash, id]));
  const taken = new TakenTexts(new Set(stored.map(({ id }) => id)));
  for await (const texts of readBatches(sources, { db, report, options, taken, idsOfHash })) {
    const outcomes = await saveTexts(db, texts, { isDemo, isDryRun, removesDemo });
    reportEvent(report, { kind: 'saved', outcomes, removesDemo });
    if (!isDryRun) removesDemo = false;
  }
  for (const { properties } of taken.bareTexts.values()) reportEvent(report, { kind: 'bare', properties });
  return report;
}

interface Reading {
  readonly db: Database;
  readonly report: ImportReport;
  readonly options: ImportOptions;
  readonly taken: TakenTexts;
  /** The first text of each content. */
  readonly idsOfHash: Map<string, string>;
}

/** Reads the sources; texts come in batches, none of two sources. */
async function* readBatches(
  sources: readonly ImportSource[],
  reading: Reading,
): AsyncGenerator<readonly TextToSave[]> {
  const { isDemo = false, signal, onProgress } = reading.options;
  const total = sources.reduce((sum, source) => sum + source.totalBytes, 0);
  let before = 0;
  for (const source of sources) {
    let batch: TextToSave[] = [];
    let characters = 0;
    for await (const item of source.read()) {
      signal?.throwIfAborted();
      const event = await takeItem(item, source, reading);
      if (event) reportEvent(reading.report, event);
      if (event?.kind === 'taken') {
        batch.push(event.cleaned.text);
        characters += event.cleaned.text.content.length;
      }
      // The demonstration is stored in one transaction: a part of it would prevent loading it again.
      if (!isDemo && (batch.length >= BATCH_TEXTS || characters >= BATCH_CHARACTERS)) {
        yield batch;
        [batch, characters] = [[], 0];
      }
      if (item.kind === 'problem') continue;
      onProgress?.({ phase: 'reading', done: Math.min(before + item.bytesRead, total), total });
    }
    if (batch.length > 0) yield batch;
    before += source.totalBytes;
  }
}

/** Stores the marks of an item and looks at its text, which is to be saved where it is taken; null for progress alone. */
async function takeItem(
  item: ImportItem,
  source: ImportSource,
  { db, options, taken, idsOfHash }: Reading,
): Promise<ImportEvent | null> {
  if (item.kind === 'progress') return null;
  if (item.kind === 'problem') return { kind: 'skipped', problem: item.problem };
  if (item.kind === 'marks') return takeMarks(db, item.marks, options.isDryRun ?? false);
  const { place } = item.text;
  try {
    const cleaned = cleanText(item.text);
    const { text } = cleaned;
    taken.check(text, item.text, source);
    if (!taken.add(text, place, source)) return { kind: 'repeated', cleaned };
    const hash = hashContent(text.content);
    const first = idsOfHash.get(hash) ?? text.id;
    idsOfHash.set(hash, first);
    return { kind: 'taken', cleaned, sameAs: first === text.id ? undefined : first };
  } catch (error) {
    if (!(error instanceof BadTextError)) throw error;
    return { kind: 'skipped', problem: { place, reason: error.message } };
  }
}

/** Stores marks of people for a text that is stored already, also by an earlier file of the same command. */
async function takeMarks(db: Database, marks: ImportedMarks, isDryRun: boolean): Promise<ImportEvent> {
  const { id, place } = marks;
  const { texts, reason } =
    id === '' ? await storeMatchedMarks(db, marks, isDryRun) : await storeMarks(db, marks, isDryRun);
  return { kind: 'marked', texts, ...(reason !== null && { problem: { place, reason } }) };
}

const UUID = /^[\da-f]{8}-(?:[\da-f]{4}-){3}[\da-f]{12}$/u;
const NO_MATCH = 'no "# text_id = …" names a text, and no text of the corpus has these sentences';

/** How many texts got marks, and what has to be told of them; null for nothing. */
interface StoredMarks {
  readonly texts: number;
  readonly reason: string | null;
}

const refuse = (reason: string): StoredMarks => ({ texts: 0, reason });

/** Stores marks of people that name no text for the texts that their sentences are from. */
async function storeMatchedMarks(
  db: Database,
  { sentences }: ImportedMarks,
  isDryRun: boolean,
): Promise<StoredMarks> {
  const matched = matchM2(await readEstonianContents(db), sentences);
  if (matched.length === 0) return refuse(NO_MATCH);
  const marks = matched.map(({ id, marks: edits }) => ({ id, edits }));
  if (!isDryRun) await db.transaction((transaction) => saveHumanMarks(transaction, marks));
  return { texts: matched.length, reason: null };
}

/** Stores marks of people for a text of the corpus. */
async function storeMarks(
  db: Database,
  { id, sentences }: ImportedMarks,
  isDryRun: boolean,
): Promise<StoredMarks> {
  const [content] = UUID.test(id) ? await readContents(db, [id]) : [];
  if (content === undefined) return refuse(`there is no text ${id} in the corpus`);
  try {
    const { marks: edits, leftOut } = alignM2(content, sentences);
    const reason = checkHumanMarks(content, edits);
    if (reason !== null) return refuse(`its edits cannot be placed: ${reason}`);
    if (!isDryRun) await db.transaction((transaction) => saveHumanMarks(transaction, [{ id, edits }]));
    const told = `edits that overlap another one are left out: ${leftOut.join(', ')}`;
    return { texts: 1, reason: leftOut.length === 0 ? null : told };
  } catch (error) {
    if (!(error instanceof UnalignedMarksError)) throw error;
    return refuse(`its edits cannot be placed: ${error.message}`);
  }
}
