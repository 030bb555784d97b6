import { roles, type Role } from '@keelerada/contract/fields/status';
import { Argument, type Command } from 'commander';
import { grantRole, listAccounts, type KnownAccount } from '../../platform/session/session.repository';
import type { CommandContext } from '../context/command-context';
import { withStore } from '../context/with-store';
import { CommandFailure } from '../context/command-failure';

/** `keelerada grant-role [ACCOUNT ROLE]` */
export function addGrantRoleCommand(program: Command, context: CommandContext): void {
  program
    .command('grant-role')
    .summary('make somebody an administrator, or a user again')
    .description(
      'Gives an account a role. An account is made when somebody signs in for the first time. Without arguments it lists the accounts.',
    )
    .argument('[account]', 'e-mail address or id of the account')
    .addArgument(new Argument('[role]', 'the role').choices(roles))
    .action(async (name: string | undefined, role: Role | undefined) => {
      await withStore(context, async ({ db }) => {
        if (name === undefined) return showAccounts(await listAccounts(db), context);
        if (role === undefined) throw new CommandFailure(`Name a role: ${roles.join(' or ')}.`);
        const changed = await grantRole(db, name, role);
        if (changed.length === 0)
          throw new CommandFailure(
            `There is no account ${name}. An account is made when its owner signs in for the first time.`,
          );
        showAccounts(changed, context);
      });
    });
}

function showAccounts(accounts: readonly KnownAccount[], { stdout, stderr }: CommandContext): void {
  if (accounts.length === 0) stderr.write('Nobody has signed in yet.\n');
  for (const { id, firstName, email, role } of accounts)
    stdout.write(`${[id, role, email ?? '-', firstName].join('\t')}\n`);
}
