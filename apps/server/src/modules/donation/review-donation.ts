import { subcorpora } from '@keelerada/contract/texts/enumerations';
import type {
  ReviewDecisions,
  ReviewDecisionsResponse,
  ReviewedText,
  ReviewEdit,
} from '@keelerada/contract/texts/donation';
import { hashContent } from '../../corpus/store/describe-text';
import { SUBCORPUS_PROPERTY, TITLE_PROPERTY, YEAR_PROPERTY } from '../../corpus/store/property-names';
import { saveTexts } from '../../corpus/store/save-texts.repository';
import type { Database, DatabaseTransaction } from '../../platform/database/database-connection';
import { badRequest, makeApiError, refuse, RequestFailure } from '../../platform/errors/request-failure';
import {
  decideDonation,
  findDonation,
  readLog,
  updateDonation,
  writeLog,
  type DonatedText,
  type LogEntry,
} from './donation.repository';
import { cleanDonation, describeDonation } from './receive-donation';

type Actor = NonNullable<LogEntry['actor']>;

export async function readForReview(db: Database, id: string): Promise<ReviewedText> {
  const donation = await findDonation(db, { id });
  if (donation === null) throw noDonation();
  const log = await readLog(db, id);
  return {
    ...describeDonation(donation),
    log: log.map((entry) => ({ ...entry, at: entry.at.toISOString() })),
  };
}

/** Replaces text and properties of a text that awaits its review. */
export async function editDonation(db: Database, id: string, edit: ReviewEdit, actor: Actor): Promise<void> {
  const given = edit.properties.map(({ propertyName, propertyValue }) => ({
    name: propertyName,
    value: propertyValue,
  }));
  const { content, properties } = cleanDonation(edit.text, given, 'text');
  await withWaiting(db, id, async (transaction, donation) => {
    const changed = listChanges(donation, { content, properties });
    if (changed.length === 0) return;
    await updateDonation(transaction, id, { content, properties, hash: hashContent(content) });
    await writeLog(transaction, { textId: id, action: 'edited', actor, details: changed.join(', ') });
  });
}

/** Puts the text into the corpus; its analysis is the work of a background job. */
export async function acceptDonation(db: Database, id: string, actor: Actor): Promise<void> {
  await withWaiting(db, id, async (transaction, { content, properties, addedAt }) => {
    const year = { name: YEAR_PROPERTY, value: String(addedAt.getFullYear()) };
    const dated = properties.some(({ name }) => name === YEAR_PROPERTY) ? properties : [year, ...properties];
    assertListable(properties);
    const text = { ...cleanDonation(content, dated, 'text'), id };
    await decideDonation(transaction, id, 'accepted', null);
    await writeLog(transaction, { textId: id, action: 'accepted', actor });
    await saveTexts(transaction, [text], { isDemo: false, removesDemo: false });
  });
}

export async function refuseDonation(db: Database, id: string, reason: string, actor: Actor): Promise<void> {
  await withWaiting(db, id, async (transaction) => {
    await decideDonation(transaction, id, 'refused', reason);
    await writeLog(transaction, { textId: id, action: 'refused', actor, details: reason });
  });
}

/** Decides on each text by itself: one that cannot be decided keeps no other one back. */
export async function decideTogether(
  db: Database,
  decisions: ReviewDecisions,
  actor: Actor,
): Promise<ReviewDecisionsResponse> {
  const results: ReviewDecisionsResponse = [];
  for (const id of new Set(decisions.ids)) {
    try {
      if (decisions.decision === 'accept') await acceptDonation(db, id, actor);
      else await refuseDonation(db, id, decisions.reason, actor);
      results.push({ id, error: null });
    } catch (error) {
      if (!(error instanceof RequestFailure)) throw error;
      results.push({ id, error: error.errors[0] ?? makeApiError('InvalidRequest', error.message) });
    }
  }
  return results;
}

/** The text query finds a text by its subcorpus and shows its title: 400 without them. */
function assertListable(properties: DonatedText['properties']): void {
  const read = (name: string) => properties.find((each) => each.name === name)?.value;
  if (!Object.hasOwn(subcorpora, read(SUBCORPUS_PROPERTY) ?? '')) {
    const message = 'Choose the subcorpus of the text (property "korpus") before it is accepted.';
    throw badRequest('NoSubcorpusPicked', SUBCORPUS_PROPERTY, message);
  }
  if (read(TITLE_PROPERTY) === undefined)
    throw badRequest('MandatoryField', TITLE_PROPERTY, 'Give the text a title before it is accepted.');
}

/** Runs a change of a donation that nobody has decided on; 404 without the donation, 409 after the decision. */
async function withWaiting(
  db: Database,
  id: string,
  change: (transaction: DatabaseTransaction, donation: DonatedText) => Promise<void>,
): Promise<void> {
  await db.transaction(async (transaction) => {
    const donation = await findDonation(transaction, { id }, true);
    if (donation === null) throw noDonation();
    if (donation.state !== 'waiting')
      throw refuse(409, 'AlreadyDecided', `The text is ${donation.state} already.`);
    await change(transaction, donation);
  });
}

function listChanges(before: DonatedText, after: Pick<DonatedText, 'content' | 'properties'>): string[] {
  const read = ({ properties }: Pick<DonatedText, 'properties'>, name: string) =>
    JSON.stringify(properties.filter((each) => each.name === name).map(({ value }) => value));
  const names = new Set([...before.properties, ...after.properties].map(({ name }) => name));
  const changed = [...names].filter((name) => read(before, name) !== read(after, name)).sort();
  return before.content === after.content ? changed : ['content', ...changed];
}

function noDonation(): RequestFailure {
  return refuse(404, 'NotFound', 'There is no such donated text.');
}
