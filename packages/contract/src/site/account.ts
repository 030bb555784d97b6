import { z } from 'zod';
import { defineCall } from '../fields/call';
import { roles } from '../fields/status';
import { trimUnseen } from '../fields/typed-text';

const MAX_SEARCH_CHARACTERS = 200;
export const MAX_LISTED_ACCOUNTS = 200;

export const accountSchema = z.object({
  id: z.guid(),
  firstName: z.string(),
  email: z.string().nullable(),
  identity: z.string().describe('Issuer and subject, as the identity provider names the person'),
  role: z.enum(roles),
  createdAt: z.iso.datetime().describe('First sign-in'),
  signedInAt: z.iso.datetime().describe('Last sign-in'),
  isOwn: z.boolean().describe('Whether it is the account of the caller'),
});
export const accountsResponseSchema = z.object({
  accounts: z.array(accountSchema),
  total: z.int().describe(`All that were found; ${MAX_LISTED_ACCOUNTS} at most are listed`),
});

export const accountsCall = defineCall('admin', 'GET /api/admin/accounts', {
  summary: 'Accounts with their roles, by words of name, e-mail address or identity',
  /** Those that have the words in their name, e-mail address or identity; administrators first. */
  query: z.object({ search: z.string().overwrite(trimUnseen).max(MAX_SEARCH_CHARACTERS).default('') }),
  answer: accountsResponseSchema,
});

export const roleCall = defineCall('admin', 'POST /api/admin/accounts/:id/role', {
  summary: 'Gives an account a role; the last administrator stays one (409)',
  params: z.object({ id: z.guid() }),
  body: z.object({ role: z.enum(roles) }).meta({ examples: [{ role: 'ADMIN' }] }),
  answer: accountsResponseSchema,
});

export type Account = z.infer<typeof accountSchema>;
export type AccountsResponse = z.infer<typeof accountsResponseSchema>;
