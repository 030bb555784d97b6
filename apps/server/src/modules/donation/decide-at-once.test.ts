import { expect, it } from 'vitest';
import { describeOnBothDatabases } from '../../platform/database/testing/test-databases';
import { beginSession, findByRefreshToken, saveAccount } from '../../platform/session/session.repository';
import { receiveDonation } from './receive-donation';
import { readForReview, refuseDonation } from './review-donation';

describeOnBothDatabases('decisions that come at once', (database) => {
  it('only the first one counts and stands in the log', async () => {
    const { db } = database().connection;
    const identity = { issuer: 'i', subject: 's', firstName: 'Mari', email: null };
    await beginSession(db, await saveAccount(db, identity), 'token', {
      expiresAt: new Date(Date.now() + 60_000),
      idleMinutes: 30,
    });
    const actor = (await findByRefreshToken(db, 'token'))!;
    const form = { pealkiri: 'Otsus', sisu: 'Jõgi on lai.' };
    const { id } = await receiveDonation(db, new Uint8Array(32), form, undefined);
    const reasons = ['esimene', 'teine', 'kolmas', 'neljas', 'viies'];
    const decided = await Promise.allSettled(reasons.map((reason) => refuseDonation(db, id, reason, actor)));
    expect(decided.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    const { reason, log } = await readForReview(db, id);
    expect(log.map(({ action, details }) => [action, details])).toEqual([
      ['received', null],
      ['refused', reason],
    ]);
  });
});
