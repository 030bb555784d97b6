import LogoutIcon from '@mui/icons-material/Logout';
import IconButton from '@mui/material/IconButton';
import Tooltip from '@mui/material/Tooltip';
import { useTranslation } from 'react-i18next';
import { useLogout } from './use-logout';

export function LogoutButton() {
  const { t } = useTranslation('session');
  const { mutate, isPending } = useLogout('chosen');
  return (
    <Tooltip title={t('logout')}>
      <IconButton aria-label={t('logout')} loading={isPending} onClick={() => mutate()}>
        <LogoutIcon />
      </IconButton>
    </Tooltip>
  );
}
