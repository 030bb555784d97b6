import type { FastifyInstance } from 'fastify';
import { registerAccounts } from '../modules/account/account.routes';
import { registerAdmin, type AdminParts } from '../modules/admin/admin.routes';
import { registerJobs, type JobParts } from '../modules/admin/job.routes';
import { registerImports } from '../modules/corpus-import/corpus-import.routes';
import type { ImportParts } from '../modules/corpus-import/run-imports';
import { registerCorpusTexts, type CorpusTextParts } from '../modules/corpus-text/corpus-text.routes';
import { withdrawAccepted } from '../modules/donation/withdraw-accepted';
import { registerPublishing } from '../modules/site-content/site-content.routes';
import { checkOrigin } from '../platform/session/check-origin';
import { requireRole } from '../platform/session/require-role';

export interface AdministrationParts
  extends AdminParts, JobParts, ImportParts, Omit<CorpusTextParts, 'withdrawDonation'> {
  readonly publicUrl: string | null;
}

/** Everything that only administrators may do, but for the review of donations. */
export async function registerAdministration(
  app: FastifyInstance,
  parts: AdministrationParts,
): Promise<void> {
  await registerAdmin(app, parts);
  await app.register(async (scope) => {
    // Before the body is read: others learn nothing of what a call takes.
    scope.addHook('onRequest', requireRole('ADMIN', parts));
    scope.addHook('onRequest', checkOrigin(parts.publicUrl));
    registerAccounts(scope, parts.db);
    registerJobs(scope, parts);
    registerCorpusTexts(scope, { ...parts, withdrawDonation: withdrawAccepted });
    registerPublishing(scope, parts.db);
    await registerImports(scope, parts);
  });
}
