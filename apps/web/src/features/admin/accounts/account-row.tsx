import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import Typography from '@mui/material/Typography';
import type { Account } from '@keelerada/contract/account';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useDateFormat } from '../../../shared/i18n/use-language';
import { ConfirmDialog } from '../confirm-dialog';
import type { RoleChange } from './use-role-change';

interface AccountRowProps {
  readonly account: Account;
  readonly change: RoleChange;
}

/** One person with what may be done to the role. */
export function AccountRow({ account, change }: AccountRowProps) {
  const { t } = useTranslation('admin');
  const formatMoment = useDateFormat();
  const [isAsked, setIsAsked] = useState(false);
  const { firstName, email, identity, role, signedInAt, isOwn } = account;
  const isAdministrator = role === 'ADMIN';
  const act = t(isAdministrator ? 'accounts.take' : 'accounts.give');
  return (
    <Box
      component="li"
      sx={{
        display: 'grid',
        gap: 1,
        alignItems: 'center',
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) 200px 260px' },
        py: 1.5,
        borderBottom: 1,
        borderColor: 'divider',
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
      <Button
        variant="outlined"
        size="small"
        disabled={change.isBusy}
        onClick={() => setIsAsked(true)}
        aria-label={`${act}: ${firstName}`}
        sx={{ justifySelf: { xs: 'start', md: 'end' } }}
      >
        {act}
      </Button>
      <ConfirmDialog
        isOpen={isAsked}
        title={act}
        confirm={act}
        onClose={() => setIsAsked(false)}
        onConfirm={() => {
          setIsAsked(false);
          change.run(account, isAdministrator ? 'USER' : 'ADMIN');
        }}
      >
        <Typography>
          {t(isOwn ? 'accounts.ask_own' : isAdministrator ? 'accounts.ask_take' : 'accounts.ask_give', {
            name: `${firstName} (${email ?? identity})`,
          })}
        </Typography>
      </ConfirmDialog>
    </Box>
  );
}
