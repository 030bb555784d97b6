import type { Role } from '@keelerada/contract/fields/status';
import { writeAdminLog, type Actor } from '../../platform/admin-log/admin-log.repository';
import type { Database } from '../../platform/database/database-connection';
import { makeApiError, RequestFailure } from '../../platform/errors/request-failure';
import { lockForRoleChange, writeRole } from './account.repository';

/**
 * Gives an account another role; the next call of its owner finds it changed. 404 without the account, 409 where nobody
 * would be left who could give the role again.
 */
export async function changeRole(db: Database, id: string, role: Role, actor: Actor): Promise<void> {
  await db.transaction(async (transaction) => {
    const { found, administrators } = await lockForRoleChange(transaction, id);
    if (found === null) {
      throw new RequestFailure(404, [makeApiError('NotFound', 'There is no such account.')]);
    }
    if (found.role === role) return;
    if (found.role === 'ADMIN' && administrators === 1) {
      const message = 'This is the last administrator. Make somebody else an administrator first.';
      throw new RequestFailure(409, [makeApiError('LastAdministrator', message, 'role')]);
    }
    await writeRole(transaction, id, role);
    await writeAdminLog(transaction, [
      {
        actor,
        action: role === 'ADMIN' ? 'role_given' : 'role_taken',
        subject: found.email ?? found.identity,
        details: 'ADMIN',
      },
    ]);
  });
}
