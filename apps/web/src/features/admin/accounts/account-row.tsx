import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import Typography from '@mui/material/Typography';
import type { Account } from '@keelerada/contract/site/account';
import { useTranslation } from 'react-i18next';
import { useDateFormat } from '../../../shared/i18n/use-language';
import { rowStyle } from '../admin-list';
import { AskingButton } from '../asking-button';
import type { RoleChange } from './use-role-change';

interface AccountRowProps {
  readonly account: Account;
  readonly change: RoleChange;
}

/** One person with what may be done to the role. */
export function AccountRow({ account, change }: AccountRowProps) {
  const { t } = useTranslation('admin');
  const formatMoment = useDateFormat();
  const { firstName, email, identity, role, signedInAt, isOwn } = account;
  const isAdministrator = role === 'ADMIN';
  const act = t(isAdministrator ? 'accounts.take' : 'accounts.give');
  return (
    <Box
      component="li"
      sx={{
        ...rowStyle,
        gap: 1,
        alignItems: 'center',
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) 200px 260px' },
      }}
    >
      <Box sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
        <Typography sx={{ fontWeight: 650 }}>
          {firstName}
          {isOwn && ` (${t('accounts.own')})`}
          {isAdministrator && (
            <Chip
              component="span"
              size="small"
              variant="outlined"
              label={t('accounts.administrator')}
              sx={{ ml: 1 }}
            />
          )}
        </Typography>
        <Typography variant="body2" color="text.secondary">
          {email ?? identity}
        </Typography>
      </Box>
      <Typography variant="body2" color="text.secondary">
        {t('accounts.signed_in', { time: formatMoment(signedInAt) })}
      </Typography>
      <AskingButton
        size="small"
        disabled={change.isBusy}
        aria-label={`${act}: ${firstName}`}
        sx={{ justifySelf: { xs: 'start', md: 'end' } }}
        action={act}
        question={t(
          isOwn ? 'accounts.ask_own' : isAdministrator ? 'accounts.ask_take' : 'accounts.ask_give',
          {
            name: `${firstName} (${email ?? identity})`,
          },
        )}
        onConfirm={() => change.run(account, isAdministrator ? 'USER' : 'ADMIN')}
      >
        {act}
      </AskingButton>
    </Box>
  );
}
